import { WRONG_NAME, type HeadTerm, type TermName } from '@/lib/search/head';
import { fold } from '@/lib/search/text';
import type { TypedWord } from '@/lib/search/typed-words';
import { createVocabulary } from '@/lib/search/vocabulary';

/** What bears names: a term, a tool, a place. */
export interface Bearer {
  readonly id: string;
  readonly names: readonly TermName[];
}

/** A term, or another thing with names, that the whole typed text names, and how well: 1 is to the letter. */
export interface TermMatch<T extends Bearer = HeadTerm> {
  readonly term: T;
  readonly quality: number;
  /** the text is a name of it, not just the beginning of one or a slip */
  readonly exact: boolean;
  /** the name is in use, but belongs to something else or to another game */
  readonly wrong: boolean;
}

export interface TermNames<T extends Bearer = HeadTerm> {
  /** `isWord` tells words of the texts, which are no slips of a name */
  match(typed: TypedText, isWord: (token: string) => boolean): readonly TermMatch<T>[];
  /** whether a term is called so, to the letter and in the reader's language */
  has(name: string): boolean;
  /** all names in full, folded */
  readonly words: readonly string[];
}

export interface TypedText {
  readonly text: string;
  readonly typing: boolean;
  /** the words of it that count */
  readonly words: readonly TypedWord[];
}

const STEMS = 0.95;
const BEGINNING = 0.8;
const SLIP = 0.7;
const WITHIN = 0.5;
const MOST_FILLERS = 2;
const SHORTEST_BEGINNING = 3;
const MOST_BEGINNINGS = 3;

/** A name as it is compared letter by letter: "Re-despliegue" and "re despliegue" are the same. */
export function literalKey(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

interface Named<T> {
  readonly term: T;
  readonly rank: number;
  readonly name: string;
}

/** Names to terms; of the terms that share a name those for which it ranks best. */
function namesBy<T extends Bearer>(
  terms: readonly T[],
  keyOf: (name: TermName) => string,
): ReadonlyMap<string, readonly Named<T>[]> {
  const known = new Map<string, readonly Named<T>[]>();
  for (const term of terms) {
    for (const name of term.names) {
      const [literal, rank] = name;
      const key = keyOf(name);
      const have = known.get(key) ?? [];
      const best = have[0]?.rank ?? Infinity;
      if (!key || rank > best || have.some((named) => named.term === term && named.rank <= rank)) continue;
      const named = { term, rank, name: literal };
      known.set(key, rank < best ? [named] : [...have, named]);
    }
  }
  return known;
}

export function readTermNames<T extends Bearer>(terms: readonly T[]): TermNames<T> {
  const literal = namesBy(terms, ([literal]) => literal);
  const stems = namesBy(terms, ([literal, , stems]) => stems ?? literal);
  const beginnings = createVocabulary(literal.keys());
  const stemWords = new Set([...stems.keys()].flatMap((key) => key.split(' ')));
  const all = (found: readonly Named<T>[] | undefined, quality: number, exact: boolean): readonly TermMatch<T>[] =>
    (found ?? []).map(({ term, rank }) => ({ term, quality, exact, wrong: rank >= WRONG_NAME }));

  /** The typed words with the unknown ones put right, where each has a likely reading. */
  const corrected = (words: readonly TypedWord[], isWord: (token: string) => boolean): string =>
    words
      .map((word) =>
        stemWords.has(word.token) || isWord(word.token)
          ? word.token
          : (word.guesses().find(({ token }) => stemWords.has(token))?.token ?? word.token),
      )
      .join(' ');

  /** The terms with a name that begins so, the best ranked first. */
  const beginning = (key: string): readonly TermMatch<T>[] => {
    const named = beginnings.startingWith(key).flatMap((name) => literal.get(name) ?? []);
    const distinct = [
      ...new Map([...named].sort((a, b) => b.rank - a.rank).map((one) => [one.term.id, one])).values(),
    ].sort((a, b) => a.rank - b.rank);
    return all(distinct.slice(0, MOST_BEGINNINGS), BEGINNING, false);
  };

  return {
    words: [...literal.keys()].flatMap((key) => key.split(' ')),
    has: (name) => literal.get(literalKey(name))?.some(({ rank }) => rank === 0) ?? false,
    match({ text, typing, words }, isWord) {
      const key = literalKey(text);
      const byStems = words.map(({ token }) => token).join(' ');
      const exact = all(literal.get(key), 1, true);
      if (exact.length > 0) return exact;
      const found = stems.get(byStems) ?? [];
      // "forts" is a fort with an ending, but "armis" is not an army: it may still become an armistice.
      const begun =
        typing && key.length >= SHORTEST_BEGINNING && !found.some(({ name }) => key.startsWith(name))
          ? beginning(key)
          : [];
      if (begun.length > 0) return begun;
      // A question around a name ("how many peace offers may I make") does not stop at the name.
      const around = key.split(' ').length - words.length > MOST_FILLERS;
      if (found.length > 0 || !byStems) return all(found, around ? WITHIN : STEMS, !around);
      return all(stems.get(corrected(words, isWord)), SLIP, false);
    },
  };
}
