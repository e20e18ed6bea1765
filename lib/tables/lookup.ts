import type { Cell, Chart } from '@/lib/tables/chart';

/** A move of columns: where it started, how far it was asked to go, and where the edge of the chart stopped it. */
export interface ColumnShift {
  readonly from: number;
  readonly to: number;
  readonly asked: number;
  /** shifts that the edge of the chart swallowed (0 when none) */
  readonly ignored: number;
}

/** Index of the column that holds `value`; below the first it is the first, beyond the last the last. */
export function columnFor(chart: Chart, value: number): number {
  const items = chart.columns.items;
  let index = 0;
  items.forEach((item, i) => {
    if (item.from !== undefined && value >= item.from) index = i;
  });
  return index;
}

/** Moves `by` columns (negative is left) and stops at the outer columns. */
export function shiftColumn(chart: Chart, from: number, by: number): ColumnShift {
  const to = Math.min(chart.columns.items.length - 1, Math.max(0, from + by));
  return { from, to, asked: by, ignored: Math.abs(from + by - to) };
}

/** A modified roll kept within the rows of the chart (1 to the number of rows). */
export function clampRoll(chart: Chart, roll: number): number {
  return Math.min(chart.rows.items.length, Math.max(1, roll));
}

/** The number in the cell of a roll and column; undefined when the cell is unknown or no number. */
export function numberAt(chart: Chart, roll: number, column: number): number | undefined {
  const cell = chart.cells[clampRoll(chart, roll) - 1]?.[column];
  return typeof cell === 'number' ? cell : undefined;
}

/** The cell at a row id and column id; undefined when the chart has no such row or column. */
export function cellAt(chart: Chart, row: string, column: string): Cell | undefined {
  const r = chart.rows.items.findIndex(({ id }) => id === row);
  const c = chart.columns.items.findIndex(({ id }) => id === column);
  return chart.cells[r]?.[c];
}

/** The number at a row id and column id, or undefined when there is none. */
export function numberIn(chart: Chart, row: string, column: string): number | undefined {
  const cell = cellAt(chart, row, column);
  return typeof cell === 'number' ? cell : undefined;
}
