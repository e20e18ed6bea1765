import { describe, expect, test } from 'vitest';
import { combine, die, expected, sumOf } from '@/lib/prob/distribution';
import { fraction } from '@/lib/prob/fraction';

const byValue = (one: { readonly value: number }, other: { readonly value: number }): number => one.value - other.value;

describe('the sum of independent whole numbers', () => {
  test('of nothing is 0', () => {
    expect(sumOf([])).toEqual([{ value: 0, chance: fraction(1) }]);
  });

  test('of dice of different sides is that of every pair, in rising order', () => {
    const pairs = combine(die(4), die(6), (a, b) => a + b).toSorted(byValue);
    expect(sumOf([die(4), die(6)])).toEqual(pairs);
  });

  test('leaves out what cannot come up, and shares no more of a denominator than it must', () => {
    const part = [
      { value: 0, chance: fraction(1, 2) },
      { value: 3, chance: fraction(1, 3) },
      { value: 5, chance: fraction(1, 6) },
    ];
    expect(sumOf([part])).toEqual(part);
    expect(sumOf([part, part])).toEqual(combine(part, part, (a, b) => a + b).toSorted(byValue));
  });

  test('has the sum of the means as its mean', () => {
    expect(expected(die(6))).toEqual(fraction(7, 2));
    expect(expected(sumOf([die(4), die(6)]))).toEqual(fraction(6));
  });
});

describe('fractions up to the denominator of two dice are shared', () => {
  test('each is itself and no other, whatever was asked before', () => {
    for (let d = 1; d <= 40; d++)
      for (let n = 0; n <= d; n++) {
        const { n: top, d: bottom } = fraction(n, d);
        expect([top * BigInt(d), bottom <= BigInt(d)]).toEqual([bottom * BigInt(n), true]);
      }
  });

  test.each([
    [0, 36, true],
    [1, 6, true],
    [36, 36, true],
    [1, 37, false],
    [7, 6, false],
    [-1, 6, false],
  ])('%i/%i: %s', (n, d, isShared) => {
    expect(fraction(n, d) === fraction(n, d)).toBe(isShared);
  });
});
