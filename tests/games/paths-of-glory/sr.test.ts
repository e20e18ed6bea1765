import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { speaker } from '@/lib/calc/say';
import type { Refusal } from '@/lib/calc/evaluation';
import { LANGUAGES } from '@/lib/core/language';
import { strategicRedeployment, type SrAnswer } from '@/lib/games/paths-of-glory/calculators/strategic-redeployment';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import { SR_CHECKS } from '@/lib/games/paths-of-glory/redeployment/checks';
import { randomSetups } from '@/tests/games/paths-of-glory/boards';
import { expectSameKeys, messagesOf, textsIn } from '@/tests/games/paths-of-glory/spoken';

let data: PogData;
beforeAll(async () => {
  data = await loadData();
});

type Input = Readonly<Record<string, unknown>>;
/** The tool speaks with its own sentences and those of the supply tool, whose board it shares. */
function expectSaid(answer: unknown): void {
  for (const lang of LANGUAGES) {
    const speak = speaker({ ...messagesOf('sr', lang), ...messagesOf('supply', lang) }, lang);
    for (const said of textsIn(answer)) {
      expect(speak.has(said.key), `${lang}: ${said.key}`).toBe(true);
      expect(() => speak.say(said), `${lang}: ${said.key}`).not.toThrow();
    }
  }
}
function answer(input: Input) {
  const result = run(strategicRedeployment, input, data);
  if (!result.ok) throw new Error(`refused: ${result.error.field} ${result.error.text.key}`);
  expectSaid(result.value);
  return result.value;
}
const outcome = (input: Input): SrAnswer => answer(input).outcome.data;
function refusal(input: Input): Refusal {
  const result = run(strategicRedeployment, input, data);
  if (result.ok) throw new Error('not refused');
  if (result.error.code === 'illegal') expectSaid(result.error);
  return result.error;
}
const one = (type: string, n = 1) => Array.from({ length: n }, () => ({ type }));
const WAR = { preset: 'empty', events: ['turkey', 'bulgaria', 'italy', 'romania', 'greece'] };
const sr = (type: string, from: string, to: string) => ({ type, from, to });

interface Case {
  readonly name: string;
  readonly input: Input;
  /** ids of the checks that fail, none for a legal move */
  readonly fails: readonly string[];
  readonly way?: string;
}

