import { isStopWord } from '@/lib/search/stop-words';
import { hasDigit, stem, wordsOf } from '@/lib/search/text';
import type { Vocabulary } from '@/lib/search/vocabulary';

/** A word of the texts that stands for a typed word, and how well: 1 is the word itself. */
export interface Alternative {
  readonly token: string;
  readonly quality: number;
  /** it completes a word that is still being typed, of letters enough to tell which completion is likelier */
  readonly completes?: true;
  /** how likely a completion is beside the likeliest, which is 1: the ranking tells */
  readonly likelihood?: number;
}

/** A word of the query. */
export interface TypedWord {
  /** as typed, folded */
  readonly folded: string;
  readonly token: string;
  /** the player may not have finished it */
  readonly open: boolean;
  /** words that it may be a slip for, the likeliest first */
  guesses(): readonly Alternative[];
}

const TYPO = [1, 0.8, 0.6] as const;
/** Shorter words are too close to each other to be guessed at, and longer ones can be wrong twice. */
const SHORTEST_TYPO = 4;
const SHORTEST_TWO_TYPOS = 8;

/**
 * The words that count in a typed text; the last one is open while the player types on. `spelling` holds stems and
 * words in full, since a slip in the ending ("stackign") is far from the stem; it is asked for by unknown words only.
 */
export function typedWords(text: string, typing: boolean, spelling: () => Vocabulary): readonly TypedWord[] {
  const words = wordsOf(text).map(({ folded, end }) => typedWord(folded, typing && end === text.length, spelling));
  const telling = withoutAsking(
    words.filter(({ folded, token }) => !isStopWord(folded) && !isStopWord(token)),
    text,
  );
  // A lone stop word may be the beginning of another word ("con" of "control").
  return telling.length > 0 ? telling : words.slice(-1).filter(({ open }) => open);
}

/** Verbs of a question that asks for a whole thing, in the three languages: "how does it work", «para qué sirve». */
const ASKING: ReadonlySet<string> = new Set(
  (
    'work works mean means explain explained function functions funciona funcionan funcionar significa significan sirve sirven ' +
    'explica funziona funzionano funzionare significano serve servono spiega vuol dire'
  ).split(' '),
);
const ASKS = /(?:^|\s)(?:how|what|explain|c[oó]mo|qu[eé]|come|cosa|che|a cosa|expl[ií]ca\w*|spiega\w*)(?:\s|'|$)/iu;

/** "How does a siege work" asks for a siege: the verb is in the text of many another rule. */
function withoutAsking(words: readonly TypedWord[], text: string): readonly TypedWord[] {
  if (!ASKS.test(text)) return words;
  const rest = words.filter(({ folded }) => !ASKING.has(folded));
  return rest.length > 0 ? rest : words;
}

function typedWord(folded: string, open: boolean, spelling: () => Vocabulary): TypedWord {
  const token = stem(folded);
  let known: readonly Alternative[] | undefined;
  return { folded, token, open, guesses: () => (known ??= guessesOf(folded, token, spelling())) };
}

/** One slip before two; none for words too short to tell or with a digit. */
function guessesOf(folded: string, token: string, spelling: Vocabulary): readonly Alternative[] {
  if (folded.length < SHORTEST_TYPO || hasDigit(folded)) return [];
  const closest = (word: string, slips: number): readonly Alternative[] =>
    spelling.closest(word, slips).map((near) => ({ token: stem(near.word), quality: TYPO[near.distance] ?? 0 }));
  const two = folded.length >= SHORTEST_TWO_TYPOS;
  const whole = closest(folded, 1);
  const stems = token === folded ? [] : closest(token, 1);
  // A stem is short and near to many: the word in full may still be the better reading, though two slips away.
  const further = whole.length === 0 && two ? closest(folded, 2) : [];
  const found = [...whole, ...further, ...stems];
  const all = found.length > 0 || !two || token === folded ? found : closest(token, 2);
  return [
    ...new Map(all.filter((one) => one.token.length >= SHORTEST_TYPO - 1).map((one) => [one.token, one])).values(),
  ];
}
