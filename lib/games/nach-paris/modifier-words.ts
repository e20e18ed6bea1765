import { text, type NotApplied, type Step } from '@/lib/calc/evaluation';
import type { CabModifier } from '@/lib/games/nach-paris/cab/test';

/** A number as it stands in a sentence: "+6", "−5", "0". */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/**
 * One step for each modifier that applies, with the value before and after. The words are the messages <at>.<id>,
 * those of the CAB by default.
 */
export function modifierSteps(start: number, applied: readonly CabModifier[], at = 'unit.cab'): readonly Step[] {
  let now = start;
  return applied.map(({ id, rule, value }) => {
    const before = now;
    now += value;
    return {
      id,
      rule,
      text: text('checks.modifier', { what: text(`${at}.${id}`), value: signed(value) }),
      before: plain(before),
      after: plain(now),
    };
  });
}

/** A number with a real minus sign, without a plus. */
export const plain = (value: number): string => String(value).replace('-', '−');

/**
 * The modifiers that were considered and do not apply: messages <at>.<id>, or <at>.<reason> where several conditions
 * can fail.
 */
export const modifiersNot = (not: readonly CabModifier[], at = 'unit.cabNot'): readonly NotApplied[] =>
  not.map(({ id, rule, reason = id }) => ({ id, rule, text: text(`${at}.${reason}`) }));
