import { inEveryLanguage } from '@/lib/core/language';
import type { ResultKind, ResultPart, ResultSide, ResultWord } from '@/lib/tables/card';

/** What a part holds: how many marks, the number, the id of the word; null is no number or no word. */
export type PartValue = number | string | null;

/** What one side suffers, by the ids of the parts. */
export type SideResult = Readonly<Record<string, PartValue>>;

/** A cell that was read. */
export interface CellResult {
  readonly sides: readonly SideResult[];
}

export const NOTHING = '—';
const NO_EFFECT = /^(—|–|-|−|x|no)$/iu;
const NUMBER = /^([+\-−–]?)\s?(\d{1,3})(?!\d)/u;

/**
 * Reads a result as a player types it: "-3", "+8", "• -2", "*-2", "o-2", "0 / -7", "1/E", "—" or "x" for no effect,
 * once for both sides where there are two. Undefined when it is no result of this kind or out of its limits.
 */
export function parseResult({ sides: kinds, none = false }: ResultKind, typed: string): CellResult | undefined {
  const given = typed.split('/').map((part) => part.trim());
  const nothing = none && given.length === 1 && NO_EFFECT.test(given[0] ?? '');
  if (!nothing && given.length !== kinds.length) return undefined;
  const read = kinds.map((side, i) => parseSide(side, none, nothing ? NOTHING : (given[i] ?? '')));
  const sides = read.filter((side) => side !== undefined);
  return sides.length === kinds.length && stand(kinds, sides) ? { sides } : undefined;
}

/** Whether a part is there. */
export const isThere = (value: PartValue | undefined, kind: ResultPart['kind']): boolean =>
  kind === 'marks' ? value !== 0 : value !== null;

function parseSide({ parts }: ResultSide, none: boolean, typed: string): SideResult | undefined {
  const values: Record<string, PartValue> = {};
  let rest = typed;
  for (const part of parts) {
    const read = readPart(part, rest);
    if (read.value === undefined) return undefined;
    values[part.id] = read.value;
    rest = read.rest.trimStart();
  }
  const there = parts.filter(({ id, kind }) => isThere(values[id], kind));
  // Marks may stand before "no effect": nothing follows them.
  const isNothing = none && NO_EFFECT.test(rest) && there.every(({ kind }) => kind === 'marks');
  if (rest === '' ? !there.length : !isNothing) return undefined;
  return there.length > 1 && there.some((part) => wordOf(part, values)?.alone) ? undefined : values;
}

/** The word that a side holds in a part. */
export const wordOf = (part: ResultPart, side: SideResult): ResultWord | undefined =>
  part.kind === 'word' ? part.words.find(({ id }) => id === side[part.id]) : undefined;

/** Whether the words that want another one beside them have it. */
const stand = (kinds: readonly ResultSide[], sides: readonly SideResult[]): boolean =>
  kinds.every(({ parts }, i) =>
    parts.every((part) => {
      const { beside } = wordOf(part, sides[i] ?? {}) ?? {};
      return beside === undefined || sides.every((side, j) => j === i || Object.values(side).includes(beside));
    }),
  );

/** What a text begins with of a part, and what is left of it; no value where the part is out of its limits. */
export function readPart(
  part: ResultPart,
  text: string,
): { readonly value: PartValue | undefined; readonly rest: string } {
  if (part.kind === 'marks') {
    const signs = [...text];
    const end = signs.findIndex((sign) => sign.trim() !== '' && !isMark(part, sign));
    const marks = end < 0 ? signs : signs.slice(0, end);
    const count = marks.filter((sign) => sign.trim() !== '').length;
    return { value: count > part.most ? undefined : count, rest: text.slice(marks.join('').length) };
  }
  if (part.kind === 'word') {
    const { word, length } = readWord(part.words, text);
    return { value: word?.id ?? null, rest: text.slice(length) };
  }
  const bare = isBefore(part, text.charAt(0)) ? text.slice(1).trimStart() : text;
  const [all, sign = '', digits = ''] = NUMBER.exec(bare) ?? [];
  if (all === undefined) return { value: null, rest: text };
  const value = /[-−–]/u.test(sign) ? 0 - Number(digits) : Number(digits);
  return { value: value < part.least || value > part.most ? undefined : value, rest: bare.slice(all.length) };
}

/** Whether a sign stands for the mark of a part. */
export const isMark = (
  { sign, plain, typed = '' }: Extract<ResultPart, { readonly kind: 'marks' }>,
  typedSign: string,
): boolean => [sign, plain, ...typed].includes(typedSign);

/** Whether a sign may stand before the number of a part. */
export const isBefore = (part: ResultPart, sign: string): boolean =>
  part.kind === 'number' && sign !== '' && (part.before ?? '').includes(sign);

/** All ways in which a word may be written. */
export const writings = ({ id, sign = id }: ResultWord): readonly string[] => [id, ...inEveryLanguage(sign)];

/** The longest of the words that a text begins with, and how long it is there. */
function readWord(words: readonly ResultWord[], text: string): { readonly word?: ResultWord; readonly length: number } {
  const lower = text.toLowerCase();
  const found = words
    .flatMap((word) => writings(word).map((written) => ({ word, length: written.length, written })))
    .filter(({ written }) => lower.startsWith(written.toLowerCase()) && !/^\p{L}/u.test(text.slice(written.length)));
  return found.sort((a, b) => b.length - a.length)[0] ?? { length: 0 };
}
