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
