import { expect, test } from 'vitest';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { readFightIn } from '@/tests/support/read-fight';

/* Fights without a word between the sides: nations, persons and verbs part them. */

const pog = (attack: object[], defence: object[], more: object = {}): object => ({
  attackers: [{ units: attack }],
  defenders: defence,
  ...more,
});

type Row = readonly [game: GameId, lang: Language, text: string, input: object];

const ROWS: readonly Row[] = [
  // The other alliance is the other side, and who is told with his ground is attacked.
  [
    'paths-of-glory',
    'es',
    'tres ejércitos rusos, un ejército austriaco en Cracovia',
    pog([{ type: 'ru-army', n: 3 }], [{ type: 'ah-army', n: 1 }], { space: 'cracow' }),
  ],
  [
    'paths-of-glory',
    'en',
    'two French armies and a British corps, German army behind a level one trench',
    pog(
      [
        { type: 'fr-army', n: 2 },
        { type: 'br-corps', n: 1 },
      ],
      [{ type: 'ge-army' }],
      { trench: 1 },
    ),
  ],
  [
    'when-eagles-fight',
    'it',
    'due corpi tedeschi da 8 una cavalleria russa da 3 nella palude',
    {
      attackers: [
        {
          units: [
            { nation: 'german', attack: 8 },
            { nation: 'german', attack: 8 },
          ],
        },
      ],
      defenders: [{ nation: 'russian', kind: 'cavalry', defence: 3 }],
      terrain: 'swamp',
    },
  ],
  [
    'nach-paris',
    'en',
    'a German division of 31, a Belgian one of 22 in the woods',
    {
      attackers: [{ units: [{ nation: 'germany', cbf: 31 }], hexside: 'deep-forest' }],
      defenders: [{ nation: 'belgium', cbf: 22 }],
    },
  ],
  [
    'grand-illusion',
    'en',
    'four German corps of 5 French corps of 6 in hex 41',
    {
      attacker: 'german',
      board: { german: Array.from({ length: 4 }, () => ({ cs: 5 })), allied: [{ nation: 'french', cs: 6 }] },
      hex: 41,
    },
  ],
  // Where each has a verb of his own, whoever defends is attacked.
  [
    'paths-of-glory',
    'it',
    'gli austriaci vengono con due armate, i serbi difendono con una armata e la trincea uno',
    pog([{ type: 'ah-army', n: 2 }], [{ type: 'sb-army', n: 1 }], { trench: 1 }),
  ],
  [
    'grand-illusion',
    'es',
    'ataca un cuerpo francés de 6, defiende un cuerpo alemán de 4',
    { attacker: 'allied', board: { german: [{ cs: 4 }], allied: [{ cs: 6 }] } },
  ],
  // "From" behind "defends" leads to who attacks.
  [
    'paths-of-glory',
    'en',
    'a Turkish corps defends Baghdad from two British corps',
    pog([{ type: 'br-corps', n: 2 }], [{ type: 'tu-corps' }], { space: 'baghdad' }),
  ],
  // "On" a people that is counted in the next clause.
  [
    'paths-of-glory',
    'en',
    'hmm, a German army and two corps on the Romanians in Ploesti, they have one corps',
    pog([{ type: 'ge-army' }, { type: 'ge-corps', n: 2 }], [{ type: 'ro-corps', n: 1 }], { space: 'ploesti' }),
  ],
  // Who is inside is attacked.
  [
    'paths-of-glory',
    'es',
    'tres ejércitos alemanes sobre Verdún, dentro un ejército francés',
    pog([{ type: 'ge-army', n: 3 }], [{ type: 'fr-army' }], { space: 'verdun' }),
  ],
  // The nation of who attacks, told last.
  [
    'when-eagles-fight',
    'it',
    '22 contro 9, quelli che attaccano sono austriaci',
    {
      attack: 22,
      defence: 9,
      attackers: [{ units: [{ nation: 'austro-hungarian' }] }],
      defenders: [{ nation: 'russian' }],
    },
  ],
  // So many units of a nation have each what "of" leads to.
  [
    'nach-paris',
    'es',
    'una división alemana de 33 contra dos belgas de 15',
    {
      defenders: [
        { nation: 'belgium', cbf: 15 },
        { nation: 'belgium', cbf: 15 },
      ],
    },
  ],
];

