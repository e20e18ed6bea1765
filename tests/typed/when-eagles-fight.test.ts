import { describe, expect, test } from 'vitest';
import { fightsOf } from '@/lib/cli/fights';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { toolWords } from '@/lib/content/words';
import { loadData } from '@/lib/games/when-eagles-fight/data';
import { fights } from '@/lib/games/when-eagles-fight/typed/read';

const data = await loadData();
const read = (text: string, lang: Language = 'en') => fights.read(text, lang, data);

describe('what a player types is the case of the tool', () => {
  test.each<[Language, string, unknown]>([
    ['es', '77 contra 33 en bosque', { strength: 'totals', attack: 77, defence: 33, terrain: 'forest' }],
    ['en', '21 to 8 across a river', { strength: 'totals', attack: 21, defence: 8, river: true }],
    ['es', '30 a 10 en ciudad', { strength: 'totals', attack: 30, defence: 10, city: 'city' }],
    [
      'en',
      '12 to 4 in the mountains with heavy artillery',
      {
        strength: 'totals',
        attack: 12,
        defence: 4,
        // It never attacks alone (13.18).
        attackers: [{ units: [{ nation: 'german' }, { kind: 'heavy-artillery', nation: 'german' }] }],
      },
    ],
    ['es', 'tres a uno en pantano', { strength: 'odds', odds: '3:1', terrain: 'swamp' }],
    ['it', 'due a uno in foresta', { strength: 'odds', odds: '2:1', terrain: 'forest' }],
    ['en', '15 against 6 in Warszawa', { strength: 'totals', attack: 15, defence: 6, target: '2419' }],
    ['it', '24 contro 8 in montagna', { strength: 'totals', attack: 24, defence: 8, terrain: 'mountain' }],
    [
      'en',
      '20 Russian factors vs 7 Austrian',
      {
        strength: 'totals',
        attack: 20,
        defence: 7,
        attackers: [{ units: [{ nation: 'russian' }] }],
        defenders: [{ nation: 'austro-hungarian' }],
      },
    ],
    [
      'en',
      '3 german corps 6-7 and heavy artillery vs 2 russian corps of 5 in swamp with a river',
      {
        attackers: [
          { units: [{ attack: 6 }, { attack: 6 }, { attack: 6 }, { kind: 'heavy-artillery', nation: 'german' }] },
        ],
        defenders: [{ nation: 'russian', defence: 5 }, { defence: 5 }],
        terrain: 'swamp',
        river: true,
      },
    ],
    [
      'es',
      'dos cuerpos activos de 9 contra una fortaleza 3 en Osowiec',
      {
        attackers: [
          {
            units: [
              { kind: 'active', attack: 9 },
              { kind: 'active', attack: 9 },
            ],
          },
        ],
        defenders: [{ kind: 'fortress', defence: 3 }],
        target: '2816',
      },
    ],
    [
      'en',
      '18 vs 6 concentric in Warsaw turn 9',
      {
        attackers: [{ from: 'n' }, { from: 's' }],
        strength: 'totals',
        attack: 18,
        defence: 6,
        target: '2419',
        city: 'city',
        country: 'poland',
        turn: 9,
      },
    ],
    [
      'en',
      '5 german corps vs 2 russian corps',
      {
        attackers: [
          { from: 'n', units: [{}, {}, {}] },
          { from: 'ne', units: [{}, {}] },
        ],
        defenders: [{ nation: 'russian' }, { nation: 'russian' }],
      },
    ],
    [
      'it',
      'un corpo russo di 8 attaccato da 2 corpi tedeschi di 6 fuori rifornimento',
      {
        attackers: [
          {
            units: [
              { nation: 'german', attack: 6, supply: 'out' },
              { attack: 6, supply: 'out' },
            ],
          },
        ],
        defenders: [{ nation: 'russian', defence: 8 }],
      },
    ],
  ])('%s: %s', (lang, text, input) => {
    const fight = read(text, lang);
    expect(fight?.faults).toEqual([]);
    expect(fight?.unknown).toEqual([]);
    expect(fight?.input).toMatchObject(input as object);
  });
});

test.each([
  ['20 vs 7 turn 25', '“turn 25”: Game Turn 25 does not exist. Allowed: 1 to 24.'],
  ['20 vs 2 russian corps', 'The attacker is given by his factors, the defender is not. Say how many factors defend.'],
  ['20 vs 7 swamp forest', '“swamp forest”: two values for Terrain of the defender. Allowed: one.'],
  ['999 vs 7', '999 factors. Allowed: whole numbers up to 300.'],
  ['2 german corps vs german corps', /attacker’s side/],
  ['20 vs 7 in 0917', /not a hex of the map/],
])('%s says why not', async (text, fault) => {
  const [hit] = await fightsOf(text, 'en', ['when-eagles-fight']);
  expect(hit?.line).toBeUndefined();
  expect(hit?.faults.join(' ')).toMatch(fault);
});

test.each([
  'heavy artillery',
  'attack on a fortress',
  'odds 3:1',
  'russian attack turn 1',
  'concentric assault',
  '13.16',
])('is no fight: %s', async (text) => expect(await fightsOf(text, 'en', ['when-eagles-fight'])).toEqual([]));

