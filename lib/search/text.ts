import { isStopWord } from '@/lib/search/stop-words';

/** A word of a text as it stands there: folded form and place, for marking it in a snippet. */
export interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

// A number with its dots is one word ("9.5.4.c", "12.4.3"), so are letters with digits ("14th").
const WORD = /\d{1,4}(?:\.(?:\d{1,2}|[a-z]\d?(?!\p{L})))+|[\p{L}\p{N}]+/gu;
const MARKS = /\p{M}/gu;
const PLAIN = /^[\x00-\x7f]*$/;
const VOWEL = /[aeiou]/;
// English -ing and -ed after a syllable, and the consonant that they double ("pinning", "stopped").
const VERB = /[aeiouy].*(?:ing|[^e]ed)$/;
// Spanish and Italian infinitives with their pronoun, and -an ("avanzar", "retirarse", "avanzan").
const INFINITIVE = /(?:[ai]r(?:s[ei])?|[aei]re|an)$/;
const SHORTEST_VERB = 4;
const DOUBLED = /[bdgmnprt]/;
const SHORTEST_STEM = 3;

/** Lower case without accents: "Pérdidas" gives "perdidas". */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return PLAIN.test(lower) ? lower : lower.normalize('NFD').replace(MARKS, '');
}

/** The words of a text in composed letters (NFC), in order, with their places. */
export function wordsOf(text: string): readonly Word[] {
  const folded = fold(text);
  // A composed letter folds to one letter; where one does not (a ligature, a lone mark), its word is folded by itself.
  if (folded.length === text.length) return [...folded.matchAll(WORD)].map((match) => wordAt(match[0], match));
  return [...text.toLowerCase().matchAll(WORD)].map((match) => wordAt(fold(match[0]), match));
}

const wordAt = (folded: string, { 0: text, index }: RegExpExecArray): Word => ({
  folded,
  start: index,
  end: index + text.length,
});

/** Whether a word holds a digit; such words are never guessed at, shortened or completed. */
export function hasDigit(word: string): boolean {
  return /\d/.test(word);
}

/** Words whose stem is another word's. */
const WHOLE: ReadonlySet<string> = new Set(
  'united meta meteo persia torneo ahora sparire ratio tommy tommies nadie'.split(' '),
);

/**
 * A folded word without its plural, its last vowels and an English -ed or -ing, so that army and armies, cuerpo and
 * cuerpos, forte and forti, besiege and besieged meet. Light on purpose: further relatives are left to the prefixes.
 * Words with digits stay whole, and no word becomes a stop word. Idempotent.
 */
export function stem(word: string): string {
  if (hasDigit(word)) return word;
  let rest = word;
  for (let cut = endingOf(rest); cut > 0; cut = endingOf(rest)) rest = rest.slice(0, -cut);
  return rest;
}

/** How many letters to cut off the end; "ss" ("loss"), "ee" ("need") and the y of "play" stay. */
function endingOf(word: string): number {
  if (WHOLE.has(word)) return 0;
  const last = word.at(-1) ?? '';
  const before = word.at(-2) ?? '';
  const cut = (length: number): number =>
    word.length - length >= SHORTEST_STEM && !isStopWord(word.slice(0, -length)) ? length : 0;
  if (VERB.test(word)) return cut(last === 'g' ? 3 : 2);
  const verb = INFINITIVE.exec(word)?.[0];
  if (verb && word.length - verb.length >= SHORTEST_VERB) return verb.length;
  if (last === before && DOUBLED.test(last)) return cut(1);
  if (last === 's') return before === 's' ? 0 : cut(1);
  if (last === 'y') return VOWEL.test(before) ? 0 : cut(1);
  return VOWEL.test(last) ? cut(1) : 0;
}

/**
 * The tokens of a text: folded, without stop words, stemmed. It is what the index holds, and encoding its own
 * output again changes nothing, which the index relies on when it is asked for one token.
 */
export function encode(text: string): string[] {
  return wordsOf(text)
    .filter(({ folded }) => !isStopWord(folded))
    .map(({ folded }) => stem(folded))
    .filter((token) => !isStopWord(token));
}
