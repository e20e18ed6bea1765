import { once } from '@/lib/core/once';
import { editDistance } from '@/lib/search/edit-distance';
import { hasDigit } from '@/lib/search/text';

/** Sorted words that can be asked for a beginning or for what is nearly a word. */
export interface Vocabulary {
  readonly size: number;
  has(word: string): boolean;
  /** words that begin so, the word itself left out, in alphabetical order; none with a digit */
  startingWith(prefix: string): readonly string[];
  /**
   * words at the least distance from `word`, at most `max` edits away; one with the same first letter comes first; none
   * with a digit
   */
  closest(word: string, max: number): readonly Near[];
}

export interface Near {
  readonly word: string;
  readonly distance: number;
}

/**
 * The letters of a word as bits. One edit changes at most two of them, so most words are ruled out by counting bits,
 * which on a few thousand words is faster than keeping every word's deletions would be and costs nothing to load.
 */
function letters(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Words of one length with their letters. */
interface Bucket {
  readonly words: readonly string[];
  readonly masks: Int32Array;
}

function bucketsOf(words: readonly string[]): readonly (Bucket | undefined)[] {
  const byLength: string[][] = [];
  for (const word of words) (byLength[word.length] ??= []).push(word);
  return Array.from(
    byLength,
    (some: string[] | undefined) => some && { words: some, masks: Int32Array.from(some, letters) },
  );
}

export function createVocabulary(tokens: Iterable<string>): Vocabulary {
  const known = new Set(tokens);
  const words = [...known].filter((word) => !hasDigit(word)).sort();
  const buckets = once(() => bucketsOf(words));

  const firstAt = (prefix: string): number => {
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    size: known.size,
    has: (word) => known.has(word),
    startingWith(prefix) {
      const found: string[] = [];
      for (let i = firstAt(prefix); i < words.length; i++) {
        const word = words[i] ?? '';
        if (!word.startsWith(prefix)) break;
        if (word !== prefix) found.push(word);
      }
      return found;
    },
    closest(word, max) {
      const mask = letters(word);
      let least = max;
      let found: Near[] = [];
      for (let length = Math.max(1, word.length - max); length <= word.length + max; length++) {
        const { words: some, masks } = buckets()[length] ?? NONE;
        for (let i = 0; i < some.length; i++) {
          if (countBits((masks[i] ?? 0) ^ mask) > 2 * least) continue;
          const candidate = some[i] ?? '';
          const distance = editDistance(word, candidate, least);
          if (distance > least) continue;
          if (distance < least) found = [];
          least = distance;
          found.push({ word: candidate, distance });
        }
      }
      const sameStart = ({ word: one }: Near): number => Number(one[0] === word[0]);
      return found.sort((a, b) => sameStart(b) - sameStart(a) || (a.word < b.word ? -1 : 1));
    },
  };
}

const NONE: Bucket = { words: [], masks: new Int32Array() };