describe('one move at a time', () => {
  const cases: readonly Case[] = [
    {
      name: '13.1.6 a corps overland',
      input: { moves: [sr('fr-corps', 'grenoble', 'sedan')] },
      fails: [],
      way: 'land',
    },
    { name: '13.1.6 not through the enemy', input: { moves: [sr('fr-corps', 'grenoble', 'metz')] }, fails: ['route'] },
    {
      name: '13.1.6 dotted lines only for those named',
      input: { moves: [sr('fr-corps', 'grenoble', 'london')] },
      fails: ['route'],
    },
    {
      name: '13.1.6 the British cross the Channel overland',
      input: { points: 4, moves: [sr('br-bef-army', 'brussels', 'london')] },
      fails: [],
      way: 'land',
    },
    {
      name: '13.1.6 past an enemy fort that is besieged',
      input: {
        ...WAR,
        units: { nancy: one('ge-army'), metz: one('ge-corps') },
        control: { 'bar-le-duc': 'central' },
        moves: [sr('ge-corps', 'metz', 'bar-le-duc')],
      },
      fails: [],
      way: 'land',
    },
    {
      name: '13.1.6 not past one that is not',
      input: {
        ...WAR,
        units: { metz: one('ge-corps') },
        control: { 'bar-le-duc': 'central' },
        moves: [sr('ge-corps', 'metz', 'bar-le-duc')],
      },
      fails: ['route'],
    },
    {
      name: '13.1.6 never through enemy units, not even past a fort that they are too few to besiege',
      input: {
        ...WAR,
        units: { nancy: one('ge-corps'), belfort: one('fr-army') },
        control: { dijon: 'central' },
        moves: [sr('fr-army', 'belfort', 'paris')],
      },
      fails: ['route'],
    },
    {
      name: '10.1.3 nor to them overland',
      input: {
        ...WAR,
        units: { nancy: one('ge-corps'), belfort: one('fr-corps') },
        moves: [sr('fr-corps', 'belfort', 'nancy')],
      },
      fails: ['route'],
    },
    {
      name: '10.1.3 nor by sea',
      input: {
        ...WAR,
        units: { danzig: one('ru-corps'), kiel: one('ge-corps') },
        control: { hamburg: 'allied' },
        moves: [sr('ge-corps', 'kiel', 'danzig')],
      },
      fails: ['route', 'enemy'],
    },
    {
      name: '10.1.3 nor out of the Reserve Box',
      input: { ...WAR, units: { breslau: one('ru-corps') }, moves: [sr('ge-corps', 'reserve', 'breslau')] },
      fails: ['enemy'],
    },
    {
      name: '14.1.2 not past its own besieged fort',
      input: {
        ...WAR,
        besieged: ['trent'],
        units: { innsbruck: one('ah-corps') },
        control: { verona: 'central' },
        moves: [sr('ah-corps', 'innsbruck', 'verona')],
      },
      fails: ['route'],
    },
    {
      name: '13.1.6 the target has to be in supply',
      input: {
        ...WAR,
        units: { naples: one('br-corps'), rome: one('ru-corps') },
        control: { london: 'central' },
        moves: [sr('br-corps', 'naples', 'rome')],
      },
      fails: ['supplied', 'targetSupply'],
    },
    {
      name: '13.1.6 Russians inside Russia',
      input: { moves: [sr('ru-army', 'lublin', 'riga')] },
      fails: [],
      way: 'land',
    },
    {
      name: '13.1.6 Russians not abroad',
      input: { ...WAR, units: { tarnopol: one('ru-army') }, moves: [sr('ru-army', 'tarnopol', 'dubno')] },
      fails: ['russia'],
    },
    {
      name: '13.1.6 Russians not abroad by sea either',
      input: {
        ...WAR,
        units: { salonika: one('ru-corps') },
        control: { viterbo: 'central' },
        moves: [sr('ru-corps', 'salonika', 'naples')],
      },
      fails: ['russia'],
    },
    {
      name: '13.2.1 nor by sea to the Near East',
      input: { ...WAR, units: { salonika: one('ru-corps') }, moves: [sr('ru-corps', 'salonika', 'basra')] },
      fails: ['russia', 'nearEastBarred'],
    },
    {
      name: '13.1.6 no jump between the Russian boxes',
      input: {
        ...WAR,
        units: { caucasus: one('ru-corps') },
        control: { odessa: 'central', uman: 'central' },
        moves: [sr('ru-corps', 'caucasus', 'moscow')],
      },
      fails: ['route'],
    },
    {
      name: '13.1.7 a corps by sea',
      input: {
        ...WAR,
        units: { naples: one('fr-corps') },
        moves: [sr('fr-corps', 'naples', 'cherbourg')],
        control: { rome: 'central', foggia: 'central' },
      },
      fails: [],
      way: 'sea',
    },
    {
      name: '13.1.7 never an army',
      input: {
        ...WAR,
        units: { naples: one('fr-army') },
        moves: [sr('fr-army', 'naples', 'cherbourg')],
        control: { rome: 'central', foggia: 'central' },
      },
      fails: ['route', 'seaArmy'],
    },
    {
      name: '13.1.7 land and sea are not combined',
      input: {
        ...WAR,
        units: { rome: one('fr-corps') },
        moves: [sr('fr-corps', 'rome', 'cherbourg')],
        control: { viterbo: 'central', foggia: 'central' },
      },
      fails: ['route'],
    },
    {
      name: '13.1.7.1 German ports',
      input: {
        ...WAR,
        units: { konigsberg: one('ge-corps') },
        control: { tannenberg: 'allied', insterberg: 'allied' },
        moves: [sr('ge-corps', 'konigsberg', 'kiel')],
      },
      fails: [],
      way: 'sea',
    },
    {
      name: '13.1.7.1 no other ports',
      input: {
        ...WAR,
        control: { calais: 'central', ostend: 'central' },
        units: { calais: one('ge-corps') },
        moves: [sr('ge-corps', 'calais', 'kiel')],
      },
      fails: ['supplied', 'route'],
    },
    {
      name: '13.1.7.2 no Allied sea SR in Russia',
      input: {
        ...WAR,
        control: { szawli: 'central', dvinsk: 'central', reval: 'central' },
        units: { libau: one('ru-corps') },
        moves: [sr('ru-corps', 'libau', 'riga')],
      },
      fails: ['supplied', 'route'],
    },
    {
      name: '13.1.7.2 the Beachhead is a port',
      input: {
        ...WAR,
        beachhead: 'mef1',
        units: { london: one('br-corps') },
        moves: [sr('br-corps', 'london', 'mef1')],
      },
      fails: [],
      way: 'sea',
    },
    {
      name: '11.1.10 no MEF space without it',
      input: { ...WAR, units: { london: one('br-corps') }, moves: [sr('br-corps', 'london', 'mef1')] },
      fails: ['route'],
    },
    {
      name: '13.1.7.2 Constantinople without Gallipoli',
      input: {
        ...WAR,
        control: { constantinople: 'allied' },
        units: { london: one('br-corps') },
        moves: [sr('br-corps', 'london', 'constantinople')],
      },
      fails: ['route', 'straits'],
    },
    {
      name: '13.2.1 Constantinople with Gallipoli counts as the Near East',
      input: {
        ...WAR,
        usedBritish: 1,
        control: { constantinople: 'allied', gallipoli: 'allied' },
        units: { london: one('br-corps') },
        moves: [sr('br-corps', 'london', 'constantinople')],
      },
      fails: ['route', 'limitBritish'],
    },
    {
      name: '13.1.5 out of supply',
      input: { preset: 'example-allied-2', moves: [sr('ge-army', 'cambrai', 'essen')] },
      fails: ['supplied', 'route'],
    },
    {
      name: '13.1.8 beside a supplied unit',
      input: { moves: [sr('ru-corps', 'reserve', 'riga')] },
      fails: [],
      way: 'from-reserve',
    },
    {
      name: '13.1.8 a unit abroad will do',
      input: { ...WAR, units: { tarnopol: one('ru-army') }, moves: [sr('ru-corps', 'reserve', 'tarnopol')] },
      fails: [],
    },
    {
      name: '13.1.8 not beside one out of supply',
      input: { preset: 'example-allied-2', moves: [sr('ge-corps', 'reserve', 'cambrai')] },
      fails: ['destination'],
    },
    {
      name: '13.1.8 not into the blue',
      input: { moves: [sr('ge-corps', 'reserve', 'munich')] },
      fails: ['destination'],
    },
    { name: '13.1.8 its capital', input: { moves: [sr('fr-corps', 'reserve', 'paris')] }, fails: [] },
    { name: '13.1.8 a source of its nation', input: { moves: [sr('ge-corps', 'reserve', 'breslau')] }, fails: [] },
    {
      name: '13.1.8 an ally’s source is none of its own',
      input: { moves: [sr('ah-corps', 'reserve', 'breslau')] },
      fails: ['destination'],
    },
    {
      name: '13.1.8 Serbs not everywhere in Serbia (question)',
      input: { moves: [sr('sb-corps', 'reserve', 'nis')] },
      fails: ['destination'],
    },
    { name: '13.1.8 Serbs to Salonika', input: { ...WAR, moves: [sr('sb-corps', 'reserve', 'salonika')] }, fails: [] },
    {
      name: '13.1.8 US corps to French ports',
      input: { ...WAR, moves: [sr('us-corps', 'reserve', 'cherbourg')] },
      fails: [],
    },
    {
      name: '13.1.8 US corps to no other port',
      input: { ...WAR, moves: [sr('us-corps', 'reserve', 'ostend')] },
      fails: ['destination'],
    },
    {
      name: '13.1.8 the ANA alone does not count',
      input: { ...WAR, units: { arabia: one('br-ana-corps') }, moves: [sr('br-corps', 'reserve', 'arabia')] },
      fails: ['destination'],
    },
    {
      name: '13.1.9 a corps into the Reserve Box',
      input: { moves: [sr('fr-corps', 'grenoble', 'reserve')] },
      fails: [],
      way: 'to-reserve',
    },
    { name: '13.1.9 no army', input: { moves: [sr('fr-army', 'nancy', 'reserve')] }, fails: ['reserveArmy'] },
    {
      name: '13.1.10 a lost capital',
      input: {
        ...WAR,
        control: { rome: 'central' },
        units: { naples: one('it-corps') },
        moves: [sr('it-corps', 'naples', 'reserve')],
      },
      fails: ['capital'],
    },
    {
      name: '13.1.10 one of the two Austrian capitals',
      input: {
        ...WAR,
        control: { budapest: 'allied' },
        units: { vienna: one('ah-corps') },
        moves: [sr('ah-corps', 'vienna', 'reserve')],
      },
      fails: ['capital'],
    },
    {
      name: '13.1.10 a capital under siege is not lost',
      input: {
        ...WAR,
        besieged: ['paris'],
        units: { nantes: one('fr-corps') },
        moves: [sr('fr-corps', 'reserve', 'nantes')],
      },
      fails: [],
    },
    {
      name: '13.1.10 Belgians do not care',
      input: {
        ...WAR,
        control: { brussels: 'central' },
        units: { ostend: one('be-army') },
        moves: [sr('be-corps', 'reserve', 'ostend')],
      },
      fails: [],
    },
    { name: '13.1.10 the MN corps', input: { moves: [sr('mn-corps', 'cetinje', 'reserve')] }, fails: ['montenegro'] },
    {
      name: '17.1.4.1 Germans fed from Sofia',
      input: { ...WAR, units: { plevna: one('ge-corps') }, moves: [sr('ge-corps', 'plevna', 'reserve')] },
      fails: ['distant'],
    },
    {
      name: '17.1.4.1 nor from the Box to them',
      input: { ...WAR, units: { plevna: one('ge-corps') }, moves: [sr('ge-corps', 'reserve', 'plevna')] },
      fails: ['distant'],
    },
    {
      name: '13.2.1 one British corps by sea',
      input: { ...WAR, units: { london: one('br-corps') }, moves: [sr('br-corps', 'london', 'basra')] },
      fails: [],
      way: 'sea',
    },
    {
      name: '13.2.1 AUS counts among them',
      input: {
        ...WAR,
        usedBritish: 1,
        units: { london: one('br-aus-corps') },
        moves: [sr('br-aus-corps', 'london', 'basra')],
      },
      fails: ['route', 'limitBritish'],
    },
    {
      name: '13.2.1 no CND',
      input: { ...WAR, units: { london: one('br-cnd-corps') }, moves: [sr('br-cnd-corps', 'london', 'basra')] },
      fails: ['route', 'nearEastBarred'],
    },
    {
      name: '13.2.1 no French',
      input: { ...WAR, units: { marseilles: one('fr-corps') }, moves: [sr('fr-corps', 'marseilles', 'alexandria')] },
      fails: ['route', 'nearEastBarred'],
    },
    {
      name: '13.2.1 no limit inside the Near East',
      input: {
        ...WAR,
        usedBritish: 1,
        units: { basra: one('br-corps') },
        moves: [sr('br-corps', 'basra', 'port-said')],
      },
      fails: [],
      way: 'sea',
    },
    {
      name: '13.1.8 the Box to the Near East is the one British corps',
      input: { ...WAR, usedBritish: 1, units: { cairo: one('br-corps') }, moves: [sr('br-corps', 'reserve', 'cairo')] },
      fails: ['limitBritish'],
    },
    {
      name: '13.2.2 one Russian corps',
      input: { ...WAR, units: { odessa: one('ru-corps') }, moves: [sr('ru-corps', 'odessa', 'batum')] },
      fails: [],
      way: 'land',
    },
    {
      name: '13.2.2 even after the Tsar has fallen',
      input: {
        ...WAR,
        events: [...WAR.events, 'fall-of-the-tsar'],
        units: { odessa: one('ru-corps') },
        moves: [sr('ru-corps', 'odessa', 'batum')],
      },
      fails: [],
    },
    {
      name: '13.2.2 not a second',
      input: { ...WAR, usedRussian: 1, units: { odessa: one('ru-corps') }, moves: [sr('ru-corps', 'odessa', 'batum')] },
      fails: ['limitRussian'],
    },
    {
      name: '13.2.2 never an army',
      input: { ...WAR, units: { odessa: one('ru-cau-army') }, moves: [sr('ru-cau-army', 'odessa', 'batum')] },
      fails: ['russianArmy'],
    },
    {
      name: '13.2.3 one Central Powers corps',
      input: {
        ...WAR,
        usedCentral: 1,
        units: { adrianople: one('ge-corps') },
        moves: [sr('ge-corps', 'adrianople', 'ankara')],
      },
      fails: ['limitCentral'],
    },
    {
      name: '13.2.3 Turks do not count',
      input: {
        ...WAR,
        usedCentral: 1,
        units: { adrianople: one('tu-corps') },
        moves: [sr('tu-corps', 'adrianople', 'ankara')],
      },
      fails: [],
    },
    {
      name: '11.3.1 no German army',
      input: { ...WAR, units: { adrianople: one('ge-army') }, moves: [sr('ge-army', 'adrianople', 'ankara')] },
      fails: ['nearEastArmy'],
    },
    {
      name: '9.5.2.4 no neutral Greeks',
      input: { preset: 'empty', events: ['salonika'], moves: [sr('gr-corps', 'athens', 'salonika')] },
      fails: ['greeks', 'route', 'seaPorts'],
    },
    {
      name: '16.4.9 no Russians among Allies after Brest-Litovsk',
      input: {
        ...WAR,
        events: [...WAR.events, 'treaty-of-brest-litovsk'],
        units: { kiev: one('ru-corps'), odessa: one('ro-corps') },
        moves: [sr('ru-corps', 'kiev', 'odessa')],
      },
      fails: ['brest', 'route'],
    },
    {
      name: '9.3.2 a card with too few points',
      input: { points: 3, moves: [sr('fr-army', 'paris', 'nancy')] },
      fails: ['points'],
    },
  ];
  test.each(cases)('$name', ({ input, fails, way }) => {
    const { moves, legal } = outcome(input);
    expect(moves[0]?.fails.map(({ id }) => id)).toEqual(fails);
    expect(moves[0]?.legal).toBe(fails.length === 0);
    if (!fails.length) expect(legal).toBe(true);
    if (way) expect(moves[0]?.way).toBe(way);
  });

  test('every check has a case above or below', () => {
    const covered = new Set(cases.flatMap(({ fails }) => fails));
    const elsewhere = ['consecutive', 'once', 'stacking', 'siege'];
    expect(SR_CHECKS.map(({ id }) => id).filter((id) => !covered.has(id) && !elsewhere.includes(id))).toEqual([]);
  });

  test('13.1.7 a port in other hands', () => {
    const found = outcome({
      ...WAR,
      control: { brussels: 'central', ostend: 'central' },
      units: { naples: one('fr-corps') },
      moves: [sr('fr-corps', 'naples', 'ostend')],
    });
    expect(found.moves[0]?.fails.map(({ id }) => id)).toEqual(['route', 'seaPorts']);
  });

  test('the route is named, and where it is closed', () => {
    expect(outcome({ moves: [sr('fr-corps', 'grenoble', 'dijon')] }).moves[0]?.route).toEqual([
      'grenoble',
      'lyon',
      'nevers',
      'dijon',
    ]);
    const { outcome: closed } = answer({ moves: [sr('fr-corps', 'grenoble', 'metz')] });
    expect(closed.blocks[1]).toMatchObject({
      rows: [{ value: { key: 'sr.fail.routeAt', params: { space: 'Metz' } }, rule: '13.1.6' }],
    });
  });
});

