import { expect, test } from 'vitest';
import { compileSynonyms, readSynonyms } from '@/lib/search/synonyms';

const TOKENS = new Set(['sieg', 'pha', 'assault', 'attack']);

const synonymsOf = (...groups: readonly (readonly string[])[]) =>
  readSynonyms(
    compileSynonyms(
      groups.map((names) => ({ names: { en: names } })),
      'en',
      'en',
      (token) => TOKENS.has(token),
    ),
  );

test('a name leads to the others of its thing that the texts hold', () => {
  const { of } = synonymsOf(['attack', 'assault', 'storm']);
  expect(of('storm')).toEqual([['attack'], ['assault']]);
  expect(of('attack')).toEqual([['assault']]);
  expect(of('assault')).toEqual([['attack']]);
});

test('a letter that tells a name from its like is not left out of it: "phase" is no Phase D', () => {
  const { of } = synonymsOf(['siege phase', 'Phase D']);
  expect(of('pha')).toEqual([]);
  expect(of('sieg pha')).toEqual([]);
});

test('names with the same others are written once', () => {
  const table = compileSynonyms([{ names: { en: ['storm', 'rush', 'attack'] } }], 'en', 'en', (token) =>
    TOKENS.has(token),
  );
  expect(table.find(([keys]) => keys.split(',').includes('storm'))).toEqual(['rush,storm', 'attack']);
});
