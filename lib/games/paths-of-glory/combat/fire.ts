import { clampRoll, columnFor, numberAt, shiftColumn, type ColumnShift } from '@/lib/tables/lookup';
import type { Chart } from '@/lib/tables/chart';
import { combatStrength, isArmy, type Unit } from '@/lib/games/paths-of-glory/combat/forces';
import type { Terrain } from '@/lib/games/paths-of-glory/data';

export type Role = 'attacker' | 'defender';

/** The defending space as the fire step sees it. */
export interface Ground {
  readonly terrain: Terrain;
  readonly trench: 0 | 1 | 2;
  /** Combat and Loss Factor of an intact fort, 0 for none */
  readonly fort: number;
}

export interface FireShift {
  readonly id: 'terrain' | 'trench';
  readonly columns: number;
}

/**
 * One side's fire: the table, the strength, the column at the start, after each shift and in the end (12.2.3, 12.2.7).
 */
export interface Fire {
  readonly role: Role;
  readonly chart: Chart;
  readonly strength: number;
  readonly start: number;
  readonly shifts: readonly (FireShift & ColumnShift)[];
  readonly column: number;
  readonly drm: number;
}

export interface FireCharts {
  readonly army: Chart;
  readonly corps: Chart;
  readonly terrain: Chart;
}

/**
 * Column shifts that the terrain chart gives to a role for a row ("mountain", "trench_1"); unknown cells count as none.
 */
function chartShift(chart: Chart, row: string, role: Role): number {
  const r = chart.rows.items.findIndex((item) => item.id === row);
  const c = chart.columns.items.findIndex((item) => item.id === `${role}-shift`);
  const cell = chart.cells[r]?.[c];
  return typeof cell === 'number' ? cell : 0;
}

/** A fort alone in its space gets nothing from a trench (11.2.8, 15.1.6). */
const trenchHelps = (ground: Ground, defended: boolean): boolean => ground.trench > 0 && defended;

/**
 * Shifts of a role, terrain first, then the trench; they add up (12.2.7). `defended`: units defend, not a fort alone.
 */
export function shiftsFor(role: Role, ground: Ground, defended: boolean, terrainChart: Chart): readonly FireShift[] {
  const shifts: FireShift[] = [{ id: 'terrain', columns: chartShift(terrainChart, ground.terrain, role) }];
  if (trenchHelps(ground, defended))
    shifts.push({ id: 'trench', columns: chartShift(terrainChart, `trench-${ground.trench}`, role) });
  return shifts.filter((shift) => shift.columns !== 0);
}

/**
 * How a side fires: the army table when it has at least one army, even reduced, else the corps and fort table;
 * the defender adds his fort (12.2.3); shifts stop at the outer columns (12.2.7).
 */
export function fireOf(
  role: Role,
  units: readonly Unit[],
  defenders: readonly Unit[],
  ground: Ground,
  charts: FireCharts,
  drm: number,
): Fire {
  const strength = combatStrength(units) + (role === 'defender' ? ground.fort : 0);
  const chart = units.some(isArmy) ? charts.army : charts.corps;
  const start = columnFor(chart, strength);
  let column = start;
  const shifts = shiftsFor(role, ground, defenders.length > 0, charts.terrain).map((shift) => {
    const moved = shiftColumn(chart, column, shift.columns);
    column = moved.to;
    return { ...shift, ...moved };
  });
  return { role, chart, strength, start, shifts, column, drm };
}

/** Whether a side has anything left to fire with: a unit, or for the defender a fort. */
export const canFire = (role: Role, units: readonly Unit[], fort: number): boolean =>
  units.length > 0 || (role === 'defender' && fort > 0);

/** The die after its modifier, kept within 1 to 6 (12.2.8). */
export const modifiedRoll = (fire: Fire, roll: number): number => clampRoll(fire.chart, roll + fire.drm);

/** The Loss Number that a roll inflicts on the other side (12.2.8). */
export function lossNumber(fire: Fire, roll: number): number {
  const found = numberAt(fire.chart, modifiedRoll(fire, roll), fire.column);
  if (found === undefined) throw new Error(`fire table ${fire.chart.id} has no number in column ${fire.column}`);
  return found;
}

/** Label of a column as the chart prints it, "6-8". */
export const columnLabel = (chart: Chart, column: number): string => {
  const label = chart.columns.items[column]?.label ?? '';
  return typeof label === 'string' ? label : label.en;
};