describe('a whole card', () => {
  test('13.1.2 corps cost 1, armies 4', () => {
    const found = outcome({
      points: 6,
      moves: [sr('fr-army', 'paris', 'nancy'), sr('fr-corps', 'grenoble', 'sedan'), sr('fr-corps', 'reserve', 'paris')],
    });
    expect(found).toMatchObject({ legal: true, cost: 6, points: 6, problems: [] });
    expect(found.moves.map(({ cost }) => cost)).toEqual([4, 1, 1]);
  });

  test('9.3.2 the points run out', () => {
    const moves = ['riga', 'szawli', 'kovno'].map((to) => sr('ru-corps', 'reserve', to));
    const found = outcome({ points: 2, moves });
    expect(found.moves.map(({ legal }) => legal)).toEqual([true, true, false]);
    expect(found.moves[2]?.fails).toEqual([{ id: 'points', rule: '9.3.2' }]);
    expect(found.cost).toBe(2);
  });

  test('9.3.3 not twice in a row in a turn', () => {
    const { outcome: found, steps } = answer({ previousWasSr: true });
    expect(found.data.legal).toBe(false);
    expect(steps[0]).toMatchObject({ id: 'consecutive', rule: '9.3.3' });
  });

  test('13.1.3 one SR for each unit', () => {
    const found = outcome({ moves: [sr('fr-corps', 'grenoble', 'lyon'), sr('fr-corps', 'lyon', 'dijon')] });
    expect(found.moves[1]?.fails.map(({ id }) => id)).toEqual(['once']);
    const twins = outcome({ moves: [sr('fr-corps', 'belfort', 'dijon'), sr('fr-corps', 'belfort', 'dijon')] });
    expect(twins.moves.map(({ legal }) => legal)).toEqual([true, true]);
  });

  test('a corps into the Box can leave room, and none can come out beside a unit that has gone', () => {
    const start = { ...WAR, units: { lyon: one('it-corps') } };
    expect(
      outcome({ ...start, moves: [sr('it-corps', 'reserve', 'lyon'), sr('it-corps', 'lyon', 'reserve')] }).moves.map(
        ({ legal }) => legal,
      ),
    ).toEqual([true, true]);
    const gone = outcome({ ...start, moves: [sr('it-corps', 'lyon', 'reserve'), sr('it-corps', 'reserve', 'lyon')] });
    expect(gone.moves[1]?.fails.map(({ id }) => id)).toEqual(['destination']);
  });

  test('13.2.1, 13.2.2, 13.2.3 one corps of each in a turn, counted over the card', () => {
    const british = outcome({
      ...WAR,
      units: { london: one('br-corps', 2) },
      moves: [sr('br-corps', 'london', 'basra'), sr('br-corps', 'london', 'alexandria')],
    });
    expect(british.moves.map(({ legal }) => legal)).toEqual([true, false]);
    expect(british.used).toEqual({ british: 1, russian: 0, central: 0 });
  });

  test('10.1.1 stacking counts at the end, not on the way', () => {
    const crowd = { ...WAR, units: { lyon: one('fr-corps', 3), paris: one('fr-corps') } };
    expect(outcome({ ...crowd, moves: [sr('fr-corps', 'paris', 'lyon')] }).problems).toEqual([
      { check: 'stacking', space: 'lyon', n: 4 },
    ]);
    expect(
      outcome({ ...crowd, moves: [sr('fr-corps', 'paris', 'lyon'), sr('fr-corps', 'lyon', 'dijon')] }),
    ).toMatchObject({ legal: true, problems: [] });
  });

  test('15.2.4 no fort left occupied but unbesieged', () => {
    const siege = { ...WAR, units: { nancy: one('ge-corps', 2) } };
    expect(outcome({ ...siege, moves: [sr('ge-corps', 'nancy', 'metz')] })).toMatchObject({
      legal: false,
      problems: [{ check: 'siege', space: 'nancy', n: 1 }],
    });
    expect(
      outcome({ ...siege, moves: [sr('ge-corps', 'nancy', 'metz'), sr('ge-corps', 'nancy', 'metz')] }),
    ).toMatchObject({ legal: true });
  });

  test('11.1.14 a space that the ANA holds takes others in, and is theirs from then on', () => {
    const lent = {
      ...WAR,
      control: { amman: 'central', jerusalem: 'allied', gaza: 'allied', sinai: 'allied', beersheba: 'allied' },
      units: { amman: one('br-ana-corps'), jerusalem: one('br-corps') },
    };
    expect(
      outcome({ ...lent, moves: [sr('br-corps', 'jerusalem', 'amman'), sr('br-ana-corps', 'amman', 'jerusalem')] }),
    ).toMatchObject({ legal: true, problems: [] });
  });

  test('11.1.13 a space stays with the side that held it when its unit leaves', () => {
    const taken = { ...WAR, units: { sedan: one('ge-corps'), cambrai: one('ge-corps') }, control: {} };
    const found = outcome({ ...taken, moves: [sr('ge-corps', 'sedan', 'metz'), sr('ge-corps', 'cambrai', 'metz')] });
    expect(found.moves.map(({ legal }) => legal)).toEqual([true, true]);
  });
});

