import { columnOf, DIRECTIONS, hexAt, rowOf, type Direction } from '@/lib/board/hex/grid';
import type { HexMap } from '@/lib/board/hex/numbering';

/*
 * Hexes on the plane of a map, x to the right and y downwards. Columns stand upright and the hexes have a flat top, or
 * they lie and the hexes have a point at their top; which way they are counted is the map's.
 */

/** From the middle of a hex to its corners. */
export const RADIUS = 40;
/** From the middle of a hex to a hexside. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;
/** From a column to the next. */
const ACROSS = RADIUS * 1.5;
/** Free room around the hexes. */
const MARGIN = 34;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a map lies before the player. */
export interface Orientation {
  /** where the rows of a column grow: direction 0 of a hex */
  readonly rows: 'up' | 'down' | 'left' | 'right';
  /** where the columns follow each other, at right angles to the rows */
  readonly columns: 'up' | 'down' | 'left' | 'right';
}

/** The eight ways on a map with the north at its top. */
export const COMPASS = ['n', 'nw', 'w', 'sw', 's', 'se', 'e', 'ne'] as const;
export type Compass = (typeof COMPASS)[number];

/** What follows from an orientation alone. */
export interface Shape {
  readonly orientation: Orientation;
  /** whether columns stand upright, so that hexes have a flat top */
  readonly upright: boolean;
  /** unit vectors of the six directions */
  readonly vectors: readonly Point[];
  /** corners of a hex around its middle, clockwise from the right */
  readonly corners: readonly Point[];
  /** ends of the hexside in each direction, around the middle of its hex */
  readonly sides: readonly (readonly [Point, Point])[];
  readonly compass: readonly Compass[];
}

/** The hexes of a map where they lie on the plane. */
export interface Layout extends Shape {
  readonly map: HexMap;
  readonly size: { readonly width: number; readonly height: number };
}

const WAYS: Readonly<Record<Orientation['rows'], number>> = { right: 0, down: 90, left: 180, up: 270 };
const atAngle = (degrees: number, length: number): Point => ({
  x: length * Math.cos((degrees * Math.PI) / 180),
  y: length * Math.sin((degrees * Math.PI) / 180),
});
/** Degrees clockwise from the right, from 0 to 359. */
const angle = (degrees: number): number => ((Math.round(degrees) % 360) + 360) % 360;

/** The shape of hexes in an orientation. */
export function shapeOf(orientation: Orientation): Shape {
  const ahead = WAYS[orientation.rows];
  const turn = angle(WAYS[orientation.columns] - ahead) === 90 ? 1 : -1;
  const upright = orientation.rows === 'up' || orientation.rows === 'down';
  const angles = DIRECTIONS.map((direction) => angle(ahead + turn * 60 * direction));
  const firstCorner = upright ? 0 : 30;
  return {
    orientation,
    upright,
    vectors: angles.map((degrees) => atAngle(degrees, 1)),
    corners: DIRECTIONS.map((sixth) => atAngle(firstCorner + 60 * sixth, RADIUS)),
    sides: angles.map((degrees) => [atAngle(angle(degrees - 30), RADIUS), atAngle(angle(degrees + 30), RADIUS)]),
    compass: angles.map((degrees) => COMPASS[Math.round(angle(270 - degrees) / 45) % COMPASS.length] ?? 'n'),
  };
}

/** The hexes of a map in an orientation. */
export function layoutOf(map: HexMap, orientation: Orientation): Layout {
  const shape = shapeOf(orientation);
  const { columns, rows } = map.grid;
  const across = 2 * MARGIN + ACROSS * (columns - 1) + 2 * RADIUS;
  const along = 2 * MARGIN + 2 * APOTHEM * (rows + 0.5);
  return {
    ...shape,
    map,
    size: shape.upright ? { width: across, height: along } : { width: along, height: across },
  };
}

const isAhead = ({ map: { grid } }: Layout, column: number): boolean => (column % 2 === 0) === grid.evenAhead;
/** Whether columns, or rows, are counted against the axes of the plane: to the left or upwards. */
const isBack = (way: Orientation['rows']): boolean => way === 'left' || way === 'up';

/** The place of a column across the map. */
const acrossOf = ({ map: { grid }, orientation }: Layout, column: number): number =>
  MARGIN + RADIUS + ACROSS * (isBack(orientation.columns) ? grid.columns - 1 - column : column);

/** The place of a row along its column. */
function alongOf(layout: Layout, column: number, row: number): number {
  const { grid } = layout.map;
  const back = isBack(layout.orientation.rows);
  return MARGIN + APOTHEM * (2 * (back ? grid.rows - 1 - row : row) + (isAhead(layout, column) === back ? 1 : 2));
}

/** The column, with a fraction, that lies at a place across the map, and the row at one along a column. */
const columnNear = ({ map: { grid }, orientation }: Layout, across: number): number => {
  const count = (across - MARGIN - RADIUS) / ACROSS;
  return isBack(orientation.columns) ? grid.columns - 1 - count : count;
};
function rowNear(layout: Layout, column: number, along: number): number {
  const { grid } = layout.map;
  const back = isBack(layout.orientation.rows);
  const count = ((along - MARGIN) / APOTHEM - (isAhead(layout, column) === back ? 1 : 2)) / 2;
  return back ? grid.rows - 1 - count : count;
}

/** The middle of a cell of the grid, whether or not a hex is there. */
export const pointOf = (layout: Layout, column: number, row: number): Point => {
  const [across, along] = [acrossOf(layout, column), alongOf(layout, column, row)];
  return layout.upright ? { x: across, y: along } : { x: along, y: across };
};

