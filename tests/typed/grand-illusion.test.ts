import { describe, expect, test } from 'vitest';
import { fightsOf } from '@/lib/cli/fights';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { toolWords } from '@/lib/content/words';
import { loadData } from '@/lib/games/grand-illusion/data';
import { fights } from '@/lib/games/grand-illusion/typed/read';

const data = await loadData();
const read = (text: string, lang: Language = 'en') => fights.read(text, lang, data);
const at = (space: string, more: object = {}) => ({ space, ...more });

describe('what a player types stands on the battle board', () => {
  test.each<[Language, string, unknown]>([
    [
      'en',
      'a german 6 corps attacks a french 4 corps in Rijsel',
      { board: { german: [at('1', { cs: 6 })], allied: [at('1', { cs: 4 })] }, hex: 34 },
    ],
    [
      'en',
      '3 german corps attack 2 french in liege',
      {
        attacker: 'german',
        board: { german: [at('1'), at('2'), at('r1')], allied: [at('1', { nation: 'french' }), at('2')] },
      },
    ],
    [
      'es',
      '4 cuerpos alemanes de 6 contra 3 divisiones británicas y una brigada belga en Namur, trinchera 1, tem 1',
      {
        board: {
          german: [at('1', { cs: 6 }), at('2'), at('3'), at('4')],
          allied: [
            at('1', { nation: 'british', kind: 'division' }),
            at('2'),
            at('3'),
            at('4', { nation: 'belgian', kind: 'brigade' }),
          ],
        },
        hex: 64,
        trench: 1,
        tem: 1,
      },
    ],
    [
      'it',
      '2 corpi francesi e una cavalleria contro un corpo tedesco disorganizzato 5-3 esagono 86 turno 3',
      {
        attacker: 'allied',
        board: { german: [at('1', { disrupted: true, cs: 5, dcs: 3 })] },
        hex: 86,
        turn: 3,
      },
    ],
    [
      'en',
      'german 5 corps and 4 corps attack a french 4 corps in Trier',
      {
        attacker: 'german',
        board: { german: [at('1', { cs: 5 }), at('r1', { cs: 4 })], allied: [at('1', { cs: 4 })] },
      },
    ],
    [
      'en',
      'a german 6 corps and a 5 corps attack a french corps',
      { board: { german: [at('1', { cs: 6 }), at('r1', { cs: 5 })], allied: [at('1')] } },
    ],
    [
      'en',
      'an 8 corps attacks a french 4 corps',
      { board: { german: [at('1', { cs: 8 })], allied: [at('1', { cs: 4 })] } },
    ],
    [
      'es',
      'un 6 cuerpo alemán ataca a un 4 cuerpo francés',
      { board: { german: [at('1', { cs: 6 })], allied: [at('1', { cs: 4 })] } },
    ],
    [
      'it',
      'un 6 corpo tedesco attacca un 4 corpo francese',
      { board: { german: [at('1', { cs: 6 })], allied: [at('1', { cs: 4 })] } },
    ],
    // "A" is no article in Spanish.
    [
      'es',
      '3 cuerpos alemanes atacan a 2 cuerpos franceses',
      { board: { german: [at('1'), at('2'), at('r1')], allied: [at('1'), at('2')] } },
    ],
    [
      'es',
      'dos cuerpos alemanes contra el cuerpo de caballería francés',
      { board: { german: [at('1'), at('r1')], allied: [at('1', { kind: 'cavalry' })] } },
    ],
    // 9.6.1: no cavalry but the British in reserve before infantry.
    [
      'en',
      '2 german corps and a cavalry division vs a french corps and a french corps in Nancy',
      { board: { german: [at('1'), at('2'), at('hex', { kind: 'cavalry' })], allied: [at('1'), at('2')] } },
    ],
    [
      'es',
      'el VII y el X alemanes contra el cuerpo I francés',
      {
        board: {
          german: [at('1', { name: 'VII' }), at('r1', { name: 'X' })],
          allied: [at('1', { name: 'I', nation: 'french' })],
        },
      },
    ],
    [
      'es',
      'XX cuerpo contra el XIII cuerpo alemán en Straßburg',
      {
        attacker: 'allied',
        board: { german: [at('1', { name: 'XIII' })], allied: [at('1', { name: 'XX' })] },
        hex: 105,
      },
    ],
    ['it', '2 corpi francesi contro 3 tedeschi, trincea nell’esagono', { attacker: 'allied', trench: 1 }],
    [
      'en',
      '2 german corps vs 6 british divisions',
      { board: { allied: ['1', '2', '3', '4', '2', '1'].map((space) => at(space)) } },
    ],
  ])('%s: %s', async (lang, text, input) => {
    const fight = read(text, lang);
    expect(fight?.faults).toEqual([]);
    expect(fight?.unknown).toEqual([]);
    expect(fight?.input).toMatchObject(input as object);
    const [hit] = await fightsOf(text, lang, ['grand-illusion']);
    expect(hit?.faults).toEqual([]);
    expect(hit?.line).toBeTruthy();
  });
});

