import { describe, expect, test } from 'vitest';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { readFightIn } from '@/tests/support/read-fight';

describe('what nobody said is named as not understood, and fills nothing in', () => {
  test.each<[GameId, Language, string, string, readonly string[], object]>([
    ...(
      [
        ['en', 'a corps 4 French in 94 against a German corps 5'],
        ['es', 'un cuerpo francés de 4 en 94 contra un cuerpo alemán de 5'],
        ['it', 'un corpo 4 francese in 94 contro un corpo 5 tedesco'],
      ] as const
    ).map(([lang, text]): [GameId, Language, string, string, readonly string[], object] => [
      'grand-illusion',
      lang,
      text,
      'battle',
      ['94'],
      {
        attacker: 'allied',
        board: {
          german: [{ nation: 'german', kind: 'corps', cs: 5, space: '1' }],
          allied: [{ nation: 'french', kind: 'corps', cs: 4, space: '1' }],
        },
      },
    ]),
    [
      'nach-paris',
      'en',
      '40 against 25 in hex 0512',
      'combat',
      ['0512'],
      { attackers: [{ units: [{ cbf: 40 }] }], defenders: [{ cbf: 25 }] },
    ],
    [
      'nach-paris',
      'it',
      '60 tedeschi contro 40 francesi, sono fuori rifornimento',
      'combat',
      ['fuori', 'rifornimento'],
      { attackers: [{ units: [{ cbf: 60 }] }], defenders: [{ cbf: 40 }] },
    ],
    [
      'paths-of-glory',
      'en',
      'two french armies attack a german army in Metz, we are out of supply',
      'fire',
      ['out', 'of', 'supply'],
      { space: 'metz' },
    ],
    [
      'grand-illusion',
      'en',
      'two french corps by rail from 94 to 105',
      'strategic',
      ['94', '105'],
      { by: 'rail', nation: 'french', units: 2 },
    ],
    [
      'when-eagles-fight',
      'en',
      'three corps of 6 from the north and south attack a russian corps of 5',
      'attack',
      ['north', 'south'],
      { attackers: [{ units: [{ attack: 6 }, { attack: 6 }, { attack: 6 }] }] },
    ],
    [
      'when-eagles-fight',
      'en',
      'supply of the 8th army, 3 hexes from Konigsberg',
      'supply',
      ['8th', 'army'],
      { goal: 'konigsberg', hexes: 3 },
    ],
    // Who speaks has not said on which side he stands.
    ['when-eagles-fight', 'en', 'event roll of turn 14, I hold Warsaw', 'events', ['hold', 'Warsaw'], { turn: 14 }],
    [
      'grand-illusion',
      'it',
      'ferrovia tedesca con 3 unità prima del turno 5',
      'strategic',
      ['prima', 'del', 'turno', '5'],
      { units: 3 },
    ],
  ])('%s, %s: %s', async (game, lang, text, tool, unknown, input) => {
    const fight = await readFightIn(game, lang, text);
    expect(fight?.tool).toBe(tool);
    expect(fight?.unknown).toEqual(unknown);
    expect(fight?.input).toMatchObject(input);
    for (const field of ['defenderSupply', 'defenderOutOfSupply', 'warsaw', 'turn'].filter((one) => !(one in input)))
      expect(fight?.input).not.toHaveProperty(field);
  });
});

