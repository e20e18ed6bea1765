import { stem } from '@/lib/search/text';
import { oncePerKey } from '@/lib/core/once';
import { numeral, tokensOf, type Token } from '@/lib/typed/tokens';

/*
 * Lists of words as the games write them: alternatives between bars, "army|armies". A part of a phrase that has
 * alternatives of its own stands in brackets, "⟨my|our⟩ ⟨army|armies⟩", and is matched as it stands: written out, the
 * phrases of some facts would be tens of thousands. In a phrase "#" is any number: "has spent # mf".
 */

const [OPEN, SHUT, BAR] = ['⟨', '⟩', '|'];
const NUMBER = '#';

/** The alternatives of a list of words; those within brackets stay together. */
export function alternatives(words: string): readonly string[] {
  if (!words.includes(OPEN)) return words.split(BAR);
  const found: string[] = [];
  let [begin, depth] = [0, 0];
  for (let at = 0; at < words.length; at++) {
    const sign = words[at];
    if (sign === OPEN) depth++;
    else if (sign === SHUT) depth--;
    else if (sign === BAR && depth === 0) {
      found.push(words.slice(begin, at));
      begin = at + 1;
    }
  }
  return [...found, words.slice(begin)];
}

const group = (words: string): string => (alternatives(words).length > 1 ? `${OPEN}${words}${SHUT}` : words);

/** Every pair of some words before and some behind: "odessa still russian". */
export const paired = (before: string, behind: string): string => `${group(before)} ${group(behind)}`;

/** Lists of words one behind the other: any of each, "the|our", "army|corps" and "is reduced". */
export const inRow = (...lists: readonly string[]): string => lists.reduceRight((behind, one) => paired(one, behind));

/** Whether a phrase has parts with alternatives of their own, or a number. */
export const isPattern = (phrase: string): boolean => phrase.includes(OPEN) || phrase.includes(NUMBER);

/** Every phrase that a list of words stands for, written out: for short lists alone. */
export function phrasesOf(words: string): readonly string[] {
  return alternatives(words).flatMap((phrase) => {
    const open = phrase.indexOf(OPEN);
    if (open < 0) return [phrase];
    const shut = shutOf(phrase, open);
    const [before, inner, behind] = [phrase.slice(0, open), phrase.slice(open + 1, shut), phrase.slice(shut + 1)];
    const ends = phrasesOf(behind);
    return phrasesOf(inner).flatMap((one) => ends.map((end) => before + one + end));
  });
}

/** Where the bracket is shut that opens at a place. */
function shutOf(phrase: string, open: number): number {
  let depth = 0;
  for (let at = open; at < phrase.length; at++) {
    if (phrase[at] === OPEN) depth++;
    else if (phrase[at] === SHUT && --depth === 0) return at;
  }
  return phrase.length;
}

/** A phrase taken apart: words, and alternatives by the words that each of them may begin with. */
export type Pattern = readonly Piece[];
export type Piece = string | ReadonlyMap<string, readonly Pattern[]>;

/** Shorter words are no relatives of each other: "be" and "bes". */
export const SHORTEST_STEMMED = 4;
const stemOf = oncePerKey(stem);
/** What the forms of a word have in common. */
export const formOf = (word: string): string => (word.length < SHORTEST_STEMMED ? word : stemOf(word));
/** … and those of a word of a text, whose stem is known: nothing of what is typed is kept. */
export const formIn = ({ folded, stem }: Token): string => (folded.length < SHORTEST_STEMMED ? folded : stem);
/** Under what all forms of a word are looked up, by what they have in common. */
const keyOf = (form: string): string => `~${form}`;
/** … and those of a word of a pattern. */
const formKey = (word: string): string => keyOf(formOf(word));

/** Under this an alternative stands that is empty: none of them need be there, "⟨|the⟩ army". */
const NOTHING = '';

/** Whether a part of a phrase need not be there. */
export const isOptional = (piece: Piece): boolean => typeof piece !== 'string' && piece.has(NOTHING);

