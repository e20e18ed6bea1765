import { columnOf, hexAt, rowOf, type HexGrid } from '@/lib/board/hex/grid';

/*
 * The numbering of the map: letters are the columns from east (A) to west (…, Z, AA, AB, …), numbers run from south to
 * north. Columns of even order (A, C, …) stand half a hex further north than the others: X25 touches Y24 and Y25.
 */

/** The part of the map that a sheet shows: its easternmost column, its lowest number, and its size. */
export interface Frame {
  readonly column: string;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** A hex by the order of its column (A is 0) and its number. */
export interface HexPlace {
  readonly column: number;
  readonly row: number;
}

export const COLUMN_LETTERS = /^[A-Z]{1,2}$/;
export const HEX_NAME = /^[A-Z]{1,2}[1-9][0-9]?$/;
/** The column after the last that two letters can name. */
export const COLUMN_COUNT = 26 + 26 * 26;
export const LAST_ROW = 99;

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

/** The place that a hex name stands for; undefined for what is no hex name. */
export function parseHexName(name: string): HexPlace | undefined {
  if (!HEX_NAME.test(name)) return undefined;
  const letters = name.search(/[0-9]/);
  return { column: columnIndex(name.slice(0, letters)), row: Number(name.slice(letters)) };
}

export const formatHexName = ({ column, row }: HexPlace): string => `${columnLetters(column)}${row}`;

/** The grid of a frame: columns from east to west, rows from south to north, so direction 0 is north. */
export const gridOf = ({ column, columns, rows }: Frame): HexGrid => ({
  columns,
  rows,
  evenAhead: columnIndex(column) % 2 === 0,
});

/** The index of a named hex in the frame's grid; undefined for a name outside the frame. */
export function hexOf(frame: Frame, name: string): number | undefined {
  const place = parseHexName(name);
  return place && hexAt(gridOf(frame), place.column - columnIndex(frame.column), place.row - frame.row);
}

/** The name of a hex of the frame's grid. */
export function nameOf(frame: Frame, hex: number): string {
  const grid = gridOf(frame);
  return formatHexName({ column: columnIndex(frame.column) + columnOf(grid, hex), row: frame.row + rowOf(grid, hex) });
}

/** Order of two hex names on the map: by column, then by number. */
export function byMapOrder(a: string, b: string): number {
  const [left, right] = [parseHexName(a), parseHexName(b)];
  return (left?.column ?? 0) - (right?.column ?? 0) || (left?.row ?? 0) - (right?.row ?? 0);
}

/** The name of the hexside between two hexes: "X25/Y24", the smaller name in map order first. */
export const sideName = (a: string, b: string): string => (byMapOrder(a, b) <= 0 ? `${a}/${b}` : `${b}/${a}`);

/**
 * The hexes that a place is named after: a hex "X25", a hexside "X25/Y24", a run of trains "AP31>AP30" or
 * "AP31>AP30:1".
 */
export const hexesIn = (place: string): readonly string[] => place.replace(/:.*/, '').split(/[/>]/);
