import { fraction, type Fraction } from '@/lib/prob/fraction';

/*
 * Chances as whole weights over a common denominator, for what is put together out of many dice: reducing a fraction at
 * every step would cost more than all the rest, so fractions are made at the edge only. The denominator is that of the
 * one who counts: the number of equally likely ways.
 */

/** How many of the equally likely ways lead to each value. */
export type Weights<T> = ReadonlyMap<T, bigint>;

/** The one value that is there for certain. */
export const certainly = <T>(value: T, weight = 1n): Weights<T> => new Map([[value, weight]]);

/** Counts further ways of a value into weights that are still being counted. */
export function count<T>(weights: Map<T, bigint>, value: T, weight: bigint): void {
  weights.set(value, (weights.get(value) ?? 0n) + weight);
}

/** All ways together. */
export function total(weights: Weights<unknown>): bigint {
  let sum = 0n;
  for (const weight of weights.values()) sum += weight;
  return sum;
}

/** The ways of the values for which something holds. */
export function waysOf<T>(weights: Weights<T>, holds: (value: T) => boolean): bigint {
  let sum = 0n;
  weights.forEach((weight, value) => {
    if (holds(value)) sum += weight;
  });
  return sum;
}

/** Every value of some with every value of others that do not depend on them: the weights are multiplied. */
export function join<A, B, C>(some: Weights<A>, others: Weights<B>, together: (a: A, b: B) => C): Weights<C> {
  const all = new Map<C, bigint>();
  for (const [a, weight] of some) for (const [b, share] of others) count(all, together(a, b), weight * share);
  return all;
}

/** Weights under conditions that exclude each other, out of one denominator: equal values are counted together. */
export function unite<T>(parts: Iterable<Weights<T>>): Weights<T> {
  const all = new Map<T, bigint>();
  for (const part of parts) for (const [value, weight] of part) count(all, value, weight);
  return all;
}

/** The same ways, each value changed; values that become equal are counted together. */
export function changed<T, U>(weights: Weights<T>, change: (value: T) => U): Weights<U> {
  const all = new Map<U, bigint>();
  for (const [value, weight] of weights) count(all, change(value), weight);
  return all;
}

/** The same out of a denominator that is so many times as large. */
export const scale = <T>(weights: Weights<T>, by: bigint): Weights<T> =>
  new Map([...weights].map(([value, weight]) => [value, weight * by]));

/** Only the values for which something holds, with the weights that they had. */
export const only = <T>(weights: Weights<T>, holds: (value: T) => boolean): Weights<T> =>
  new Map([...weights].filter(([value]) => holds(value)));

/** Each value with its chance out of so many ways, in the order in which they were counted. */
export const chances = <T>(
  weights: Weights<T>,
  ways: bigint = total(weights),
): readonly { readonly value: T; readonly chance: Fraction }[] =>
  Array.from(weights, ([value, weight]) => ({ value, chance: fraction(weight, ways) }));
