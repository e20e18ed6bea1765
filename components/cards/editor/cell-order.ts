import { rowsOf, type CardChart, type CardEntries } from '@/lib/tables/card';
import type { CellPlace } from '@/lib/tables/card-cell';
import { headingsOf } from '@/lib/tables/card-columns';

export type EntryOrder = 'down' | 'right';

/** The cell a step away within the line; at the edge the same one. */
export function neighbour(
  card: CardChart,
  entries: CardEntries,
  at: CellPlace,
  columns: number,
  rows: number,
): CellPlace {
  return {
    ...at,
    column: moved(headingsOf(card, entries), at.column, columns),
    row: moved(
      rowsOf(card).map(({ id }) => id),
      at.row,
      rows,
    ),
  };
}

function moved(items: readonly string[], item: string, by: number): string {
  const to = Math.min(items.length - 1, Math.max(0, items.indexOf(item) + by));
  return items[to] ?? item;
}

/**
 * The cell to fill in after one: on along the way, then at the beginning of the next column or row; undefined after the
 * last.
 */
export function cellAfter(
  card: CardChart,
  entries: CardEntries,
  at: CellPlace,
  way: EntryOrder,
): CellPlace | undefined {
  const on = way === 'down' ? neighbour(card, entries, at, 0, 1) : neighbour(card, entries, at, 1, 0);
  if (on.column !== at.column || on.row !== at.row) return on;
  const next = way === 'down' ? neighbour(card, entries, at, 1, 0) : neighbour(card, entries, at, 0, 1);
  if (next.column === at.column && next.row === at.row) return undefined;
  const start = firstCell(card, entries, at.line);
  return start && (way === 'down' ? { ...next, row: start.row } : { ...next, column: start.column });
}

/** The first cell of a line; undefined while the card has no column. */
export function firstCell(card: CardChart, entries: CardEntries, line: string | undefined): CellPlace | undefined {
  const [column, row] = [headingsOf(card, entries)[0], rowsOf(card)[0]?.id];
  return column !== undefined && row !== undefined ? { line, column, row } : undefined;
}
