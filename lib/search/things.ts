import { once } from '@/lib/core/once';
import type { DocumentKind } from '@/lib/search/document';
import type { TermName } from '@/lib/search/head';
import { readTermNames, type TermMatch } from '@/lib/search/term-names';
import { encode, stem } from '@/lib/search/text';
import { withoutPlace } from '@/lib/search/thing-words';
import { typedWords, type TypedWord } from '@/lib/search/typed-words';
import { ANY_NUMBER, unitTexts } from '@/lib/search/unit-words';
import { createVocabulary } from '@/lib/search/vocabulary';

/**
 * A tool, a chart, a place, a unit or a page as it is found by its name. What is a document of the texts too, under
 * the same id, says nothing twice.
 */
export interface StoredThing {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly path: readonly string[];
  readonly address: string;
  readonly names: readonly TermName[];
}

/** A thing that the whole typed text names. */
export interface ThingMatch {
  readonly thing: StoredThing;
  /** the text is a name of it, or holds nothing but words of one; else it only begins so, or is a slip */
  readonly exact: boolean;
  /** the text is nearly a name of it, or means one: a word is none of the texts, but nearly one of the name */
  readonly slip: boolean;
}

export interface Things {
  match(text: string, typing: boolean, isWord: (token: string) => boolean): readonly ThingMatch[];
}

/** The start page of a game, which the game's own name means. */
export const HOME = 'page:home';

const MOST = 3;
/** From this quality on a name is meant, not a question around it. */
const NAMED = 0.7;
const BEGUN = 0.75;
const WITHIN = 0.9;
const MORE_WORDS = 2;
const FURTHER_WORD = 0.01;
/** Of two things of one name the tool, which answers, before the page that lists. */
const ORDER: readonly DocumentKind[] = ['tool', 'page', 'place', 'chart', 'unit'];

export function readThings(all: readonly StoredThing[]): Things {
  const things = all.filter(({ kind }) => kind !== 'unit');
  const units = once(() => readTermNames(all.filter(({ kind }) => kind === 'unit')));
  const names = once(() => readTermNames(things));
  const spelling = once(() => createVocabulary(names().words.flatMap((word) => [word, stem(word)])));
  const titles = once(() =>
    things.flatMap((thing) =>
      thing.kind === 'place' || thing.id === HOME
        ? []
        : thing.names.map(([literal]) => ({ thing, tokens: encode(literal) })),
    ),
  );

  /** Things with all the words of the text, two at least, and few more in a name: "fire table". */
  const within = (words: readonly TypedWord[]): readonly TermMatch<StoredThing>[] => {
    if (words.length < 2) return [];
    const holds = (tokens: readonly string[]): boolean =>
      tokens.length <= words.length + MORE_WORDS &&
      words.every(({ token, folded, open }) => tokens.some((one) => one === token || (open && one.startsWith(folded))));
    return titles()
      .filter(({ tokens }) => holds(tokens))
      .map(({ thing, tokens }) => ({
        term: thing,
        quality: WITHIN - FURTHER_WORD * (tokens.length - words.length),
        exact: true,
        wrong: false,
      }));
  };

  /** Places that the text names to the letter besides saying that it means a place: "Namur fort". */
  const placed = (words: readonly TypedWord[]): readonly TermMatch<StoredThing>[] => {
    const rest = withoutPlace(words);
    if (!rest) return [];
    const text = rest.map(({ folded }) => folded).join(' ');
    return names()
      .match({ text, typing: false, words: rest.map((word) => ({ ...word, open: false })) }, () => true)
      .filter(({ term: { kind }, exact, quality }) => kind === 'place' && exact && quality === 1);
  };

  /** Units that the text names, with a number that many may bear or without; one that is only begun is none. */
  const unitsIn = (text: string): readonly TermMatch<StoredThing>[] => {
    for (const [i, candidate] of [text, ...unitTexts(text)].entries()) {
      const found = units()
        .match({ text: candidate, typing: false, words: typedWords(candidate, false, spelling) }, () => true)
        .filter(
          ({ term, exact, quality }) =>
            exact && (quality === 1 || (i > 0 && !candidate.startsWith(ANY_NUMBER) && isWhole(candidate, term))),
        );
      if (found.length > 0) return found;
    }
    return [];
  };

  return {
    match(text, typing, isWord) {
      const words = typedWords(text, typing, spelling);
      const named = names().match({ text, typing, words }, isWord).filter(isMeant(words.length));
      const all = named.some(({ exact }) => exact)
        ? named
        : [...placed(words), ...within(words), ...named, ...unitsIn(text)];
      const distinct = [...new Map([...all].reverse().map((one) => [one.term.id, one])).values()];
      return distinct
        .sort((a, b) => b.quality - a.quality || ORDER.indexOf(a.term.kind) - ORDER.indexOf(b.term.kind))
        .slice(0, MOST)
        .map(({ term, exact, quality }) => ({ thing: term, exact, slip: !exact && quality < BEGUN }));
    },
  };
}

/**
 * A chart or a page of one word is meant by that word to the letter ("forts", not every fort), and nothing by a
 * question that only holds its name.
 */
const isMeant =
  (words: number) =>
  ({ term: { kind }, quality, exact }: TermMatch<StoredThing>): boolean =>
    quality >= NAMED && (words > 1 || quality === 1 || !exact || kind === 'tool' || kind === 'place');

/** A single word is a unit only if it is a name of it by itself: "BE army" without its "be", a stop word, is "army". */
function isWhole(text: string, { names }: StoredThing): boolean {
  const [word, more] = encode(text);
  return more !== undefined || names.some(([literal]) => stem(literal) === word);
}
