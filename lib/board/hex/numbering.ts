import type { Graph } from '@/lib/board/graph/graph';
import { neighbourGraph } from '@/lib/board/hex/as-graph';
import { columnOf, DIRECTIONS, hexAt, neighbour, rowOf, type Direction, type HexGrid } from '@/lib/board/hex/grid';

/** A hex of a map by the order of its column and its number in it. */
export interface HexPlace {
  readonly column: number;
  readonly row: number;
}

/** The part of a map that is shown: the lowest column and the lowest row, and how many there are of both. */
export interface Frame {
  /** the column as the map calls it */
  readonly column: string;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** The highest and the lowest that there are, both included. */
interface Limits {
  readonly first: number;
  readonly last: number;
}

/** How a map names its hexes. Columns and rows are counted in the direction in which the printed numbers grow. */
export interface Numbering {
  /** what a name looks like, as part of a regular expression */
  readonly pattern: string;
  /** the place of a name; undefined for what names no hex */
  place(name: string): HexPlace | undefined;
  /** the name of a place; undefined where the map has no hex */
  name(place: HexPlace): string | undefined;
  /** what a column is called in a frame, as part of a regular expression */
  readonly columnPattern: string;
  columnName(order: number): string;
  /** the order of a column by its name, which must look like one */
  columnOrder(name: string): number;
  readonly columns: Limits;
  readonly rows: Limits;
  /** whether the columns of even order are half a hex ahead of the others in the direction of the rows */
  readonly evenAhead: boolean;
  /** columns and rows mean nothing to a player of the map: its hexes are known by their names alone */
  readonly unruled?: boolean;
  /** hexes that stand beside each other without being neighbours */
  apart?(name: string, direction: Direction): boolean;
}

/** The hexes of a frame, numbered from 0: column by column from the lowest, each from its lowest row. */
export interface HexMap {
  readonly numbering: Numbering;
  readonly frame: Frame;
  readonly grid: HexGrid;
  /** name of each hex, and back */
  readonly names: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  /** neighbour of hex h in direction d at h * 6 + d; -1 where there is none */
  readonly neighbours: Int32Array;
  /** the same for searches */
  readonly graph: Graph;
  /** the cell of the grid that each hex stands in, and the hex of each cell, -1 where there is none */
  readonly cellOfHex: Int32Array;
  readonly hexOfCell: Int32Array;
}

/** Why a numbering has no such frame: its columns or its rows go on beyond the last one. */
export function frameFault({ columns, rows, columnOrder }: Numbering, frame: Frame): 'columns' | 'rows' | undefined {
  const first = columnOrder(frame.column);
  if (first < columns.first || first + frame.columns - 1 > columns.last) return 'columns';
  return frame.row < rows.first || frame.row + frame.rows - 1 > rows.last ? 'rows' : undefined;
}

/** The grid of a frame. */
export const gridOf = ({ columnOrder, evenAhead }: Numbering, { column, columns, rows }: Frame): HexGrid => ({
  columns,
  rows,
  evenAhead: (columnOrder(column) % 2 === 0) === evenAhead,
});

/** The cell of a named hex in the frame's grid; undefined for a name outside the frame. */
export function cellOf(numbering: Numbering, frame: Frame, name: string): number | undefined {
  const place = numbering.place(name);
  return (
    place && hexAt(gridOf(numbering, frame), place.column - numbering.columnOrder(frame.column), place.row - frame.row)
  );
}

/** The name of a cell of the frame's grid; undefined where the map has no hex. */
export function cellName(numbering: Numbering, frame: Frame, cell: number): string | undefined {
  const grid = gridOf(numbering, frame);
  return numbering.name({
    column: numbering.columnOrder(frame.column) + columnOf(grid, cell),
    row: frame.row + rowOf(grid, cell),
  });
}

/** Order of two hex names on the map: by column, then by row. */
export function byMapOrder({ place }: Numbering, a: string, b: string): number {
  const [left, right] = [place(a), place(b)];
  return left && right ? left.column - right.column || left.row - right.row : 0;
}

/** The name of the hexside between two hexes: the one that comes first on the map, a stroke, the other. */
export const sideName = (numbering: Numbering, a: string, b: string): string =>
  byMapOrder(numbering, a, b) <= 0 ? `${a}/${b}` : `${b}/${a}`;

/** The direction between two hexes; undefined when they are no neighbours. */
export const directionOf = (
  { neighbours }: Pick<HexMap, 'neighbours'>,
  from: number,
  to: number,
): Direction | undefined => DIRECTIONS.find((direction) => neighbours[from * DIRECTIONS.length + direction] === to);

/** Maps of frames that were laid out last, by numbering: a sheet that is painted keeps its frame. */
const laid = new WeakMap<Numbering, readonly HexMap[]>();
const KEPT = 4;

const sameFrame = (a: Frame, b: Frame): boolean =>
  a.column === b.column && a.row === b.row && a.columns === b.columns && a.rows === b.rows;

/** The hexes of a frame. The frame must be one that the numbering has (see `frameFault`). */
export function hexMap(numbering: Numbering, frame: Frame): HexMap {
  const known = laid.get(numbering) ?? [];
  const found = known.find((one) => sameFrame(one.frame, frame)) ?? layOut(numbering, frame);
  laid.set(numbering, [found, ...known.filter((one) => one !== found)].slice(0, KEPT));
  return found;
}

function layOut(numbering: Numbering, frame: Frame): HexMap {
  const grid = gridOf(numbering, frame);
  const first = numbering.columnOrder(frame.column);
  const names: string[] = [];
  const cells: number[] = [];
  const hexOfCell = new Int32Array(grid.columns * grid.rows).fill(-1);
  for (let cell = 0; cell < hexOfCell.length; cell++) {
    const name = numbering.name({ column: first + columnOf(grid, cell), row: frame.row + rowOf(grid, cell) });
    if (name === undefined) continue;
    hexOfCell[cell] = names.length;
    names.push(name);
    cells.push(cell);
  }
  const neighbours = new Int32Array(names.length * DIRECTIONS.length).fill(-1);
  names.forEach((name, hex) => {
    for (const direction of DIRECTIONS) {
      const cell = neighbour(grid, cells[hex] ?? 0, direction);
      if (cell !== undefined && !numbering.apart?.(name, direction))
        neighbours[hex * DIRECTIONS.length + direction] = hexOfCell[cell] ?? -1;
    }
  });
  const index = new Map(names.map((name, hex) => [name, hex]));
  return {
    numbering,
    frame,
    grid,
    names,
    index,
    neighbours,
    graph: neighbourGraph(neighbours),
    cellOfHex: Int32Array.from(cells),
    hexOfCell,
  };
}
