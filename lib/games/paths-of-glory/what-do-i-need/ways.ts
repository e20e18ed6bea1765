import { sumOf } from '@/lib/calc/modifiers';
import { compare, fraction, type Fraction } from '@/lib/prob/fraction';
import { rolledNumber } from '@/lib/tables/chart-number';
import { columnFor, shiftColumn } from '@/lib/tables/lookup';
import type { Chart } from '@/lib/tables/chart';
import { ALL_FACES } from '@/lib/games/paths-of-glory/combat/course';
import { columnLabel, type Fire } from '@/lib/games/paths-of-glory/combat/fire';

/**
 * A change of a side's fire: more combat factors, columns gained or shifts avoided, die-roll modifier, an army joining.
 */
export interface FireChange {
  readonly factors: number;
  readonly columns: number;
  readonly drm: number;
  /** an army joins, so that the side fires on the army table */
  readonly army: boolean;
}

/** The fire as it is. */
export const NOTHING: FireChange = { factors: 0, columns: 0, drm: 0, army: false };

/** A change that reaches the chance that is wanted: the chance, and the column that the side then fires on. */
export interface Improvement extends FireChange {
  readonly chance: Fraction;
  readonly column: string;
}

export const LIMITS = { factors: 16, columns: 4, drm: 3 } as const;

/**
 * A fire to be changed: the army table, and the columns that it gains as soon as a unit joins it (a fort alone gets
 * nothing from its trench, 11.2.8).
 */
export interface Aim {
  readonly fire: Fire;
  readonly army: Chart;
  readonly joined: number;
}

/**
 * Chance of at least `loss` with a fire changed; columns gained count against the shifts first, since that is how they
 * are gained: by avoiding one. Shifts beyond the outer columns are lost (12.2.7), the die stays within 1 to 6 (12.2.8).
 */
export function chanceWith(
  { fire, army, joined }: Aim,
  change: FireChange,
  loss: number,
): { readonly chance: Fraction; readonly column: string } {
  const chart = change.army ? army : fire.chart;
  const shift = sumOf(fire.shifts) + change.columns + (change.factors > 0 || change.army ? joined : 0);
  const column = shiftColumn(chart, columnFor(chart, fire.strength + change.factors), shift).to;
  const hits = ALL_FACES.filter((face) => rolledNumber(chart, face + fire.drm + change.drm, column) >= loss).length;
  return { chance: fraction(hits, 6), column: columnLabel(chart, column) };
}

export const AXES = ['factors', 'columns', 'drm'] as const;
const contains = (a: FireChange, b: FireChange): boolean =>
  AXES.every((axis) => a[axis] >= b[axis]) && Number(a.army) >= Number(b.army);
const parts = (change: FireChange): number => AXES.filter((axis) => change[axis] > 0).length + Number(change.army);
const size = (change: FireChange): number =>
  change.factors + 2 * change.columns + 2 * change.drm + 2 * Number(change.army);

/**
 * All changes that reach the chance and contain no smaller one that does; fewest kinds of change first, then the
 * smallest.
 */
export function cheapest(aim: Aim, loss: number, wanted: Fraction): readonly Improvement[] {
  const found: Improvement[] = [];
  for (const joins of aim.fire.chart.id === aim.army.id ? [false] : [false, true])
    for (let drm = 0; drm <= LIMITS.drm; drm++)
      for (let columns = 0; columns <= LIMITS.columns; columns++)
        // An army that joins brings its own factors: at least one (2.2.1).
        for (let factors = joins ? 1 : 0; factors <= LIMITS.factors; factors++) {
          const change = { factors, columns, drm, army: joins };
          if (found.some((known) => contains(change, known))) continue;
          const reached = chanceWith(aim, change, loss);
          if (compare(reached.chance, wanted) < 0) continue;
          found.push({ ...change, ...reached });
          break;
        }
  return found
    .filter((way) => !found.some((other) => other !== way && contains(way, other)))
    .sort((a, b) => parts(a) - parts(b) || size(a) - size(b) || a.factors - b.factors);
}
