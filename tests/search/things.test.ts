import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GameId } from '@/lib/core/game-id';
import { GAME_IDS, gameOf } from '@/lib/games/find';
import { search } from '@/lib/search/search';
import { builtSource, firstHit } from '@/tests/support/built-search';

describe('a thing that is named stands first', () => {
  test.each([
    ['siege', 'paths-of-glory', 'en', 'tool:siege'],
    ['asedio', 'paths-of-glory', 'es', 'tool:siege'],
    ['assedio', 'paths-of-glory', 'it', 'tool:siege'],
    ['siege', 'paths-of-glory', 'es', 'tool:siege'],
    ['seige', 'paths-of-glory', 'en', 'tool:siege'],
    ['nancy', 'paths-of-glory', 'en', 'place:nancy'],
    ['Londra', 'paths-of-glory', 'it', 'place:london'],
    ['nanci', 'paths-of-glory', 'en', 'place:nancy'],
    ['nancy', 'grand-illusion', 'en', 'place:87'],
    ['París', 'grand-illusion', 'es', 'place:19'],
    ['lieja', 'nach-paris', 'es', 'place:liège'],
    ['varsovia', 'when-eagles-fight', 'es', 'place:warsaw'],
    ['fire table', 'paths-of-glory', 'en', /^chart:fire-/],
    ['army fire tab', 'paths-of-glory', 'en', 'chart:fire-army'],
    ['tabla de fuego', 'paths-of-glory', 'es', /^chart:fire-/],
    ['terrain effects', 'paths-of-glory', 'en', 'chart:terrain'],
    ['combat results table', 'nach-paris', 'en', 'chart:crt'],
    ['brusilov offensive', 'when-eagles-fight', 'en', 'tool:brusilov'],
    ['siege roll', 'paths-of-glory', 'en', 'tool:siege'],
    ['tirada de asedio', 'paths-of-glory', 'es', 'tool:siege'],
    ['mirar suministro en el mapa', 'paths-of-glory', 'es', 'tool:supply'],
    ['VP track', 'grand-illusion', 'it', 'tool:victory'],
    ['turn track', 'grand-illusion', 'it', 'chart:turn-track'],
    ['sequenza del turno da spuntare', 'nach-paris', 'it', 'page:turn'],
    ['dubbi non risolti', 'nach-paris', 'it', 'page:disputes'],
    ['mirar si tengo LOC', 'nach-paris', 'es', 'tool:loc'],
  ] as const)('%s in %s (%s)', async (query, game, lang, id) => {
    expect((await firstHit(query, game, lang))?.id).toMatch(id);
  });

  test.each(GAME_IDS)('the pages of %s', async (game) => {
    expect((await firstHit('turn checklist', game))?.address).toBe(`/en/${game}/turn/`);
    expect((await firstHit('lista del turno', game, 'es'))?.address).toBe(`/es/${game}/turn/`);
    expect((await firstHit('lista del turno', game, 'it'))?.address).toBe(`/it/${game}/turn/`);
    expect((await firstHit('charts', game))?.address).toBe(`/en/${game}/charts/`);
    expect((await firstHit('glosario', game, 'es'))?.address).toBe(`/es/${game}/glossary/`);
    expect((await firstHit('glossary', game, 'it'))?.address).toBe(`/it/${game}/glossary/`);
    expect((await firstHit('open questions', game))?.address).toBe(`/en/${game}/disputes/`);
    if (gameOf(game).board) expect((await firstHit('mapa', game, 'es'))?.address).toBe(`/es/${game}/board/`);
  });

  test.each([
    ['pog', 'paths-of-glory', 'en'],
    ['sentieri di gloria', 'paths-of-glory', 'it'],
    ['wef', 'when-eagles-fight', 'en'],
    ['cuando las águilas luchan', 'when-eagles-fight', 'es'],
    ['Grand Illusion', 'grand-illusion', 'it'],
    ['1914 np', 'nach-paris', 'es'],
  ] as const)('the start page of a game by its name alone: "%s" is %s (%s)', async (query, game, lang) => {
    const all = await Promise.all(GAME_IDS.map((one) => builtSource(one, lang)));
    const { hits } = search(query, all, { typing: true });
    expect(hits[0]?.address).toBe(`/${lang}/${game}/`);
    expect(hits.every((hit) => hit.game === game && hit.kind === 'page')).toBe(true);
  });

  test('in every game that has it, before all else', async () => {
    const all = await Promise.all(GAME_IDS.map((game) => builtSource(game, 'en')));
    const { hits } = search('siege', all, { typing: true, limit: 8 });
    expect(hits.slice(0, 2).map(({ id }) => id)).toEqual(['tool:siege', 'tool:siege']);
    expect(hits[2]?.kind).toBe('rule');
  });

  test.each(GAME_IDS)('and every tool, chart and place of %s is found by its name', async (game) => {
    const source = await builtSource(game, 'en');
    const named = source.text?.named ?? [];
    const tools = gameOf(game).tools.map(({ name }) => `tool:${name}`);
    expect(named.map(({ id }) => id)).toEqual(expect.arrayContaining(tools));
    for (const { id, title, kind } of named)
      expect(search(title, [source], { kinds: [kind], limit: 3 }).hits.map((hit) => hit.id)).toContain(id);
  });
});

