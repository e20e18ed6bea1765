import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equal, fraction, ONE, sum } from '@/lib/prob/fraction';
import { certainly, chances, changed, join, only, scale, total, unite, waysOf, type Weights } from '@/lib/prob/weights';

/** Every way by itself: what weights stand for. */
const listed = <T>(weights: Weights<T>): readonly T[] =>
  [...weights].flatMap(([value, weight]) => Array.from({ length: Number(weight) }, () => value));
const counted = <T>(ways: readonly T[]): ReadonlyMap<T, bigint> => {
  const all = new Map<T, bigint>();
  for (const way of ways) all.set(way, (all.get(way) ?? 0n) + 1n);
  return all;
};
const some = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.bigInt({ min: 1n, max: 5n })), { minLength: 1, maxLength: 6 })
  .map((pairs): Weights<number> => new Map(pairs));
const add = (a: number, b: number): number => a + b;
const isEven = (n: number): boolean => n % 2 === 0;

test('joined, united, changed, scaled and sorted out as if every way were counted by itself', () => {
  fc.assert(
    fc.property(some, some, fc.bigInt({ min: 1n, max: 4n }), (a, b, by) => {
      const [left, right] = [listed(a), listed(b)];
      expect(join(a, b, add)).toEqual(counted(left.flatMap((x) => right.map((y) => x + y))));
      expect(unite([a, b])).toEqual(counted([...left, ...right]));
      expect(changed(a, (n) => n % 3)).toEqual(counted(left.map((n) => n % 3)));
      expect(scale(a, by)).toEqual(counted(left.flatMap((n) => Array.from({ length: Number(by) }, () => n))));
      expect(only(a, isEven)).toEqual(counted(left.filter(isEven)));
      expect(total(a)).toBe(BigInt(left.length));
      expect(waysOf(a, isEven)).toBe(BigInt(left.filter(isEven).length));
    }),
  );
});

test('chances are shares of the ways, and of all ways together they are one', () => {
  fc.assert(
    fc.property(some, (weights) => {
      const found = chances(weights);
      expect(equal(sum(found.map(({ chance }) => chance)), ONE)).toBe(true);
      for (const { value, chance } of found)
        expect(equal(chance, fraction(weights.get(value) ?? 0n, total(weights)))).toBe(true);
      expect(chances(weights, total(weights) * 2n).map(({ chance }) => chance)).toEqual(
        found.map(({ chance }) => fraction(chance.n, chance.d * 2n)),
      );
    }),
  );
});

test('what is certain is certain', () => {
  expect(chances(certainly('yes', 36n))).toEqual([{ value: 'yes', chance: ONE }]);
});
