import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from '@/lib/search/edit-distance';
import { createVocabulary } from '@/lib/search/vocabulary';

/** The definition, word by word, without a bound. */
function plainDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => table[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      const row = table[i];
      if (row)
        row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1), swap);
    }
  }
  return at(a.length, b.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), minLength: 1, maxLength: 9 });

test.each([
  ['siege', 'siege', 0],
  ['siege', 'sieg', 1],
  ['siege', 'seige', 1],
  ['siege', 'sige', 1],
  ['trench', 'terncht', 2],
  ['fort', 'port', 1],
])('%s and %s are %i apart', (a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance);
});

test('the bounded distance is the plain one up to its bound', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, max) => {
      expect(editDistance(a, b, max)).toBe(Math.min(plainDistance(a, b), max + 1));
    }),
    { numRuns: 400 },
  );
});

describe('a vocabulary', () => {
  test('finds the closest words as a look at every one does', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 30 }),
        word,
        fc.integer({ min: 1, max: 2 }),
        (words, asked, max) => {
          const distances = words.map((one) => ({ word: one, distance: plainDistance(asked, one) }));
          const least = Math.min(...distances.map(({ distance }) => distance));
          const expected = least > max ? [] : distances.filter(({ distance }) => distance === least);
          const byWord = (a: { word: string }, b: { word: string }) => (a.word < b.word ? -1 : 1);
          expect([...createVocabulary(words).closest(asked, max)].sort(byWord)).toEqual([...expected].sort(byWord));
        },
      ),
    );
  });

  test('finds beginnings as a look at every word does', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, (words, prefix) => {
        expect(createVocabulary(words).startingWith(prefix)).toEqual(
          words.filter((one) => one.startsWith(prefix) && one !== prefix).sort(),
        );
      }),
    );
  });

  test('never guesses at words with a digit', () => {
    const vocabulary = createVocabulary(['12.4.3', '1914', 'army']);
    expect(vocabulary.has('1914')).toBe(true);
    expect(vocabulary.closest('1915', 2)).toEqual([]);
    expect(vocabulary.startingWith('1')).toEqual([]);
  });
});
