import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResultKind } from '@/lib/tables/card';
import { pressKey, type ResultKey } from '@/lib/tables/card-keys';
import { parseResult, showResult } from '@/lib/tables/card-result';

const ONE: ResultKind = { kind: 'tests', sides: 1, mostLosses: 2, least: -20, most: 20 };
const TWO: ResultKind = { kind: 'tests', sides: 2, mostLosses: 3, least: -20, most: 20 };
const WHOLE: ResultKind = { kind: 'whole', least: -4, most: 8 };
const press = (kind: ResultKind, keys: readonly ResultKey[], start = ''): string =>
  keys.reduce((text, key) => pressKey(kind, text, key), start);

describe('keys', () => {
  it.each<[ResultKind, readonly ResultKey[], string]>([
    [ONE, ['•', '−', '2'], '• −2'],
    [ONE, ['−', '2', '•'], '• −2'],
    [ONE, ['•', '•'], '••'],
    [ONE, ['•', '•', '•'], ''],
    [ONE, ['−', '1', '0'], '−10'],
    [ONE, ['−', '1', '0', '3'], '−3'],
    [ONE, ['3', '−'], '−3'],
    [ONE, ['−', '3', '+'], '+3'],
    [ONE, ['0'], '0'],
    [ONE, ['—'], '—'],
    [ONE, ['—', '4'], '4'],
    [ONE, ['—', '•'], '•'],
    [ONE, ['•', '3', '—'], '—'],
    [ONE, ['3', '/'], '3'],
    [ONE, ['•', '−', '2', 'back'], '• −'],
    [ONE, ['•', '−', '2', 'back', 'back'], '•'],
    [ONE, ['back'], ''],
    [TWO, ['0', '/', '−', '7'], '0 / −7'],
    [TWO, ['/', '3'], '3'],
    [TWO, ['+', '3', '/', '•', '+', '3'], '+3 / • +3'],
    [TWO, ['3', '/', '4', '/', '5'], '3 / 45'],
    [TWO, ['3', '/', 'back'], '3'],
    [TWO, ['3', '/', '4', 'back', 'back', 'back'], ''],
    [TWO, ['—', '/', '—'], '— / —'],
    [WHOLE, ['•', '2'], '2'],
  ])('%#: %j give %s', (kind, keys, text) => expect(press(kind, keys)).toBe(text));

  it('reach every result, from an empty cell', () => {
    const side = fc.record({
      losses: fc.integer({ min: 0, max: 3 }),
      modifier: fc.option(fc.integer({ min: -20, max: 20 })),
    });
    const keysOf = (text: string): readonly ResultKey[] => [...text.replace(/\s/gu, '')] as readonly ResultKey[];
    fc.assert(
      fc.property(fc.tuple(side, side), (sides) => {
        const text = showResult({ kind: 'tests', sides });
        expect(parseResult(TWO, press(TWO, keysOf(text)))).toEqual({ kind: 'tests', sides });
      }),
    );
  });
  it('go on from whatever was typed, without throwing', () => {
    const key = fc.constantFrom<ResultKey>('•', '+', '−', '—', '/', 'back', '7');
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(key),
        fc.constantFrom(ONE, TWO, WHOLE),
        (start, keys, kind) => void press(kind, keys, start),
      ),
    );
  });
});
