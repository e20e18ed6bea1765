import type { HexPlace, Numbering } from '@/lib/board/hex/numbering';

/*
 * Letters and rows: A, B, …, Z, AA, AB, … are the columns, and numbers from 1 to 99 stand after them: "X25". Columns of
 * even order (A, C, …) are half a hex ahead of the others: X25 touches Y24 and Y25.
 */

const HEX_NAME = /^[A-Z]{1,2}[1-9][0-9]?$/;
/** Columns that two letters can name. */
export const COLUMN_COUNT = 26 + 26 * 26;
const LAST_ROW = 99;

const LETTERS = 26;
const FIRST_LETTER = 'A'.charCodeAt(0);

/** The order of a column given by its letters: A 0, Z 25, AA 26. The letters must be capitals. */
export const columnIndex = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - FIRST_LETTER + 1, 0) - 1;

/** The letters of a column: 0 A, 25 Z, 26 AA. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(FIRST_LETTER + (index % LETTERS));
  return index < LETTERS ? letter : columnLetters(Math.floor(index / LETTERS) - 1) + letter;
}

function place(name: string): HexPlace | undefined {
  if (!HEX_NAME.test(name)) return undefined;
  const letters = name.search(/[0-9]/);
  return { column: columnIndex(name.slice(0, letters)), row: Number(name.slice(letters)) };
}

export const lettersAndRows: Numbering = {
  pattern: '[A-Z]{1,2}[1-9][0-9]?',
  place,
  name: ({ column, row }) => `${columnLetters(column)}${row}`,
  columnPattern: '[A-Z]{1,2}',
  columnName: columnLetters,
  columnOrder: columnIndex,
  columns: { first: 0, last: COLUMN_COUNT - 1 },
  rows: { first: 1, last: LAST_ROW },
  evenAhead: true,
};
