import type { Language } from '@/lib/core/language';
import { oncePer } from '@/lib/core/once';
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

/** The words of a game and those of every fight, ready to be looked up. */
export interface Vocabulary {
  readonly lexicon: Lexicon;
  readonly lang: Language;
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

/** The words of an entry as they are looked up: taken apart once for all vocabularies, most of which share them. */
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

/** The vocabulary of a game for readers of a language; the game's own words come before the common ones. */
export function vocabularyOf(lexicon: Lexicon, lang: Language): Vocabulary {
  const exact = new Map<string, Meaning>();
  const stems = new Map<string, Meaning>();
  const single = new Map<number, string[]>();
  const reach = new Map<string, number>();
  const phrases: Branch = { next: new Map() };
  const firsts = new Map<string, Set<Piece>>();
  const isRead = (entry: Entry): boolean => entry.lang === undefined || entry.lang === lang;
  const all = [...lexicon.entries, ...COMMON].filter(isRead);
  // A word of the reader's own language means what it means there.
  const entries = [...all.filter((entry) => entry.lang), ...all.filter((entry) => !entry.lang)];
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
      if (isMendable && isLetters) single.set(folded.length, [...(single.get(folded.length) ?? []), folded]);
    }
  });
  return { lexicon, lang, exact, stems, single, reach, phrases, firsts };
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
    stem === folded || stem.length >= SHORTEST_STEMMED || folded.endsWith('s') || !vocabulary.exact.has(stem);
  return { tokens, vocabulary, isForm, ...lookedAt(tokens, isForm) };
}

/** The longest words from a place on that stand for something. */
export function matchAt(searched: Searched, from: number): Span | undefined {
  const { tokens, vocabulary, isForm } = searched;
  const { exact, stems, reach } = vocabulary;
  const first = tokens[from];
  if (!first) return undefined;
  // "Due corpi e una divisione": no "è", with which what is told of somebody may begin.
  const isAnd = vocabulary.lang === 'it' && first.text === 'e';
  const phrase = phraseAt(searched, from, isAnd);
  const end = phrase?.to ?? from;
  const most = Math.max(reach.get(first.folded) ?? 0, reach.get(formIn(first)) ?? 0);
  for (let to = Math.min(tokens.length, from + (isAnd ? 1 : most)); to > from && to >= end; to--) {
    const part = tokens.slice(from, to);
    const whole = exact.get(key(part.map(({ folded }) => folded)));
    const meaning =
      whole ?? (to === end ? phrase?.meaning : part.every(isForm) ? stems.get(key(part.map(formIn))) : undefined);
    if (meaning) return { from, to, meaning };
  }
  return phrase;
}

/** The longest phrase with alternatives from a place on; of two, the one that the vocabulary has first. */
function phraseAt(searched: Searched, from: number, isAnd: boolean): Span | undefined {
  const { tokens, vocabulary, keys } = searched;
  const found: { readonly to: number; readonly meaning: Meaning; readonly rank: number }[] = [];
  const visit = ({ next, says }: Branch, to: number): void => {
    if (says && to > from) found.push({ to, ...says });
    for (const [piece, branch] of next) for (const end of endsOfPiece(piece, searched, to)) visit(branch, end);
  };
  for (const piece of new Set(keys[from]?.flatMap((word) => [...(vocabulary.firsts.get(word) ?? [])])))
    if (!isAnd || firstsOf([piece]).includes('and')) {
      const branch = vocabulary.phrases.next.get(piece);
      for (const end of endsOfPiece(piece, searched, from)) if (branch) visit(branch, end);
    }
  for (const { to, meaning } of found.sort((a, b) => b.to - a.to || a.rank - b.rank)) {
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
