import { compare, fraction, subtract } from '@/lib/prob/fraction';
import { cardOf, findCell, type CellRef, type EdgeMove, type FoundCell } from '@/lib/tables/card-cell';
import type { CardBook } from '@/lib/tables/card';
import { columnFor, headingsOf, shiftColumn, type Column } from '@/lib/tables/card-columns';
import { headingValue } from '@/lib/tables/card-places';
import type { AbfFort, AbfInput, Assaulter } from '@/lib/games/nach-paris/abf/fields';
import { shiftOf } from '@/lib/games/nach-paris/result';
import { settleRow, type OverflowReading } from '@/lib/games/nach-paris/overflow';

/** AFF that an assaulting PIO adds to the guns, and with which it assaults alone (11.5.5). */
const PIO_AFF = 4;
const PIO_ALONE_AFF = 14;
const PIO_SHIFT = 4;
/** Another fortification of the hex that is nobody's target (11.5.3). */
const ALONE_SHIFT = -1;

export interface AbfColumn {
  readonly aff: number;
  /** AFF of the pioneers in it */
  readonly pioAff: number;
  readonly pioAlone: boolean;
  /** after rounding, before any shift (8.6.3) */
  readonly start: Column;
  /** shift of the assaulting unit: null without an assault, undefined while the card's cell is unknown (11.5.2) */
  readonly shift: number | null | undefined;
  /** the cell of the shift; absent for PIO, where the player gives the shift, and without an assault */
  readonly shiftCell?: CellRef;
  readonly shiftFound?: FoundCell | undefined;
  /** another fortification is nobody's target (11.5.3) */
  readonly leftAlone: boolean;
  readonly shifted: Column;
  /** the column in use; undefined while the shift is unknown */
  readonly column: Column | undefined;
}

/**
 * The AFF of an ABF and the column that it is read in, with the shifts of an assault (8.5.3, 8.6.3, 11.5.2, 11.5.3,
 * 11.5.5).
 */
export function columnOf(input: AbfInput, target: AbfFort, others: readonly AbfFort[], cards: CardBook): AbfColumn {
  const [unit] = input.assaulter;
  const pioAlone = unit?.kind === 'pio' && input.guns.length === 0;
  const pioAff = unit?.kind !== 'pio' ? 0 : pioAlone ? PIO_ALONE_AFF : PIO_AFF;
  const aff = input.guns.reduce((sum, gun) => sum + gun.aff, pioAff);
  const start = roundedColumn(cards, aff, input.columnReading);
  const leftAlone = unit !== undefined && others.some(({ aimed }) => !aimed);
  const assault = unit ? assaultShift(unit, input.shift, target, pioAlone, cards) : { shift: null };
  const { card, entries } = cardOf(cards, 'abf');
  // An AFF below the lowest column has none that could be shifted (dispute abf-column-rounding).
  const shiftable = !(start.known && 'off' in start);
  const shifted = shiftable ? shiftColumn(card, entries, start, assault.shift ?? 0) : start;
  const column =
    assault.shift === undefined
      ? undefined
      : shiftable
        ? onCard(cards, shiftColumn(card, entries, shifted, leftAlone ? ALONE_SHIFT : 0))
        : start;
  return { aff, pioAff, pioAlone, start, ...assault, leftAlone, shifted, column };
}

/**
 * Columns to the right by the rank of the unit and the CBF of the fortification; 4 for PIO with guns (11.5.2, 11.5.5).
 */
function assaultShift(
  unit: Assaulter,
  given: number | undefined,
  { cbf }: AbfFort,
  pioAlone: boolean,
  cards: CardBook,
): Pick<AbfColumn, 'shift' | 'shiftCell' | 'shiftFound'> {
  // The 14 of a PIO alone is the final column: its 4 columns are in it.
  if (unit.kind === 'pio') return { shift: pioAlone ? 0 : PIO_SHIFT };
  if (given !== undefined) return { shift: given };
  const row = unit.kind === 'cav' ? 'cav' : unit.rank === 'C' || unit.rank === 'D' ? 'inf-c-d' : 'inf-a-b';
  const shiftCell: CellRef = {
    card: 'assault-shifts',
    row,
    column: { known: true, heading: cbf > 8 ? '9+' : cbf > 4 ? '5-8' : '2-4' },
  };
  const shiftFound = findCell(cards, shiftCell);
  return {
    shift: shiftFound && shiftOf(shiftFound.result),
    shiftCell,
    shiftFound,
  };
}

/**
 * The column of an AFF, rounded down or, by the letter of 8.6.3, to the nearest heading (dispute abf-column-rounding).
 */
function roundedColumn(cards: CardBook, aff: number, reading: AbfInput['columnReading']): Column {
  const { card, entries } = cardOf(cards, 'abf');
  const value = fraction(aff);
  const down = columnFor(card, entries, value, String(aff));
  if (reading === 'down') return down;
  if (!down.known) return { known: false, value: down.value, shift: down.shift };
  if ('off' in down) return headingColumn(headingsOf(card, entries)[0]) ?? down;
  const below = headingValue(card.columns.notation, down.heading);
  if (!below || compare(below, value) === 0) return down;
  const up = shiftColumn(card, entries, down, 1);
  if (!up.known) return { known: false, value: String(aff), shift: 0 };
  const above = 'off' in up ? undefined : headingValue(card.columns.notation, up.heading);
  return above && compare(subtract(above, value), subtract(value, below)) < 0 ? up : down;
}

const headingColumn = (heading: string | undefined): Column | undefined =>
  heading === undefined ? undefined : { known: true, heading };

/** A column past the right end of the card is read in its last one. */
function onCard(cards: CardBook, column: Column): Column {
  if (!column.known || !('off' in column) || column.off === 'left') return column;
  const { card, entries } = cardOf(cards, 'abf');
  return headingColumn(headingsOf(card, entries).at(-1)) ?? column;
}

/** What is read for one value of the halved die. */
export interface AbfReading {
  readonly row: number;
  readonly ref: CellRef;
  readonly moves: readonly EdgeMove[];
  /** the bombardment is too weak for the card: no effect */
  readonly offCard: boolean;
  readonly found: FoundCell | undefined;
}

/** The cell of a row and what it holds, with rows above 12 moved left (8.7.4). */
export function readCell(
  cards: CardBook,
  { category }: AbfFort,
  column: Column,
  row: number,
  how: OverflowReading,
): AbfReading {
  const { ref, moves } = settleRow(cards, 'abf', category, column, row, how);
  const offCard = ref.column.known && 'off' in ref.column;
  return { row, ref, moves, offCard, found: offCard ? undefined : findCell(cards, ref) };
}
