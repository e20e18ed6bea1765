import { fold } from '@/lib/search/text';

/**
 * What kind of thing a question asks for, in English, Spanish and Italian, on the folded text: its words alone ("how",
 * "many", "can") are in every other sentence and are dropped as stop words, but together they tell a limit from a date.
 */
const FRAMES: Readonly<Record<string, RegExp>> = {
  count: /\bhow (?:many|much)\b|\b(?:cuant[oa]s?|quant[eoai])\b/,
  length: /\bhow long\b|\b(?:cuanto (?:dura|tiempo|tarda)|quanto (?:dura|tempo))\b/,
  reach:
    /\bhow (?:far|close|near)\b|\b(?:hasta donde|(?:como|que tan) (?:de )?(?:lejos|cerca)|fin dove|quanto lontano)\b/,
  date: /\b(?:when|from which turn|cuando|quando|que turno|quale turno)\b/,
  person: /\b(?:who|whose|which (?:side|player)|quien(?:es)?|chi)\b/,
  place: /\b(?:where|a?donde|dove)\b/,
  leave: /\b(?:can|could|may|allowed to|puedo|puede[ns]?|podemos|posso|puo|possono|possiamo)\b/,
  duty: /\b(?:must|have to|has to|need to|obliged|forced to|tengo que|tiene que|tienen que|hay que|debo|deben?|devo|deve|devono|bisogna)\b/,
  case: /\b(?:what (?:if|happens)|que (?:pasa|ocurre|sucede)|y si|(?:cosa|che) (?:succede|accade)|e se)\b/,
  way: /\b(?:how (?:do|does|to|is|are|can)|como (?:se|puedo|hago|funciona)|come (?:si|posso|faccio|funziona))\b/,
  sense: /\b(?:what (?:is|are|does)|meaning of|que (?:es|son|significa)|cos e|cosa (?:e|sono|significa|vuol dire))\b/,
};

/** Holds a digit: such a token is never completed or guessed at, and nobody types it. */
const MARK = '0';

const TOKENS: readonly (readonly [token: string, words: RegExp])[] = Object.entries(FRAMES).map(([name, words]) => [
  `${MARK}${name}`,
  words,
]);

const FRAME_TOKENS: ReadonlySet<string> = new Set(TOKENS.map(([token]) => token));

/** The tokens of the kinds of thing that a text asks for. */
export function framesOf(text: string): readonly string[] {
  const folded = fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ');
  return TOKENS.filter(([, words]) => words.test(folded)).map(([token]) => token);
}

/** How much a frame counts beside a word. */
export const FRAME_WEIGHT = 0.6;

/** Whether a token is a frame. */
export const isFrame = (token: string): boolean => token.startsWith(MARK) && FRAME_TOKENS.has(token);
