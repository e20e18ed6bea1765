import { plain } from '@/lib/core/numbers';
import type { NotApplied, Step, Text } from '@/lib/calc/evaluation';

/*
 * The modifiers of a chart as data. A tool weighs its list once a case; the steps of those that apply and the lines of
 * those that do not are both made from what comes out, so that the two cannot disagree about a modifier.
 */

/** One modifier of a chart: what it is worth, when it applies, and why it does not. */
export interface Modifier<Case> {
  readonly id: string;
  readonly rule: string;
  /** what it is worth where it applies */
  readonly value: number | ((one: Case) => number);
  /** without this it applies where it is worth anything; with it a modifier of 0 can apply */
  readonly applies?: (one: Case) => boolean;
  /** where several conditions can fail: which one did, as the last part of its message; undefined for that of the id */
  readonly fails?: (one: Case) => string | undefined;
  /** what the sentence of the condition that failed needs to name */
  readonly params?: (one: Case) => Text['params'];
  /** by what `fails` answers: where its line differs from that of the id */
  readonly lines?: Readonly<Record<string, FailedLine>>;
}

export interface FailedLine {
  readonly id?: string;
  readonly rule?: string;
  /** it has no line of its own: that of this modifier, which then does not apply either, says it for both */
  readonly saidBy?: string;
}

export interface Applied {
  readonly id: string;
  readonly rule: string;
  readonly value: number;
}

export interface Failed {
  readonly id: string;
  readonly rule: string;
  /** which condition failed, the last part of its message */
  readonly reason: string;
  readonly params?: Text['params'];
}

/** What became of a list of modifiers in one case. */
export interface Weighed {
  readonly applied: readonly Applied[];
  readonly not: readonly Failed[];
}

/** Weighs every modifier of a list, in its order: each is in `applied` or in `not`. */
export function weigh<Case>(list: readonly Modifier<Case>[], one: Case): Weighed {
  const applied: Applied[] = [];
  const not: Failed[] = [];
  for (const modifier of list) {
    const { id, rule, value, applies } = modifier;
    const holds = applies?.(one);
    const worth = holds === false ? 0 : typeof value === 'number' ? value : value(one);
    if (holds ?? worth !== 0) applied.push({ id, rule, value: worth });
    else {
      const failed = failedOf(modifier, one);
      if (failed) not.push(failed);
    }
  }
  return { applied, not };
}

/** The line of a modifier that does not apply; undefined where that of another one says it. */
export function failedOf<Case>({ id, rule, fails, params, lines }: Modifier<Case>, one: Case): Failed | undefined {
  const reason = fails?.(one) ?? id;
  const line = lines?.[reason];
  if (line?.saidBy !== undefined) return undefined;
  const [lineId, lineRule] = [line?.id ?? id, line?.rule ?? rule];
  const named = params?.(one);
  return named ? { id: lineId, rule: lineRule, reason, params: named } : { id: lineId, rule: lineRule, reason };
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
  /** stands before the id of each step */
  readonly prefix?: string;
}

/** A step for each modifier that applies, with the running value before and after it. */
export function modifierSteps(
  start: number,
  applied: readonly Applied[],
  { words, show = plain, prefix = '' }: StepWords,
): readonly Step[] {
  let value = start;
  return applied.map((one) => {
    const before = value;
    value += one.value;
    return { id: prefix + one.id, rule: one.rule, text: words(one), before: show(before), after: show(value) };
  });
}

/** A line for each modifier that does not apply, with the condition that failed. */
export const failedLines = (
  not: readonly Failed[],
  say: (reason: string, params?: Text['params']) => Text,
  prefix = '',
): readonly NotApplied[] =>
  not.map(({ id, rule, reason, params }) => ({ id: prefix + id, rule, text: say(reason, params) }));

/**
 * A list of modifiers or bars as the ledger of a tool shows it, so that it can be proved that each stands there exactly
 * once: in a step whose id is its own, or in a line whose id is its own or that of its failed condition. Where a case
 * does not come to the list, nothing of it stands there.
 */
export interface ShownModifiers {
  readonly list: readonly Pick<Modifier<never>, 'id' | 'lines'>[];
  /** what stands before the ids in the steps; more than one where one line says that it holds for none of several */
  readonly steps?: string | readonly string[];
  /** what stands before the ids in the lines */
  readonly lines?: string;
  /**
   * "unit": weighed for each unit by itself: its number stands before the ids of the steps, and a line names the units
   * that it holds for. "part": weighed for each part of the case; what it is about stands before the ids of the steps
   * with a colon or after them with a hyphen, and a line says that it holds for none
   */
  readonly per?: 'unit' | 'part';
  /** the line that names the units for which another rule sets the list aside */
  readonly aside?: string;
  /** a case may stop before it uses the list: then lines say what does not apply, and no step stands */
  readonly unused?: true;
}
