import { compare, type Fraction } from '@/lib/prob/fraction';
import type { CardBook } from '@/lib/tables/card';
import { cardOf, findCell, type CellRef, type EdgeMove, type FoundCell } from '@/lib/tables/card-cell';
import { columnFor, type Column } from '@/lib/tables/card-columns';
import { headingValue } from '@/lib/tables/card-places';
import { NO_EFFECT, sideOf, type SideResult } from '@/lib/games/nach-paris/result';
import { FORT_ARF, LEAST_ARF } from '@/lib/games/nach-paris/abu/fire';
import { settleRow, type OverflowReading } from '@/lib/games/nach-paris/overflow';

export const ABU = 'abu';

/** A number of points as it is read: "30", "12.5". */
export const points = ({ n, d }: Fraction): string => (d === 1n ? String(n) : String(Number((n * 100n) / d) / 100));

/** The column of an ARF, rounded down; undefined where the fire is too weak for any (8.3.3, 11.3.5). */
export function abuColumn(book: CardBook, arf: Fraction, mayUseThree: boolean): Column | undefined {
  if (compare(arf, mayUseThree ? FORT_ARF : LEAST_ARF) < 0) return undefined;
  const { card, entries } = cardOf(book, ABU);
  // Between 3 and 6 there is no other column: 6 is the least that units fire with.
  if (compare(arf, LEAST_ARF) < 0) return { known: true, heading: points(FORT_ARF) };
  const column = columnFor(card, entries, arf, points(arf));
  return !mayUseThree && column.known && 'heading' in column && isClosed(book, column.heading) ? undefined : column;
}

/** The column of fortifications. */
function isClosed(book: CardBook, heading: string): boolean {
  const value = headingValue(cardOf(book, ABU).card.columns.notation, heading);
  return value !== undefined && compare(value, LEAST_ARF) < 0;
}

/** What is read for one value of the halved die. */
export interface AbuReading {
  readonly row: number;
  readonly ref: CellRef;
  readonly moves: readonly EdgeMove[];
  /** no column is left: no effect (8.4.7) */
  readonly off: boolean;
  readonly found: FoundCell | undefined;
}

/** The cell of a row, rows above 16 moved to the left (8.4.7); the column 3 is closed to units (11.3.5). */
export function readAbu(
  book: CardBook,
  column: Column,
  row: number,
  mayUseThree: boolean,
  how: OverflowReading,
): AbuReading {
  const { ref, moves } = settleRow(book, ABU, undefined, column, row, how);
  const off = ref.column.known && ('off' in ref.column || (!mayUseThree && isClosed(book, ref.column.heading)));
  return { row, ref, moves, off, found: off ? undefined : findCell(book, ref) };
}

/** The result of a reading: none off the card, undefined while the cell is not known. */
export function resultOf({ off, found }: AbuReading): SideResult | undefined {
  if (off) return NO_EFFECT;
  return found && sideOf(found.result);
}
