import { describe, expect, test } from 'vitest';
import { fightsOf } from '@/lib/cli/fights';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { toolWords } from '@/lib/content/words';
import { fights } from '@/lib/games/nach-paris/typed/read';

const read = (text: string, lang: Language = 'en') => fights.read(text, lang, undefined);
const inf = (cbf?: number) => ({ kind: 'inf', ...(cbf === undefined ? {} : { cbf }) });

describe('what a player types is the case of the tool', () => {
  test.each<[Language, string, string, unknown]>([
    [
      'en',
      '2 german divisions cbf 30 vs french inf 28 rough behind a river',
      'combat',
      {
        attackers: [{ units: [inf(30), inf(30)], hexside: 'river' }],
        defenders: [{ nation: 'france', ...inf(28) }],
        terrain: 'rough',
      },
    ],
    [
      'it',
      '60 CBF contro 30 CBF sul fianco, trinceramenti',
      'combat',
      { attackers: [{ units: [inf(60)], part: 'flank' }], defenders: [inf(30)], works: 'regular' },
    ],
    [
      'es',
      '77 contra 33 en bosque',
      'combat',
      { attackers: [{ units: [inf(39), inf(38)], hexside: 'deep-forest' }], defenders: [inf(33)] },
    ],
    [
      'es',
      'dos divisiones francesas de 25 y una de caballería de 10 atacan a una brigada alemana de 12, turno 6',
      'combat',
      {
        attackers: [{ units: [inf(25), inf(25), { kind: 'cav', cbf: 10 }] }],
        defenders: [{ nation: 'germany', ...inf(12) }],
        turn: 6,
      },
    ],
    [
      'en',
      '4 german inf vs 2 belgian inf rank A 3 steps in liege',
      'combat',
      {
        attackers: [{ units: [inf(), inf(), inf()] }, { units: [inf()] }],
        defenders: [
          { nation: 'belgium', rank: 'A', steps: 3 },
          { nation: 'belgium', rank: 'A', steps: 3 },
        ],
        camp: 'liege',
      },
    ],
    [
      'en',
      'german har arf 12 bombards 2 french inf of 4 steps in fieldworks',
      'abu',
      {
        firing: [{ kind: 'har', arf: 12 }],
        targets: [
          { kind: 'inf', steps: 4 },
          { kind: 'inf', steps: 4 },
        ],
        works: 'fieldworks',
      },
    ],
  ])('%s: %s', (lang, text, tool, input) => {
    const fight = read(text, lang);
    expect(fight?.faults).toEqual([]);
    expect(fight?.unknown).toEqual([]);
    expect(fight?.tool).toBe(tool);
    expect(fight?.input).toMatchObject(input as object);
  });
});

test.each([
  ['german inf 30 vs french inf 28 turn 31', '“turn 31”: Game turn (GT) 31 does not exist. Allowed: 1 to 30.'],
  ['german inf 1000 vs french inf 28', /999/],
  ['german inf vs german inf', /./],
  ['german inf vs french inf rough clear', '“rough clear”: two values for Terrain. Allowed: one.'],
])('%s says why not', async (text, fault) => {
  const [hit] = await fightsOf(text, 'en', ['nach-paris']);
  expect(hit?.line).toBeUndefined();
  expect(hit?.faults.join(' ')).toMatch(fault);
});

test.each([
  'flank attack',
  'bombardment of a fort',
  'CBF',
  'attack out of a forest',
  'cavalry retreat',
  '9.3.3',
  'hq attack',
])('is no fight: %s', async (text) => expect(await fightsOf(text, 'en', ['nach-paris'])).toEqual([]));

test('the words of the form are understood in every language', () => {
  for (const lang of LANGUAGES) {
    const words = toolWords('nach-paris', lang, ['combat', 'unit']) as unknown as {
      combat: { options: Record<'works' | 'part', Record<string, string>> };
      unit: { options: Record<'terrain' | 'kind' | 'nation' | 'hexside', Record<string, string>> };
    };
    const asked = (text: string) => read(text, lang)?.input;
    for (const [terrain, word] of Object.entries(words.unit.options.terrain))
      expect([word, asked(`60 vs 30 ${word}`)]).toMatchObject([word, { terrain }]);
    for (const [kind, word] of Object.entries(words.unit.options.kind))
      if (kind !== 'fort' && kind !== 'feste')
        expect([word, asked(`2 german inf vs 1 french ${word}`)]).toMatchObject([word, { defenders: [{ kind }] }]);
    for (const [nation, word] of Object.entries(words.unit.options.nation))
      expect([word, asked(`60 vs 30 ${word}`)]).toMatchObject([word, { defenders: [{ nation }] }]);
    for (const [works, word] of Object.entries(words.combat.options.works))
      if (works !== 'none') expect([word, asked(`60 vs 30 ${word}`)]).toMatchObject([word, { works }]);
    for (const [part, word] of Object.entries(words.combat.options.part))
      expect([word, asked(`60 vs 30 ${word}`)]).toMatchObject([word, { attackers: [{ part }, { part }].slice(0, 1) }]);
    for (const [hexside, word] of Object.entries(words.unit.options.hexside))
      if (hexside !== 'none')
        for (const one of word.split(/,| or | o /).slice(0, 1))
          expect([one, asked(`60 vs 30 ${one}`)]).toMatchObject([one, { attackers: [{ hexside }] }]);
  }
});

