import { readGame } from '@/lib/content/game';
import type { Cell, Chart } from '@/lib/tables/chart';

/** A chart of the game; throws for an unknown id. */
export function chartOf(id: string): Chart {
  const chart = readGame('nach-paris').tables().get(id);
  if (!chart) throw new Error(`no chart ${id}`);
  return chart;
}

export const rowIds = (chart: string): readonly string[] => chartOf(chart).rows.items.map(({ id }) => id);

/** What a cell of a chart says in English, without its links; throws for an unknown row or column. */
export function cell(id: string, row: string, column: string): string {
  const chart = chartOf(id);
  const at = {
    row: chart.rows.items.findIndex((one) => one.id === row),
    column: chart.columns.items.findIndex((one) => one.id === column),
  };
  if (at.row < 0 || at.column < 0) throw new Error(`${id}: no cell ${row}, ${column}`);
  return words(chart.cells[at.row]?.[at.column] ?? null);
}

function words(value: Cell): string {
  if (value === null) return '?';
  const text = typeof value === 'object' ? value.en : String(value);
  return text.replace(/ \[[^\]]*\]\(dispute:[^)]*\)/g, '');
}

/** The number at the beginning of a cell ("+5", "−10", "×1.3", "3 each way"); null for "NA" and "no limit". */
export function number(id: string, row: string, column: string): number | null {
  const text = cell(id, row, column).replaceAll('−', '-').replace(/^[×+]/, '');
  if (text === 'NA' || text === 'no limit') return null;
  const found = /^-?\d+(\.\d+)?/.exec(text);
  if (!found) throw new Error(`${id}, ${row}, ${column}: "${text}" is no number`);
  return Number(found[0]);
}
