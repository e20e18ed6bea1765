import { search, type SearchOptions } from '@/lib/search/search';
import type { SearchSource } from '@/lib/search/source';

/** How many titles are typed for practice, and how much of each, in letters. */
const TITLES = 6;
const LONGEST = 18;
const AS_TYPED: SearchOptions = { typing: true, limit: 8 };

/**
 * The work after which a first key is answered as quickly as any other, in pieces of a few milliseconds: what a source
 * reads when it is first asked is read, then some titles are asked for key by key, with a slip and by number, so that
 * the browser has compiled the code on the way. Sources whose texts have not arrived are left out. It changes no
 * answer.
 */
export function* warmUp(sources: readonly SearchSource[]): Generator<void, void, void> {
  for (const source of sources.filter(({ whole }) => whole)) {
    void source.text;
    yield;
    void source.spelling;
    yield;
    for (const query of samples(source)) {
      // A passage is cut when it is looked at.
      for (const hit of search(query, [source], AS_TYPED).hits) void hit.snippet;
      yield;
    }
  }
}

/**
 * What a player might type: titles from all over the book letter by letter, with two letters swapped, and their
 * numbers.
 */
function* samples({ exact: { head } }: SearchSource): Generator<string> {
  const step = Math.max(1, Math.floor(head.rules.length / TITLES));
  for (let i = 0; i < head.rules.length; i += step) {
    const { title = '', number = '' } = head.rules[i] ?? {};
    const words = title.slice(0, LONGEST);
    for (let length = 1; length <= words.length; length++) yield words.slice(0, length);
    yield withSlip(words);
    yield number;
  }
}

/** How many titles hits are drawn for, and how many letters of each are typed at a time. */
const DRAWN_TITLES = 4;
const DRAWN_LENGTHS = [1, 2, 3, 4, 6, LONGEST];

/** A few queries of a source as they grow, for practice in drawing what they find. */
export function practiceQueries({ exact: { head } }: SearchSource): readonly string[] {
  const step = Math.max(1, Math.floor(head.rules.length / DRAWN_TITLES));
  return head.rules
    .filter((_, i) => i % step === 0)
    .slice(0, DRAWN_TITLES)
    .flatMap(({ title, number }) => [...DRAWN_LENGTHS.map((length) => title.slice(0, length)), number]);
}

/** The text with the second and the third letter of its longest word swapped. */
function withSlip(text: string): string {
  const longest = text.split(' ').reduce((most, word) => (word.length > most.length ? word : most), '');
  return text.replace(longest, longest.replace(/^(.)(.)(.)/, '$1$3$2'));
}
