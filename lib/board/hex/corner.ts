import type { Orientation } from '@/lib/board/hex/plane';
import { frameFault, type Frame, type HexPlace, type Numbering } from '@/lib/board/hex/numbering';

/** Corners of a sheet as it lies before the player. */
export const SHEET_CORNERS = ['north-west', 'north-east', 'south-west', 'south-east'] as const;
export type SheetCorner = (typeof SHEET_CORNERS)[number];

/** What a player says of a sheet's size: the hex in one of its corners, and how many columns and rows there are. */
export interface CornerFrame {
  readonly corner: SheetCorner;
  readonly hex: string;
  readonly columns: number;
  readonly rows: number;
}

const WORDS = { up: 'north', down: 'south', left: 'west', right: 'east' } as const;
const lies = (corner: SheetCorner, way: Orientation['rows']): boolean => corner.split('-').includes(WORDS[way]);

/** How far a corner lies from the lowest column and the lowest row. */
const offset = (
  corner: SheetCorner,
  { rows, columns }: Orientation,
  size: Pick<Frame, 'columns' | 'rows'>,
): HexPlace => ({
  column: lies(corner, columns) ? size.columns - 1 : 0,
  row: lies(corner, rows) ? size.rows - 1 : 0,
});

/** The name of the hex in a corner of a frame; empty where the map has no hex there. */
export function cornerOf(numbering: Numbering, orientation: Orientation, frame: Frame, corner: SheetCorner): string {
  const { column, row } = offset(corner, orientation, frame);
  return numbering.name({ column: numbering.columnOrder(frame.column) + column, row: frame.row + row }) ?? '';
}

/** The frame that a player means, at most `most` columns and rows; otherwise the message of what is wrong with it. */
export function frameOf(
  numbering: Numbering,
  orientation: Orientation,
  { corner, hex, columns, rows }: CornerFrame,
  most: number,
): Frame | 'name' | 'size' | 'beyond' {
  const place = numbering.place(hex.trim().toUpperCase());
  if (!place) return 'name';
  if (![columns, rows].every((count) => Number.isInteger(count) && count >= 1 && count <= most)) return 'size';
  const { column, row } = offset(corner, orientation, { columns, rows });
  const [first, lowest] = [place.column - column, place.row - row];
  if (first < numbering.columns.first) return 'beyond';
  const frame = { column: numbering.columnName(first), row: lowest, columns, rows };
  return frameFault(numbering, frame) ? 'beyond' : frame;
}