test.each([
  ['3 german corps vs 2 german corps', /one side/],
  ['3 german corps vs 2 french corps trench 5', '“trench 5”: Trench 5 does not exist. Allowed: 0 to 2.'],
  ['3 german corps vs french corps hex 200', /Allowed: 1 to 107/],
  ['3 french corps vs german corps in the vosges', /102, 103/],
  ['6 german corps vs 4 french corps', /9\.2|four|4/],
  ['german 5 corps and 4 corps attack 2 french corps', /“german 5 corps … 4 corps”.*of that strength/],
  ['XX corps vs XIII corps in Nancy', /Whose units/],
])('%s says why not', async (text, fault) => {
  const [hit] = await fightsOf(text, 'en', ['grand-illusion']);
  expect(hit?.line).toBeUndefined();
  expect(hit?.faults.join(' ')).toMatch(fault);
});

test.each(['concentric attack', 'cavalry withdraws', 'can a fort attack', 'german attack', '9.2.3'])(
  'is no fight: %s',
  async (text) => expect(await fightsOf(text, 'en', ['grand-illusion'])).toEqual([]),
);

test('the words of the form and the places of the map are understood in every language', () => {
  for (const lang of LANGUAGES) {
    const { unit } = toolWords('grand-illusion', lang, ['unit']) as unknown as {
      unit: { options: Record<'kind' | 'nation', Record<string, string>> };
    };
    for (const [kind, word] of Object.entries(unit.options.kind))
      expect([word, read(`2 german corps vs 1 french ${word}`, lang)?.input]).toMatchObject([
        word,
        { board: { allied: [{ kind }] } },
      ]);
    for (const [nation, word] of Object.entries(unit.options.nation))
      if (nation !== 'german')
        expect([word, read(`german corps vs 1 ${word} corps`, lang)?.input]).toMatchObject([
          word,
          { board: { allied: [{ nation }] } },
        ]);
  }
  expect(read('2 german corps vs 1 french corps toul')?.input).toMatchObject({ hex: 87 });
  expect(read('2 german corps vs 1 french corps Estrasburgo', 'es')?.input).toMatchObject({ hex: 105 });
});

describe('the dice of a space are said by their parts, and bring nobody onto the board', () => {
  const RESERVES = 'a German corps of 6 with a German corps of 4 in reserve 1 attacks a French corps of 5';
  const CAVALRY = 'a German corps of 6 attacks French cavalry of 1 in space 3, the cavalry withdraws';
  test.each<[Language, string, string, object]>([
    ['en', RESERVES, 'German reserve 1 fires a 3', { attackReserve1: 3 }],
    ['en', RESERVES, 'in space 1 the attacker rolls a 4 and the defender a 3', { attack1: 4, defence1: 3 }],
    ['en', CAVALRY, "third space: the horsemen's getaway die is 1", { withdraw3: 1 }],
    [
      'es',
      'un cuerpo alemán de 6 ataca a un cuerpo francés de 5 en la casilla 2',
      'en el frente 2 el francés tiró un 3',
      { defence2: 3 },
    ],
    [
      'it',
      'cavalleria tedesca da 2 attacca un corpo francese da 5',
      'la fanteria spara prima nella casella 1: tre',
      { free1: 3 },
    ],
  ])('%s: %s, %s', (lang, battle, clause, dice) => {
    const { input } = read(battle, lang) ?? {};
    for (const text of [`${battle}, ${clause}`, `${clause}, ${battle}`]) {
      const fight = read(text, lang);
      expect(fight?.input).toEqual({ ...input, ...dice });
      expect(fight?.unknown).toEqual([]);
    }
  });

  test('one that is not understood is left, and two that are not the same', () => {
    const battle = 'a German corps of 6 attacks a French corps of 5';
    const denied = read(`${battle}, in space 1 the German never rolled a 4`, 'en');
    expect(denied?.input).toEqual(read(battle, 'en')?.input);
    expect(denied?.unknown).not.toEqual([]);
    const twice = read(`${battle}, in space 1 the German rolled a 4, in space 1 the attacker threw a 2`, 'en');
    expect(twice?.input).not.toHaveProperty('attack1');
  });
});
