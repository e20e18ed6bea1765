import type { Language } from '@/lib/core/language';
import { oncePer } from '@/lib/core/once';
import { editDistance } from '@/lib/search/edit-distance';
import { COMMON } from '@/lib/typed/common';
import type { Entry, Lexicon, Meaning } from '@/lib/typed/meaning';
import { tokensOf, type Token } from '@/lib/typed/tokens';

/** Words of a text that stand for one thing; `to` is the first token after them. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly meaning: Meaning;
  /** a word that is a slip of the finger away from the one it was taken for */
  readonly meant?: string;
}

/** The words of a game and those of every fight, ready to be looked up. */
export interface Vocabulary {
  readonly lexicon: Lexicon;
  readonly lang: Language;
  readonly exact: ReadonlyMap<string, Meaning>;
  readonly stems: ReadonlyMap<string, Meaning>;
  /** single words of letters, by their length: what a misspelt word may have been */
  readonly single: ReadonlyMap<number, readonly string[]>;
  readonly longest: number;
}

const key = (words: readonly string[]): string => words.join(' ');
/** Shorter words are no relatives of each other: "be" and "bes". */
const SHORTEST_STEMMED = 4;
const stemKey = (tokens: readonly Token[]): string =>
  key(tokens.map(({ folded, stem }) => (folded.length < SHORTEST_STEMMED ? folded : stem)));

/** The words of an entry as they are looked up: taken apart once for all vocabularies, most of which share them. */
const keysOf = oncePer(({ words }: Entry) =>
  words.map((one) => {
    const tokens = tokensOf(one);
    const folded = key(tokens.map((token) => token.folded));
    return { folded, stemmed: stemKey(tokens), length: tokens.length, isLetters: /^\p{L}+$/u.test(folded) };
  }),
);

/** The vocabulary of a game for readers of a language; the game's own words come before the common ones. */
export function vocabularyOf(lexicon: Lexicon, lang: Language): Vocabulary {
  const exact = new Map<string, Meaning>();
  const stems = new Map<string, Meaning>();
  const single = new Map<number, string[]>();
  let longest = 1;
  const isRead = (entry: Entry): boolean => entry.lang === undefined || entry.lang === lang;
  const all = [...lexicon.entries, ...COMMON].filter(isRead);
  // A word of the reader's own language means what it means there.
  const entries = [...all.filter((entry) => entry.lang), ...all.filter((entry) => !entry.lang)];
  for (const entry of entries)
    for (const { folded, stemmed, length, isLetters } of keysOf(entry)) {
      const { means } = entry;
      if (exact.has(folded)) continue;
      exact.set(folded, means);
      longest = Math.max(longest, length);
      // "Rides" is no RID: what a unit is called in short has no other forms.
      // … and "set" is no "sette".
      const isShort =
        (means.kind === 'traits' && folded.length < SHORTEST_STEMMED) ||
        (means.kind === 'field' && means.place === true && stemmed.length < SHORTEST_STEMMED) ||
        (means.kind === 'number' && stemmed.length < SHORTEST_STEMMED && folded.length > stemmed.length + 1);
      if (!stems.has(stemmed) && !isShort) stems.set(stemmed, means);
      const isMendable = means.kind !== 'filler' || !means.exact;
      if (isMendable && isLetters) single.set(folded.length, [...(single.get(folded.length) ?? []), folded]);
    }
  return { lexicon, lang, exact, stems, single, longest };
}

/** The longest words from a place on that stand for something. */
export function matchAt(tokens: readonly Token[], from: number, vocabulary: Vocabulary): Span | undefined {
  const { exact, stems, longest } = vocabulary;
  for (let to = Math.min(tokens.length, from + longest); to > from; to--) {
    const part = tokens.slice(from, to);
    // "Notte" is no "not", and "tenía" no ten: of so short a word there is only a plural.
    const isForm = ({ folded, stem }: Token): boolean =>
      stem === folded || stem.length >= SHORTEST_STEMMED || folded.endsWith('s') || !exact.has(stem);
    const meaning =
      exact.get(key(part.map(({ folded }) => folded))) ?? (part.every(isForm) ? stems.get(stemKey(part)) : undefined);
    if (meaning) return { from, to, meaning };
  }
  return undefined;
}

/** Shorter words have too many neighbours; from the second length on two slips are forgiven. */
const SHORTEST_MENDED = 4;
const TWO_SLIPS = 8;
const SHORTEST_NUMBER = 6;

/** The word of the vocabulary that a misspelt one was meant to be; undefined unless one thing is nearest. */
export function mended(token: Token, at: number, vocabulary: Vocabulary): Span | undefined {
  const { folded } = token;
  if (token.kind !== 'word' || folded.length < SHORTEST_MENDED) return undefined;
  const most = folded.length < TWO_SLIPS ? 1 : 2;
  let [least, found] = [most + 1, [] as string[]];
  for (let length = folded.length - most; length <= folded.length + most; length++)
    for (const word of (length >= SHORTEST_MENDED && vocabulary.single.get(length)) || []) {
      if (word[0] !== folded[0]) continue;
      const far = editDistance(folded, word, most);
      if (far > most || far > least) continue;
      if (far < least) [least, found] = [far, []];
      found.push(word);
    }
  const [first] = found;
  const meaning = first === undefined ? undefined : vocabulary.exact.get(first);
  if (first === undefined || !meaning) return undefined;
  // "Fire" is no slip of "five": no number is guessed from a short word.
  if (meaning.kind === 'number' && folded.length < SHORTEST_NUMBER) return undefined;
  const same = found.every((word) => JSON.stringify(vocabulary.exact.get(word)) === JSON.stringify(meaning));
  return same ? { from: at, to: at + 1, meaning, meant: first } : undefined;
}
