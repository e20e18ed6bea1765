import type { Point, Size } from '@/components/map/view';
import { columnOf, DIRECTIONS, hexAt, neighbour, rowOf, type Direction, type HexGrid } from '@/lib/board/hex/grid';

/*
 * Hexes with a flat top on the plane of the map: columns from right to left and rows upwards, as the map prints them.
 * A hex is 2 · RADIUS wide.
 */

export const RADIUS = 40;
/** From the middle of a hex to a hexside, and half of its height. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;
const ACROSS = RADIUS * 1.5;
/** Free room around the hexes. */
const MARGIN = 34;

export interface Layout {
  readonly grid: HexGrid;
  readonly size: Size;
}

export function layoutOf(grid: HexGrid): Layout {
  return {
    grid,
    size: {
      width: 2 * MARGIN + ACROSS * (grid.columns - 1) + 2 * RADIUS,
      height: 2 * MARGIN + 2 * APOTHEM * (grid.rows + 0.5),
    },
  };
}

const isAhead = (grid: HexGrid, column: number): boolean => (column % 2 === 0) === grid.evenAhead;

/** The middle of a hex. */
export function centerOf({ grid }: Layout, hex: number): Point {
  const column = columnOf(grid, hex);
  return {
    x: MARGIN + RADIUS + ACROSS * (grid.columns - 1 - column),
    y: MARGIN + APOTHEM * (2 * (grid.rows - 1 - rowOf(grid, hex)) + (isAhead(grid, column) ? 1 : 2)),
  };
}

const corner = (sixth: number): Point => ({
  x: RADIUS * Math.cos((sixth * Math.PI) / 3),
  y: RADIUS * Math.sin((sixth * Math.PI) / 3),
});
/** The corners of a hex around its middle, clockwise from the one to the right. */
export const CORNERS: readonly Point[] = DIRECTIONS.map(corner);

/** Corners of the hexside in each direction: 0 north, then by way of the north-west. */
const SIDE_CORNERS: Readonly<Record<Direction, readonly [number, number]>> = {
  0: [4, 5],
  1: [3, 4],
  2: [2, 3],
  3: [1, 2],
  4: [0, 1],
  5: [5, 0],
};

/** The ends of a hexside around the middle of its hex. */
export const sideOfHex = (direction: Direction): readonly [Point, Point] => {
  const [from, to] = SIDE_CORNERS[direction];
  return [corner(from), corner(to)];
};

/** The unit vector of a direction on the plane. */
export function vectorOf(direction: Direction): Point {
  const angle = -Math.PI / 2 - (direction * Math.PI) / 3;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/**
 * The column that lies furthest to the west among those whose middle is east of a line: rows are numbered beside it.
 */
export const westernmost = ({ grid }: Layout, x: number): number =>
  Math.min(grid.columns - 1, Math.max(0, grid.columns - 1 - Math.ceil((x - MARGIN - RADIUS) / ACROSS)));

/** The hex under a point; undefined outside the grid. */
export function hexUnder(layout: Layout, point: Point): number | undefined {
  const { grid } = layout;
  const around = grid.columns - 1 - (point.x - MARGIN - RADIUS) / ACROSS;
  let found: number | undefined;
  // A hex is what lies nearest to its middle; the apothem is left a little room against rounding.
  let least = RADIUS ** 2;
  for (const column of [Math.floor(around), Math.ceil(around)]) {
    const row = Math.round(grid.rows - 1 - ((point.y - MARGIN) / APOTHEM - (isAhead(grid, column) ? 1 : 2)) / 2);
    const hex = hexAt(grid, column, row);
    if (hex === undefined) continue;
    const center = centerOf(layout, hex);
    const distance = (center.x - point.x) ** 2 + (center.y - point.y) ** 2;
    if (distance <= least && isInside(point, center)) [found, least] = [hex, distance];
  }
  return found;
}

const isInside = (point: Point, center: Point): boolean =>
  DIRECTIONS.every((direction) => {
    const { x, y } = vectorOf(direction);
    return (point.x - center.x) * x + (point.y - center.y) * y <= APOTHEM + 1e-6;
  });

/** A hexside by one of its hexes. */
export interface Edge {
  readonly hex: number;
  readonly direction: Direction;
}

/**
 * The hexside of a hex that a point lies nearest to, and how far off it is; only hexsides between two hexes of the
 * grid.
 */
export function edgeNear(layout: Layout, point: Point): (Edge & { readonly distance: number }) | undefined {
  const hex = hexUnder(layout, point);
  if (hex === undefined) return undefined;
  const center = centerOf(layout, hex);
  const found = DIRECTIONS.filter((direction) => neighbour(layout.grid, hex, direction) !== undefined).map(
    (direction) => {
      const { x, y } = vectorOf(direction);
      return { hex, direction, distance: APOTHEM - ((point.x - center.x) * x + (point.y - center.y) * y) };
    },
  );
  return found.sort((a, b) => a.distance - b.distance)[0];
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
export const isArrow = (key: string): key is Arrow => ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].includes(key);

/**
 * The hex that an arrow key leads to: up and down the column, left and right along the row; the hex itself at the edge.
 */
export function stepTo(grid: HexGrid, hex: number, arrow: Arrow): number {
  const [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
  const by = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [1, 0], ArrowRight: [-1, 0] }[arrow];
  return hexAt(grid, column + (by[0] ?? 0), row + (by[1] ?? 0)) ?? hex;
}

/** The hexes of a line between two hexes that touch each other; the shortest way, both ends included. */
export function lineBetween(layout: Layout, from: number, to: number): readonly number[] {
  const goal = centerOf(layout, to);
  const path = [from];
  for (let here = from; here !== to && path.length <= layout.grid.columns + layout.grid.rows; path.push(here)) {
    const next = DIRECTIONS.flatMap((direction) => neighbour(layout.grid, here, direction) ?? []).map((hex) => {
      const { x, y } = centerOf(layout, hex);
      return { hex, distance: Math.hypot(goal.x - x, goal.y - y) };
    });
    here = next.sort((a, b) => a.distance - b.distance)[0]?.hex ?? to;
  }
  return path;
}
