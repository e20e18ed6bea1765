import { NUMBER_WORDS } from '@/lib/core/number-words';

/* Numbers of rules as one says them, or as a telephone takes them down: "16 point 4 point 9", "nueve punto cinco". */

const VALUES: ReadonlyMap<string, number> = new Map([
  ...NUMBER_WORDS,
  ...['zero', 'cero', 'oh'].map((word) => [word, 0] as const),
  ['un', 1],
]);
/** What one says for the sign between two parts. */
const POINT = 'point|dot|punto|period|coma|comma|virgola|dash|hyphen|guion|trattino|slash|barra|stroke';

/** Words of the numbers of a kind, the longest first. */
const wordsOf = (is: (value: number) => boolean): string =>
  [...VALUES]
    .flatMap(([word, value]) => (is(value) ? [word] : []))
    .sort((a, b) => b.length - a.length)
    .join('|');
const WORD = wordsOf(() => true);
const TEN = wordsOf((value) => value >= 20 && value % 10 === 0);
const UNIT = wordsOf((value) => value > 0 && value < 10);
const PIECE = `(?:\\d{1,2}|${WORD})`;
const PART = `(?:${PIECE}|[a-z]\\d?)`;
const BEFORE = '(?<![\\p{L}\\d.,])';
const AFTER = '(?![\\p{L}\\d])';
const SIGN = `\\s+(?:${POINT})\\s+`;
/** Between parts that are said one after the other: "twelve three", "twelve, three", "twelve-three". */
const PAUSE = `(?:${SIGN}|\\s*[.,;:/-]\\s*|\\s+)`;
/** "Twenty one", "treinta y uno": one number. "Veinte uno" is two: the one of 21 is a word of its own. */
const TENS = new RegExp(`${BEFORE}(${TEN})(?:-|(?<=ty)\\s+(?:and\\s+)?|\\s+y\\s+)(${UNIT})${AFTER}`, 'gu');
/** Parts with a spoken sign between the first two: one number wherever they stand. */
const POINTED = new RegExp(`${BEFORE}${PIECE}(?:${SIGN}${PART}${AFTER})+(?:(?:${PAUSE}${PART}${AFTER})+$)?`, 'gu');
/** Number words in a row with nothing between them: "twelve three three". */
const ROW = new RegExp(`^${PIECE}(?:${PAUSE}${PART}${AFTER})+`, 'u');
const PARTS = new RegExp(`(?<![\\p{L}\\d])${PART}${AFTER}`, 'gu');
const LONE = new RegExp(`^(?:${WORD})$`, 'u');
const SPOKEN = new RegExp(`${BEFORE}(?:${WORD})${AFTER}`, 'u');
const digits = (piece: string): string => String(VALUES.get(piece) ?? piece);
const dotted = (number: string): string => [...number.matchAll(PARTS)].map(([part]) => digits(part)).join('.');

/** Whether a word says a number. */
export const isNumberWord = (word: string): boolean => VALUES.has(word);

/** A folded text with the numbers of rules in it written in digits, dots between. */
export function unspoken(folded: string): string {
  if (!SPOKEN.test(folded) && !MAY_POINT.test(folded)) return folded;
  return folded
    .replace(TENS, (_, ten: string, unit: string) => String((VALUES.get(ten) ?? 0) + (VALUES.get(unit) ?? 0)))
    .replace(POINTED, dotted);
}
const MAY_POINT = new RegExp(SIGN, 'u');

/** The same for number words in a row at the beginning, or for a single one that is the whole text. */
export function unspokenRow(folded: string): string {
  return SPOKEN.test(folded) ? folded.replace(ROW, dotted).replace(LONE, digits) : folded;
}
