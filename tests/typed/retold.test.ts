import { expect, test } from 'vitest';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { readFightIn } from '@/tests/support/read-fight';

/*
 * Clauses that tell more of units which another clause has named: no more units are there, and each is as is said of
 * it, wherever the clause stands.
 */

type Input = Readonly<Record<string, unknown>>;

const POG = {
  en: 'a German army attacks a French army',
  es: 'un ejército alemán ataca a un ejército francés',
  it: "un'armata tedesca attacca un'armata francese",
};
const pog = (attacker: string, defender: string, more: Input = {}): Input => ({
  attackers: [{ units: [{ type: 'ge-army', face: attacker, n: 1 }] }],
  defenders: [{ type: 'fr-army', face: defender, n: 1 }],
  ...more,
});
const WEF = {
  en: 'a German corps of 8 attacks a Russian corps of 5',
  es: 'un cuerpo alemán de 8 ataca a un cuerpo ruso de 5',
  it: 'un corpo tedesco da 8 attacca un corpo russo da 5',
};
const wef = (attacker: Input, defender: Input): Input => ({
  attackers: [{ units: [{ nation: 'german', attack: 8, ...attacker }] }],
  defenders: [{ nation: 'russian', defence: 5, ...defender }],
});

/** Beside the fight and in front of it, and as a sentence of its own. */
const TOLD: readonly (readonly [GameId, Language, told: string, fight: string, input: Input])[] = [
  ['paths-of-glory', 'en', 'the German is reduced', POG.en, pog('reduced', 'full')],
  ['paths-of-glory', 'en', 'the French are reduced', POG.en, pog('full', 'reduced')],
  ['paths-of-glory', 'en', 'the attacking army shows its reduced side', POG.en, pog('reduced', 'full')],
  ['paths-of-glory', 'es', 'el alemán está reducido', POG.es, pog('reduced', 'full')],
  ['paths-of-glory', 'es', 'el defensor está reducido', POG.es, pog('full', 'reduced')],
  ['paths-of-glory', 'it', 'chi attacca è a forza ridotta', POG.it, pog('reduced', 'full')],
  ['paths-of-glory', 'it', 'il francese è ridotto', POG.it, pog('full', 'reduced')],
  ['when-eagles-fight', 'en', 'the Russian is out of supply', WEF.en, wef({}, { supply: 'out' })],
  ['when-eagles-fight', 'en', 'the German is an active corps', WEF.en, wef({ kind: 'active' }, { kind: 'infantry' })],
  [
    'when-eagles-fight',
    'es',
    'el atacante es activo y está aislado',
    WEF.es,
    wef({ kind: 'active', supply: 'out' }, {}),
  ],
  ['when-eagles-fight', 'it', 'il russo è isolato', WEF.it, wef({}, { supply: 'out' })],
  // Without an article or a verb, or with the verb alone.
  ['paths-of-glory', 'en', 'the German one is flipped', POG.en, pog('reduced', 'full')],
  ['paths-of-glory', 'en', 'German counter reduced', POG.en, pog('reduced', 'full')],
  ['paths-of-glory', 'en', 'attacking at reduced strength', POG.en, pog('reduced', 'full')],
  ['paths-of-glory', 'es', 'con los alemanes por la cara reducida', POG.es, pog('reduced', 'full')],
  ['paths-of-glory', 'es', 'ataca a fuerza reducida', POG.es, pog('reduced', 'full')],
  ['paths-of-glory', 'it', 'pedina tedesca ridotta', POG.it, pog('reduced', 'full')],
  ['when-eagles-fight', 'en', 'the attacking unit is unsupplied', WEF.en, wef({ supply: 'out' }, {})],
  ['when-eagles-fight', 'en', 'the defending corps has lost a step', WEF.en, wef({}, { reduced: true })],
  ['when-eagles-fight', 'es', 'un marcador de munición sobre el cuerpo que defiende', WEF.es, wef({}, { ammo: true })],
  ['when-eagles-fight', 'it', 'attacca fuori rifornimento', WEF.it, wef({ supply: 'out' }, {})],
];
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

test.each(
  TOLD.flatMap(([game, lang, told, fight, input]) =>
    [`${fight}, ${told}`, `${told}, ${fight}`, `${fight}. ${capital(told)}.`].map(
      (text) => [game, lang, text, input] as const,
    ),
  ),
)('%s, %s: %s', async (game, lang, text, input) => {
  const fight = await readFightIn(game, lang, text);
  expect(fight?.unknown).toEqual([]);
  expect(fight?.faults).toEqual([]);
  expect(fight?.input).toMatchObject(input);
});

/** What nobody said of anybody, whatever stands there. */
const LEFT: readonly (readonly [GameId, Language, text: string, unknown: readonly string[], input: Input])[] = [
  ['paths-of-glory', 'en', `our army is reduced, ${POG.en}`, ['reduced'], pog('full', 'full')],
  [
    'paths-of-glory',
    'en',
    `${POG.en}, the French aren't out of supply`,
    ['French', 'aren', 't', 'out', 'of', 'supply'],
    pog('full', 'full'),
  ],
  [
    'paths-of-glory',
    'en',
    `${POG.en}, the defender isn't in trench 1`,
    ['isn', 't', 'trench', '1'],
    pog('full', 'full'),
  ],
  ['paths-of-glory', 'en', `${POG.en}, they have never dug in`, ['never', 'dug', 'in'], pog('full', 'full')],
  ['paths-of-glory', 'en', `${POG.en}, the time is short`, ['short'], pog('full', 'full')],
  ['paths-of-glory', 'en', `${POG.en}. It's hot there.`, ['hot'], pog('full', 'full')],
  // Which of the two nobody says.
  [
    'paths-of-glory',
    'en',
    'two German armies attack a French army, German army reduced',
    ['reduced'],
    { attackers: [{ units: [{ type: 'ge-army', face: 'full', n: 2 }] }] },
  ],
  ['when-eagles-fight', 'en', `${WEF.en}, everything is set`, ['set'], wef({}, {})],
  ['when-eagles-fight', 'en', `the German knows the place well, ${WEF.en}`, [], wef({}, {})],
];

test.each(LEFT)('%s, %s: %s leaves %j', async (game, lang, text, unknown, input) => {
  const fight = await readFightIn(game, lang, text);
  expect(fight?.input).toMatchObject(input);
  expect(fight?.input.trench).toBeUndefined();
  expect(fight?.input.defenderOutOfSupply).toBeUndefined();
  expect(fight?.unknown.filter((word) => unknown.includes(word))).toEqual(unknown);
});

/** Whose the fields are of a clause that names nobody. */
const NP = 'two German divisions of 36 attack a French division of 25';
const SIDED: readonly (readonly [text: string, attacker: string | undefined, defender: string | undefined])[] = [
  [`he defends out of command, ${NP}`, undefined, 'ooc'],
  [`${NP}, one of the attackers is in LLC`, 'llc', undefined],
  [`the attackers are in LLC, ${NP}`, 'llc', undefined],
  [`${NP}, the defenders are out of command`, undefined, 'ooc'],
];

test.each(SIDED)('1914: %s', async (text, attackerSupply, defenderSupply) => {
  const fight = await readFightIn('nach-paris', 'en', text);
  expect(fight?.input).toMatchObject({ attackers: [{ units: [{ cbf: 36 }, { cbf: 36 }] }], defenders: [{ cbf: 25 }] });
  expect([fight?.input.attackerSupply, fight?.input.defenderSupply]).toEqual([attackerSupply, defenderSupply]);
});
