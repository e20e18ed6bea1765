import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encode, fold, stem, wordsOf } from '@/lib/search/text';

describe('encode', () => {
  test.each([
    ['Pérdidas ÑANDÚ', ['perdid', 'nand']],
    ['see 9.5.4.c and 12.4.3.', ['see', '9.5.4.c', '12.4.3']],
    ['11 corps in 1914', ['11', 'corp', '1914']],
    ['the siege of a fort', ['sieg', 'fort']],
    ["l'attacco dell'armata", ['attacc', 'armat']],
    ['', []],
    ['the of a', []],
  ])('%s', (text, tokens) => {
    expect(encode(text)).toEqual(tokens);
  });

  test('encoding tokens again changes nothing', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.lorem({ maxCount: 12 }),
      fc.stringMatching(/^([a-zñáéíóú]{1,14}(ing|ed|es|ies|arse|ando)?[ .-]?){0,6}$/),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const tokens = encode(text);
        expect(encode(tokens.join(' '))).toEqual(tokens);
      }),
      { numRuns: 500 },
    );
  });
});

describe('words that meet in one stem', () => {
  test.each([
    ['army', 'armies'],
    ['fort', 'forts'],
    ['trench', 'trenches'],
    ['supply', 'supplies', 'supplied'],
    ['besiege', 'besieged', 'besieging'],
    ['stop', 'stopped', 'stops'],
    ['play', 'plays', 'played'],
    ['cuerpo', 'cuerpos'],
    ['unidad', 'unidades'],
    ['avanzar', 'avanzan', 'avanza'],
    ['forte', 'forti'],
    ['armata', 'armate'],
    ['assedio', 'assedi'],
  ])('%s', (...words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  test.each([
    ['loss', 'los'],
    ['united', 'unit'],
    ['allies', 'all'],
    ['need', 'ne'],
    ['spring', 'spr'],
    ['ahora', 'ahor'],
    ['metà', stem('mettere')],
    ['sparire', stem('sparare')],
    ['tommies', stem('tomo')],
  ])('%s keeps apart from %s', (word, other) => {
    expect(stem(word)).not.toBe(other);
  });
});

test('words know their place in the text', () => {
  const text = 'Número de Pérdidas: 9.5.4.c';
  for (const { folded, start, end } of wordsOf(text)) expect(fold(text.slice(start, end))).toBe(folded);
  expect(wordsOf(text).map(({ folded }) => folded)).toEqual(['numero', 'de', 'perdidas', '9.5.4.c']);
});
