import { inLanguage, type Language } from '@/lib/core/language';
import type { ResultKind, ResultPart, ResultSide, ResultWord } from '@/lib/tables/card';
import { NOTHING, isBefore, isMark, readPart, writings } from '@/lib/tables/card-result';

/** A key for entering a result by thumb: what it writes, or one step back. */
export interface ResultKey {
  readonly kind: 'mark' | 'word' | 'sign' | 'digit' | 'none' | 'next' | 'back';
  readonly text: string;
  /** of a mark or a word: the part that it belongs to */
  readonly part?: ResultPart;
  readonly word?: ResultWord;
}

export const BACK = '⌫';
const DIGITS = 2;
const TEN: readonly ResultKey[] = [...'1234567890'].map((text) => ({ kind: 'digit', text }));

/** The side that stands last in a text. */
const lastSide = (kind: ResultKind, text: string): ResultSide | undefined =>
  kind.sides[Math.min(text.split('/').length, kind.sides.length) - 1];

/** The keys in rows: signs on top, then the words of the side that stands last, digits where there is a number. */
export function keysOf(kind: ResultKind, text: string, lang: Language): readonly (readonly ResultKey[])[] {
  const parts = lastSide(kind, text)?.parts ?? [];
  const number = parts.find((part) => part.kind === 'number');
  const signs: readonly ResultKey[] = [
    ...parts.flatMap((part): readonly ResultKey[] =>
      part.kind === 'marks' ? [{ kind: 'mark', text: part.sign, part }] : [],
    ),
    ...(number && (number.signed || number.least < 0) ? ['−', '+'] : []).map((sign): ResultKey => ({
      kind: 'sign',
      text: sign,
    })),
    ...(kind.sides.length > 1 ? [{ kind: 'next', text: '/' } as const] : []),
    ...(kind.none ? [{ kind: 'none', text: NOTHING } as const] : []),
    { kind: 'back', text: BACK },
  ];
  const words = parts.flatMap((part) =>
    part.kind === 'word'
      ? part.words.map((word): ResultKey => ({
          kind: 'word',
          text: inLanguage(word.sign ?? word.id, lang),
          part,
          word,
        }))
      : [],
  );
  return [signs, words, ...(number ? [TEN.slice(0, 5), TEN.slice(5)] : [])].filter((row) => row.length);
}

/** What a side holds so far, as loosely as it was typed. */
interface Draft {
  readonly marks: Readonly<Record<string, number>>;
  readonly sign: string;
  readonly digits: string;
  readonly word: string;
}

/**
 * The text of a result after a key. Keys act on the side that stands last: a mark is added until there are as many as
 * the card allows, then none; a sign takes the place of the sign, a word that of the word; no effect takes the place of
 * the whole side, and so does a word that stands alone.
 */
export function pressKey(kind: ResultKind, text: string, key: string): string {
  const sides = text.split('/').map((side) => side.trim());
  const last = sides.at(-1) ?? '';
  const before = sides.slice(0, -1);
  const put = (side: string): string => [...before, side].join(' / ').replace(/^ \//u, '/');
  if (key === '/') return sides.length < kind.sides.length && last !== '' ? `${text.trim()} / ` : text;
  if (key === BACK) return last === '' && before.length ? before.join(' / ') : put(last.slice(0, -1).trim());
  if (key === NOTHING) return put(NOTHING);
  const side = lastSide(kind, text);
  const next = side && pressed(side, draftOf(side, last.replace(NOTHING, '')), key);
  return side && next ? put(draftText(side, next)) : text;
}

function draftOf({ parts }: ResultSide, text: string): Draft {
  let rest = text;
  let draft: Draft = { marks: {}, sign: '', digits: '', word: '' };
  for (const part of parts) {
    rest = rest.trimStart();
    if (part.kind === 'number') {
      if (isBefore(part, rest.charAt(0))) rest = rest.slice(1).trimStart();
      const [all = '', sign = '', digits = ''] = /^([+\-−–]?)\s?(\d*)/u.exec(rest) ?? [];
      draft = { ...draft, sign, digits };
      rest = rest.slice(all.length);
      continue;
    }
    const read = readPart(part, rest);
    const count = [...rest.slice(0, rest.length - read.rest.length)].filter((one) => one.trim() !== '').length;
    draft =
      part.kind === 'marks'
        ? { ...draft, marks: { ...draft.marks, [part.id]: count } }
        : { ...draft, word: rest.slice(0, rest.length - read.rest.length) };
    rest = read.rest;
  }
  return draft;
}

/** A draft after a key; undefined where the side has no such part. */
function pressed({ parts }: ResultSide, given: Draft, key: string): Draft | undefined {
  const word = findWord(parts, key);
  if (word?.alone) return { marks: {}, sign: '', digits: '', word: key };
  // What stands alone goes when something else comes.
  const draft = findWord(parts, given.word)?.alone ? { ...given, word: '' } : given;
  if (word) return { ...draft, word: key };
  if (/^[+−\d]$/u.test(key)) {
    if (!parts.some(({ kind }) => kind === 'number')) return undefined;
    return /\d/u.test(key)
      ? { ...draft, digits: (draft.digits.length < DIGITS ? draft.digits : '') + key }
      : { ...draft, sign: key };
  }
  const marks = parts.find((part) => part.kind === 'marks' && isMark(part, key));
  if (marks?.kind !== 'marks') return undefined;
  const count = draft.marks[marks.id] ?? 0;
  return { ...draft, marks: { ...draft.marks, [marks.id]: count < marks.most ? count + 1 : 0 } };
}

const findWord = (parts: readonly ResultPart[], text: string): ResultWord | undefined =>
  parts
    .flatMap((part) => (part.kind === 'word' ? part.words : []))
    .find((word) => writings(word).some((written) => written.toLowerCase() === text.toLowerCase()));

const draftText = ({ parts, spaced }: ResultSide, { marks, sign, digits, word }: Draft): string =>
  parts
    .map((part) =>
      part.kind === 'marks' ? part.sign.repeat(marks[part.id] ?? 0) : part.kind === 'number' ? sign + digits : word,
    )
    .filter(Boolean)
    .join(spaced ? ' ' : '');

/** Whether a key of the keyboard begins a result of the card. */
export const beginsResult = (kind: ResultKind, key: string): boolean =>
  /^[\d+\-−/xXnN—]$/u.test(key) ||
  kind.sides.some(({ parts }) =>
    parts.some((part) =>
      part.kind === 'marks'
        ? isMark(part, key)
        : isBefore(part, key) ||
          (part.kind === 'word' &&
            part.words.some((word) =>
              writings(word).some((text) => key.length === 1 && text.toLowerCase().startsWith(key.toLowerCase())),
            )),
    ),
  );
