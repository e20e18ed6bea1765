import type { CardBook } from '@/lib/tables/card';
import { cardOf, findCell, hasRow, settleCell, type CellRef, type FoundCell } from '@/lib/tables/card-cell';
import { columnFor, type Column } from '@/lib/tables/card-columns';
import { fraction } from '@/lib/prob/fraction';

/* The charts of the clocks, which only the map prints: the player's own copies of them. */

export const AMMUNITION = 'ammunition';
export const RANDOM_EVENTS = 'random-events-table';

/** A place on a card, and what stands there as far as it is known. */
export interface CardReading {
  /** absent where the card has no such row: the player's map says what that means */
  readonly ref: CellRef | undefined;
  readonly found: FoundCell | undefined;
}

const NOTHING: CardReading = { ref: undefined, found: undefined };

/**
 * The cell of a turn's column and a numbered row, past the card's edges by its rules; nothing without such a row.
 * Where headings are the first turns of columns and not all of them are entered, the column may still be unknown.
 */
export function readTurn(book: CardBook, id: string, turn: number, row: number): CardReading {
  if (!book.cards[id]) return NOTHING;
  const { card, entries } = cardOf(book, id);
  const name = String(turn);
  const isFixed = card.columns.notation === 'fixed';
  if (isFixed && !card.columns.headings.some(({ label }) => label === name)) return NOTHING;
  const column: Column = isFixed ? { known: true, heading: name } : columnFor(card, entries, fraction(turn), name);
  const { ref } = settleCell(book, id, undefined, column, row);
  return hasRow(card, ref.row) ? { ref, found: findCell(book, ref) } : NOTHING;
}

/** The number that a cell holds; undefined while nobody has filled it in. */
export const numberIn = ({ found }: CardReading): number | undefined =>
  Object.values(found?.result.sides[0] ?? {}).find((part) => typeof part === 'number');

/** The word that a cell holds; undefined while nobody has filled it in. */
export const wordIn = ({ found }: CardReading): string | undefined =>
  Object.values(found?.result.sides[0] ?? {}).find((part) => typeof part === 'string');

export const TURN_TRACK = 'turn-track';
/** The rows of the Turn Track: the revolution, Austro-Hungarian victory hexes, and replacements by nation (10.8). */
export type TrackRow = 'rev' | 'hexes' | 'german' | 'austro-hungarian' | 'russian';
/** A number that the Turn Track prints for a turn. */
export interface TrackReading extends CardReading {
  readonly number: number | undefined;
}

/** The number of a row of the Turn Track in a turn. */
export function readTrack(book: CardBook, row: TrackRow, turn: number): TrackReading {
  const card = book.cards[TURN_TRACK];
  const column = String(turn);
  if (!card || !hasRow(card, row) || !card.columns.headings.some(({ label }) => label === column))
    return { ...NOTHING, number: undefined };
  const ref: CellRef = { card: TURN_TRACK, column: { known: true, heading: column }, row };
  const reading = { ref, found: findCell(book, ref) };
  return { ...reading, number: numberIn(reading) };
}
