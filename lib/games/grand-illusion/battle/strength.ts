import { isInfantry } from '@/lib/games/grand-illusion/units';
import type { Fighter } from '@/lib/games/grand-illusion/battle/board';

/** The strength of a fort with so many of its steps lost; undefined where nobody has entered it. */
export const fortStrength = ({ cs, dcs, third, fourth }: Fighter['unit'], lost: number): number | undefined =>
  [cs, dcs, third, fourth][lost];

/** What is printed on the side of the counter that lies up. */
export function printedStrength({ unit, left }: Fighter): number {
  if (unit.kind === 'fort') return fortStrength(unit, unit.steps - left) ?? 0;
  return left === 2 ? unit.cs : unit.dcs;
}

/**
 * British combat units and Belgian infantry that show a red circle (12.2), or all Belgian infantry (question
 * `belgian-red-circle`).
 */
export const hasCircle = ({ unit }: Fighter, reading: 'counter' | 'all'): boolean =>
  unit.nation === 'belgian'
    ? isInfantry(unit.kind) && (unit.circle || reading === 'all')
    : unit.nation === 'british' && unit.circle && unit.kind !== 'fort';

/** Whether the strength of a fort's present step is known. */
export const isKnownFort = (unit: Fighter['unit']): boolean => fortStrength(unit, unit.hits) !== undefined;
