import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResultKind } from '@/lib/tables/card';
import { pressKey } from '@/lib/tables/card-keys';
import { parseResult } from '@/lib/tables/card-result';
import { showResult } from '@/lib/tables/card-written';
import { ONE, TWO, WHOLE } from '@/tests/tables/cards';

const press = (kind: ResultKind, keys: readonly string[], start = ''): string =>
  keys.reduce((text, key) => pressKey(kind, text, key), start);

describe('keys', () => {
  it.each<[ResultKind, readonly string[], string]>([
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
    [ONE, ['•', '−', '2', '⌫'], '• −'],
    [ONE, ['•', '−', '2', '⌫', '⌫'], '•'],
    [ONE, ['⌫'], ''],
    [TWO, ['0', '/', '−', '7'], '0 / −7'],
    [TWO, ['/', '3'], '3'],
    [TWO, ['+', '3', '/', '•', '+', '3'], '+3 / • +3'],
    [TWO, ['3', '/', '4', '/', '5'], '3 / 45'],
    [TWO, ['3', '/', '⌫'], '3'],
    [TWO, ['3', '/', '4', '⌫', '⌫', '⌫'], ''],
    [TWO, ['—', '/', '—'], '— / —'],
    [WHOLE, ['•', '2'], '2'],
  ])('%#: %j give %s', (kind, keys, text) => expect(press(kind, keys)).toBe(text));

  it('reach every result, from an empty cell', () => {
    const side = fc.record({
      losses: fc.integer({ min: 0, max: 3 }),
      modifier: fc.option(fc.integer({ min: -20, max: 20 })),
    });
    const keysOf = (text: string): readonly string[] => [...text.replace(/\s/gu, '')];
    fc.assert(
      fc.property(fc.tuple(side, side), (sides) => {
        const text = showResult(TWO, { sides });
        expect(parseResult(TWO, press(TWO, keysOf(text)))).toEqual({ sides });
      }),
    );
  });
  it('go on from whatever was typed, without throwing', () => {
    const key = fc.constantFrom('•', '+', '−', '—', '/', '⌫', '7');
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
