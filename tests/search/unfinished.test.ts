import { beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS } from '@/lib/games/find';
import type { GameId } from '@/lib/core/game-id';
import { search } from '@/lib/search/search';
import { wordsOf } from '@/lib/search/text';
import { builtSource, contentToSearch } from '@/tests/support/built-search';
import { judgedOf, scores, type Judged } from '@/tests/support/judged';

// A query that is only begun, or mistyped in two of its words, finds nearly what the whole one finds. The queries are
// the judged ones; where they are cut and what slips is made up here, the same every time.

interface Typed {
  readonly query: Judged;
  readonly words: readonly string[];
  readonly find: (text: string) => readonly string[];
}

const LONG = 7;
const isLong = (word: string): boolean => word.length >= LONG && /^\p{L}+$/u.test(word);

/** A letter lost, two letters exchanged, or a wrong letter, inside the word. */
function slipped(word: string, seed: number): string {
  const at = 1 + (seed % (word.length - 2));
  const rest = word.slice(at + 1);
  if (seed % 3 === 0) return word.slice(0, at) + rest;
  if (seed % 3 === 1) return word.slice(0, at) + rest.charAt(0) + word.charAt(at) + rest.slice(1);
  return `${word.slice(0, at)}w${rest}`;
}

/** The text with its first `count` long words slipped. */
function mistyped({ words }: Typed, count: number, seed: number): string {
  let left = count;
  return words.map((word, i) => (isLong(word) && left-- > 0 ? slipped(word, seed + 7 * i) : word)).join(' ');
}

let typed: readonly Typed[] = [];
beforeAll(async () => {
  const perGame = await Promise.all(
    GAME_IDS.map((game) =>
      Promise.all(
        judgedOf(game)
          .filter(({ kind }) => kind === 'words' || kind === 'term')
          .map(async (query): Promise<Typed> => {
            const source = await builtSource(game, query.lang);
            const find = (text: string) =>
              search(text, [source], { kinds: ['rule'], typing: true }).hits.flatMap(({ number }) => number ?? []);
            return { query, words: query.query.split(' '), find };
          }),
      ),
    ),
  );
  typed = perGame.flat();
});

/** MRR@10 of the queries, each changed so. */
const mrrOf = (some: readonly Typed[], text: (one: Typed, i: number) => string): number =>
  scores(some.map((one, i) => ({ query: one.query, numbers: one.find(text(one, i)) }))).mrr;

describe('the last word, still being typed', () => {
  const begun = (letters: (word: string) => number) => {
    const some = typed.filter(({ words }) => isLong(words.at(-1) ?? ''));
    const whole = mrrOf(some, ({ query }) => query.query);
    const cut = mrrOf(some, ({ words }) =>
      [...words.slice(0, -1), (words.at(-1) ?? '').slice(0, letters(words.at(-1) ?? ''))].join(' '),
    );
    expect(some.length).toBeGreaterThan(300);
    return cut / whole;
  };
  test.each([
    ['three letters', () => 3, 0.92],
    ['four letters', () => 4, 0.97],
    ['five letters', () => 5, 0.98],
    ['half of it', (word: string) => Math.ceil(word.length / 2), 0.97],
    ['all but two letters', (word: string) => word.length - 2, 0.98],
  ] as const)('%s of it lose hardly anything against the whole word', (_, letters, share) => {
    expect(begun(letters)).toBeGreaterThanOrEqual(share);
  });
});

describe('what was judged half typed', () => {
  /** The word that the last one becomes: the first in the wanted rules that begins so. */
  const completed = async (game: GameId, { query, lang, rules }: Judged): Promise<string | undefined> => {
    const { rules: entries, asked } = await contentToSearch(game, lang);
    const begun = wordsOf(query).at(-1)?.folded ?? '';
    const texts = [
      ...entries
        .filter(({ number }) => rules.includes(number))
        .flatMap(({ title, path, text }) => [title, ...path, text]),
      ...asked.filter(({ rule }) => rules.includes(rule)).flatMap(({ phrases }) => phrases),
    ];
    const words = texts.flatMap((text) => wordsOf(text)).map(({ folded }) => folded);
    const full = words.find((word) => word.startsWith(begun) && word !== begun);
    return full && `${query.slice(0, query.length - begun.length)}${full}`;
  };

  test('ranks nearly as well as the word that it becomes', async () => {
    const pairs = await Promise.all(
      GAME_IDS.flatMap((game) =>
        judgedOf(game)
          .filter(({ kind }) => kind === 'prefix')
          .map(async (query) => {
            const source = await builtSource(game, query.lang);
            const find = (text: string) => ({
              query,
              numbers: search(text, [source], { kinds: ['rule'], typing: true }).hits.flatMap(
                ({ number }) => number ?? [],
              ),
            });
            const full = await completed(game, query);
            return full === undefined ? [] : [{ begun: find(query.query), full: find(full) }];
          }),
      ),
    );
    const all = pairs.flat();
    expect(all.length).toBeGreaterThan(75);
    const begun = scores(all.map((pair) => pair.begun)).mrr;
    expect(begun / scores(all.map(({ full }) => full)).mrr).toBeGreaterThanOrEqual(0.99);
  });
});

describe('slips of the finger', () => {
  test.each([
    ['one word', 1, 0.97],
    ['two words', 2, 0.96],
  ] as const)('in %s lose hardly anything', (_, count, share) => {
    const some = typed.filter(({ words }) => words.filter(isLong).length >= 2);
    expect(some.length).toBeGreaterThan(200);
    const right = mrrOf(some, ({ query }) => query.query);
    expect(mrrOf(some, (one, i) => mistyped(one, count, 11 * i)) / right).toBeGreaterThanOrEqual(share);
  });
});
