import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chapterOf, compareRuleNumbers, isBelow, parseRuleNumber } from '@/lib/core/rule-number';
import { contentLanguage } from '@/lib/core/language';

const number = fc
  .array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('.'));

describe('rule numbers', () => {
  test.each([
    ['12.4.3', '12.4.3'],
    [' 12.4 ', '12.4'],
    ['6.0.E.1', '6.0.E.1'],
    ['13.3.4.a1', '13.3.4.a1'],
    ['13.3.4.a12', undefined],
    ['12.', undefined],
    ['abc', undefined],
    ['1..2', undefined],
    ['', undefined],
  ])('parses %j', (given, expected) => {
    expect(parseRuleNumber(given)).toBe(expected);
  });
  test('are ordered by number, not by letters', () => {
    const printed = ['12.4.10', '12.0', '2.1', '12.4.2', '6.0.E.1', '6.0', '6.0.A', '12.4'];
    expect([...printed].sort(compareRuleNumbers)).toEqual([
      '2.1',
      '6.0',
      '6.0.A',
      '6.0.E.1',
      '12.0',
      '12.4',
      '12.4.2',
      '12.4.10',
    ]);
  });
  test('the order is total', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(Math.sign(compareRuleNumbers(a, b))).toBe(-Math.sign(compareRuleNumbers(b, a)) + 0);
        expect(compareRuleNumbers(a, a)).toBe(0);
      }),
    );
  });
  test('the section stands above its rules', () => {
    expect(isBelow('12.4.3', '12.0')).toBe(true);
    expect(isBelow('12.4.3', '12.4')).toBe(true);
    expect(isBelow('12.4.3', '12.4.3')).toBe(false);
    expect(isBelow('12.41', '12.4')).toBe(false);
    expect(chapterOf('12.4.3')).toBe('12');
  });
});

test('a missing translation falls back to English', () => {
  expect(contentLanguage('it', ['en', 'es'])).toBe('en');
  expect(contentLanguage('es', ['en', 'es'])).toBe('es');
});
