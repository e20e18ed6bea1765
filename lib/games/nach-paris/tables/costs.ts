import movementCosts from '@/content/nach-paris/tables/movement-costs.json';
import { columnMobility, type ColumnReading } from '@/lib/games/nach-paris/tables/capacities';
import {
  HEXSIDES,
  MOBILITIES,
  TERRAINS,
  type Hexside,
  type Mobility,
  type Terrain,
} from '@/lib/games/nach-paris/units';
import { asChart, each, printedNumberUnless } from '@/lib/tables/chart-number';

/*
 * What movement on foot costs (7.1.7, 7.2.1), by the chart of both. The columns of 7.2.1 are read as the dispute
 * mobility-column-order rules.
 */

const COLUMNS = ['min', 'normal', 'superior'] as const;
type Column = (typeof COLUMNS)[number];

const chart = asChart(movementCosts);
const costIn = (row: string, column: Column): number | undefined => printedNumberUnless('NA', chart, row, column);

/** The same in all columns, as 7.1.7 knows no mobility. */
const HEX = each(TERRAINS, (terrain) => costIn(`hex-${terrain}`, 'normal'));

/** MF for entering a hex, the same for every mobility; undefined where no unit may enter. */
export const hexCost = (terrain: Terrain): number | undefined => HEX[terrain];

const SIDE = each(HEXSIDES, (hexside) =>
  each(COLUMNS, (column) => (hexside === 'none' ? 0 : costIn(`side-${hexside}`, column))),
);

/**
 * MF for crossing a hexside, on top of the hex entered; undefined where the unit may not cross, as units that leave no
 * railway never may.
 */
export const sideCost = (hexside: Hexside, mobility: Mobility): number | undefined =>
  mobility === 'rail' ? undefined : SIDE[hexside][mobility];

/** The most MF that a step takes anybody. */
export const DEAREST_STEP =
  Math.max(...TERRAINS.map((terrain) => hexCost(terrain) ?? 0)) +
  Math.max(...HEXSIDES.flatMap((hexside) => MOBILITIES.map((mobility) => sideCost(hexside, mobility) ?? 0)));

/** Whether a unit may cross a hexside on foot (7.2.1), by a reading of the columns. */
export const mayCross = (
  hexside: Hexside,
  unit: { readonly mobility: Mobility; readonly mountain?: boolean },
  reading: ColumnReading = 'normal',
): boolean => sideCost(hexside, columnMobility(unit, reading)) !== undefined;
