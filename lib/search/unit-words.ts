import { isStopWord } from '@/lib/search/stop-words';
import { stem, wordsOf } from '@/lib/search/text';

/** Stands for the number of a unit in a name that any number makes: "0 corps" is "XIV corps" and "3rd corps". */
export const ANY_NUMBER = '0';

/** Words that only say that a unit is meant, or what is printed on it, in English, Spanish and Italian, folded. */
const UNIT =
  'unit counter value worth strength strong stat factor rating ' +
  'unidad ficha valor vale valen fuerza fuerte factores ' +
  'unita pedina valore valgono forza fattore scheda';
/** Kinds of units, which a designation says once more: "divisione 17.ID". */
const KIND = 'division corps brigade cuerpo brigada divisione corpo brigata';

const tokensOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stem));
const UNITS = tokensOf(UNIT);
const KINDS = tokensOf(KIND);

/** Arabic and Roman numbers and ordinals: 17, XIV, 3rd, 1er, 14e, 2º. */
const NUMBER = /^(?:\d{1,3}(?:st|nd|rd|th|er|e|eme|o|a|ro|do|to|mo|no|ma|da|ra|ta)?|[ivx]+)$/;

/**
 * What a text may name a unit by, the fullest first: its words without those that only say that a unit is meant; the
 * same without its kind where it has a number; without the number, which any unit of its kind may bear; and with any.
 */
export function unitTexts(text: string): readonly string[] {
  const words = wordsOf(text).map(({ folded }) => folded);
  const isNumber = (word: string): boolean => NUMBER.test(word);
  const telling = words.filter((word) => isNumber(word) || (!isStopWord(word) && !UNITS.has(stem(word))));
  const rest = telling.filter((word) => !isNumber(word));
  if (rest.length === 0) return [];
  if (rest.length === telling.length) return [rest.join(' ')];
  const bare = telling.filter((word) => !KINDS.has(stem(word)));
  return [...new Set([telling, bare, rest, [ANY_NUMBER, ...rest]].map((some) => some.join(' ')))];
}
