import type { Point, Size } from '@/components/map/view';

/** A space of a map that is drawn as points and lines. */
export interface MapSpace {
  readonly id: string;
  readonly name: string;
}

/** A line between two spaces. */
export interface MapLine {
  readonly a: string;
  readonly b: string;
}

/** Where the spaces stand (content/…/map/layout.json). */
export interface Layout extends Size {
  readonly positions: Readonly<Record<string, readonly [number, number]>>;
}

export interface Spot<Space extends MapSpace = MapSpace> extends Point {
  readonly space: Space;
  readonly near: readonly string[];
}

/** The drawn map: spaces with their places and neighbours. */
export interface Chart<Space extends MapSpace = MapSpace> {
  readonly size: Size;
  readonly spots: readonly Spot<Space>[];
  readonly at: ReadonlyMap<string, Spot<Space>>;
}

/** Puts the map's spaces in their places. A space without one is a mistake of the content and throws. */
export function spotsOf<Space extends MapSpace>(
  spaces: readonly Space[],
  lines: readonly MapLine[],
  layout: Layout,
): Chart<Space> {
  const near = new Map<string, string[]>(spaces.map(({ id }) => [id, []]));
  for (const { a, b } of lines) {
    near.get(a)?.push(b);
    near.get(b)?.push(a);
  }
  const spots = spaces.map((space): Spot<Space> => {
    const place = layout.positions[space.id];
    if (!place) throw new Error(`spotsOf: layout.json has no position for "${space.id}"`);
    return { space, x: place[0], y: place[1], near: near.get(space.id) ?? [] };
  });
  return {
    size: { width: layout.width, height: layout.height },
    spots,
    at: new Map(spots.map((spot) => [spot.space.id, spot])),
  };
}

/** The space nearest to a point of the map, if it is no farther than `reach`. */
export function nearest<Space extends MapSpace>(
  spots: readonly Spot<Space>[],
  point: Point,
  reach: number,
): Spot<Space> | undefined {
  let found: Spot<Space> | undefined;
  let least = reach * reach;
  for (const spot of spots) {
    const distance = (spot.x - point.x) ** 2 + (spot.y - point.y) ** 2;
    if (distance <= least) [found, least] = [spot, distance];
  }
  return found;
}

export const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
export type Arrow = keyof typeof DIRECTIONS;
export const isArrow = (key: string): key is Arrow => Object.hasOwn(DIRECTIONS, key);

/** How far a neighbour may lie off the direction of an arrow: 67.5 degrees. */
const WIDEST = Math.cos((67.5 * Math.PI) / 180);

/** The connected space that an arrow key leads to: near, and in that direction rather than beside it. */
export function stepTo(chart: Chart, from: string, arrow: Arrow): string | undefined {
  const here = chart.at.get(from);
  if (!here) return undefined;
  const [dx, dy] = DIRECTIONS[arrow];
  const scored = here.near.flatMap((id) => {
    const spot = chart.at.get(id);
    if (!spot) return [];
    const [x, y] = [spot.x - here.x, spot.y - here.y];
    const length = Math.hypot(x, y);
    const along = (x * dx + y * dy) / length;
    return along > WIDEST ? [{ id, cost: length / along ** 2 }] : [];
  });
  return scored.sort((a, b) => a.cost - b.cost)[0]?.id;
}
