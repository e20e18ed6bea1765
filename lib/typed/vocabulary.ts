import type { Language } from '@/lib/core/language';
import { oncePer, oncePerKey } from '@/lib/core/once';
import { editDistance } from '@/lib/search/edit-distance';
import { COMMON } from '@/lib/typed/common';
import type { Entry, Lexicon, Meaning } from '@/lib/typed/meaning';
import {
  endsOfPiece,
  firstsOf,
  formIn,
  formOf,
  isOptional,
  isPattern,
  lookedAt,
  patternOf,
  SHORTEST_STEMMED,
  wordsOf,
  type Looked,
  type Piece,
} from '@/lib/typed/phrases';
import { numeral, type Token } from '@/lib/typed/tokens';

/** Words of a text that stand for one thing; `to` is the first token after them. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly meaning: Meaning;
  /** a word that is a slip of the finger away from the one it was taken for */
  readonly meant?: string;
}

/** The words of a game and those of every fight, ready to be looked up: what stands first comes before the others. */
export interface Vocabulary {
  readonly lexicon: Lexicon;
  readonly lang: Language;
  readonly lists: readonly WordList[];
}

/** A list of words, ready to be looked up. */
interface WordList {
  readonly exact: ReadonlyMap<string, Meaning>;
  readonly stems: ReadonlyMap<string, Meaning>;
  /** single words of letters, by their length: what a misspelt word may have been */
  readonly single: ReadonlyMap<number, readonly string[]>;
  /** how many words the longest phrase has that begins with a word, or with a form of it */
  readonly reach: ReadonlyMap<string, number>;
  /** phrases with alternatives, and with which parts of them a word may begin */
  readonly phrases: Branch;
  readonly firsts: ReadonlyMap<string, ReadonlySet<Piece>>;
}

/** Phrases with alternatives that begin alike: how they go on, and what those stand for that end here. */
interface Branch {
  readonly next: Map<Piece, Branch>;
  says?: { readonly meaning: Meaning; readonly rank: number };
}

const key = (words: readonly string[]): string => words.join(' ');

/** The words of an entry as they are looked up. */
const keysOf = oncePer(({ words }: Entry) => ({
  plain: words
    .filter((one) => !isPattern(one))
    .map((one) => {
      const parts = wordsOf(one);
      const folded = key(parts);
      return { folded, parts, stemmed: key(parts.map(formOf)), isLetters: /^\p{L}+$/u.test(folded) };
    }),
  patterns: words.filter(isPattern).map(patternOf),
}));

/**
 * The vocabulary of a game for readers of a language: the game's own words come before the common ones, and a word of
 * the reader's own language means what it means there.
 */
export function vocabularyOf(lexicon: Lexicon, lang: Language): Vocabulary {
  const all = entriesOf(lexicon).map(listsOf);
  return { lexicon, lang, lists: [...all.map((lists) => lists(lang)), ...all.map((lists) => lists(undefined))] };
}

/** The work of a vocabulary that is done before its first text, in pieces of a millisecond or few. */
export function* prepared(lexicon: Lexicon, lang: Language): Generator<void, void, void> {
  for (const entries of entriesOf(lexicon)) {
    for (const entry of entries) {
      keysOf(entry);
      yield;
    }
    for (const one of [lang, undefined]) {
      listsOf(entries)(one);
      yield;
    }
  }
}

const entriesOf = ({ entries, shared = [] }: Lexicon): readonly (readonly Entry[])[] => [entries, ...shared, COMMON];

/** The words of some entries that are of one language alone, or of none: made once for all that share the entries. */
const listsOf = oncePer((entries: readonly Entry[]) =>
  oncePerKey((lang: Language | undefined) => listOf(entries.filter((entry) => entry.lang === lang))),
);

function listOf(entries: readonly Entry[]): WordList {
  const exact = new Map<string, Meaning>();
  const stems = new Map<string, Meaning>();
  const single = new Map<number, string[]>();
  const reach = new Map<string, number>();
  const phrases: Branch = { next: new Map() };
  const firsts = new Map<string, Set<Piece>>();
  entries.forEach((entry, rank) => {
    const { means } = entry;
    const keys = keysOf(entry);
    for (const pattern of keys.patterns) {
      const [piece] = pattern;
      if (piece === undefined) continue;
      if (!phrases.next.has(piece) || isOptional(piece))
        for (const first of firstsOf(pattern)) firsts.set(first, (firsts.get(first) ?? new Set()).add(piece));
      const end = pattern.reduce(grown, phrases);
      end.says ??= { meaning: means, rank };
    }
    for (const { folded, parts, stemmed, isLetters } of keys.plain) {
      if (exact.has(folded)) continue;
      exact.set(folded, means);
      const [first = ''] = parts;
      for (const one of [first, formOf(first)]) reach.set(one, Math.max(reach.get(one) ?? 0, parts.length));
      // "Rides" is no RID: what a unit is called in short has no other forms.
      // … and "set" is no "sette".
      const isShort =
        (means.kind === 'traits' && folded.length < SHORTEST_STEMMED) ||
        (means.kind === 'field' && means.place === true && stemmed.length < SHORTEST_STEMMED) ||
        (means.kind === 'number' && stemmed.length < SHORTEST_STEMMED && folded.length > stemmed.length + 1);
      if (!stems.has(stemmed) && !isShort) stems.set(stemmed, means);
      // "Short" is no "shot": a short word that only leads to a number has no slips.
      const isLead = means.kind === 'asks' && means.optional === true && folded.length < SHORTEST_NUMBER;
      const isMendable = !isLead && (means.kind !== 'filler' || !means.exact);
      if (isMendable && isLetters) listed(single, folded.length).push(folded);
    }
  });
  return { exact, stems, single, reach, phrases, firsts };
}

