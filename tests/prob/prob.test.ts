import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, equal, fraction, multiply, ONE, showChance, subtract, sum, toNumber } from '@/lib/prob/fraction';
import { certain, chain, chanceOf, combine, die, mapDistribution } from '@/lib/prob/distribution';

const someFraction = fc
  .tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 500 }))
  .map(([n, d]) => fraction(n, d));

describe('fractions', () => {
  test('are in lowest terms with a positive denominator', () => {
    expect(fraction(6, -8)).toEqual({ n: -3n, d: 4n });
    expect(fraction(0, 5)).toEqual({ n: 0n, d: 1n });
  });
  test('a zero denominator is a bug and says so', () => {
    expect(() => fraction(1, 0)).toThrow(/denominator/);
  });
  test.each([
    [fraction(1, 2), fraction(1, 3)],
    [fraction(1, 3), fraction(2, 3)],
    [fraction(0), fraction(1)],
  ])('%o and %o are not equal', (a, b) => {
    expect(equal(a, b)).toBe(false);
    expect(equal(a, subtract(add(a, b), b))).toBe(true);
  });
  test('obey the laws of arithmetic', () => {
    fc.assert(
      fc.property(someFraction, someFraction, someFraction, (a, b, c) => {
        expect(equal(add(a, b), add(b, a))).toBe(true);
        expect(equal(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))).toBe(true);
        expect(equal(add(subtract(a, b), b), a)).toBe(true);
        expect(Math.sign(compare(a, b))).toBe(Math.sign(toNumber(a) - toNumber(b)));
      }),
    );
  });
});

describe('what a player reads', () => {
  test.each([
    [fraction(0), '0', undefined],
    [fraction(1), '100', undefined],
    [fraction(1, 1296), '<1', undefined],
    [fraction(1295, 1296), '>99', undefined],
    [fraction(17, 36), '47', '17/36'],
    [fraction(1, 216), '<1', '1/216'],
    [fraction(215, 216), '>99', '215/216'],
    [fraction(1, 999), '<1', '1/999'],
    [fraction(1, 1000), '<1', undefined],
  ])('%o is %s', (chance, percent, short) => {
    expect(showChance(chance)).toEqual({ percent, fraction: short });
  });
});

describe('distributions', () => {
  test('two dice against counting', () => {
    const two = combine(die(6), die(6), (a, b) => a + b);
    const counted = (total: number) =>
      [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a + b)).filter((t) => t === total).length;
    for (const { value, chance } of two) expect(equal(chance, fraction(counted(value), 36))).toBe(true);
    expect(two).toHaveLength(11);
  });
  test('what is certain has all of the chance', () => {
    expect(certain('won')).toEqual([{ value: 'won', chance: ONE }]);
  });
  test('mapping and chaining keep a total of one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 5 }), (sides, modulus) => {
        const folded = mapDistribution(die(sides), (n) => n % modulus);
        const chained = chain(folded, (n) => die(n + 1));
        expect(equal(sum(folded.map(({ chance }) => chance)), ONE)).toBe(true);
        expect(equal(sum(chained.map(({ chance }) => chance)), ONE)).toBe(true);
        expect(
          equal(
            chanceOf(chained, () => true),
            ONE,
          ),
        ).toBe(true);
      }),
    );
  });
});
