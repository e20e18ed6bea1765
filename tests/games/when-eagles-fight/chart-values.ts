import { readGame } from '@/lib/content/game';
import type { Cell, Chart } from '@/lib/tables/chart';

/** A chart of the game; throws for an unknown id. */
export function chartOf(id: string): Chart {
  const chart = readGame('when-eagles-fight').tables().get(id);
  if (!chart) throw new Error(`no chart ${id}`);
  return chart;
}

export const rowIds = (chart: string): readonly string[] => chartOf(chart).rows.items.map(({ id }) => id);

/** What a cell says in English, without its links; undefined where it is unknown; throws for an unknown place. */
export function cell(id: string, row: string, column: string): string | undefined {
  const chart = chartOf(id);
  const at = (items: readonly { readonly id: string }[], wanted: string): number =>
    items.findIndex((one) => one.id === wanted);
  const value = chart.cells[at(chart.rows.items, row)]?.[at(chart.columns.items, column)];
  if (value === undefined) throw new Error(`${id}: no cell ${row}, ${column}`);
  return value === null ? undefined : words(value);
}

const words = (value: Exclude<Cell, null>): string =>
  (typeof value === 'object' ? value.en : String(value)).replace(/ \[[^\]]*\]\(dispute:[^)]*\)/g, '');

/** The number at the beginning of a cell ("+3", "−1", 6); throws where there is none. */
export function number(id: string, row: string, column: string): number {
  const text = cell(id, row, column)?.replaceAll('−', '-') ?? '?';
  const found = /^[+]?(-?\d+)/.exec(text);
  if (!found) throw new Error(`${id}, ${row}, ${column}: "${text}" is no number`);
  return Number(found[1]);
}
