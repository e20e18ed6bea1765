import { describe, expect, test } from 'vitest';
import { fightsOf } from '@/lib/cli/fights';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { GAME_IDS } from '@/lib/games/find';
import { fights } from '@/lib/games/paths-of-glory/typed/read';
import { loadData } from '@/lib/games/paths-of-glory/data';
import { toolWords } from '@/lib/content/words';

const data = await loadData();
const read = (text: string, lang: Language = 'en') => fights.read(text, lang, data);
const ge = (n = 1) => ({ type: 'ge-army', face: 'full', n });
const fr = (n = 1) => ({ type: 'fr-army', face: 'full', n });
const unit = (type: string, n = 1, face = 'full') => ({ type, face, n });

describe('what a player types is the case of the tool', () => {
  test.each<[Language, string, unknown]>([
    [
      'en',
      '2 ge armies and a corps vs fr army nancy trench 1',
      { attackers: [{ units: [ge(2), unit('ge-corps')] }], defenders: [fr()], space: 'nancy', trench: 1 },
    ],
    [
      'es',
      'dos ejércitos alemanes y un cuerpo atacan a un ejército francés reducido en Verdún, trinchera de nivel 2',
      {
        attackers: [{ units: [ge(2), unit('ge-corps')] }],
        defenders: [unit('fr-army', 1, 'reduced')],
        space: 'verdun',
        trench: 2,
      },
    ],
    [
      'it',
      'tre corpi austro-ungarici contro un’armata serba a Belgrado',
      { attackers: [{ units: [unit('ah-corps', 3)] }], defenders: [unit('sb-army')], space: 'belgrade' },
    ],
    [
      'en',
      'BEF army and 2 french corps from Cambrai and a Belgian army from Amiens against 1 German army, one German corps in Sedan',
      {
        attackers: [
          { space: 'cambrai', units: [unit('br-bef-army'), unit('fr-corps', 2)] },
          { space: 'amiens', units: [unit('be-army')] },
        ],
        defenders: [ge(), unit('ge-corps')],
        space: 'sedan',
      },
    ],
    [
      'en',
      'fr army attacked by 2 ge armies, one reduced, mountain +1',
      {
        attackers: [{ units: [ge(1), unit('ge-army', 1, 'reduced')] }],
        defenders: [fr()],
        terrain: 'mountain',
      },
    ],
    ['en', '3 ge corps attack liege', { attackers: [{ units: [unit('ge-corps', 3)] }], defenders: [], space: 'liege' }],
    [
      'en',
      'anzac vs yilderim in gaza',
      { attackers: [{ units: [unit('br-aus-corps')] }], defenders: [unit('tu-yld-army')], space: 'gaza' },
    ],
    [
      'es',
      'ejército del Cáucaso contra 2 cuerpos turcos Erzerum fuera de suministro',
      {
        attackers: [{ units: [unit('ru-cau-army')] }],
        defenders: [unit('tu-corps', 2)],
        space: 'erzerum',
        defenderOutOfSupply: true,
      },
    ],
    [
      'en',
      'ge army +1 vs ru army +2',
      { attackers: [{ units: [ge()] }], defenders: [unit('ru-army')], attackerDrm: 1, defenderDrm: 2 },
    ],
  ])('%s: %s', (lang, text, input) => {
    const fight = read(text, lang);
    expect(fight?.faults).toEqual([]);
    expect(fight?.unknown).toEqual([]);
    expect(fight?.tool).toBe('fire');
    expect(fight?.input).toMatchObject(input as object);
  });

  test('a flank attack that is named leads to its tool, each group from a space of its own', () => {
    const fight = read('ge army and ge corps flank attack vs ru army tannenberg');
    expect(fight?.tool).toBe('flank');
    expect(fight?.input).toMatchObject({ attackers: [{ units: [ge()] }, { units: [unit('ge-corps')] }] });
  });

  test('a number before where it comes from counts what was named before', () => {
    const fight = read('flanking: 2 ge armies from Aachen and 1 from Koblenz against a fr army in Sedan');
    expect(fight).toMatchObject({ tool: 'flank', faults: [], unknown: [] });
    expect(fight?.input).toMatchObject({
      attackers: [
        { space: 'aachen', units: [unit('ge-army', 2)] },
        { space: 'koblenz', units: [ge()] },
      ],
    });
  });

  test('a modifier of whoever speaks is given to no side', () => {
    const fight = read('2 british armies on a turkish corps in Gaza plus one for us');
    expect(fight?.unknown).toEqual(['plus', 'one']);
    expect(fight?.input).not.toHaveProperty('defenderDrm');
    expect(fight?.input).not.toHaveProperty('attackerDrm');
  });

  test('who asks whether he may attack tells of his attack', () => {
    const fight = read('can I attack Krakau with 2 russian armies, an AH army inside');
    expect(fight).toMatchObject({ faults: [], unknown: [], input: { space: 'cracow', defenders: [unit('ah-army')] } });
  });
});