describe('refusals', () => {
  test.each<readonly [string, Input, string | undefined]>([
    ['a unit that is not there', { moves: [sr('fr-corps', 'nancy', 'sedan')] }, '13.1.1'],
    ['a move to where it stands', { moves: [sr('fr-corps', 'grenoble', 'grenoble')] }, '13.1.1'],
    [
      'both sides with one card',
      { moves: [sr('fr-corps', 'grenoble', 'sedan'), sr('ge-corps', 'reserve', 'essen')] },
      '9.3.1',
    ],
  ])('%s', (_, input, rule) => expect(refusal(input)).toMatchObject({ code: 'illegal', rule }));

  test.each<readonly [string, Input]>([
    ['moves.0.type', { moves: [sr('tank-corps', 'grenoble', 'sedan')] }],
    ['moves.0.to', { moves: [sr('fr-corps', 'grenoble', 'atlantis')] }],
    ['moves.0.to', { moves: [sr('fr-corps', 'grenoble', 'sea:allied')] }],
    ['points', { points: 0 }],
    ['preset', { preset: 'nowhere' }],
  ])('an unknown name in %s', (field, input) => expect(refusal(input)).toMatchObject({ code: 'invalid-input', field }));
});

describe('the ledger', () => {
  test('every check is a step or not applied', () => {
    for (const input of [{}, { previousWasSr: true }, { points: 1, moves: [sr('fr-army', 'paris', 'reserve')] }]) {
      const { steps, notApplied } = answer(input);
      const told = (id: string) =>
        steps.some((step) => step.id === id || step.id.includes(`:${id}`)) !==
        notApplied.some((entry) => entry.id === id);
      for (const { id } of SR_CHECKS) expect(told(id), id).toBe(true);
      expect(steps.at(-1)?.id).toBe('total');
    }
  });

  test('rulings are named', () => {
    const disputes = (input: Input) => answer(input).open.map(({ dispute, rule }) => dispute ?? rule);
    expect(disputes({ ...WAR, moves: [sr('us-corps', 'reserve', 'cherbourg')] })).toEqual(['us-corps-reserve-sr']);
    expect(disputes({ ...WAR, moves: [sr('sb-corps', 'reserve', 'salonika')] })).toEqual(['reserve-sr-whose-capital']);
    expect(disputes({ ...WAR, moves: [sr('ah-corps', 'reserve', 'breslau')] })).toEqual(['reserve-sr-whose-capital']);
    expect(disputes({ ...WAR, moves: [sr('ge-corps', 'reserve', 'vienna')] })).toEqual(['reserve-sr-whose-capital']);
    expect(disputes({ ...WAR, moves: [sr('ge-corps', 'reserve', 'munich')] })).toEqual([]);
    expect(disputes({ moves: [sr('sb-corps', 'reserve', 'nis')] })).toEqual(['serbian-reserve-sr']);
    expect(disputes({ ...WAR, besieged: ['belgrade'], moves: [sr('sb-corps', 'reserve', 'salonika')] })).toEqual([
      'reserve-sr-whose-capital',
    ]);
    expect(
      disputes({ ...WAR, units: { calais: one('br-bef-corps') }, moves: [sr('br-bef-corps', 'calais', 'rome')] }),
    ).toEqual(['sr-channel-ports-and-bef']);
    expect(
      disputes({ ...WAR, units: { calais: one('br-bef-corps') }, moves: [sr('br-bef-corps', 'calais', 'nancy')] }),
    ).toEqual([]);
    expect(
      disputes({ ...WAR, units: { tarnopol: one('ru-army') }, moves: [sr('ru-corps', 'reserve', 'tarnopol')] }),
    ).toEqual(['russian-sr-reserve-box']);
    expect(
      disputes({ ...WAR, units: { tarnopol: one('ru-army') }, moves: [sr('ru-corps', 'reserve', 'riga')] }),
    ).toEqual([]);
    expect(
      disputes({ ...WAR, units: { cairo: one('fr-corps') }, moves: [sr('fr-corps', 'reserve', 'cairo')] }),
    ).toEqual(['near-east-reserve-allies']);
    expect(
      disputes({ ...WAR, units: { cairo: one('br-ne-army') }, moves: [sr('br-ne-army', 'cairo', 'alexandria')] }),
    ).toEqual(['9.5.3.4']);
    expect(
      disputes({ ...WAR, units: { salonika: one('ru-corps') }, moves: [sr('ru-corps', 'salonika', 'basra')] }),
    ).toEqual([]);
    expect(disputes({ ...WAR, control: { vienna: 'allied' }, moves: [sr('ah-corps', 'reserve', 'budapest')] })).toEqual(
      ['austria-two-capitals'],
    );
    expect(
      disputes({
        ...WAR,
        besieged: ['paris'],
        units: { nantes: one('fr-corps') },
        moves: [sr('fr-corps', 'reserve', 'nantes')],
      }),
    ).toEqual(['capital-occupied-or-besieged']);
    expect(
      disputes({
        ...WAR,
        control: { calais: 'central', cambrai: 'central', sedan: 'central' },
        units: { metz: one('ge-corps') },
        moves: [sr('ge-corps', 'metz', 'calais')],
      }),
    ).toEqual(['sr-channel-ports-and-bef']);
  });

  test('sentences exist in the three languages', () => {
    expectSameKeys('sr');
    for (const lang of LANGUAGES) {
      const speak = speaker(messagesOf('sr', lang), lang);
      for (const { id } of SR_CHECKS)
        for (const key of [`sr.fail.${id}`, `sr.not.${id}`]) expect(speak.has(key), `${lang} ${key}`).toBe(true);
    }
  });
});

