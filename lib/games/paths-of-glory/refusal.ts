import type { Cell, Chart } from '@/lib/tables/chart';

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
