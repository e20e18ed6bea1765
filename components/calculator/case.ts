import { run } from '@/lib/calc/calculator';
import type { Input } from '@/lib/calc/check';
import type { Evaluation, Refusal } from '@/lib/calc/evaluation';
import { isAsked, isDie, isPick, type FormField } from '@/lib/calc/form';
import type { Result } from '@/lib/core/result';
import { withoutUnitDice } from '@/components/calculator/form/unit-dice';
import { askedOnly } from '@/components/calculator/asked';
import type { Tool } from '@/components/calculator/tool';

/** What a tool says to an input. */
export interface Answer {
  /** to all that was given, dice included */
  readonly result: Result<Evaluation, Refusal>;
  /** to the situation before the dice; undefined when it is refused */
  readonly before: Evaluation | undefined;
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

/** An input as it was before anyone picked what follows from the dice. */
export const beforePicks = (tool: Tool, input: Input): Input => without(input, picksAfterDice(tool));

/** What the calculator says to the part of an input that the form shows. */
export const evaluated = (tool: Tool, input: Input): Result<Evaluation, Refusal> =>
  run(tool.calc, askedOnly(tool.form, input), tool.data);

/** The dice that an answer has no use for; none while the case is refused. */
export const idleDice = (result: Answer['result']): readonly string[] =>
  result.ok ? (result.value.idleDice ?? NONE) : NONE;
const NONE: readonly string[] = [];

export function answerTo(tool: Tool, input: Input): Answer {
  const result = evaluated(tool, input);
  const idle = idleDice(result);
  const rolled = askedDice(tool, input).some(({ name }) => input[name] !== undefined && !idle.includes(name));
  const before = rolled ? evaluated(tool, without(input, [...dice(tool), ...picksAfterDice(tool)])) : result;
  return { result, before: before.ok ? before.value : undefined, rolled };
}

/**
 * An input without the picks that it no longer allows: those that its own evaluation refuses, and those that answer to
 * dice which have been taken away. Everything else stays as it was typed.
 */
export function dropVoidPicks(tool: Tool, input: Input): Input {
  const rolledAll = askedDice(tool, input).every(({ name }) => input[name] !== undefined);
  let kept = rolledAll ? input : without(input, picksAfterDice(tool));
  for (;;) {
    const result = evaluated(tool, kept);
    const refused = result.ok
      ? undefined
      : tool.form.find((field) => field.name === result.error.field && isPick(field) && kept[field.name] !== undefined);
    if (!refused) return kept;
    kept = without(kept, [refused.name]);
  }
}
