import { membersOf } from '@/components/calculator/form/members';
import type { UnitDice } from '@/components/calculator/form/unit-dice';

type Steps = UnitDice['at'];
const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** How many units stand in a value at a place that its steps name, whatever their numbers are. */
function countOf(value: unknown, [step, ...rest]: Steps): number {
  if (step === undefined) return 1;
  return typeof step === 'string'
    ? countOf(membersOf(value)[step], rest)
    : itemsOf(value).reduce<number>((sum, one) => sum + countOf(one, rest), 0);
}

/** How many of them come before the one that is named. */
function before(value: unknown, [step, ...rest]: Steps): number {
  if (step === undefined) return 0;
  if (typeof step === 'string') return before(membersOf(value)[step], rest);
  const items = itemsOf(value);
  const earlier = items.slice(0, step).reduce<number>((sum, one) => sum + countOf(one, rest), 0);
  return earlier + before(items[step], rest);
}

/**
 * The number of a unit among all of its side, over all the hexes of an attack, as answers call one without a name;
 * undefined for the only one.
 */
export const unitNumber = (input: unknown, at: Steps): number | undefined =>
  countOf(input, at) > 1 ? before(input, at) + 1 : undefined;