describe('what cannot be says so with what is allowed', () => {
  test.each([
    ['ro army vs bu corps', 'Romania has no such unit. Allowed: RO corps.'],
    ['tu army vs ru corps', 'Turkey: which unit? Allowed: YLD army, AOI army.'],
    ['2 ge vs fr army', 'Germany: which unit? Allowed: GE army, GE corps.'],
    ['2 ge armies vs fr army trench 5', '“trench 5”: trench level 5 does not exist. Allowed: 0 to 2.'],
    ['ge army vs fr army nancy verdun', '“nancy verdun”: two values for the space attacked. Allowed: one.'],
    ['2 ge armies vs', 'The defender is missing. Say who is attacked, as in “2 … against 1 …”.'],
    ['3 bef armies vs ge army', '3 × BEF army: there are at most 1.'],
    ['ge army vs ah army', /same side|own side/i],
    ['4 ge armies vs fr army', /at most 3|limit/i],
  ])('%s', async (text, fault) => {
    const [hit] = await fightsOf(text, 'en', ['paths-of-glory']);
    expect(hit?.faults).toHaveLength(1);
    if (typeof fault === 'string') expect(hit?.faults[0]).toBe(fault);
    else expect(hit?.faults[0]).toMatch(fault);
    expect(hit?.line).toBeUndefined();
  });
});

test.each([
  ['supply of a German army in Metz', 'space: Metz'],
  ['2 ge armies vs fr army verdun', 'space attacked: Verdun'],
])('a place is attacked where somebody fights, and else only a place: %s', async (text, means) => {
  const [hit] = await fightsOf(text, 'en', ['paths-of-glory']);
  expect(hit?.used.map((one) => one.means).filter((one) => one.startsWith(means))).toHaveLength(1);
});

test.each([
  'flank attack',
  'army vs corps stacking',
  'can a corps attack an army',
  'german attack',
  'fort attack',
  '12.4.3',
])('is no fight: %s', async (text) => {
  expect(await fightsOf(text, 'en', ['paths-of-glory'])).toEqual([]);
});

test('the odds are those of the engine, and the address is the tool filled in', async () => {
  const [hit] = await fightsOf('2 ge armies and a corps vs fr army nancy trench 1', 'en', ['paths-of-glory']);
  expect(hit).toMatchObject({
    title: 'Fire combat: filled in',
    line: 'Before the dice: Attacker wins 50 % (1/2), Tie 28 % (5/18), Attacker loses 22 % (2/9)',
    address: '/en/paths-of-glory/tools/fire/?attackers=(;units:(ge-army;n:2,ge-corps))&space=nancy&trench=1&v=1',
  });
});

test('every place, counter and terrain is understood by the name that the data gives it', () => {
  const spoken = (text: string, lang: Language) => read(text, lang)?.input as Record<string, unknown> | undefined;
  for (const { id, name, aka } of data.spaces)
    for (const one of [name, ...aka])
      expect([one, spoken(`ge army vs fr army ${one}`, 'en')?.space]).toEqual([one, id]);
  for (const lang of LANGUAGES) {
    for (const { id, name } of data.units.types)
      expect([name[lang], spoken(`${name[lang]} vs ge corps`, lang)?.attackers]).toEqual([
        name[lang],
        [{ units: [unit(id)] }],
      ]);
    const words = toolWords('paths-of-glory', lang, ['fire']).fire as { options: { terrain: Record<string, string> } };
    for (const [terrain, word] of Object.entries(words.options.terrain))
      expect([word, spoken(`ge army vs fr army ${word}`, lang)?.terrain]).toEqual([word, terrain]);
  }
});

test('of all games the one that understands most comes first, though the fight cannot be', async () => {
  const [first, ...others] = await fightsOf('2 ge armies with dragons vs fr army trench 5', 'en', GAME_IDS);
  expect(first).toMatchObject({ game: 'paths-of-glory', unknown: ['dragons'] });
  expect(first?.faults[0]).toContain('Allowed: 0 to 2');
  expect(others).toEqual([]);
});

test('each of several units redeploys the way that stands behind it (13.1.4)', () => {
  const moves = (text: string, lang: Language = 'en') => read(text, lang);
  expect(
    moves('five SR points: german army from Koblenz to Warsaw, german corps from the reserve box to Berlin'),
  ).toMatchObject({
    tool: 'sr',
    input: {
      points: 5,
      moves: [
        { type: 'ge-army', from: 'koblenz', to: 'warsaw' },
        { type: 'ge-corps', from: 'reserve', to: 'berlin' },
      ],
    },
    unknown: [],
    faults: [],
  });
  expect(
    moves('SR con 5 puntos: un ejército francés de París a Nancy y un cuerpo francés de la reserva a Verdún', 'es'),
  ).toMatchObject({ input: { points: 5, moves: [{ to: 'nancy' }, { from: 'reserve', to: 'verdun' }] }, faults: [] });
  // Where the second comes from is not said: nothing is guessed.
  expect(moves('SR a german army from Berlin to Warsaw and a corps to Posen')?.faults).toHaveLength(1);
});

test.each<[Language, string]>([
  ['it', "un'armata tedesca da Varsavia e una da Lodz contro un'armata russa a Lublino"],
  ['es', 'un ejército alemán desde Varsovia y uno desde Lodz contra un ejército ruso en Lublin'],
  ['en', 'a German army from Warsaw and one from Lodz against a Russian army in Lublin'],
])('"one from Lodz" is another army, whatever its article: %s', (lang, text) => {
  expect(read(text, lang)).toMatchObject({
    input: { attackers: [{ space: 'warsaw' }, { space: 'lodz' }], space: 'lublin' },
    unknown: [],
    faults: [],
  });
});

test.each<[Language, string, readonly string[]]>([
  ['it', "assedio di Verdun, due armate tedesche, un'armata francese", ['un', 'armata', 'francese']],
  ['en', 'siege of Verdun, two German armies and a French army', ['a', 'French', 'army']],
])('the besieged are none of the besiegers (15.2.1): %s', (lang, text, unknown) => {
  expect(read(text, lang)).toMatchObject({
    tool: 'siege',
    input: { space: 'verdun', armies: 2, corps: 0, besieger: 'germany' },
    unknown,
  });
});
