import { text, type OpenPoint, type Text } from '@/lib/calc/evaluation';
import type { UnitType } from '@/lib/games/paths-of-glory/data';
import type { SiegeForce } from '@/lib/games/paths-of-glory/siege/force';

/** Counters of one type that an input speaks of. */
export interface Given {
  readonly type: UnitType;
  readonly n: number;
}

/** Units of a list, one each. */
export const oneEach = (units: readonly { readonly type: UnitType }[]): readonly Given[] =>
  units.map(({ type }) => ({ type, n: 1 }));

/**
 * A warning for each type of which more units are spoken of than the game has counters (2.2.1), with their number. It
 * is a warning and no refusal: the numbers are those of a later edition. Units with typed factors have no counters.
 */
export function moreThanCounters(given: readonly Given[]): readonly OpenPoint[] {
  const found = new Map<UnitType, number>();
  for (const { type, n } of given) found.set(type, (found.get(type) ?? 0) + n);
  return [...found]
    .filter(([{ count }, n]) => count > 0 && n > count)
    .map(([{ name, count }, n]) => ({ text: text('counters.more', { unit: name, count, given: n }), rule: '2.2.1' }));
}

/** "1 army and 2 corps" */
export const forceText = ({ armies, corps }: SiegeForce): Text => text('counters.force', { armies, corps });
