import { plain, signed } from '@/lib/core/numbers';
import { inLanguage, type Label, type Language } from '@/lib/core/language';
import type { ResultKind, ResultPart, ResultWord } from '@/lib/tables/card';
import { NOTHING, parseResult, wordOf, type CellResult, type SideResult } from '@/lib/tables/card-result';

/** How the parts of a result are written. */
interface Hand {
  readonly none: string;
  readonly between: string;
  sign(part: Extract<ResultPart, { readonly kind: 'marks' }>): string;
  number(value: number, isSigned: boolean): string;
  word(word: ResultWord): string;
}

const PRINTED: Hand = {
  none: NOTHING,
  between: ' / ',
  sign: ({ sign }) => sign,
  number: (value, isSigned) => (isSigned ? signed(value) : plain(value)),
  word: ({ id }) => id,
};
const printedIn = (lang: Language): Hand => ({ ...PRINTED, word: ({ id, sign = id }) => inLanguage(sign, lang) });
const IN_ADDRESS: Hand = {
  none: 'x',
  between: '_',
  sign: ({ plain }) => plain,
  number: String,
  word: ({ id }) => id,
};

const written = ({ sides }: ResultKind, result: CellResult, hand: Hand, spaces: boolean): string =>
  sides
    .map(({ parts, spaced }, i) => {
      const side = result.sides[i] ?? {};
      const texts = parts.map((part) => writtenPart(part, side, hand)).filter(Boolean);
      return texts.length ? texts.join(spaced && spaces ? ' ' : '') : hand.none;
    })
    .join(hand.between);

function writtenPart(part: ResultPart, side: SideResult, hand: Hand): string {
  const value = side[part.id];
  if (part.kind === 'marks') return hand.sign(part).repeat(Number(value));
  if (part.kind === 'number') return typeof value === 'number' ? hand.number(value, part.signed === true) : '';
  const word = wordOf(part, side);
  return word ? hand.word(word) : '';
}

/** The one way in which a result is written and kept: "• −2", "0 / −7", "—". Reading it again gives the same result. */
export const showResult = (kind: ResultKind, result: CellResult): string => written(kind, result, PRINTED, true);

/** A result in signs that an address leaves as they are: ".-2", "0_-7", "1_E", "x". */
export const addressOf = (kind: ResultKind, result: CellResult): string => written(kind, result, IN_ADDRESS, false);

/** What the reader sees of a result that is kept: the words as each language's card prints them. */
export function resultLabel(kind: ResultKind, text: string): Label {
  const hasSigns = kind.sides.some(({ parts }) =>
    parts.some((part) => part.kind === 'word' && part.words.some(({ sign }) => sign !== undefined)),
  );
  const result = hasSigns ? parseResult(kind, text) : undefined;
  if (!result) return text;
  const of = (lang: Language): string => written(kind, result, printedIn(lang), true);
  return { en: of('en'), es: of('es'), it: of('it') };
}

/** The same in one language. */
export const resultIn = (kind: ResultKind, text: string, lang: Language): string =>
  inLanguage(resultLabel(kind, text), lang);

/** A result with a space at which no line breaks, for sentences. */
export const unbroken = (shown: string): string => shown.replace(/• (?=[+−\d])/gu, '•\u00a0');
