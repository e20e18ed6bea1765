import { NUMBER_WORDS } from '@/lib/core/number-words';
import { fold, stem } from '@/lib/search/text';

/** A word, number or sign of a typed text. */
export interface Token {
  /** as it was typed */
  readonly text: string;
  /** small letters without accents; of a number its digits */
  readonly folded: string;
  readonly stem: string;
  readonly kind: 'word' | 'number' | 'signed' | 'ordinal' | 'factors' | 'sign';
  readonly start: number;
  readonly end: number;
  /** a hyphen joins it to the word before it */
  readonly hyphened?: true;
}

/** Something that a text says, with the places of its words. */
interface Said {
  readonly tokens: readonly number[];
}
/** The place of the first word of what is said, or of several such things; Infinity where no word says it. */
export const firstOf = (...said: readonly Said[]): number => Math.min(...said.flatMap(({ tokens }) => tokens));
/** The place of its last word; −Infinity where no word says it. */
export const lastOf = (...said: readonly Said[]): number => Math.max(...said.flatMap(({ tokens }) => tokens));

/** What a number with a full stop names, and does not count: "18.ID", "42.RD". */
const DESIGNATED = 'ID|RD|RID|KD|KK|AK|CA|DI|DIC|DR|DC|DT|IB|IR|LD|LB|ERD|BRD';

// In this order: Y25, the name of a hex and no number, 8th and 8.º, +1, 6-7, 2½ or 77, a word (2x and GT3 are a number
// and a word), signs with a meaning.
const PIECES: readonly (readonly [Token['kind'], string])[] = [
  ['word', String.raw`(?<![\p{L}\d])[a-z]\d{2}(?![\p{L}\d])(?:(?<![dtxv]\d\d)|(?<=(?:in|en|at)\s[dtxv]\d\d))`],
  [
    'ordinal',
    String.raw`\d{1,3}(?:(?:st|nd|rd|th|[eè]?re|er?|\.er)(?![\p{L}])|\.?[ºª°]|\.(?=(?:${DESIGNATED})(?!\p{L})))|(?<!\d)(?:9|[1-9]\d{1,2})(?=\s(?:ID|RD|RID|KD|ERD)(?!\p{L}))`,
  ],
  // "20.ID + 19.ID" adds a unit.
  ['signed', String.raw`(?<![\d\p{L}])[+−–-]\s?\d{1,3}(?![\d-]|\.?\s?(?:${DESIGNATED})(?!\p{L}))`],
  ['factors', String.raw`\d{1,3}(?:[-–]\d{1,3}){1,2}(?!\d)`],
  ['number', String.raw`\d+(?:[.,]\d+)?½?`],
  ['word', String.raw`[\p{L}\p{M}]+`],
  ['sign', String.raw`(?<=\p{L}{2}|\d)\.(?=\s+\p{L})`],
  ['sign', String.raw`->|=>|[→>×+&,;()/:\n]`],
  ['word', String.raw`[^\s\p{P}\p{L}\p{N}]+`],
];
const HYPHEN = /^\p{L}[-–]$/u;
const TOKEN = new RegExp(PIECES.map(([, piece]) => `(${piece})`).join('|'), 'giu');

/** What stands before a full stop and is short for something: "vs. two corps", "St. Mihiel". */
const SHORT = /(?:^|[^\p{L}])(?:st|ste|ft|mt|nr|vs|gen|col|div|bde|inf|cav|art|arm|rgt|reg|bgd|brig)$/iu;
/** A full stop ends a sentence behind a whole word, "cab nine. I attack", and a short one where a capital follows. */
function isStop({ input, index }: RegExpExecArray): boolean {
  const [before, next = ''] = [input.slice(0, index), input.slice(index + 1).trimStart()];
  return /(?:\p{L}{4}|\d)$/u.test(before) || (/^\p{Lu}/u.test(next) && !SHORT.test(before));
}