/** Patterns by the words that each of them may begin with. */
function byFirst(patterns: readonly Pattern[]): ReadonlyMap<string, readonly Pattern[]> {
  const found = new Map<string, Pattern[]>();
  for (const pattern of patterns)
    for (const word of firstsOf(pattern)) found.set(word, [...(found.get(word) ?? []), pattern]);
  return found;
}

/** The words that a pattern may begin with, as they are and as their forms are looked up. */
export function firstsOf([first, ...rest]: Pattern): readonly string[] {
  if (first === undefined) return [NOTHING];
  if (typeof first === 'string') return [first, formKey(first)];
  const own = [...first.keys()];
  return own.includes(NOTHING) ? [...own.filter((word) => word !== NOTHING), ...firstsOf(rest)] : own;
}

const PLAIN = /^[a-z# ]*$/;
/** A Roman number alone is none, beside a corps it is: such words are read as a text is. */
const ROMAN = /(?:^| )[ivx]+(?: |$)/;
/** The words of a phrase, as those of a text are compared. */
export const wordsOf = (phrase: string): readonly string[] =>
  PLAIN.test(phrase) && !ROMAN.test(phrase)
    ? phrase.split(' ').filter((word) => word !== '')
    : tokensOf(phrase).map(({ folded }) => folded);

/** Takes a phrase apart. */
export const patternOf = oncePerKey((phrase: string): Pattern => {
  const pieces: Piece[] = [];
  for (let at = 0; at < phrase.length;) {
    const open = phrase.indexOf(OPEN, at);
    const plain = phrase.slice(at, open < 0 ? phrase.length : open);
    pieces.push(...wordsOf(plain));
    if (open < 0) break;
    const shut = shutOf(phrase, open);
    pieces.push(groupOf(phrase.slice(open + 1, shut)));
    at = shut + 1;
  }
  return pieces;
});
/** The alternatives of a part, taken apart once for all phrases that have it. */
const groupOf = oncePerKey((words: string) => byFirst(alternatives(words).map(patternOf)));

/** A text in which phrases are looked for: what a word of it is looked up by, and where a part ends, is found once. */
export interface Looked {
  /** of each word, the keys under which what begins with it may be found */
  readonly keys: readonly (readonly string[])[];
  readonly ends: readonly Map<Piece, readonly number[]>[];
}

/** `isForm`: whether a word may be another form of the one that a phrase has. */
export const lookedAt = (tokens: readonly Token[], isForm: (token: Token) => boolean): Looked => ({
  keys: tokens.map((token) => [
    token.folded,
    ...(isForm(token) ? [keyOf(formIn(token))] : []),
    ...(numeral(token) === undefined ? [] : [NUMBER]),
  ]),
  ends: tokens.map(() => new Map()),
});

/** Where a pattern that begins at a place may end. */
export const endsOf = (pattern: Pattern, looked: Looked, at: number): readonly number[] =>
  pattern.reduce<readonly number[]>(
    (ends, piece) => (ends.length === 0 ? ends : [...new Set(ends.flatMap((end) => endsOfPiece(piece, looked, end)))]),
    [at],
  );

/** Where a part of a phrase that begins at a place may end. */
export function endsOfPiece(piece: Piece, looked: Looked, at: number): readonly number[] {
  const known = looked.ends[at]?.get(piece);
  if (known) return known;
  const ends = foundEnds(piece, looked, at);
  looked.ends[at]?.set(piece, ends);
  return ends;
}

function foundEnds(piece: Piece, looked: Looked, at: number): readonly number[] {
  const keys = looked.keys[at] ?? [];
  if (typeof piece === 'string') return keys.includes(piece) || keys.includes(formKey(piece)) ? [at + 1] : [];
  const found = new Set(keys.flatMap((key) => piece.get(key) ?? []));
  const ends = new Set(isOptional(piece) ? [at] : []);
  for (const one of found) for (const end of endsOf(one, looked, at)) ends.add(end);
  return [...ends];
}

/** Whether a phrase is one of some words. */
export const says = (words: readonly string[], phrase: string): boolean =>
  words.includes(phrase) ||
  words.filter(isPattern).some((word) => {
    const tokens = tokensOf(phrase);
    return endsOf(
      patternOf(word),
      lookedAt(tokens, () => false),
      0,
    ).includes(tokens.length);
  });
