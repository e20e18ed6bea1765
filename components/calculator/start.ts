import { cellsIn, momentIn, readAddress, type GameMoment } from '@/lib/calc/address';
import { checkInput, keepValid, type Input } from '@/lib/calc/check';
import type { Refusal } from '@/lib/calc/evaluation';
import { nowCalled } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';
import { settled } from '@/components/calculator/case';
import { beginAnew, countsOf, keptOf } from '@/components/calculator/kept';
import type { Tool } from '@/components/calculator/tool';

/** What a tool opens with. */
export interface Start {
  readonly input: Input;
  /** the address could not be used: the last stored input is shown instead */
  readonly damaged?: Refusal;
  /** names of fields whose stored or picked value no longer holds */
  readonly dropped: readonly string[];
  /** text of the chart cells that came with the case */
  readonly cells?: string | undefined;
  /** the counts of the device, whether or not the case goes on with them */
  readonly counts: Input;
}

/**
 * The case of the address; without one, or when it is damaged, the last stored input; else the defaults. Counts that
 * the device keeps go on in all but the case of another device. From the checklist the tool stands in its turn and
 * scenario; so it does where it was never used otherwise, if a game is being played.
 */
export function startOf(
  tool: Tool,
  query: string,
  given: Input | undefined,
  counts: Input = {},
  playing?: GameMoment,
): Start {
  const stored = given && inTodaysNames(tool, given);
  const address = readAddress(tool.calc, query, tool.form);
  const cells = cellsIn(query);
  const goingOn = keptOf(tool.form, counts);
  const rest = { cells, counts: countsOf(tool, counts) };
  if (address.ok && address.value) {
    const own = stored !== undefined && same(address.value, keepValid(tool.calc, stored).input);
    const wanted = own ? keepValid(tool.calc, { ...address.value, ...goingOn }).input : address.value;
    const { input } = settled(tool, wanted);
    return { input, dropped: namesGone(wanted, input), ...rest };
  }
  const kept = keepValid(tool.calc, { ...stored, ...goingOn });
  const wanted = standing(tool, kept.input, momentIn(query) ?? (stored ? undefined : playing));
  const { input } = settled(tool, wanted);
  return {
    input,
    dropped: [...kept.dropped, ...namesGone(wanted, input)],
    ...rest,
    ...(address.ok ? {} : { damaged: address.error }),
  };
}

/** A case begun afresh: its counts go on, and it stands where the game does. */
export const afresh = (tool: Tool, counts: Input, playing: GameMoment | undefined): Input =>
  settled(tool, standing(tool, beginAnew(tool, counts), playing)).input;

/** An input that an older version stored, with its values as they are called now. */
const inTodaysNames = ({ form }: Tool, stored: Input): Input => ({
  ...stored,
  ...Object.fromEntries(
    form
      .filter(({ name, info }) => info.formerly && stored[name] !== undefined)
      .map((field) => [field.name, nowCalled(field, stored[field.name])]),
  ),
});

/** An input in the turn and the scenario of the game, where the tool asks for them and takes them. */
function standing({ calc, form }: Tool, input: Input, moment: GameMoment | undefined): Input {
  let now = input;
  for (const [name, value] of Object.entries(moment ?? {})) {
    if (!form.some((field) => field.name === name)) continue;
    const next = checkInput(calc, { ...now, [name]: value });
    if (next.ok) now = next.value;
  }
  return now;
}

const namesGone = (before: Input, after: Input): readonly string[] =>
  Object.keys(before).filter((name) => before[name] !== undefined && !same(before[name], after[name]));
