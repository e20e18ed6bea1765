import { hasDigit } from '@/lib/search/text';
import type { Alternative, TypedWord } from '@/lib/search/typed-words';
import type { Vocabulary } from '@/lib/search/vocabulary';

const PREFIX = 0.45;
const COMPLETION = 0.9;
const MOST_ALTERNATIVES = 12;
const SHORTEST_PREFIX = 4;
const SHORTEST_STEM_PREFIX = 4;
const SHORTEST_OPEN_PREFIX = 2;
/** Of fewer letters anything may become: none of it is likelier than the rest. */
const SHORTEST_TELLING_PREFIX = 4;

/**
 * The words of a vocabulary that a typed word may mean: itself; words that begin with it, which count more when it
 * is still being typed and is no word; and only where there are none of these, words one or two letters away.
 * Words with a digit mean themselves alone. At most twelve.
 */
export function expand(word: TypedWord, vocabulary: Vocabulary): readonly Alternative[] {
  const exact = vocabulary.has(word.token);
  const own = exact ? [{ token: word.token, quality: 1 }] : [];
  if (hasDigit(word.folded)) return own;
  const found = [...own, ...completions(word, exact, vocabulary)];
  const all = found.length > 0 ? found : word.guesses().filter(({ token }) => vocabulary.has(token));
  return all.slice(0, MOST_ALTERNATIVES);
}

function completions(
  { folded, token, open }: TypedWord,
  exact: boolean,
  vocabulary: Vocabulary,
): readonly Alternative[] {
  // What is being typed is taken letter by letter ("armis" is not the plural of army until it ends there); a word
  // that is known is taken without its ending, so that it meets its relatives.
  const byLetters = open ? folded.length >= SHORTEST_OPEN_PREFIX : !exact && folded.length >= SHORTEST_PREFIX;
  const beginning = byLetters ? folded : token;
  if (!byLetters && token.length < SHORTEST_STEM_PREFIX) return [];
  const quality = open && (!exact || folded !== token) ? COMPLETION : PREFIX;
  const telling = quality === COMPLETION && folded.length >= SHORTEST_TELLING_PREFIX;
  return vocabulary
    .startingWith(beginning)
    .filter((candidate) => candidate !== token)
    .sort((a, b) => a.length - b.length)
    .slice(0, MOST_ALTERNATIVES)
    .map((candidate) => ({ token: candidate, quality, ...(telling && { completes: true }) }));
}
