import { beforeAll, describe, expect, test } from 'vitest';
import type { GameId } from '@/lib/core/game-id';
import { GAME_IDS } from '@/lib/games/find';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { search, type SearchOptions, type SearchResult } from '@/lib/search/search';
import type { SearchSource } from '@/lib/search/source';
import { builtSource } from '@/tests/support/built-search';
import { judgedOf } from '@/tests/support/judged';

const sources = new Map<Language, readonly SearchSource[]>();

beforeAll(async () => {
  for (const lang of LANGUAGES) sources.set(lang, await Promise.all(GAME_IDS.map((game) => builtSource(game, lang))));
});

/** What the search box shows; without a game as on the start page. */
const ask = (query: string, lang: Language, options: SearchOptions = {}): SearchResult =>
  search(query, sources.get(lang) ?? [], { limit: 8, typing: true, ...options });

describe.each(GAME_IDS)('%s among the games', (game) => {
  const other = GAME_IDS.filter((id) => id !== game);
  const queries = judgedOf(game);

  test('is all that its own pages show', () => {
    for (const { query, lang } of queries) {
      const { hits } = ask(query, lang, { game });
      expect(hits.length, query).toBeGreaterThan(0);
      expect(
        hits.every((hit) => hit.game === game),
        query,
      ).toBe(true);
    }
  });

  test('is there on the start page for what is asked of it', () => {
    const missing = queries.filter(({ query, lang }) => ask(query, lang).hits.every((hit) => hit.game !== game));
    expect(missing.length / queries.length).toBeLessThan(0.01);
  });

  test('is asked by its name from the pages of another', () => {
    for (const at of other)
      expect(ask(`${game.replaceAll('-', ' ')} 7.1`, 'en', { game: at }).answer).toMatchObject({ game, number: '7.1' });
  });
});

test.each<readonly [Language, string, GameId]>([
  ['en', 'loss factor', 'paths-of-glory'],
  ['en', 'near east', 'paths-of-glory'],
  ['en', 'mandated offensive', 'paths-of-glory'],
  ['es', 'evento para el combate', 'paths-of-glory'],
  ['es', 'eventos aleatorios', 'when-eagles-fight'],
  ['en', 'Brusilov', 'when-eagles-fight'],
  ['it', 'assalto concentrico', 'when-eagles-fight'],
  ['it', 'ridispiegamento strategico', 'paths-of-glory'],
  ['en', 'CAB', 'nach-paris'],
  ['en', 'zone of control', 'nach-paris'],
  ['es', 'ZOC', 'nach-paris'],
  ['es', 'esclusas', 'nach-paris'],
  ['it', 'marcia forzata', 'nach-paris'],
  ['it', 'opere campali', 'nach-paris'],
])('on the start page, in %s, "%s" is a thing of %s', (lang, query, game) => {
  expect(ask(query, lang).hits[0]?.game).toBe(game);
});

test('a number that all have is found in all', () => {
  const { hits } = ask('12.4', 'en');
  expect(new Set(hits.slice(0, GAME_IDS.length).map(({ game, number }) => `${game} ${number}`))).toEqual(
    new Set(GAME_IDS.map((game) => `${game} 12.4`)),
  );
});

describe('"NP", the one game by its letters and in Spanish and Italian a term of the other', () => {
  test.each(['es', 'it'] as const)('is the term when it stands alone (%s)', (lang) => {
    expect(ask('NP', lang).answer?.id).toBe('term:loss-number');
    expect(ask('NP', lang, { game: 'paths-of-glory' }).answer?.id).toBe('term:loss-number');
  });

  test.each(LANGUAGES)('is the game in front of a number (%s)', (lang) => {
    expect(ask('NP 12.4', lang, { game: 'paths-of-glory' }).answer).toMatchObject({
      game: 'nach-paris',
      number: '12.4',
    });
  });
});

test.each([
  ['11.4', ['11.4', '11.6']],
  ['12.0', ['12.0', '12.10']],
])('a number that the book prints twice is found under both: wef %s', (query, numbers) => {
  expect(ask(query, 'en', { game: 'when-eagles-fight' }).hits.map(({ number }) => number)).toEqual(
    expect.arrayContaining(numbers),
  );
  expect(ask(query, 'en', { game: 'when-eagles-fight' }).hits[1]?.number).toBe(numbers[1]);
});
