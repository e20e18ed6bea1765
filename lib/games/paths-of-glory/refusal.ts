import { text } from '@/lib/calc/evaluation';
import type { Refused } from '@/lib/calc/refusal';
import { fail } from '@/lib/core/result';
import type { Cell, Chart } from '@/lib/tables/chart';

/** A chart that is not here, or lacks a cell that the answer needs; the sentence says where to get it. */
export const missingChart = (table: string): Refused =>
  fail({ code: 'missing-cells', field: table, text: text('calc.missingChart', { table }) });

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
