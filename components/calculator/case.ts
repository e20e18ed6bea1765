import { parseInput, run } from '@/lib/calc/calculator';
import type { Input } from '@/lib/calc/check';
import type { Block, DieFaces, Evaluation, Refusal } from '@/lib/calc/evaluation';
import { isAsked, isDie, isPick, type FormField } from '@/lib/calc/form';
import { ok, type Result } from '@/lib/core/result';
import { withoutUnitDice } from '@/components/calculator/form/unit-dice';
import { askedOnly } from '@/components/calculator/asked';
import type { Tool } from '@/components/calculator/tool';

/** What a tool says to an input. */
export interface Answer {
  /** to all that was given, dice included */
  readonly result: Result<Evaluation, Refusal>;
  /** what comes first before the dice; undefined while the case is refused */
  readonly first: Block | undefined;
  /** where the faces of its dice lead; none while the case is refused */
  readonly dice: readonly DieFaces[];
  /** at least one die has been given */
  readonly rolled: boolean;
}

const without = (input: Input, names: readonly string[]): Input =>
  names.some((name) => input[name] !== undefined)
    ? Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)))
    : input;

/** An input with every die taken away, those of units too; each of the tool's own dice is named as not given. */
export const withoutDice = (tool: Tool, input: Input): Input => ({
  ...withoutUnitDice(tool.form, input),
  ...Object.fromEntries(dice(tool).map((name) => [name, undefined])),
});

const dice = (tool: Tool): readonly string[] => tool.form.filter(isDie).map(({ name }) => name);
/**
 * The dice that the form asks for in a case: one that was given before another field put it away has not been rolled.
 */
export const askedDice = ({ form }: Tool, input: Input): readonly FormField[] =>
  form.filter((field) => isDie(field) && isAsked(field, form, input));
/** Picks that answer to what the dice did, and mean nothing before them. */
const picksAfterDice = (tool: Tool): readonly string[] =>
  dice(tool).length
    ? tool.form.filter((field) => isPick(field) && field.info.control === 'hidden').map(({ name }) => name)
    : [];

/** What the calculator says to the part of an input that the form shows. */
export const evaluated = (tool: Tool, input: Input): Result<Evaluation, Refusal> =>
  run(tool.calc, askedOnly(tool.form, input), tool.data);

/** The dice that an answer has no use for; none while the case is refused. */
const idleDice = (result: Answer['result']): readonly string[] => (result.ok ? (result.value.idleDice ?? NONE) : NONE);
const NONE: readonly string[] = [];

/**
 * The dice that the form does not show. A refused case shows those of the last answer that was none, so that a slip
 * does not fill the screen with dice that nobody rolls; what has been entered stays where it can be taken back.
 */
export function unshownDice(tool: Tool, input: Input, { result }: Answer, good: Answer | undefined): readonly string[] {
  if (result.ok) return idleDice(result);
  const idle = good ? idleDice(good.result) : askedDice(tool, input).map(({ name }) => name);
  return idle.filter((name) => input[name] === undefined);
}

/** An input with what its tool says to it. */
export interface Settled {
  readonly input: Input;
  /** the part of it that the form shows: what is evaluated */
  readonly shown: Input;
  /** the schema accepts that part */
  readonly accepted: boolean;
  readonly answer: Answer;
}

/** One evaluation for everything that the screen shows of a case. */
function ask(tool: Tool, input: Input): Settled {
  const shown = askedOnly(tool.form, input);
  const parsed = parseInput(tool.calc, shown);
  const found = parsed.ok ? tool.calc.evaluate(parsed.value, tool.data, { dice: true }) : parsed;
  return { input, shown, accepted: parsed.ok, answer: answerFrom(tool, input, found) };
}

function answerFrom(tool: Tool, input: Input, found: Result<Evaluation, Refusal>): Answer {
  const idle = idleDice(found);
  const rolled = askedDice(tool, input).some(({ name }) => input[name] !== undefined && !idle.includes(name));
  if (!found.ok) return { result: found, first: undefined, dice: [], rolled };
  const { dice: view, ...evaluation } = found.value;
  const [first] = evaluation.outcome.blocks;
  return {
    result: ok(evaluation),
    first: (rolled ? view?.first : undefined) ?? first,
    dice: view?.faces ?? [],
    rolled,
  };
}

export const answerTo = (tool: Tool, input: Input): Answer => ask(tool, input).answer;

/**
 * An input without the picks that it no longer allows: those that its own evaluation refuses, and those that answer to
 * dice which have been taken away. Everything else stays as it was typed.
 */
export function settled(tool: Tool, wanted: Input): Settled {
  const rolledAll = askedDice(tool, wanted).every(({ name }) => wanted[name] !== undefined);
  let kept = rolledAll ? wanted : without(wanted, picksAfterDice(tool));
  for (;;) {
    const found = ask(tool, kept);
    const refused = refusedPick(tool, found);
    if (!refused) return found;
    kept = without(kept, [refused.name]);
  }
}

const refusedPick = ({ form }: Tool, { input, answer: { result } }: Settled): FormField | undefined =>
  result.ok
    ? undefined
    : form.find((field) => field.name === result.error.field && isPick(field) && input[field.name] !== undefined);
