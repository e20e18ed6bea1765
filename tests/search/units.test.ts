import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { unitNamesSchema } from '@/lib/content/schemas';
import { GAME_IDS } from '@/lib/games/find';
import { search } from '@/lib/search/search';
import { unitTexts } from '@/lib/search/unit-words';
import { builtSource, firstHit } from '@/tests/support/built-search';

describe('a unit that is named stands first', () => {
  test.each([
    ['BEF', 'paths-of-glory', 'it', 'unit:br-bef-army'],
    ['quanto vale un corpo austriaco', 'paths-of-glory', 'it', 'unit:ah-corps'],
    ['GE corps', 'paths-of-glory', 'en', 'unit:ge-corps'],
    ['cuerpos alemanes', 'paths-of-glory', 'es', 'unit:ge-corps'],
    ['how strong is a French army', 'paths-of-glory', 'en', 'unit:fr-army'],
    ['7th army', 'paths-of-glory', 'en', 'unit:army'],
    ['ANZAC', 'paths-of-glory', 'en', 'unit:br-aus-corps'],
    ['belgian division', 'grand-illusion', 'en', 'unit:belgian-division'],
    ['divisione belga', 'grand-illusion', 'it', 'unit:belgian-division'],
    ['cuerpo XIV francés', 'grand-illusion', 'es', 'unit:french-xiv-corps'],
    ['III corps', 'grand-illusion', 'en', 'unit:corps'],
    ['XX French corps', 'grand-illusion', 'en', 'unit:french-corps'],
    ['Guard cavalry', 'when-eagles-fight', 'en', 'unit:guard-cavalry'],
    ['1er cuerpo austrohúngaro', 'when-eagles-fight', 'es', 'unit:ah-corps'],
    ['I corps', 'when-eagles-fight', 'en', 'unit:corps'],
    ['scheda del corpo attivo tedesco valori', 'when-eagles-fight', 'it', 'unit:active-corps'],
    ['17.ID', 'nach-paris', 'en', 'unit:17-id'],
    ['divisione 17.ID', 'nach-paris', 'it', 'unit:17-id'],
    ['22.ID', 'nach-paris', 'es', 'unit:division'],
    ['Big Bertha', 'nach-paris', 'en', 'unit:m-gerat'],
    ['unità dei pionieri', 'nach-paris', 'it', 'unit:pio'],
  ] as const)('%s in %s (%s)', async (query, game, lang, id) => {
    expect((await firstHit(query, game, lang))?.id).toBe(id);
  });

  test.each([
    ['corps', 'paths-of-glory', 'en'],
    ['division', 'grand-illusion', 'en'],
    ['how many corps fit in a space', 'paths-of-glory', 'en'],
    ['2 corps in one hex', 'grand-illusion', 'en'],
    ['belgian', 'grand-illusion', 'en'],
  ] as const)('and "%s" in %s (%s) names none', async (query, game, lang) => {
    expect((await firstHit(query, game, lang))?.kind).not.toBe('unit');
  });
});

const fileOf = (game: string): string => `content/${game}/unit-names.json`;

describe.each(GAME_IDS.filter((game) => existsSync(fileOf(game))))('the units of %s', (game) => {
  const { units } = unitNamesSchema.parse(JSON.parse(readFileSync(fileOf(game), 'utf8')));

  it('lead to a rule or a chart that exists', () => {
    const { numbers } = JSON.parse(readFileSync(`content/${game}/rule-index.json`, 'utf8')) as { numbers: string[] };
    const lost = units.filter((unit) =>
      'rule' in unit
        ? !numbers.includes(unit.rule)
        : !['tables', 'cards'].some((folder) => existsSync(`content/${game}/${folder}/${unit.chart}.json`)),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it.each(['en', 'es', 'it'] as const)('are found by every name that stands there (%s)', async (lang) => {
    const source = await builtSource(game, lang);
    const found = (name: string): readonly string[] =>
      search(name, [source], { kinds: ['unit'], limit: 5 }).hits.map(({ id }) => id);
    const lost = units.flatMap((unit) =>
      [unit.name[lang], ...unit.also[lang]].filter((name) => !found(name).includes(`unit:${unit.id}`)),
    );
    expect(lost).toEqual([]);
  });
});

test('every type of the Paths of Glory counters is a unit that is found', () => {
  const { types } = JSON.parse(readFileSync('content/paths-of-glory/units.json', 'utf8')) as {
    types: { id: string }[];
  };
  const { units } = unitNamesSchema.parse(JSON.parse(readFileSync('content/paths-of-glory/unit-names.json', 'utf8')));
  const named = new Set(units.map(({ id }) => id));
  expect(types.filter(({ id }) => !named.has(id))).toEqual([]);
});

test('a unit may be called by its number, by its kind besides, or by a number that many bear', () => {
  expect(unitTexts('divisione 17.ID')).toEqual(['divisione 17 id', '17 id', 'divisione id', '0 divisione id']);
  expect(unitTexts('XIV corps')).toEqual(['xiv corps', 'xiv', 'corps', '0 corps']);
  expect(unitTexts('value of the Guard')).toEqual(['guard']);
  expect(unitTexts('unit 12')).toEqual([]);
});
