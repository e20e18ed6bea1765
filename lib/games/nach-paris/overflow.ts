import type { CardBook } from '@/lib/tables/card';
import { cardOf, edgeOfRow, pastEdge, settleCell, type CellRef, type EdgeMove } from '@/lib/tables/card-cell';
import type { Column } from '@/lib/tables/card-columns';

/** Past the last row the move is repeated, or done once and then the last row is read: dispute overflow-twice. */
export const OVERFLOW_READINGS = ['repeat', 'once'] as const;
export type OverflowReading = (typeof OVERFLOW_READINGS)[number];

/** Where a row off the card is read, with the moves of its edge rules (8.4.7, 8.7.4, 9.3.4, 9.3.5). */
export function settleRow(
  book: CardBook,
  id: string,
  line: string | undefined,
  column: Column,
  row: number,
  how: OverflowReading,
): { readonly ref: CellRef; readonly moves: readonly EdgeMove[] } {
  const { card, entries } = cardOf(book, id);
  const { rows } = card;
  const name = edgeOfRow(card, row);
  const edge = name && card.edges[name];
  if (how === 'repeat' || !edge || !('first' in rows)) return settleCell(book, id, line, column, row);
  const to = pastEdge(card, entries, { column, row }, name, edge);
  const kept = Math.min(Math.max(to.row, rows.first), rows.last);
  return {
    ref: { card: id, line, column: to.column, row: String(kept) },
    moves: [{ edge: name, rule: edge.rule, from: { column, row }, to }],
  };
}