describe('what is said in a roundabout way is understood', () => {
  test.each<[GameId, Language, string, string, object]>([
    // The II Territorial is a counter of its own, not the II corps (2.7).
    [
      'grand-illusion',
      'it',
      'il II territoriale e il VI corpo francese contro il XIII tedesco',
      'battle',
      {
        board: {
          allied: [
            { nation: 'french', name: 'II T' },
            { nation: 'french', name: 'VI' },
          ],
        },
      },
    ],
    [
      'grand-illusion',
      'es',
      'el XX francés ataca a dos cuerpos alemanes',
      'battle',
      { attacker: 'allied', board: { allied: [{ kind: 'corps', name: 'XX' }] } },
    ],
    [
      'grand-illusion',
      'en',
      'german strength 6 corps twice against french strength 4 corps',
      'battle',
      { board: { german: [{ cs: 6 }, { cs: 6 }], allied: [{ cs: 4 }] } },
    ],
    ['when-eagles-fight', 'en', '4-1 against a city on turn 11', 'attack', { strength: 'odds', odds: '4:1', turn: 11 }],
    [
      'when-eagles-fight',
      'it',
      'attacco da nord, sud e sud-est a due corpi russi',
      'attack',
      { attackers: [{ from: 'n' }, { from: 's' }, { from: 'se' }] },
    ],
    [
      'paths-of-glory',
      'it',
      'a Sofia ci sono tre corpi bulgari, posso impilare un corpo turco?',
      'stacking',
      { present: [{ type: 'bu-corps', n: 3 }], arriving: [{ type: 'tu-corps' }] },
    ],
    [
      'paths-of-glory',
      'en',
      'can i stack two german corps and an austrian corps in Lodz',
      'stacking',
      { present: [{ type: 'ge-corps', n: 2 }, { type: 'ah-corps' }], arriving: [] },
    ],
    // Whoever follows a verb that opens the sentence is attacked.
    [
      'paths-of-glory',
      'it',
      'aggiro i turchi a Kut: due corpi britannici',
      'flank',
      { attackers: [{ units: [{ type: 'br-corps', n: 2 }] }], defenders: [{ type: 'tu-corps' }], space: 'kut' },
    ],
    [
      'paths-of-glory',
      'it',
      'aggiro i turchi a Kut: due corpi inglesi contro un corpo',
      'flank',
      { attackers: [{ units: [{ type: 'br-corps', n: 2 }] }], defenders: [{ type: 'tu-corps' }], space: 'kut' },
    ],
    [
      'paths-of-glory',
      'en',
      'I flank the Turks at Kut: two British corps',
      'flank',
      { attackers: [{ units: [{ type: 'br-corps', n: 2 }] }], defenders: [{ type: 'tu-corps' }], space: 'kut' },
    ],
    [
      'paths-of-glory',
      'es',
      'flanqueo a los turcos en Kut: dos cuerpos británicos',
      'flank',
      { attackers: [{ units: [{ type: 'br-corps', n: 2 }] }], defenders: [{ type: 'tu-corps' }], space: 'kut' },
    ],
    [
      'paths-of-glory',
      'en',
      'I attack the Turks at Kut, two British corps',
      'fire',
      { attackers: [{ units: [{ type: 'br-corps', n: 2 }] }], defenders: [{ type: 'tu-corps' }], space: 'kut' },
    ],
    [
      'paths-of-glory',
      'es',
      'asalto a los turcos en Kut, dos cuerpos británicos',
      'fire',
      { attackers: [{ units: [{ type: 'br-corps', n: 2 }] }], defenders: [{ type: 'tu-corps' }], space: 'kut' },
    ],
    [
      'paths-of-glory',
      'it',
      'attacco i turchi a Kut: due corpi britannici',
      'fire',
      { attackers: [{ units: [{ type: 'br-corps', n: 2 }] }], defenders: [{ type: 'tu-corps' }], space: 'kut' },
    ],
    [
      'nach-paris',
      'es',
      'ataco a los franceses: 40 contra 30',
      'combat',
      { attackers: [{ units: [{ nation: 'germany', cbf: 40 }] }], defenders: [{ nation: 'france', cbf: 30 }] },
    ],
    [
      'nach-paris',
      'en',
      'I attack the French in rough: 40 against 30',
      'combat',
      { attackers: [{ units: [{ nation: 'germany', cbf: 40 }] }], defenders: [{ nation: 'france', cbf: 30 }] },
    ],
    [
      'when-eagles-fight',
      'it',
      'attacco i russi: un corpo tedesco di 6 contro un corpo di 4',
      'attack',
      { attackers: [{ units: [{ nation: 'german', attack: 6 }] }], defenders: [{ nation: 'russian', defence: 4 }] },
    ],
    [
      'grand-illusion',
      'es',
      'ataco a los franceses en Nancy: dos cuerpos alemanes',
      'battle',
      {
        attacker: 'german',
        board: { german: [{ kind: 'corps' }, { kind: 'corps' }], allied: [{ nation: 'french' }] },
        hex: 87,
      },
    ],
    // One corps, whose nation stands behind its strength.
    [
      'grand-illusion',
      'es',
      'dos cuerpos alemanes contra un cuerpo 4 francés',
      'battle',
      { attacker: 'german', board: { allied: [{ kind: 'corps', cs: 4 }] } },
    ],
    [
      'grand-illusion',
      'it',
      'due corpi tedeschi contro un corpo 4 francese',
      'battle',
      { attacker: 'german', board: { allied: [{ kind: 'corps', cs: 4 }] } },
    ],
    [
      'grand-illusion',
      'en',
      'two German corps against a corps 4 French',
      'battle',
      { attacker: 'german', board: { allied: [{ kind: 'corps', cs: 4 }] } },
    ],
  ])('%s, %s: %s', async (game, lang, text, tool, input) => {
    const fight = await readFightIn(game, lang, text);
    expect(fight?.tool).toBe(tool);
    expect(fight?.unknown).toEqual([]);
    expect(fight?.input).toMatchObject(input);
  });
});