test.each(ROWS)('%s, %s: %s', async (game, lang, text, input) => {
  const fight = await readFightIn(game, lang, text);
  expect(fight?.faults).toEqual([]);
  expect(fight?.unknown).toEqual([]);
  expect(fight?.input).toMatchObject(input);
});

test.each<[GameId, Language, string]>([
  ['paths-of-glory', 'en', 'three Russian armies, two Austrian armies'],
  ['paths-of-glory', 'it', 'un corpo turco a Gaza, due corpi inglesi'],
  ['grand-illusion', 'es', 'dos cuerpos alemanes, un cuerpo francés, trinchera uno'],
  ['nach-paris', 'it', 'francesi quaranta, tedeschi trenta, piove'],
])('%s, %s: where nothing says who attacks it is asked: %s', async (game, lang, text) => {
  expect((await readFightIn(game, lang, text))?.faults.map(({ key }) => key)).toEqual(['fight.fault.order']);
});

test.each<[GameId, Language, string]>([
  ['paths-of-glory', 'en', 'may two German armies and a French corps be in one list'],
  ['paths-of-glory', 'es', 'ejércitos alemanes y franceses'],
  ['grand-illusion', 'it', 'corpi tedeschi corpi francesi'],
])('%s, %s: no fight: %s', async (game, lang, text) => {
  expect(await readFightIn(game, lang, text)).toBeUndefined();
});

test.each<[GameId, Language, string, object]>([
  [
    'paths-of-glory',
    'es',
    'un ejército ruso, digo austriaco, contra un cuerpo serbio en Nis',
    pog([{ type: 'ah-army', n: 1 }], [{ type: 'sb-corps' }], { space: 'nis' }),
  ],
  [
    'paths-of-glory',
    'en',
    'three British corps, I mean armies, against a Turkish corps in Kut, no, in Baghdad',
    pog([{ type: 'br-army', n: 3 }], [{ type: 'tu-corps' }], { space: 'baghdad' }),
  ],
  [
    'grand-illusion',
    'it',
    'due divisioni francesi, anzi corpi, contro un corpo tedesco di 5',
    { board: { german: [{ cs: 5 }], allied: [{ kind: 'corps' }, { kind: 'corps' }] } },
  ],
  ['when-eagles-fight', 'en', 'five to one, no, four to one, in the forest', { odds: '4:1', terrain: 'forest' }],
])('%s, %s: a correction stands in the place of what was said: %s', async (game, lang, text, input) => {
  const fight = await readFightIn(game, lang, text);
  expect(fight?.faults).toEqual([]);
  expect(fight?.unknown).toEqual([]);
  expect(fight?.input).toMatchObject(input);
});

test.each<[GameId, Language, string, object]>([
  [
    'paths-of-glory',
    'en',
    'there are two Italian armies in Udine, can a British corps still come in',
    { present: [{ type: 'it-army', n: 2 }], arriving: [{ type: 'br-corps' }], space: 'udine' },
  ],
  [
    'paths-of-glory',
    'it',
    'ho un’armata tedesca a Lodz, ci stanno anche due corpi tedeschi?',
    { present: [{ type: 'ge-army' }], arriving: [{ type: 'ge-corps', n: 2 }], space: 'lodz' },
  ],
  [
    'grand-illusion',
    'en',
    'four corps in the hex, can three more divisions enter',
    { here: { corps: 4 }, entering: { divisions: 3 } },
  ],
  [
    'nach-paris',
    'es',
    'hay dos divisiones belgas, ¿cabe otra división en montaña?',
    {
      here: [{ nation: 'belgium' }, { nation: 'belgium' }],
      entering: [{ nation: 'belgium', kind: 'inf' }],
      terrain: 'mountain',
    },
  ],
])('%s, %s: who may come as well: %s', async (game, lang, text, input) => {
  const fight = await readFightIn(game, lang, text);
  expect(fight?.tool).toBe('stacking');
  expect(fight?.unknown).toEqual([]);
  expect(fight?.input).toMatchObject(input);
});
