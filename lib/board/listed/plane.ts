import { RING } from '@/lib/board/listed/draft';

/*
 * Hexes laid down one entry after the other. What hangs together is a part with places of its own; an entry that joins
 * two parts moves one of them to the other.
 */

/** Steps in the six directions, in axes of which the third is minus the sum of both. */
const STEPS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
];

/** Where a hex stands in its part. */
export interface Spot {
  readonly part: number;
  readonly x: number;
  readonly y: number;
}

/** What keeps an entry from being laid down. */
export type Clash =
  | { readonly code: 'self' | 'elsewhere' | 'edge' }
  /** another hex stands in the place */
  | { readonly code: 'taken'; readonly by: number };

/** What stands in a place: a hex, nothing for certain, or nobody knows. */
export type Cell = number | 'edge' | undefined;

export interface Plane {
  readonly spots: Map<number, Spot>;
  readonly cells: Map<string, number | 'edge'>;
}

export const emptyPlane = (): Plane => ({ spots: new Map(), cells: new Map() });

const keyOf = ({ part, x, y }: Spot): string => `${part} ${x} ${y}`;
const beside = ({ part, x, y }: Spot, direction: number): Spot => {
  const [dx, dy] = STEPS[direction] ?? [0, 0];
  return { part, x: x + dx, y: y + dy };
};

/** The place of a hex; one that has none begins a part, which bears its number. */
function spotOf({ spots, cells }: Plane, n: number): Spot {
  const known = spots.get(n);
  if (known) return known;
  const spot = { part: n, x: 0, y: 0 };
  spots.set(n, spot);
  cells.set(keyOf(spot), n);
  return spot;
}

/** What stands beside a hex in a direction. */
export function cellBeside({ spots, cells }: Plane, n: number, direction: number): Cell {
  const spot = spots.get(n);
  return spot && cells.get(keyOf(beside(spot, direction)));
}

/** What stands around a hex, by direction. */
export const ringAt = (plane: Plane, n: number): readonly Cell[] =>
  RING.map((direction) => cellBeside(plane, n, direction));

/** Whether two hexes have places in one part. */
export const sharePart = ({ spots }: Plane, a: number, b: number): boolean =>
  spots.has(a) && spots.get(a)?.part === spots.get(b)?.part;

/** Lays a hex down beside another; what clashes leaves the plane as it is. */
export function layLink(plane: Plane, n: number, direction: number, other: number): Clash | undefined {
  if (n === other) return { code: 'self' };
  const place = beside(spotOf(plane, n), direction);
  const there = plane.cells.get(keyOf(place));
  if (there === other) return undefined;
  if (there === 'edge') return { code: 'edge' };
  if (sharePart(plane, n, other)) return { code: 'elsewhere' };
  if (there !== undefined) return { code: 'taken', by: there };
  return join(plane, spotOf(plane, other), place);
}

/** Marks that no hex stands beside one in a direction; answers the hex that does, where one does. */
export function layEdge(plane: Plane, n: number, direction: number): number | undefined {
  const place = keyOf(beside(spotOf(plane, n), direction));
  const there = plane.cells.get(place);
  if (typeof there === 'number') return there;
  plane.cells.set(place, 'edge');
  return undefined;
}

/** Moves the part of a spot so that the spot comes to lie in a place of another part. */
function join({ spots, cells }: Plane, spot: Spot, place: Spot): Clash | undefined {
  const [dx, dy] = [place.x - spot.x, place.y - spot.y];
  const prefix = `${spot.part} `;
  const moving = [...cells].filter(([key]) => key.startsWith(prefix));
  const moved = moving.map(([key, what]) => {
    const [, x = '0', y = '0'] = key.split(' ');
    return [{ part: place.part, x: Number(x) + dx, y: Number(y) + dy }, what] as const;
  });
  for (const [to, what] of moved) {
    const there = cells.get(keyOf(to));
    if (there === undefined || there === what) continue;
    return there === 'edge' || what === 'edge' ? { code: 'edge' } : { code: 'taken', by: there };
  }
  for (const [key] of moving) cells.delete(key);
  for (const [to, what] of moved) {
    cells.set(keyOf(to), what);
    if (what !== 'edge') spots.set(what, to);
  }
  return undefined;
}
