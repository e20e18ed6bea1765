import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearTo, type Sample } from '@/lib/typed/nearest';

const SAMPLES: readonly Sample[] = [
  { words: ['in', 'wood'], says: 0 },
  { words: ['wood', 'there'], says: 0 },
  { words: ['among', 'tree'], says: 0 },
  { words: ['in', 'mountain'], says: 1 },
  { words: ['up', 'mountain'], says: 1 },
  { words: ['trench', '#'], says: 2 },
];
const first = (worths: readonly number[]): number => worths.indexOf(Math.max(...worths));

describe('what comes nearest', () => {
  it.each([
    [['wood'], 0],
    [['there', 'tree'], 0],
    [['mountain', 'in'], 1],
    [['trench'], 2],
  ])('to %j is thing %i', (words, thing) => expect(first(nearTo(SAMPLES, 3)(words))).toBe(thing));

  it('to a word that nobody said is nothing, and it takes from what is said beside it', () => {
    const near = nearTo(SAMPLES, 3);
    expect(near(['zorblax'])).toEqual([0, 0, 0]);
    expect(near([])).toEqual([0, 0, 0]);
    expect(near(['wood', 'zorblax'])[0]).toBeLessThan(near(['wood'])[0] ?? 0);
    expect(near(['wood', 'zorblax'])[0]).toBeGreaterThan(0);
  });

  it('is worth 1 where three samples say it word by word, and less where one does', () => {
    const said = { words: ['dug', 'in'], says: 0 };
    const other = { words: ['cut', 'off'], says: 1 };
    expect(nearTo([said, said, said, other], 2)(['in', 'dug'])[0]).toBeCloseTo(1, 9);
    expect(nearTo([said, other], 2)(['in', 'dug'])[0]).toBeCloseTo(1 / 2.2, 9);
  });

  it('of two samples that share no word is the one whose words are said, and the other is nothing', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 8 }), fc.nat(), (words, at) => {
        const cut = 1 + (at % (words.length - 1));
        const [one, other] = [words.slice(0, cut), words.slice(cut)];
        const near = nearTo(
          [
            { words: one, says: 0 },
            { words: other, says: 1 },
          ],
          2,
        );
        expect(first(near(one))).toBe(0);
        expect(near(one)[1]).toBe(0);
        expect(first(near(other))).toBe(1);
        expect(near(other)[0]).toBe(0);
      }),
    );
  });

  it('is nothing where nothing was said', () => expect(nearTo([], 0)(['a'])).toEqual([]));
});
