import { plain } from '@/lib/core/numbers';
import type { NotApplied, Step, Text } from '@/lib/calc/evaluation';
import type { Rule } from '@/lib/core/rule';

/*
 * The modifiers of a chart as data. A tool weighs its list once a case; the steps of those that apply and the lines of
 * those that do not are both made from what comes out, so that the two cannot disagree about a modifier.
 */

/** Whether a condition holds of a case in which the modifier is worth so much. */
export type Holds<Case> = (one: Case, value: number) => boolean;

/** A condition that is told apart from the others of its modifier. */
export interface Need<Case> {
  /** why the modifier does not apply where it fails: the last part of its message */
  readonly reason: string;
  /** of its line, where they are not those of the modifier */
  readonly rule?: Rule;
  readonly line?: string;
  /** it has no line: that of this modifier, which then does not apply either, says it for both */
  readonly saidBy?: string;
  readonly holds: Holds<Case>;
}

/** One modifier of a chart: what it is worth, and what it needs to apply. */
export interface Modifier<Case> {
  readonly id: string;
  readonly rule: Rule;
  readonly value: number | ((one: Case) => number);
  /**
   * its conditions in order: the first that fails is the reason why it does not apply, that of the id where it has none
   * of its own. Without any it applies where it is worth anything
   */
  readonly needs?: readonly (Holds<Case> | Need<Case>)[];
  /** what the sentence of the condition that failed needs to name */
  readonly params?: (one: Case) => Text['params'];
}

/** The condition that a modifier is worth anything. */
export const worth: Holds<unknown> = (_, value) => value !== 0;
const WORTH = [worth];

export interface Applied {
  readonly id: string;
  readonly rule: Rule;
  readonly value: number;
}

/** One that was weighed, with the entry of its list. */
export interface AppliedOf<Entry> extends Applied {
  readonly modifier: Entry;
}

export interface Failed {
  readonly id: string;
  readonly rule: Rule;
  /** which condition failed, the last part of its message */
  readonly reason: string;
  readonly params?: Text['params'];
}

/** What became of a list of modifiers in one case. */
export interface Weighed<One extends Applied = Applied> {
  readonly applied: readonly One[];
  readonly not: readonly Failed[];
}

/** Weighs every modifier of a list, in its order: each is in `applied` or in `not`. */
export function weigh<Case, Entry extends Modifier<Case>>(
  list: readonly (Entry & Modifier<Case>)[],
  one: Case,
): Weighed<AppliedOf<Entry>> {
  const applied: AppliedOf<Entry>[] = [];
  const not: Failed[] = [];
  for (const modifier of list) {
    const { id, rule, needs = WORTH } = modifier;
    const value = typeof modifier.value === 'number' ? modifier.value : modifier.value(one);
    const failed = needs.find((need) => !(typeof need === 'function' ? need : need.holds)(one, value));
    if (!failed) applied.push({ id, rule, value, modifier });
    else if (typeof failed === 'function') not.push(failedLine(modifier, { reason: id }, one));
    else if (failed.saidBy === undefined) not.push(failedLine(modifier, failed, one));
  }
  return { applied, not };
}

function failedLine<Case>(modifier: Modifier<Case>, need: Omit<Need<Case>, 'holds'>, one: Case): Failed {
  const { line: id = modifier.id, rule = modifier.rule, reason } = need;
  const params = modifier.params?.(one);
  return params ? { id, rule, reason, params } : { id, rule, reason };
}

/** The line of a modifier that is not weighed here, whatever the case: a rule sets its whole list aside. */
export const setAside = ({ id, rule }: Pick<Failed, 'id' | 'rule'>): Failed => ({ id, rule, reason: id });

/** What the modifiers that apply come to together. */
export const sumOf = (applied: readonly Applied[]): number => applied.reduce((sum, { value }) => sum + value, 0);

/** How the steps of a list are written. */
export interface StepWords {
  readonly words: (one: Applied) => Text;
  /** how the value before and after is shown; as it is, with a real minus sign */
  readonly show?: (value: number) => string | number;
  /** the part of the case whose modifiers they are: each step carries it, and its id begins with it */
  readonly part?: string;
}

/** A step for each modifier that applies, with the running value before and after it. */
export function modifierSteps(
  start: number,
  applied: readonly Applied[],
  { words, show = plain, part }: StepWords,
): readonly Step[] {
  let value = start;
  return applied.map((one) => {
    const before = value;
    value += one.value;
    const { id, rule } = one;
    const change = { text: words(one), before: show(before), after: show(value) };
    return part === undefined ? { id, rule, ...change } : { id: `${part}-${id}`, of: id, part, rule, ...change };
  });
}

/** A line for each modifier that does not apply, with the condition that failed; of one part of the case, or of all. */
export const failedLines = (
  not: readonly Failed[],
  say: (reason: string, params?: Text['params']) => Text,
  part?: string,
): readonly NotApplied[] =>
  not.map(({ id, rule, reason, params }) => {
    const sentence = say(reason, params);
    return part === undefined
      ? { id, rule, text: sentence }
      : { id: `${part}-${id}`, of: id, parts: [part], rule, text: sentence };
  });

/**
 * A list of modifiers or bars as the ledger of a tool shows it, so that it can be proved that each stands there exactly
 * once: in a step of its own, or in a line that is its own or that of its failed condition. Where a case
 * does not come to the list, nothing of it stands there.
 */
export interface ShownModifiers {
  readonly list: readonly Pick<Modifier<never>, 'id' | 'needs'>[];
  /** the parts of the case that weigh it, where the steps and lines of others have the same modifiers */
  readonly parts?: readonly string[];
  /**
   * weighed for each unit or part of the case by itself, so that steps and lines carry the modifier that they are of.
   * "unit": each carries the units that it is about, and each unit has a step or a line. "part": a line says that it
   * holds for none
   */
  readonly per?: 'unit' | 'part';
  /** what a step is of that stands for each unit that comes to the list: without it a unit has no steps of the list */
  readonly with?: string;
  /** the line that names the units for which another rule sets the list aside */
  readonly aside?: string;
  /** a case may stop before it uses the list: then lines say what does not apply, and no step stands */
  readonly unused?: true;
}
