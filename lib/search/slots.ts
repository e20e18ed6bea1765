import { expand } from '@/lib/search/expand';
import type { Synonyms } from '@/lib/search/synonyms';
import type { Alternative, TypedWord } from '@/lib/search/typed-words';
import type { Vocabulary } from '@/lib/search/vocabulary';

/** One way to say a part of the query: words in a row, each with what may stand for it. */
export type Saying = readonly (readonly Alternative[])[];

/** A part of the query that is one thing: a word, or a name of several, with everything that says the same. */
export interface Slot {
  /** how many words of the query it is */
  readonly weight: number;
  readonly sayings: readonly Saying[];
}

export interface Words {
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
  /** the words of the synonyms' keys */
  readonly keyWords: Vocabulary;
}

/** Synonyms count a little less than the word itself, and much less where the texts have the word. */
const SYNONYM = 0.75;
const SECOND_MEANING = 0.5;
/** The texts have a word that it may become or be a slip of: what a synonym may become counts a little less. */
const UNSURE = 0.8;
const MOST_SECOND_MEANINGS = 2;
const MOST_READINGS = 3;

/** Cuts the words of a query into slots: names of several words first, then words. */
export function slotsOf(words: readonly TypedWord[], known: Words): readonly Slot[] {
  const readings = words.map((word) => readingsOf(word, known));
  const slots: Slot[] = [];
  for (let at = 0; at < words.length;) {
    const length = Math.max(1, nameAt(readings, at, known.synonyms));
    slots.push(slotAt(words.slice(at, at + length), readings.slice(at, at + length), known));
    at += length;
  }
  return slots;
}

/** Keys that a word may be part of: itself, or, where no text and no key has it, what completes or corrects it. */
function readingsOf(word: TypedWord, { vocabulary, keyWords }: Words): readonly Alternative[] {
  if (keyWords.has(word.token)) return [{ token: word.token, quality: 1 }];
  if (vocabulary.has(word.token)) return [];
  return expand(word, keyWords).slice(0, MOST_READINGS);
}

/** How many words from here on are one name; 0 when none is. */
function nameAt(readings: readonly (readonly Alternative[])[], at: number, synonyms: Synonyms): number {
  for (let length = Math.min(synonyms.longest, readings.length - at); length > 1; length--) {
    if (synonyms.of(firstKey(readings.slice(at, at + length))).length > 0) return length;
  }
  return 0;
}

const firstKey = (readings: readonly (readonly Alternative[])[]): string =>
  readings.map(([first]) => first?.token ?? '?').join(' ');

function slotAt(
  words: readonly TypedWord[],
  readings: readonly (readonly Alternative[])[],
  { vocabulary, synonyms }: Words,
): Slot {
  const own: Saying = words.map((word) => expand(word, vocabulary));
  const keys = words.length > 1 ? [{ token: firstKey(readings), quality: 1 }] : (readings[0] ?? []);
  const known = words.every(({ token }) => vocabulary.has(token));
  const sure = own.length === 1 && (own[0]?.length ?? 0) > 0 && !known ? UNSURE : 1;
  const others = keys.flatMap(({ token, quality }) =>
    synonyms
      .of(token)
      .map((saying) =>
        saying.map((word) => [{ token: word, quality: (known ? SECOND_MEANING : SYNONYM) * quality * sure }]),
      ),
  );
  const kept = known ? others.filter((saying) => saying.length <= words.length).slice(0, MOST_SECOND_MEANINGS) : others;
  return { weight: words.length, sayings: [own, ...kept] };
}