test('the words of the form are understood in every language', () => {
  for (const lang of LANGUAGES) {
    const words = toolWords('when-eagles-fight', lang, ['attack', 'unit']) as unknown as {
      attack: { options: { terrain: Record<string, string> } };
      unit: { options: { kind: Record<string, string>; nation: Record<string, string>; size: Record<string, string> } };
    };
    for (const [terrain, word] of Object.entries(words.attack.options.terrain))
      expect([word, read(`20 vs 7 ${word}`, lang)?.input]).toMatchObject([word, { terrain }]);
    for (const [kind, word] of Object.entries(words.unit.options.kind))
      expect([word, read(`2 russian corps vs 1 german ${word}`, lang)?.input]).toMatchObject([
        word,
        { defenders: [{ kind }] },
      ]);
    for (const [nation, word] of Object.entries(words.unit.options.nation))
      expect([word, read(`20 ${word} vs 7`, lang)?.input]).toMatchObject([
        word,
        { attackers: [{ units: [{ nation }] }] },
      ]);
  }
});

describe('a nation beside a city is whose the city is (13.14)', () => {
  test.each<[Language, string, number, string]>([
    ['es', '10 contra 5 en ciudad rusa', 5, 'russia'],
    ['en', '10 against 5 in a russian city', 5, 'russia'],
    ['es', '12 factores contra 4 en una ciudad alemana', 4, 'germany'],
    ['it', '12 contro 4 in una città austriaca', 4, 'austria-hungary'],
  ])('%s: %s', (lang, typed, defence, country) => {
    expect(read(typed, lang)).toMatchObject({ input: { defence, country, city: 'city' }, unknown: [], faults: [] });
  });

  test('but beside its number it is that of the units', () => {
    expect(read('10 germans against 5 russians, city')?.input).not.toHaveProperty('country');
  });
});

test('a place whose hex nobody says is named, and the rest of the fight stands', () => {
  const fight = read('40 vs 11 Brest Litovsk');
  expect(fight?.unknown).toEqual(['Brest', 'Litovsk']);
  expect(fight?.input).toMatchObject({ strength: 'totals', attack: 40, defence: 11 });
});

test('two nations with their factors and no verb: who attacks is asked, never guessed', async () => {
  expect(read('germans 15 russians 6 swamps')).toMatchObject({ tool: 'attack', input: { terrain: 'swamp' } });
  expect(read('germans 15 russians 6 swamps')?.faults.map(({ key }) => key)).toEqual(['fight.fault.order']);
  const [hit] = await fightsOf('rusos 20, alemanes 8, bosque', 'es', ['when-eagles-fight']);
  expect(hit?.line).toBeUndefined();
  expect(hit?.faults).toEqual(['¿Quién ataca? Escribe «rusos 20 contra alemanes 8» o «alemanes 8 contra rusos 20».']);
  expect(read('germans 15 austrians 6')).toBeUndefined();
});

test('several directions make a ring, one of them does not', () => {
  expect(read('attacked from north, southeast and southwest, russian defenders')).toMatchObject({
    tool: 'concentric',
    input: { defenders: 'russian', ring: { n: true, se: true, sw: true } },
    unknown: [],
  });
  expect(read('attack from the north with 20 factors on 5')).toMatchObject({ tool: 'attack', input: { attack: 20 } });
});

test('the reach of the STAVKA is told to the Brusilov Offensive (14.2)', () => {
  expect(read('brusilov attack at two to one, within reach of the stavka')).toMatchObject({
    tool: 'brusilov',
    input: { odds: '2:1', stavka: true },
    unknown: [],
  });
});

test('supply that is said of a side by itself halves units, not factors in all (9.3): the answer asks for them', () => {
  for (const text of ['12 against 4, defender out of supply', '12 against 4 out of supply'])
    expect(read(text)?.faults.map(({ key }) => key)).toEqual(['typed.fault.halved']);
  expect(read('two German corps of 6 against a Russian corps of 5, out of supply')?.faults).toEqual([]);
});

test.each<[Language, string]>([
  ['it', 'i russi attaccano con trentuno gli austriaci che hanno undici'],
  ['it', 'i russi attaccano con 31 gli austriaci che hanno 11'],
  ['en', 'the Russians attack with thirty one the Austrians who have eleven'],
])('a number in words before a nation with its article is the strength of the others: %s %s', (lang, text) => {
  expect(read(text, lang)).toMatchObject({
    input: {
      strength: 'totals',
      attack: 31,
      defence: 11,
      attackers: [{ units: [{ nation: 'russian' }] }],
      defenders: [{ nation: 'austro-hungarian' }],
    },
    unknown: [],
    faults: [],
  });
});

describe('the 2nd Army is named as not understood where nothing comes of it (3.5)', () => {
  test.each([
    ['Austrian corps vs Russian corps, 2nd army', ['2nd army']],
    ['20 Austrian 2nd army against 5 Russians', ['2nd army']],
    ['Austrian corps 2nd army vs Russian corps', []],
  ])('%s', (text, unknown) => {
    expect(read(text)?.unknown.join(' ')).toBe(unknown.join(' '));
  });
});
