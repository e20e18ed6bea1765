import {
  COLUMN_COUNT,
  columnIndex,
  columnLetters,
  LAST_ROW,
  parseHexName,
  type Frame,
} from '@/lib/games/nach-paris/sheet/hex-names';
import { MAX_SIZE } from '@/lib/games/nach-paris/sheet/schema';

/** Corners of a sheet as it lies before the player: north is up, and the letters run from east to west. */
export const SHEET_CORNERS = ['north-west', 'north-east', 'south-west', 'south-east'] as const;
export type SheetCorner = (typeof SHEET_CORNERS)[number];

const isWest = (corner: SheetCorner): boolean => corner.endsWith('west');
const isNorth = (corner: SheetCorner): boolean => corner.startsWith('north');

/** What a player says of a sheet's size: the hex in one of its corners, and how many columns and rows there are. */
export interface FrameInput {
  readonly corner: SheetCorner;
  readonly hex: string;
  readonly columns: number;
  readonly rows: number;
}

/** The name of the hex in a corner of a frame. */
export function cornerOf({ column, row, columns, rows }: Frame, corner: SheetCorner): string {
  return `${columnLetters(columnIndex(column) + (isWest(corner) ? columns - 1 : 0))}${row + (isNorth(corner) ? rows - 1 : 0)}`;
}

/** The frame that a player means; otherwise the message of what is wrong with it. */
export function frameOf({ corner, hex, columns, rows }: FrameInput): Frame | 'name' | 'size' | 'beyond' {
  const place = parseHexName(hex.trim().toUpperCase());
  if (!place) return 'name';
  if (![columns, rows].every((count) => Number.isInteger(count) && count >= 1 && count <= MAX_SIZE)) return 'size';
  const column = place.column - (isWest(corner) ? columns - 1 : 0);
  const row = place.row - (isNorth(corner) ? rows - 1 : 0);
  const fits = column >= 0 && column + columns <= COLUMN_COUNT && row >= 1 && row + rows - 1 <= LAST_ROW;
  return fits ? { column: columnLetters(column), row, columns, rows } : 'beyond';
}
