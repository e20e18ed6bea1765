import { editDistance } from '@/lib/search/edit-distance';
import { hasDigit } from '@/lib/search/text';

/** Sorted words that can be asked for a beginning or for what is nearly a word. */
export interface Vocabulary {
  readonly size: number;
  has(word: string): boolean;
  /** words that begin so, the word itself left out, in alphabetical order; none with a digit */
  startingWith(prefix: string): readonly string[];
  /** words at the least distance from `word`, at most `max` edits away; one with the same first letter comes first; none with a digit */
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

export function createVocabulary(tokens: Iterable<string>): Vocabulary {
  const known = new Set(tokens);
  const words = [...known].filter((word) => !hasDigit(word)).sort();
  const lengths = Uint8Array.from(words, ({ length }) => length);
  const masks = Int32Array.from(words, letters);

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
      for (let i = 0; i < words.length; i++) {
        if (Math.abs((lengths[i] ?? 0) - word.length) > least || countBits((masks[i] ?? 0) ^ mask) > 2 * least) continue;
        const candidate = words[i] ?? '';
        const distance = editDistance(word, candidate, least);
        if (distance > least) continue;
        if (distance < least) found = [];
        least = distance;
        found.push({ word: candidate, distance });
      }
      return found.sort((a, b) => Number(b.word[0] === word[0]) - Number(a.word[0] === word[0]));
    },
  };
}
