import { DIRECTIONS, opposite, turned, type Direction } from '@/lib/board/hex/grid';

/* Which hexes around a defender make an attack concentric (13.16). Directions that repeat count once. */

/** What makes it: two hexes opposite each other, three with a hex between each and the next, more than three. */
export type Concentric = 'opposite' | 'three-apart' | 'more-than-three';

/** Hexes that make an attack concentric together: a pair or a triangle. */
export type Figure = readonly Direction[];

const PAIRS: readonly Figure[] = [0, 1, 2].map((first) => [first as Direction, opposite(first as Direction)]);
const TRIANGLES: readonly Figure[] = [0, 1].map((first) => [0, 2, 4].map((by) => turned(first as Direction, by)));

/** The attackers' directions from the defender's hex, each once, in their order round it. */
export const ringOf = (directions: Iterable<Direction>): readonly Direction[] => {
  const taken = new Set(directions);
  return DIRECTIONS.filter((direction) => taken.has(direction));
};

/** Every opposite pair, then every triangle with gaps that the attackers' hexes hold. */
export function figuresIn(directions: Iterable<Direction>): readonly Figure[] {
  const taken = new Set(directions);
  return [...PAIRS, ...TRIANGLES].filter((figure) => figure.every((direction) => taken.has(direction)));
}

/**
 * Why an attack out of these hexes around the defender is a concentric assault; undefined when it is none (13.16).
 * Four hexes or more hold an opposite pair too: their number is named first.
 */
export function isConcentric(directions: Iterable<Direction>): Concentric | undefined {
  const ring = ringOf(directions);
  if (ring.length > 3) return 'more-than-three';
  const [figure] = figuresIn(ring);
  return figure && (figure.length === 2 ? 'opposite' : 'three-apart');
}

/** The hexes of which one more would make an attack concentric; none where it is so already. */
export function wouldComplete(directions: Iterable<Direction>): readonly Direction[] {
  const ring = ringOf(directions);
  if (isConcentric(ring)) return [];
  return DIRECTIONS.filter((one) => !ring.includes(one) && isConcentric([...ring, one]));
}
