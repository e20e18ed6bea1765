import { expect, test } from 'vitest';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { readFightIn } from '@/tests/support/read-fight';

type Row = readonly [
  game: GameId,
  lang: Language,
  text: string,
  unknown: readonly string[],
  input: Readonly<Record<string, unknown>>,
];

/** Who somebody is says on which side he stands, in whatever order both are told; who attacks the verbs say. */
const ROWS: readonly Row[] = [
  // From where the attackers come is theirs, whoever was told before.
  [
    'when-eagles-fight',
    'en',
    'He has a Russian corps in a swamp. I attack from the north with two German corps and from the south with a division',
    [],
    {
      attackers: [
        { from: 'n', units: [{ nation: 'german', size: 'corps' }, { size: 'corps' }] },
        { from: 's', units: [{ nation: 'german', size: 'division' }] },
      ],
      defenders: [{ nation: 'russian', size: 'corps' }],
    },
  ],
  [
    'grand-illusion',
    'es',
    'los alemanes tienen tres cuerpos; los franceses, que son los que atacan, dos cuerpos',
    [],
    { attacker: 'allied' },
  ],
  [
    'when-eagles-fight',
    'it',
    'attacco da nord con due corpi tedeschi, no, con tre; lui ha un corpo russo',
    [],
    { attackers: [{ from: 'n', units: [{}, {}, { nation: 'german' }] }], defenders: [{ nation: 'russian' }] },
  ],
  [
    'nach-paris',
    'es',
    'tengo una división belga y me cae encima una división alemana',
    [],
    { attackers: [{ units: [{ nation: 'germany' }] }], defenders: [{ nation: 'belgium' }] },
  ],
  // Who has been told is not told to be unknown when he is named once more.
  [
    'paths-of-glory',
    'en',
    'two German armies attack a French army in a forest, the French rolled a 3',
    [],
    { attackers: [{ units: [{ type: 'ge-army', n: 2 }] }], defenders: [{ type: 'fr-army' }], defenderDie: 3 },
  ],
  // Between a word and its number stands what says nothing.
  [
    'nach-paris',
    'en',
    'a German division attacks a Belgian one, the die came up 7',
    [],
    { attackers: [{ units: [{ nation: 'germany' }] }], defenders: [{ nation: 'belgium' }], die: 7 },
  ],
  // A word that everybody knows is no slip of another: "hacen" is no "hace 2", "tried" is not "tired".
  [
    'paths-of-glory',
    'es',
    'cuánto le hacen dos cuerpos turcos a un ejército ruso',
    [],
    { attackers: [{ units: [{ type: 'tu-corps', n: 2 }] }], defenders: [{ type: 'ru-army' }] },
  ],
];

test.each(ROWS)('%s, %s: %s', async (game, lang, text, unknown, input) => {
  const fight = await readFightIn(game, lang, text);
  expect(fight?.faults).toEqual([]);
  expect(fight?.unknown).toEqual(unknown);
  expect(fight?.input).toMatchObject(input);
});

test('who is named on both sides of "against" fights his own: that is refused', async () => {
  const fight = await readFightIn('grand-illusion', 'en', 'two French corps against a British corps');
  expect(fight?.faults.map(({ key }) => key)).toEqual(['typed.fault.sameSide']);
});
