import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learn, type Sample } from '@/lib/typed/learned';

const SAMPLES: readonly Sample[] = [
  { words: ['in', 'wood'], says: 0 },
  { words: ['wood', 'there'], says: 0 },
  { words: ['among', 'tree'], says: 0 },
  { words: ['in', 'mountain'], says: 1 },
  { words: ['up', 'mountain'], says: 1 },
  { words: ['trench', '#'], says: 2 },
];
const first = (worths: readonly number[]): number => worths.indexOf(Math.max(...worths));

describe('what is learned', () => {
  it.each([
    [['wood'], 0],
    [['there', 'tree'], 0],
    [['mountain', 'in'], 1],
    [['trench'], 2],
  ])('%j says thing %i', (words, thing) => expect(first(learn(SAMPLES, 3)(words))).toBe(thing));

  it('of a word that nobody said says nothing, and beside a known one less than that alone', () => {
    const worths = learn(SAMPLES, 3);
    expect(worths(['zorblax'])).toEqual([0, 0, 0]);
    expect(worths([])).toEqual([0, 0, 0]);
    expect(worths(['wood', 'zorblax'])[0]).toBeLessThan(worths(['wood'])[0] ?? 0);
    expect(worths(['wood', 'zorblax'])[0]).toBeGreaterThan(0);
  });

  it('says of each of two samples that share no word what it said, and nothing of the other', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 8 }), fc.nat(), (words, at) => {
        const cut = 1 + (at % (words.length - 1));
        const [one, other] = [words.slice(0, cut), words.slice(cut)];
        const worths = learn(
          [
            { words: one, says: 0 },
            { words: other, says: 1 },
          ],
          2,
        );
        for (const [said, thing] of [
          [one, 0],
          [other, 1],
        ] as const) {
          expect(first(worths(said))).toBe(thing);
          expect(worths(said)[1 - thing]).toBeCloseTo(0, 9);
        }
      }),
    );
  });

  it('is the least squares with a price for each weight, as solved by hand', () => {
    // One word, two samples with it, one of which says the thing: (2 + ridge) weight = 1.
    const worths = learn(
      [
        { words: ['a'], says: 0 },
        { words: ['a'], says: 1 },
      ],
      2,
    );
    expect(worths(['a'])[0]).toBeCloseTo(1 / 2.6, 9);
  });

  it('is nothing where nothing was said', () => expect(learn([], 0)(['a'])).toEqual([]));
});
