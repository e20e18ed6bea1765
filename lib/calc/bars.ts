import { text, type NotApplied, type Step, type Text } from '@/lib/calc/evaluation';
import type { Rule } from '@/lib/core/rule';

/*
 * Conditions of an action, for the tools that say whether something may be done: a list sorted once a case, so that
 * what forbids it and what does not stand in its way come from the same entry.
 */

/** What forbids an action. */
export interface Bar<Situation> {
  readonly id: string;
  readonly rule: Rule | ((situation: Situation) => Rule);
  /** whether the question comes up at all; always where this is not given */
  readonly when?: (situation: Situation) => boolean;
  readonly stops: (situation: Situation) => boolean;
  /** which of several reasons keeps it from stopping; where there is only one, its id says it */
  readonly spares?: (situation: Situation) => string;
}
/** A bar without its condition. */
export interface Barred {
  readonly id: string;
  readonly rule: Rule;
  /** why it does not stop, where that is not plain from its id */
  readonly reason?: string;
}

/** The bars that stop a case, and those that do not. */
export interface SortedBars {
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
}

/** The rule of a bar in this case. */
export const ruleOf = <Situation>({ rule }: Pick<Bar<Situation>, 'rule'>, situation: Situation): Rule =>
  typeof rule === 'string' ? rule : rule(situation);

/** The bars in force and the others that come up, each in the order of the rules. */
export function sortBars<Situation>(bars: readonly Bar<Situation>[], situation: Situation): SortedBars {
  const [barred, free]: [Barred[], Barred[]] = [[], []];
  for (const one of bars) {
    const { id, when, stops, spares } = one;
    if (when && !when(situation)) continue;
    const bar = { id, rule: ruleOf(one, situation) };
    if (stops(situation)) barred.push(bar);
    else free.push(spares ? { ...bar, reason: spares(situation) } : bar);
  }
  return { barred, free };
}

/** A step, or a line of what does not apply, for each bar. */
export const barLines = (bars: readonly Barred[], words: (id: string) => Text): readonly (Step & NotApplied)[] =>
  bars.map(({ id, rule, reason = id }) => ({ id, rule, text: words(reason) }));

type Params = Text['params'];

/** Why it is forbidden: the message "<tool>.bar.<id>". */
export const barSteps = (tool: string, barred: readonly Barred[], params?: Params): readonly Step[] =>
  barLines(barred, (id) => text(`${tool}.bar.${id}`, params));
/** Why this does not stand in the way: the message "<tool>.free.<id>". */
export const barsMet = (tool: string, free: readonly Barred[], params?: Params): readonly NotApplied[] =>
  barLines(free, (id) => text(`${tool}.free.${id}`, params));
