/*
 * Grids of hexes in columns: hexes of a column stand one above the other, and every second column is moved by half a
 * hex. A hex is an index; columns and rows count from 0, rows in the direction of the printed numbers.
 */

export interface HexGrid {
  readonly columns: number;
  readonly rows: number;
  /** whether the columns of even index (0, 2, …) are half a hex ahead of the others in the direction of the rows */
  readonly evenAhead: boolean;
}

/** The six directions in turn: ahead along the column (0), then round by way of the next higher column. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const opposite = (direction: Direction): Direction => DIRECTIONS[(direction + 3) % 6] as Direction;
/** The direction so many sixths of a turn further. */
export const turned = (direction: Direction, by: number): Direction =>
  DIRECTIONS[(((direction + by) % 6) + 6) % 6] as Direction;

export const hexAt = (grid: HexGrid, column: number, row: number): number | undefined =>
  column >= 0 && column < grid.columns && row >= 0 && row < grid.rows ? column * grid.rows + row : undefined;
export const columnOf = (grid: HexGrid, hex: number): number => Math.floor(hex / grid.rows);
export const rowOf = (grid: HexGrid, hex: number): number => hex % grid.rows;

/** The hex next to another in a direction; undefined beyond the edge of the grid. */
export function neighbour(grid: HexGrid, hex: number, direction: Direction): number | undefined {
  const [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
  if (direction === 0) return hexAt(grid, column, row + 1);
  if (direction === 3) return hexAt(grid, column, row - 1);
  const ahead = (column % 2 === 0) === grid.evenAhead;
  const forward = direction === 1 || direction === 5;
  const step = forward ? (ahead ? 1 : 0) : ahead ? 0 : -1;
  return hexAt(grid, column + (direction === 1 || direction === 2 ? 1 : -1), row + step);
}

/** The direction from a hex to an adjacent one; undefined when they are not adjacent. */
export const directionTo = (grid: HexGrid, from: number, to: number): Direction | undefined =>
  DIRECTIONS.find((direction) => neighbour(grid, from, direction) === to);

/** The row of a hex, straightened by the half steps that the columns gain on each other. */
const straightRow = (grid: HexGrid, hex: number, column: number): number =>
  rowOf(grid, hex) + Math.floor((column + (grid.evenAhead ? 0 : 1)) / 2) - column;

/** The distance of two hexes, counted in steps from hex to hex. */
export function distance(grid: HexGrid, a: number, b: number): number {
  const ca = columnOf(grid, a);
  const cb = columnOf(grid, b);
  const dc = cb - ca;
  const dr = straightRow(grid, b, cb) - straightRow(grid, a, ca);
  return Math.max(Math.abs(dc), Math.abs(dr), Math.abs(dc + dr));
}
