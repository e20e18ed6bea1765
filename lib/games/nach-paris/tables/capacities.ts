import type { Hexside, Mobility, Terrain } from '@/lib/games/nach-paris/units';

/*
 * What a hex holds (6.4.1) and what its roads carry in one Movement Phase (7.3), in total steps, and the mobility under
 * which a unit pays for its move (7.2.1).
 */

/** Most total steps in a hex at the end of the Movement Phase (6.4.1). */
export const STACKING_LIMITS: Readonly<Record<Terrain, number>> = {
  clear: 15,
  broken: 12,
  rough: 9,
  mountain: 9,
  lowlands: 12,
  'flood-plain': 15,
  flooded: 0,
};

/** Most total steps that cross a hexside; null without a limit (7.3.2). */
export const HEXSIDE_CAPACITIES: Readonly<Record<Hexside, number | null>> = {
  none: null,
  'deep-forest': 6,
  'mountain-range': 3,
  'minor-river': null,
  river: 8,
  'major-river-bridge': 8,
  'partly-flooded': 8,
  'major-river': 0,
  flooded: 4,
};

const MOUNTAIN_CAPACITY = 9;
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