/** The middle of a hex. */
export function centerOf(layout: Layout, hex: number): Point {
  const { cellOfHex, grid } = layout.map;
  const cell = cellOfHex[hex] ?? 0;
  return pointOf(layout, columnOf(grid, cell), rowOf(grid, cell));
}

/** The column that comes first, from the left or from above, among those whose middles lie beyond a line. */
export function firstBeyond(layout: Layout, across: number): number {
  const { columns } = layout.map.grid;
  const near = columnNear(layout, across);
  return Math.min(columns - 1, Math.max(0, isBack(layout.orientation.columns) ? Math.floor(near) : Math.ceil(near)));
}

/** The hex of a cell of the grid; undefined where there is none. */
function hexIn({ map: { grid, hexOfCell } }: Layout, column: number, row: number): number | undefined {
  const hex = hexOfCell[hexAt(grid, column, row) ?? -1] ?? -1;
  return hex < 0 ? undefined : hex;
}

/** The hex under a point; undefined where there is none. */
export function hexUnder(layout: Layout, point: Point): number | undefined {
  const [across, along] = layout.upright ? [point.x, point.y] : [point.y, point.x];
  const around = columnNear(layout, across);
  let found: number | undefined;
  // A hex is what lies nearest to its middle; the apothem is left a little room against rounding.
  let least = RADIUS ** 2;
  for (const column of [Math.floor(around), Math.ceil(around)]) {
    const hex = hexIn(layout, column, Math.round(rowNear(layout, column, along)));
    if (hex === undefined) continue;
    const center = centerOf(layout, hex);
    const distance = (center.x - point.x) ** 2 + (center.y - point.y) ** 2;
    if (distance <= least && isInside(layout, point, center)) [found, least] = [hex, distance];
  }
  return found;
}

const isInside = ({ vectors }: Layout, point: Point, center: Point): boolean =>
  vectors.every(({ x, y }) => (point.x - center.x) * x + (point.y - center.y) * y <= APOTHEM + 1e-6);

/** The hexes that lie in a part of the plane, at least with an edge, with their middles. */
export function hexesWithin(layout: Layout, from: Point, to: Point): readonly (Point & { readonly hex: number })[] {
  const { columns, rows } = layout.map.grid;
  const [left, right, top, bottom] = layout.upright ? [from.x, to.x, from.y, to.y] : [from.y, to.y, from.x, to.x];
  const found: (Point & { hex: number })[] = [];
  for (let column = 0; column < columns; column++) {
    const across = acrossOf(layout, column);
    if (across + RADIUS < left || across - RADIUS > right) continue;
    const ends = [rowNear(layout, column, top - APOTHEM), rowNear(layout, column, bottom + APOTHEM)];
    const last = Math.min(rows - 1, Math.floor(Math.max(...ends)));
    for (let row = Math.max(0, Math.ceil(Math.min(...ends))); row <= last; row++) {
      const hex = hexIn(layout, column, row);
      if (hex !== undefined) found.push({ hex, ...pointOf(layout, column, row) });
    }
  }
  return found;
}

/** A hexside by one of its hexes. */
export interface Edge {
  readonly hex: number;
  readonly direction: Direction;
}

/** The hex beside another one; undefined where there is none. */
export function beside({ neighbours }: Pick<HexMap, 'neighbours'>, hex: number, direction: Direction) {
  const other = neighbours[hex * DIRECTIONS.length + direction] ?? -1;
  return other < 0 ? undefined : other;
}

/** The hexside that a point of a hex lies nearest to, and how far off it is; only hexsides between two hexes. */
export function edgeNear(layout: Layout, point: Point): (Edge & { readonly distance: number }) | undefined {
  const hex = hexUnder(layout, point);
  if (hex === undefined) return undefined;
  const center = centerOf(layout, hex);
  const found = DIRECTIONS.filter((direction) => beside(layout.map, hex, direction) !== undefined).map((direction) => {
    const { x, y } = layout.vectors[direction] ?? { x: 0, y: 0 };
    return { hex, direction, distance: APOTHEM - ((point.x - center.x) * x + (point.y - center.y) * y) };
  });
  return found.sort((a, b) => a.distance - b.distance)[0];
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const ARROWS: Readonly<Record<Arrow, Orientation['rows']>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
export const isArrow = (key: string): key is Arrow => Object.hasOwn(ARROWS, key);

/** The hex that an arrow key leads to: along the column, or to the same row of the next one; else the hex itself. */
export function stepTo(layout: Layout, hex: number, arrow: Arrow): number {
  const { map, orientation, upright } = layout;
  const cell = map.cellOfHex[hex] ?? 0;
  const way = ARROWS[arrow];
  const alongColumn = (way === 'up' || way === 'down') === upright;
  const by = way === (alongColumn ? orientation.rows : orientation.columns) ? 1 : -1;
  const [column, row] = [columnOf(map.grid, cell), rowOf(map.grid, cell)];
  return (alongColumn ? hexIn(layout, column, row + by) : hexIn(layout, column + by, row)) ?? hex;
}

/** The hexes of a line between two hexes that touch each other; the shortest way, both ends included. */
export function lineBetween(layout: Layout, from: number, to: number): readonly number[] {
  const goal = centerOf(layout, to);
  const path = [from];
  const { grid } = layout.map;
  for (let here = from; here !== to && path.length <= grid.columns + grid.rows; path.push(here)) {
    const next = DIRECTIONS.flatMap((direction) => beside(layout.map, here, direction) ?? []).map((hex) => {
      const { x, y } = centerOf(layout, hex);
      return { hex, distance: Math.hypot(goal.x - x, goal.y - y) };
    });
    here = next.sort((a, b) => a.distance - b.distance)[0]?.hex ?? to;
  }
  return path;
}