/** The words, numbers and signs of a text in their order, without quotation marks; a full stop ends as a semicolon. */
export function tokensOf(text: string): readonly Token[] {
  const found = [...text.normalize('NFC').matchAll(TOKEN)].filter((match) => match[0] !== '.' || isStop(match));
  const tokens = found.map((match): Token => {
    const at = PIECES.findIndex((_, i) => match[i + 1] !== undefined);
    const folded = match[0] === '.' ? ';' : fold(match[0]);
    return {
      text: match[0],
      folded,
      stem: stem(folded),
      kind: PIECES[at]?.[0] ?? 'word',
      start: match.index,
      end: match.index + match[0].length,
      ...(HYPHEN.test(match.input.slice(match.index - 2, match.index)) && { hyphened: true }),
    };
  });
  return tokens.map((token, at) => {
    if (isRoman(tokens, at)) return { ...token, kind: 'ordinal', folded: `#${token.folded}` };
    return isNumbered(token, tokens[at + 1]) ? { ...token, kind: 'ordinal' } : token;
  });
}

/** "27 DI", in capitals: "27 di artiglieria" are so many. */
const CAPITALS = /^(?:DI|DIC|DR|DC|DT|IB|IR|AK|KK|CA)$/;
const isNumbered = ({ kind, folded }: Token, next: Token | undefined): boolean =>
  kind === 'number' && /^(?:9|[1-9]\d{1,2})$/.test(folded) && CAPITALS.test(next?.text ?? '');

/** Numbers of corps: "XVIII e XX corpo". A single letter is one only by its corps, after an article, or in a row. */
const ROMAN = /^(?=[IVX]{1,6}$)X{0,3}(?:IX|IV|V?I{0,3})$/;
const CORPS = /^(?:corp|cuerp|reserve|reserva|riserva)/;
/** Small letters that are a word as well: "vi" sees or goes there. */
const WORDS = /^vi$/;
/** "The V and the X": after it a capital is a number; "corps I have" is none. */
const ARTICLE = /^(?:the|el|il)$/;
const BETWEEN = /^(?:and|y|e|ed|&|,|\+)$/;

function isRoman(tokens: readonly Token[], at: number): boolean {
  const { text: typed = '' } = tokens[at] ?? {};
  const text = typed.length > 1 && !WORDS.test(typed) ? typed.toUpperCase() : typed;
  if (!ROMAN.test(text)) return false;
  if (text.length > 1) return true;
  const [next, after, before] = [tokens[at + 1], tokens[at + 2], tokens[at - 1]];
  if (next && CORPS.test(next.folded)) return true;
  if (before && (ARTICLE.test(before.folded) || (text === 'I' ? /^(?:corpo|cuerpo)$/ : CORPS).test(before.folded)))
    return true;
  const isRow = (sign: Token | undefined, other: Token | undefined): boolean =>
    sign !== undefined && BETWEEN.test(sign.folded) && ROMAN.test(other?.text ?? '');
  return isRow(next, after) || isRow(before, tokens[at - 2]);
}

/** Whether a token is a word or number that an answer has to account for; a sign may be there or not. */
export const counts = ({ kind }: Token): boolean => kind !== 'sign';

/** The words and numbers of a text that an answer has to account for. */
export const wordsIn = (text: string): readonly string[] =>
  tokensOf(text)
    .filter(counts)
    .map((token) => token.text);

/** The number that a word of a text is, where it stands for itself alone: none of "2½". */
export const numeral = ({ kind, folded }: Pick<Token, 'kind' | 'folded'>): number | undefined =>
  kind === 'number' && /^\d+$/.test(folded) ? Number(folded) : NUMBER_WORDS.get(folded);

/** Whether a word is a number in digits or letters. */
export const isNumeral = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === 'number' || NUMBER_WORDS.has(token.folded));

/** … but for "one", which may stand for whoever was named. */
export const isNumeralButOne = (token: Token | undefined): boolean =>
  isNumeral(token) && NUMBER_WORDS.get(token?.folded ?? '') !== 1;

const BREAK = /^[,;:\n]$/;
const isBreak = ({ folded }: Token): boolean => BREAK.test(folded);

/** The clause around a place of a text: from its first word up to the sign that ends it. */
export function clauseAround(tokens: readonly Token[], at: number): { readonly from: number; readonly to: number } {
  const end = tokens.findIndex((token, i) => i > at && isBreak(token));
  return { from: tokens.slice(0, Math.max(0, at)).findLastIndex(isBreak) + 1, to: end < 0 ? tokens.length : end };
}