describe('properties', () => {
  test('any position and any moves give an answer or a refusal; legal moves never cost more than the card gives', () => {
    const types = data.units.types.map(({ id }) => id);
    const places = [...data.spaces.map(({ id }) => id), 'reserve'];
    fc.assert(
      fc.property(
        randomSetups(data),
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.record({ from: fc.nat(), to: fc.constantFrom(...places), type: fc.constantFrom(...types) }), {
          minLength: 1,
          maxLength: 6,
        }),
        (setup, points, picks) => {
          const moves = picks.map(({ from, to, type }, i) => {
            const unit = i % 3 ? setup.units[from % Math.max(1, setup.units.length)] : undefined;
            return unit ? { type: unit.type, from: unit.space, to } : { type, from: 'reserve', to };
          });
          const stackIn = (space: string) =>
            setup.units.filter((unit) => unit.space === space).map(({ type, face }) => ({ type, face }));
          const stacks = Object.fromEntries(setup.units.map(({ space }) => [space, stackIn(space)]));
          const input = {
            preset: 'empty',
            control: setup.control,
            units: stacks,
            events: setup.events,
            beachhead: setup.beachhead ?? 'none',
            points,
            moves,
          };
          const result = run(strategicRedeployment, Object.freeze(input), data);
          expect(run(strategicRedeployment, input, data)).toEqual(result);
          if (!result.ok) return;
          const found = result.value.outcome.data;
          expect(found.cost).toBe(
            found.moves.filter(({ legal }) => legal).reduce((total, { cost }) => total + cost, 0),
          );
          expect(found.cost).toBeLessThanOrEqual(points);
          for (const { legal, fails } of found.moves) expect(legal).toBe(fails.length === 0);
        },
      ),
      { numRuns: 60 },
    );
  });
});
