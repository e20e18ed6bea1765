import type { Rule } from '@/lib/core/rule';

/*
 * A map that its book does not print: hexes with plain numbers whose neighbours the players enter. A game says which
 * numbers there are and what its rules state of them; the rest is open until somebody reads it off the map.
 */

/** Two hexes that stand beside each other by a rule; on which side of each other, no rule says. */
export interface StatedPair {
  readonly a: number;
  readonly b: number;
  readonly rule: Rule;
}

/** A hex whose six neighbours a rule names. */
export interface StatedRing {
  readonly n: number;
  readonly hexes: readonly number[];
  readonly rule: Rule;
}

/** What a game knows of its map before anybody enters anything. */
export interface ListedSpec {
  /** the hexes have the numbers from `first` to `last` */
  readonly first: number;
  readonly last: number;
  readonly pairs: readonly StatedPair[];
  readonly rings: readonly StatedRing[];
  /** hexsides that a rule calls impassable */
  readonly closed: readonly StatedPair[];
  /** values of the terrain that the map prints, 0 for none */
  readonly terrain: readonly number[];
}

/** The order of two hexes in a pair: the lower number first. */
export const pairKey = (a: number, b: number): string => (a < b ? `${a}/${b}` : `${b}/${a}`);

/** The hexes beside one by a rule, each once, in the order of their numbers. */
export function statedBeside({ pairs, rings }: ListedSpec, n: number): readonly number[] {
  const all = [
    ...pairs.flatMap(({ a, b }) => (a === n ? [b] : b === n ? [a] : [])),
    ...rings.flatMap((ring) => (ring.n === n ? ring.hexes : ring.hexes.includes(n) ? [ring.n] : [])),
  ];
  return [...new Set(all)].sort((one, other) => one - other);
}

/** The rule that puts two hexes beside each other; undefined where none does. */
export function statedRule({ pairs, rings }: ListedSpec, a: number, b: number): Rule | undefined {
  const pair = pairs.find((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a));
  const ring = rings.find((one) => (one.n === a && one.hexes.includes(b)) || (one.n === b && one.hexes.includes(a)));
  return pair?.rule ?? ring?.rule;
}
