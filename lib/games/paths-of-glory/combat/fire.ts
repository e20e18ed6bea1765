import { D6 } from '@/lib/calc/dice';
import { sumOf, type Applied } from '@/lib/calc/modifiers';
import { rolledNumber } from '@/lib/tables/chart-number';
import { clampRoll, columnFor, numberIn, shiftColumn, type ColumnShift } from '@/lib/tables/lookup';
import type { Chart } from '@/lib/tables/chart';
import { oncePer } from '@/lib/core/once';
import { chartOf, type PogData } from '@/lib/games/paths-of-glory/data';
import { combatStrength, isArmy, type Unit } from '@/lib/games/paths-of-glory/combat/forces';
import { ROLES, type Role } from '@/lib/games/paths-of-glory/combat/ground';
import { SHIFT_ROWS, type FirePart, type FireWeighed } from '@/lib/games/paths-of-glory/combat/modifiers';

export type FireShift = Applied & ColumnShift;

/**
 * One side's fire: the table, the strength, the column at the start, after each shift and in the end, and what changes
 * its die (12.2.3, 12.2.7).
 */
export interface Fire {
  readonly role: Role;
  readonly chart: Chart;
  readonly units: readonly Unit[];
  readonly strength: number;
  /** what is added to the strength of the units: the fort */
  readonly added: readonly Applied[];
  readonly start: number;
  readonly shifts: readonly FireShift[];
  readonly column: number;
  readonly die: readonly Applied[];
  readonly drm: number;
  /** the Loss Number that each face of the die inflicts, that of the 1 first (12.2.8) */
  readonly numbers: readonly number[];
}

export interface FireCharts {
  readonly army: Chart;
  readonly corps: Chart;
  readonly terrain: Chart;
}

/** The charts of a combat, or the id of the first one that is absent or lacks a number. */
export function fireChartsOf(data: PogData): FireCharts | string {
  const [army, corps, terrain] = FIRE_CHARTS.map((id) => chartOf(data, id));
  if (!army || !isWhole(army)) return 'fire-army';
  if (!corps || !isWhole(corps)) return 'fire-corps';
  return terrain && hasShifts(terrain) ? { army, corps, terrain } : 'terrain';
}

export const FIRE_CHARTS = ['fire-army', 'fire-corps', 'terrain'] as const;

/** Every cell is a number. */
const isWhole = oncePer(({ cells }: Chart): boolean => cells.flat().every((cell) => typeof cell === 'number'));
/** Every row that shifts columns says how far for each side. */
const hasShifts = oncePer((chart: Chart): boolean =>
  SHIFT_ROWS.every((row) => ROLES.every((role) => numberIn(chart, row, `${role}-shift`) !== undefined)),
);

/**
 * How a side fires: the army table when it has at least one army, even reduced, else the corps and fort table;
 * the defender adds his fort (12.2.3); shifts stop at the outer columns (12.2.7).
 */
export function fireOf(role: Role, units: readonly Unit[], { applied }: FireWeighed, charts: FireCharts): Fire {
  const own = (part: FirePart): readonly Applied[] =>
    applied.filter(({ modifier }) => modifier.role === role && modifier.part === part);
  const [added, die] = [own('strength'), own('die')];
  const strength = combatStrength(units) + sumOf(added);
  const chart = units.some(isArmy) ? charts.army : charts.corps;
  const start = columnFor(chart, strength);
  let column = start;
  const shifts = own('column').map((shift) => {
    const moved = shiftColumn(chart, column, shift.value);
    column = moved.to;
    return { ...shift, ...moved };
  });
  const drm = sumOf(die);
  const numbers = D6.map((face) => rolledNumber(chart, face + drm, column));
  return { role, chart, units, strength, added, start, shifts, column, die, drm, numbers };
}

/** Whether a side has anything left to fire with: a unit, or for the defender a fort. */
export const canFire = (role: Role, units: readonly Unit[], fort: number): boolean =>
  units.length > 0 || (role === 'defender' && fort > 0);

/** The die after its modifier, kept within 1 to 6 (12.2.8). */
export const modifiedRoll = (fire: Fire, roll: number): number => clampRoll(fire.chart, roll + fire.drm);

/** The Loss Number that a face of the die inflicts on the other side (12.2.8). */
export const lossNumber = ({ numbers }: Fire, face: number): number => numbers[face - 1] ?? 0;

/** Label of a column as the chart prints it, "6-8". */
export const columnLabel = (chart: Chart, column: number): string => {
  const label = chart.columns.items[column]?.label ?? '';
  return typeof label === 'string' ? label : label.en;
};