describe('what is said of one side only', () => {
  const force = (typed: string, lang: Language = 'en') => {
    const fight = fights.read(typed, lang, undefined);
    const { attackers, defenders } = (fight?.input ?? {}) as {
      attackers?: { units: { kind?: string; cbf?: number }[] }[];
      defenders?: { kind?: string; cbf?: number }[];
    };
    const plain = (units: readonly { kind?: string; cbf?: number }[] = []) => units.map(({ kind, cbf }) => [kind, cbf]);
    return { attack: plain(attackers?.flatMap(({ units }) => units)), defence: plain(defenders), left: fight?.unknown };
  };

  test('more units than a hex holds are a strength, where the other side gives its own (6.4.1)', () => {
    expect(force('cavalry 24 against 12 infantry')).toEqual({
      attack: [['cav', 24]],
      defence: [['inf', 12]],
      left: [],
    });
    expect(force('cavalry 24 against 2 infantry').defence).toEqual([
      ['inf', undefined],
      ['inf', undefined],
    ]);
  });

  test('guns after a comma may be of either side: they are named, not given to one', () => {
    expect(force('50 contra 25, artillería pesada', 'es')).toEqual({
      attack: [['inf', 50]],
      defence: [['inf', 25]],
      left: ['artillería', 'pesada'],
    });
  });

  test('guns "with" the last of two totals may be of either side as well', () => {
    expect(force('50 contra 25 con artillería pesada', 'es')).toEqual({
      attack: [['inf', 50]],
      defence: [['inf', 25]],
      left: ['artillería', 'pesada'],
    });
  });
});

describe('trains and scouts', () => {
  test.each<[Language, string, unknown]>([
    ['en', 'train, twelve high capacity hexes and four low capacity hexes', { mode: 'journey', hcr: 12, lcr: 4 }],
    ['es', 'viaje en tren, 8 hexágonos de alta capacidad y 3 de baja capacidad', { mode: 'journey', hcr: 8, lcr: 3 }],
    [
      'it',
      'viaggio in treno, 12 esagoni ad alta capacità, due cambi di direzione in città piccole',
      { mode: 'journey', hcr: 12, turns: [{ station: 'small' }, { station: 'small' }] },
    ],
    [
      'en',
      'an air recon of a stack of 7 steps two hexes away, rolls 8',
      { by: 'air', targetSteps: 7, distance: 2, die: 8 },
    ],
  ])('%s: %s', (lang, text, input) => {
    expect(read(text, lang)).toMatchObject({ input, unknown: [], faults: [] });
  });

  test('a change of direction costs by the city (12.3.7): which one is asked', async () => {
    const text = 'viaggio in treno, 12 esagoni hcr, 2 cambi di direzione';
    expect(read(text, 'it')?.input).toEqual({ hcr: 12, mode: 'journey' });
    const [hit] = await fightsOf(text, 'it', ['nach-paris']);
    expect(hit?.faults.join(' ')).toMatch(/In quali città il treno cambia direzione/);
  });

  test('a stack that is scouted is no stack of cavalry: the steps of the target are no field of it (20.2.6)', () => {
    expect(read('cavalry squadron scouts two hexes away at a stack of seven steps, rolls 8')).toMatchObject({
      tool: 'recon',
      input: { by: 'cavalry', distance: 2, die: 8 },
      unknown: ['seven', 'steps'],
    });
  });
});

test.each<[Language, string, number, number]>([
  [
    'en',
    'a German division thirty two in front and another thirty from the rear against a French division of 28',
    32,
    30,
  ],
  ['es', 'una división alemana de 30 y otra 25 contra 20 franceses', 30, 25],
  ['it', "una divisione tedesca da 30 e un'altra 25 contro 20 francesi", 30, 25],
])(
  'after a unit with its strength "another thirty" is one of that strength, not thirty: %s',
  (lang, text, first, cbf) => {
    const fight = read(text, lang);
    expect(fight).toMatchObject({ unknown: [], faults: [] });
    const { attackers } = fight?.input as { attackers: { units: { cbf?: number }[] }[] };
    expect(attackers.flatMap(({ units }) => units.map((unit) => unit.cbf))).toEqual([first, cbf]);
  },
);

test.each<[Language, string, number]>([
  ['en', 'a hundred and twenty against forty', 120],
  ['es', 'ciento veinticinco contra cuarenta', 125],
  ['it', 'centoventi contro quaranta', 120],
  ['it', 'cento contro quaranta', 100],
])('hundreds in words: %s %s', (lang, text, sum) => {
  const fight = read(text, lang);
  expect(fight).toMatchObject({ unknown: [], faults: [], input: { defenders: [{ cbf: 40 }] } });
  const { attackers } = fight?.input as { attackers: { units: { cbf: number }[] }[] };
  const all = attackers.flatMap(({ units }) => units.map(({ cbf }) => cbf));
  expect(all.reduce((a, b) => a + b, 0)).toBe(sum);
});
