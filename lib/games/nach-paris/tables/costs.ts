import { columnMobility, type ColumnReading } from '@/lib/games/nach-paris/tables/capacities';
import type { Hexside, Mobility, Terrain } from '@/lib/games/nach-paris/units';

/*
 * What movement on foot costs (7.1.7, 7.2.1). The columns of 7.2.1 are read as the dispute mobility-column-order rules.
 */

const HEX: Readonly<Record<Terrain, number | undefined>> = {
  clear: 10,
  broken: 12,
  rough: 12,
  mountain: 15,
  lowlands: 12,
  'flood-plain': 10,
  flooded: undefined,
};

/** MF for entering a hex, the same for every mobility; undefined where no unit may enter. */
export const hexCost = (terrain: Terrain): number | undefined => HEX[terrain];

type Column = 'min' | 'normal' | 'superior';
const SIDE: Readonly<Record<Hexside, Readonly<Record<Column, number | undefined>>>> = {
  none: { min: 0, normal: 0, superior: 0 },
  'deep-forest': { min: 5, normal: 10, superior: undefined },
  'mountain-range': { min: 10, normal: 25, superior: undefined },
  'minor-river': { min: 0, normal: 0, superior: 0 },
  river: { min: 0, normal: 0, superior: 0 },
  'major-river-bridge': { min: 0, normal: 0, superior: 0 },
  'partly-flooded': { min: 0, normal: 0, superior: 0 },
  'major-river': { min: undefined, normal: undefined, superior: undefined },
  flooded: { min: 30, normal: 40, superior: undefined },
};

/**
 * MF for crossing a hexside, on top of the hex entered; undefined where the unit may not cross, as units that leave no
 * railway never may.
 */
export const sideCost = (hexside: Hexside, mobility: Mobility): number | undefined =>
  mobility === 'rail' ? undefined : SIDE[hexside][mobility];

/** Whether a unit may cross a hexside on foot (7.2.1), by a reading of the columns. */
export const mayCross = (
  hexside: Hexside,
  unit: { readonly mobility: Mobility; readonly mountain?: boolean },
  reading: ColumnReading = 'normal',
): boolean => sideCost(hexside, columnMobility(unit, reading)) !== undefined;