test('a division of 8 steps is none: a counter has five at most', async () => {
  const fight = await readFightIn(
    'nach-paris',
    'en',
    'stack a German division of 8 steps and a division of 3 steps in rough',
  );
  expect(fight?.faults).toHaveLength(1);
  expect((await readFightIn('nach-paris', 'en', 'a German stack of 8 steps in rough'))?.faults).toEqual([]);
});

test.each<[Language, string, string]>([
  ['it', 'attacco dei tedeschi: 40 contro 30', 'tedeschi'],
  ['en', 'attack of the Germans: 40 against 30', 'Germans'],
  ['es', 'asalto de los alemanes: 40 contra 30', 'alemanes'],
])('where a verb may be a noun nobody knows whose the first number is: %s', async (lang, text, name) => {
  expect((await readFightIn('nach-paris', lang, text))?.unknown).toEqual([name]);
});

test.each<[Language, string, readonly string[]]>([
  ['it', 'due corpi tedeschi contro un corpo francese, quanto monta', []],
  ['it', 'due corpi tedeschi contro un corpo francese, monta', ['monta']],
  ['es', 'dos cuerpos alemanes contra un cuerpo francés, a cuánto monta', []],
])('"monta" is a verb and no mountain: %s %s', async (lang, text, unknown) => {
  const fight = await readFightIn('paths-of-glory', lang, text);
  expect(fight?.unknown).toEqual(unknown);
  expect(fight?.input).not.toHaveProperty('terrain');
});

test.each<[Language, string]>([
  ['en', 'a German territorial against a French corps'],
  ['es', 'dos cuerpos franceses atacan a un territorial alemán'],
  ['it', 'un territoriale tedesco contro un corpo francese'],
])('a Territorial that is not French cannot be (2.7): %s', async (lang, text) => {
  expect((await readFightIn('grand-illusion', lang, text))?.faults.map(({ key }) => key)).toEqual([
    'typed.fault.territorial',
  ]);
});

test.each<[Language, string, readonly string[]]>([
  ['it', 'due armate francesi contro due tedesche a Metz, tiro 4 io e 3 lui', ['tiro', '4', '3']],
  ['en', 'two French armies vs a German army, I roll 5, they 3', ['roll', '5', '3']],
  ['es', 'dos ejércitos franceses contra uno alemán, yo saco 4 y él 2', ['saco', '4', '2']],
  ['en', 'I rolled a five, he a two, two French armies against a German army', ['rolled', 'five', 'two']],
])('dice of "me" and "him" are nobody’s, and count nobody: %s', async (lang, text, unknown) => {
  const fight = await readFightIn('paths-of-glory', lang, text);
  expect(fight).toMatchObject({ tool: 'fire', unknown, faults: [] });
  expect(Object.keys(fight?.input ?? {})).not.toContain('attackerDie');
  expect((fight?.input as { defenders: unknown[] }).defenders).toHaveLength(1);
});

test.each<[Language, string, string]>([
  ['en', 'the second territorial French against a German corps', 'second'],
  ['es', 'el tercer cuerpo francés contra un cuerpo alemán', 'tercer'],
  ['it', 'il quarto corpo tedesco contro un corpo francese', 'quarto'],
])('the number of a corps in a word of its own is not dropped in silence: %s', async (lang, text, word) => {
  expect((await readFightIn('grand-illusion', lang, text))?.unknown).toEqual([word]);
});

test.each<[Language, string, object]>([
  ['en', 'two French armies, I mean three French armies, against a German army', { type: 'fr-army', n: 3 }],
  ['es', 'cuatro rumanos, digo cuatro cuerpos rumanos contra un ejército austriaco', { type: 'ro-corps', n: 4 }],
  ['it', 'due armate francesi, anzi tre armate francesi contro un’armata tedesca', { type: 'fr-army', n: 3 }],
])('a unit that is corrected is there once: %s', async (lang, text, unit) => {
  const fight = await readFightIn('paths-of-glory', lang, text);
  expect(fight).toMatchObject({ input: { attackers: [{ units: [unit] }] }, unknown: [], faults: [] });
  expect((fight?.input as { attackers: { units: unknown[] }[] }).attackers[0]?.units).toHaveLength(1);
});
