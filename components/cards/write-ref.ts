import { headingsOf } from '@/lib/tables/card-columns';
import { writeCell, writeColumn, type Entered, type ReadColumn } from '@/lib/tables/card-entry';
import type { CardChart, CardEntries } from '@/lib/tables/card';
import type { CellRef } from '@/lib/tables/card-cell';
import { ok, fail } from '@/lib/core/result';

/** Writes the cell that an answer asks for, and its column where that was not known. */
export const writeRef =
  (card: CardChart, { line, column, row }: CellRef, read: ReadColumn, typed: string) =>
  (entries: CardEntries, sure: boolean): Entered => {
    if (column.known && 'off' in column)
      return fail({ code: 'no-cell', place: { line, column: '', row }, columns: headingsOf(card, entries) });
    const at = column.known ? ok({ entries, heading: column.heading }) : writeColumn(card, entries, column, read, sure);
    return at.ok ? writeCell(card, at.value.entries, { line, column: at.value.heading, row }, typed, sure) : at;
  };