// The name and a word for the kind of thing, or the name in other words: none of these is written down as a name.
describe('a thing that is asked for in other words stands first', () => {
  test.each([
    ['table of terrain', 'paths-of-glory', 'en', 'chart:terrain'],
    ['supply checker', 'paths-of-glory', 'en', 'tool:supply'],
    ['ports list', 'paths-of-glory', 'en', 'chart:ports'],
    ['calcular asedio', 'paths-of-glory', 'es', 'tool:siege'],
    ['calcolo rifornimento', 'paths-of-glory', 'it', 'tool:supply'],
    ['unit overview', 'paths-of-glory', 'en', 'chart:units'],
    ['initiative chart', 'grand-illusion', 'en', 'chart:initiative'],
    ['listado de fuertes', 'grand-illusion', 'es', 'chart:forts'],
    ['prospetto attrito', 'grand-illusion', 'it', 'chart:attrition'],
    ['withdrawal list', 'when-eagles-fight', 'en', 'chart:withdrawals'],
    ['cuadro de terreno', 'when-eagles-fight', 'es', 'chart:terrain'],
    ['brusilov helper', 'when-eagles-fight', 'en', 'tool:brusilov'],
    ['summary of CAB modifiers', 'nach-paris', 'en', 'chart:cab-modifiers'],
    ['cuadro de pausas', 'nach-paris', 'es', 'chart:pauses'],
    ['weather chart please', 'nach-paris', 'en', 'chart:weather'],
    ['strumento ferrovie', 'nach-paris', 'it', 'tool:rail'],
    // By the rules that it is about, where no name of it is said.
    ['price list for rebuilding dead armies', 'paths-of-glory', 'en', 'chart:replacement-costs'],
    ['list of what every fort is worth', 'grand-illusion', 'en', 'chart:forts'],
  ] as const)('%s in %s (%s)', async (query, game, lang, id) => {
    const source = await builtSource(game, lang);
    expect(source.text?.named.find((thing) => thing.id === id)?.names.map(([name]) => name)).not.toContain(query);
    expect((await firstHit(query, game, lang))?.id).toBe(id);
  });
});

describe('a place by its number, and with a word that only says that it is one', () => {
  test.each([
    ['hex 86', 'grand-illusion', 'en', 'place:86'],
    ['hexágono 19', 'grand-illusion', 'es', 'place:19'],
    ['esagono 3', 'grand-illusion', 'it', 'place:3'],
    ['namur fort', 'grand-illusion', 'en', 'place:64'],
    ['fuerte de verdun', 'paths-of-glory', 'es', 'place:verdun'],
    ['dónde queda Przemysl', 'when-eagles-fight', 'es', 'place:przemysl'],
    ["dov'è Namur", 'grand-illusion', 'it', 'place:64'],
  ] as const)('%s in %s (%s)', async (query, game, lang, id) => {
    expect((await firstHit(query, game, lang))?.id).toBe(id);
  });
});

describe('what is no name of a thing leads to the rules', () => {
  test.each([
    ['fort', 'paths-of-glory', 'en'],
    ['how many sieges may I make', 'paths-of-glory', 'en'],
    ['trench', 'paths-of-glory', 'en'],
    ['must i list the cards that i throw away', 'paths-of-glory', 'en'],
    ['zona di controllo', 'grand-illusion', 'it'],
  ] as const)('%s in %s (%s)', async (query, game, lang) => {
    expect((await firstHit(query, game, lang))?.kind).toBe('rule');
  });

  test('and a name that is only begun does not push the best rule from the first place', async () => {
    const [best, next] = search('belg', [await builtSource('paths-of-glory', 'en')], { typing: true }).hits;
    expect(best?.kind).toBe('rule');
    expect(next?.id).toMatch(/^place:belg/);
  });
});

test('a place of a map opens the board there; every other leads to a rule or a chart that exists', async () => {
  const { spaces } = JSON.parse(readFileSync('content/paths-of-glory/map/spaces.json', 'utf8')) as {
    spaces: readonly { id: string }[];
  };
  const addresses = async (game: GameId) =>
    ((await builtSource(game, 'en')).text?.named ?? [])
      .filter(({ kind }) => kind === 'place')
      .map(({ address }) => address);
  expect(await addresses('paths-of-glory')).toEqual(spaces.map(({ id }) => `/en/paths-of-glory/board/?at=${id}`));
  expect((await addresses('grand-illusion')).every((address) => /\/board\/\?at=\d+$/.test(address))).toBe(true);
  for (const game of ['nach-paris', 'when-eagles-fight'] as const) {
    const documents = (await builtSource(game, 'en')).text?.documents ?? [];
    const known = new Set(documents.map(({ address }) => address));
    expect((await addresses(game)).filter((address) => !known.has(address))).toEqual([]);
  }
});