function listed<K, T>(lists: Map<K, T[]>, of: K): T[] {
  const list = lists.get(of) ?? [];
  lists.set(of, list);
  return list;
}

/** What a word stands for in the first of some lists that has it; by its form where `by` is "stems". */
function meaningIn({ lists }: Vocabulary, by: 'exact' | 'stems', word: string): Meaning | undefined {
  for (const list of lists) {
    const meaning = list[by].get(word);
    if (meaning) return meaning;
  }
  return undefined;
}

/** How phrases go on with a part; they grow by it where none has gone on so. */
function grown({ next }: Branch, piece: Piece): Branch {
  const known = next.get(piece);
  if (known) return known;
  const made: Branch = { next: new Map() };
  next.set(piece, made);
  return made;
}

/** "Has spent 12 MF": what a phrase says with the number in it; undefined where there is no such number. */
function withNumber(meaning: Meaning, words: readonly Token[]): Meaning | undefined {
  if (meaning.kind !== 'asks' || !meaning.inside) return meaning;
  const { of, name, min, max } = meaning;
  const value = words.map(numeral).find((one) => one !== undefined);
  if (value === undefined || value < min || value > max) return undefined;
  return of === 'trait' ? { kind: 'traits', traits: { [name]: value } } : { kind: 'field', field: name, value };
}

/** A text in which the words of a vocabulary are looked for. */
export interface Searched extends Looked {
  readonly tokens: readonly Token[];
  readonly vocabulary: Vocabulary;
  readonly isForm: (token: Token) => boolean;
}

export function searchedBy(vocabulary: Vocabulary, tokens: readonly Token[]): Searched {
  // "Notte" is no "not", and "tenía" no ten: of so short a word there is only a plural.
  const isForm = ({ folded, stem }: Token): boolean =>
    stem === folded ||
    stem.length >= SHORTEST_STEMMED ||
    folded.endsWith('s') ||
    meaningIn(vocabulary, 'exact', stem) === undefined;
  return { tokens, vocabulary, isForm, ...lookedAt(tokens, isForm) };
}

/** The longest words from a place on that stand for something. */
export function matchAt(searched: Searched, from: number): Span | undefined {
  const { tokens, vocabulary, isForm } = searched;
  const first = tokens[from];
  if (!first) return undefined;
  // "Due corpi e una divisione": no "è", with which what is told of somebody may begin.
  const isAnd = vocabulary.lang === 'it' && first.text === 'e';
  const phrase = phraseAt(searched, from, isAnd);
  const end = phrase?.to ?? from;
  const begins = [first.folded, formIn(first)];
  const most = Math.max(...vocabulary.lists.flatMap(({ reach }) => begins.map((word) => reach.get(word) ?? 0)));
  for (let to = Math.min(tokens.length, from + (isAnd ? 1 : most)); to > from && to >= end; to--) {
    const part = tokens.slice(from, to);
    const whole = meaningIn(vocabulary, 'exact', key(part.map(({ folded }) => folded)));
    const inForm = (): Meaning | undefined =>
      part.every(isForm) ? meaningIn(vocabulary, 'stems', key(part.map(formIn))) : undefined;
    const meaning = whole ?? (to === end && phrase ? phrase.meaning : inForm());
    if (meaning) return { from, to, meaning };
  }
  return phrase;
}

/** The longest phrase with alternatives from a place on; of two, the one that the vocabulary has first. */
function phraseAt(searched: Searched, from: number, isAnd: boolean): Span | undefined {
  const { tokens, vocabulary, keys } = searched;
  const found: { readonly to: number; readonly meaning: Meaning }[] = [];
  for (const { phrases, firsts } of vocabulary.lists) {
    const own: { readonly to: number; readonly meaning: Meaning; readonly rank: number }[] = [];
    const go = ({ next }: Branch, piece: Piece, at: number): void => {
      const branch = next.get(piece);
      if (!branch) return;
      for (const to of endsOfPiece(piece, searched, at)) {
        if (branch.says && to > from) own.push({ to, ...branch.says });
        for (const one of branch.next.keys()) go(branch, one, to);
      }
    };
    const begins = new Set(keys[from]?.flatMap((word) => [...(firsts.get(word) ?? [])]));
    for (const piece of begins) if (!isAnd || firstsOf([piece]).includes('and')) go(phrases, piece, from);
    found.push(...own.sort((a, b) => a.rank - b.rank));
  }
  for (const { to, meaning } of found.sort((a, b) => b.to - a.to)) {
    const said = withNumber(meaning, tokens.slice(from, to));
    if (said) return { from, to, meaning: said };
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
  for (let length = Math.max(folded.length - most, SHORTEST_MENDED); length <= folded.length + most; length++)
    for (const word of vocabulary.lists.flatMap(({ single }) => single.get(length) ?? [])) {
      if (word[0] !== folded[0]) continue;
      const far = editDistance(folded, word, most);
      if (far > most || far > least) continue;
      if (far < least) [least, found] = [far, []];
      found.push(word);
    }
  const [first] = found;
  const meaningOf = (word: string): Meaning | undefined => meaningIn(vocabulary, 'exact', word);
  const meaning = first === undefined ? undefined : meaningOf(first);
  if (first === undefined || !meaning) return undefined;
  // "Fire" is no slip of "five": no number is guessed from a short word.
  if (meaning.kind === 'number' && folded.length < SHORTEST_NUMBER) return undefined;
  const same = found.every((word) => JSON.stringify(meaningOf(word)) === JSON.stringify(meaning));
  return same ? { from: at, to: at + 1, meaning, meant: first } : undefined;
}
