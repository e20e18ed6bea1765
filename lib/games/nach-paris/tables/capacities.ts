import stacking from '@/content/nach-paris/tables/stacking.json';
import transit from '@/content/nach-paris/tables/transit.json';
import { HEXSIDES, TERRAINS, type Mobility, type Terrain } from '@/lib/games/nach-paris/units';
import { asChart, each, printedNumber, printedNumberUnless } from '@/lib/tables/chart-number';

/*
 * What a hex holds (6.4.1) and what its roads carry in one Movement Phase (7.3), in total steps, each by its chart, and
 * the mobility under which a unit pays for its move (7.2.1).
 */

const holds = (row: string): number => printedNumber(asChart(stacking), row, 'limit');
const carries = (row: string): number | null => printedNumberUnless('no limit', asChart(transit), row, 'steps') ?? null;

/** Most total steps in a hex at the end of the Movement Phase (6.4.1). */
export const STACKING_LIMITS = each(TERRAINS, holds);
/** Steps that entrenchments at work hold (11.1.4, 11.6.2), and those that old fortifications do (11.7.1). */
export const ENTRENCHED_STEPS = holds('entrenchment');
export const OLD_FORT_STEPS = holds('old-fortifications');
/** Most total steps in an At Sea box (18.2.3). */
export const BOX_LIMIT = holds('at-sea');

/** Most total steps that cross a hexside; null without a limit (7.3.2). */
export const HEXSIDE_CAPACITIES = each(HEXSIDES, (hexside) => (hexside === 'none' ? null : carries(hexside)));

const MOUNTAIN_CAPACITY = carries('mountain');
/** Most total steps that enter a hex; null without a limit (7.3.1). */
export const hexCapacity = (terrain: Terrain): number | null => (terrain === 'mountain' ? MOUNTAIN_CAPACITY : null);

/** Which mobility has the second column of the cost tables: dispute mobility-column-order. Ours is Normal. */
export const COLUMN_READINGS = ['normal', 'superior'] as const;
export type ColumnReading = (typeof COLUMN_READINGS)[number];

const SWAPPED: Readonly<Record<Mobility, Mobility>> = {
  min: 'min',
  normal: 'superior',
  superior: 'normal',
  rail: 'rail',
};

/**
 * The mobility under which a unit is looked up in the cost tables: mountain infantry is MIN whatever its box is said to
 * be.
 */
export function columnMobility(
  { mobility, mountain }: { readonly mobility: Mobility; readonly mountain?: boolean },
  reading: ColumnReading,
): Mobility {
  if (mobility === 'rail') return 'rail';
  if (mountain) return 'min';
  return reading === 'normal' ? mobility : SWAPPED[mobility];
}
