import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alternatives, endsOf, inRow, lookedAt, paired, patternOf, phrasesOf, says } from '@/lib/typed/phrases';
import { tokensOf } from '@/lib/typed/tokens';

/* Lists of words, put together without being written out: they stand for the same phrases as if they were. */

test('alternatives within brackets stay together', () => {
  expect(alternatives('army|armies')).toEqual(['army', 'armies']);
  expect(alternatives(`${paired('my|our', 'army|corps')}|fort`)).toEqual(['⟨my|our⟩ ⟨army|corps⟩', 'fort']);
});

describe('what a list stands for', () => {
  const rows: readonly (readonly [words: string, phrases: readonly string[]])[] = [
    ['army', ['army']],
    [paired('the', 'army'), ['the army']],
    [paired('my|our', 'army|corps'), ['my army', 'my corps', 'our army', 'our corps']],
    [paired('a|b', paired('c|d', 'e')), ['a c e', 'a d e', 'b c e', 'b d e']],
    [inRow('a|b', 'c', 'd|e'), ['a c d', 'a c e', 'b c d', 'b c e']],
  ];
  test.each(rows)('%s', (words, phrases) => {
    expect(phrasesOf(words)).toEqual(phrases);
    for (const phrase of phrases) expect(says(alternatives(words), phrase)).toBe(true);
    expect(says(alternatives(words), 'another army')).toBe(false);
  });
});

test('an empty alternative need not be there', () => {
  const words = alternatives(paired('|the|our', 'army'));
  for (const phrase of ['army', 'the army', 'our army']) expect(says(words, phrase)).toBe(true);
  expect(says(words, 'his army')).toBe(false);
});

test('a pattern may end at several places', () => {
  const pattern = patternOf(paired('the army', '|is|is reduced'));
  const tokens = tokensOf('the army is reduced now');
  expect(
    [
      ...endsOf(
        pattern,
        lookedAt(tokens, () => true),
        0,
      ),
    ].sort(),
  ).toEqual([2, 3, 4]);
});

test('a number may be one of the words of a phrase', () => {
  const words = alternatives(paired('|already', 'spent # mf'));
  for (const phrase of ['spent 12 mf', 'already spent twelve mf']) expect(says(words, phrase)).toBe(true);
  for (const phrase of ['spent mf', 'spent some mf', 'spent 12']) expect(says(words, phrase)).toBe(false);
});

test('any lists in a row say what their written out phrases say, and no more', () => {
  const word = fc.constantFrom('army', 'corps', 'the', 'our', 'reduced', 'is');
  const list = fc.array(fc.array(word, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(list, list, fc.array(word, { minLength: 1, maxLength: 4 }), (before, behind, typed) => {
      const [one, other] = [before, behind].map((some) => some.map((words) => words.join(' ')).join('|'));
      const words = paired(one ?? '', other ?? '');
      expect(says(alternatives(words), typed.join(' '))).toBe(phrasesOf(words).includes(typed.join(' ')));
    }),
  );
});
