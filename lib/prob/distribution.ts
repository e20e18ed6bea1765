import { add, fraction, multiply, ZERO, type Fraction } from '@/lib/prob/fraction';

/** A finite exact distribution. Values are compared by `key`; chances are positive and add up to one. */
export interface Outcome<T> {
  readonly value: T;
  readonly chance: Fraction;
}
export type Distribution<T> = readonly Outcome<T>[];

/** The distribution of one fair die: 1 to `sides`. */
export function die(sides: number): Distribution<number> {
  return Array.from({ length: sides }, (_, i) => ({ value: i + 1, chance: fraction(1, sides) }));
}

export const certain = <T>(value: T): Distribution<T> => [{ value, chance: fraction(1) }];

const defaultKey = (value: unknown): string => JSON.stringify(value);

/** Joins outcomes of equal value; the order of first appearance is kept. */
export function merge<T>(outcomes: Iterable<Outcome<T>>, key: (value: T) => string = defaultKey): Distribution<T> {
  const found = new Map<string, { value: T; chance: Fraction }>();
  for (const { value, chance } of outcomes) {
    const k = key(value);
    const seen = found.get(k);
    if (seen) seen.chance = add(seen.chance, chance);
    else found.set(k, { value, chance });
  }
  return [...found.values()];
}

/** The distribution of f(value). */
export function mapDistribution<T, U>(
  dist: Distribution<T>,
  f: (value: T) => U,
  key?: (value: U) => string,
): Distribution<U> {
  return merge(
    dist.map(({ value, chance }) => ({ value: f(value), chance })),
    key,
  );
}

/** The distribution after a further step that depends on the first. */
export function chain<T, U>(
  dist: Distribution<T>,
  f: (value: T) => Distribution<U>,
  key?: (value: U) => string,
): Distribution<U> {
  return merge(
    dist.flatMap(({ value, chance }) =>
      f(value).map((next) => ({ value: next.value, chance: multiply(chance, next.chance) })),
    ),
    key,
  );
}

/** The distribution of f(a, b) for independent a and b. */
export function combine<A, B, C>(
  a: Distribution<A>,
  b: Distribution<B>,
  f: (a: A, b: B) => C,
  key?: (value: C) => string,
): Distribution<C> {
  return chain(a, (x) => mapDistribution(b, (y) => f(x, y), key), key);
}

/** The chance that a value satisfies the predicate. */
export function chanceOf<T>(dist: Distribution<T>, predicate: (value: T) => boolean): Fraction {
  return dist.reduce((total, { value, chance }) => (predicate(value) ? add(total, chance) : total), ZERO);
}

/**
 * The distribution of the sum of independent whole numbers from 0 up, such as the steps lost by a whole stack; in
 * rising order. Counted in whole weights: reducing a fraction at every step would cost more than all the rest.
 */
export function sumOf(parts: readonly Distribution<number>[]): Distribution<number> {
  let weights: readonly bigint[] = [1n];
  let total = 1n;
  for (const part of parts) {
    const shared = part.reduce((product, { chance }) => (product % chance.d === 0n ? product : product * chance.d), 1n);
    const next: bigint[] = [];
    for (const { value, chance } of part) {
      const times = (chance.n * shared) / chance.d;
      weights.forEach((weight, at) => {
        next[at + value] = (next[at + value] ?? 0n) + weight * times;
      });
    }
    weights = Array.from(next, (weight) => weight ?? 0n);
    total *= shared;
  }
  return weights.flatMap((weight, value) => (weight === 0n ? [] : [{ value, chance: fraction(weight, total) }]));
}

/** The mean of a distribution of numbers, exact. */
export const expected = (dist: Distribution<number>): Fraction =>
  dist.reduce((total, { value, chance }) => add(total, multiply(fraction(value), chance)), ZERO);
