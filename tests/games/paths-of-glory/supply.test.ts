import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { namedGraph } from '@/lib/board/graph/named';
import { run } from '@/lib/calc/calculator';
import { attritionOf } from '@/lib/games/paths-of-glory/supply/attrition';
import type { BoardOverrides } from '@/lib/games/paths-of-glory/board/input';
import { enemyOf } from '@/lib/games/paths-of-glory/board/state';
import { supply } from '@/lib/games/paths-of-glory/calculators/supply';
import { loadData, type PogData, type Side } from '@/lib/games/paths-of-glory/data';
import { supplyOf } from '@/lib/games/paths-of-glory/supply/trace';
import { failures } from '@/lib/games/paths-of-glory/supply/failure';
import { PROVISIONS } from '@/lib/games/paths-of-glory/supply/ledger';
import { threatsOf } from '@/lib/games/paths-of-glory/supply/threats';
import { boardFor, layOut, lose, randomSetups } from '@/tests/games/paths-of-glory/boards';
import { answerOf, expectLabels, expectSameKeys, refusalOf } from '@/tests/games/paths-of-glory/spoken';

let data: PogData;
beforeAll(async () => {
  data = await loadData();
});

const answer = (input: BoardOverrides & { readonly focus?: string }) => answerOf(supply, input, data);
const unitAt = (input: BoardOverrides, id: string) => {
  const found = answer(input).outcome.data.units.find((unit) => unit.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};
const ALL_AT_WAR = ['turkey', 'bulgaria', 'italy', 'romania', 'greece'] as const;
const one = (type: string) => [{ type }];
/** Many positions are traced over and over: a limit for busy machines, not a goal. */
const SLOW = 120_000;

describe('the positions of the rulebook', () => {
  test('every preset is reproduced: who is out of supply, where the line stops, which spaces turn', () => {
    for (const { id, expected } of data.boards) {
      const { units, attrition } = answer({ preset: id }).outcome.data;
      const out = units.filter(({ inSupply }) => !inSupply);
      expect(out.map(({ space, type }) => `${space} ${type}`).sort(), id).toEqual(
        expected.outOfSupply.map(({ space, type }) => `${space} ${type}`).sort(),
      );
      for (const { space, type, at, reason, rule, dies = true } of expected.outOfSupply) {
        const unit = out.find((candidate) => candidate.space === space && candidate.type === type);
        expect(unit?.attritionSafe, `${id} ${space}`).toBe(!dies);
        if (at) expect(unit?.failure?.at, id).toEqual(at);
        if (reason) expect(unit?.failure?.reason, id).toBe(reason);
        if (rule) expect(unit?.failure?.rule, id).toBe(rule);
      }
      for (const { space, type, bySea } of expected.supplied ?? []) {
        const unit = units.find((candidate) => candidate.space === space && candidate.type === type);
        expect(unit?.inSupply, `${id} ${space}`).toBe(true);
        if (bySea !== undefined) expect(unit?.path?.sea != null, `${id} ${space} by sea`).toBe(bySea);
      }
      if (expected.turns) expect(attrition.turning, id).toEqual(expected.turns);
    }
  });

  test('extended example: either Sedan or Brussels would reopen the line of the 3rd Army', () => {
    expect(unitAt({ preset: 'example-allied-2' }, 'cambrai/ge-army/3').failure?.remedies).toEqual([
      'sedan',
      'brussels',
    ]);
    expect(unitAt({ preset: 'example-central-3' }, 'cambrai/ge-army/3').path?.spaces).toEqual([
      'cambrai',
      'sedan',
      'liege',
      'aachen',
      'essen',
    ]);
    expect(answer({ preset: 'example-central-3' }).outcome.data.threats).toContainEqual({
      space: 'sedan',
      side: 'central',
      units: ['cambrai/ge-army/3'],
    });
  });

  test('Constantinople, Gallipoli and Sofia: the Turkish Near East and Gallipoli turn Allied, Constantinople Central; forts and Medina hold', () => {
    const { turning } = answer({ preset: 'constantinople-gallipoli' }).outcome.data.attrition;
    expect(turning.allied).toEqual(['constantinople']);
    expect(turning.central).toEqual(
      expect.arrayContaining(['gallipoli', 'bursa', 'ankara', 'baghdad', 'damascus', 'jerusalem']),
    );
    for (const kept of ['erzerum', 'trebizond', 'gaza', 'medina', 'essen', 'nis'])
      expect(turning.central).not.toContain(kept);
  });

  test('Constantinople needs no Gallipoli where a land route through the Near East exists (question)', () => {
    const route = ['sinai', 'gaza', 'nablus', 'damascus', 'aleppo', 'adana', 'konya', 'eskidor'];
    const british = {
      preset: 'empty',
      events: [...ALL_AT_WAR],
      control: Object.fromEntries(route.map((id) => [id, 'allied' as const])),
      units: { constantinople: one('br-corps') },
    };
    expect(unitAt(british, 'constantinople/br-corps').path?.spaces.slice(0, 3)).toEqual([
      'constantinople',
      'eskidor',
      'konya',
    ]);
    expect(
      unitAt({ ...british, control: { ...british.control, konya: 'central' } }, 'constantinople/br-corps').failure,
    ).toMatchObject({ reason: 'straits', remedies: ['gallipoli', 'konya'] });
  });

  test('Ahwaz stays Allied because a Russian unit there would be in supply (question)', () => {
    const { outcome } = answer({ preset: 'ahwaz-cut-off', focus: 'khorramabad' });
    expect(outcome.blocks[0]).toMatchObject({
      kind: 'verdict',
      text: { key: 'supply.space.kept', params: { nation: { en: 'Russia' } } },
    });
  });

  test('Serbia without Serbs keeps its spaces (question)', () => {
    const fallen = { preset: 'empty', control: { belgrade: 'central' as const } };
    expect(answer(fallen).outcome.data.attrition.turning.allied).not.toContain('nis');
    expect(answer(fallen).outcome.data.attrition.turning.allied).toContain('tirana');
  });

  test('Paris is no source, Antwerp no port (questions)', () => {
    const cut = {
      preset: 'empty',
      control: Object.fromEntries(
        ['rouen', 'orleans', 'amiens', 'chateau-thierry', 'melun'].map((id) => [id, 'central' as const]),
      ),
      units: { paris: one('fr-corps') },
    };
    expect(unitAt(cut, 'paris/fr-corps').inSupply).toBe(false);
    expect(unitAt({ preset: 'belgians-cut-off' }, 'antwerp/be-army/1').failure?.path.spaces).not.toEqual([
      'antwerp',
      'london',
    ]);
  });
});

describe('one rule at a time', () => {
  const war = { preset: 'empty', events: [...ALL_AT_WAR] };
  const cases: readonly {
    readonly name: string;
    readonly input: BoardOverrides;
    readonly unit: string;
    readonly supplied: boolean;
    readonly rule?: string;
    readonly at?: readonly string[];
  }[] = [
    {
      name: '14.2.1 Sofia feeds the Central Powers once Bulgaria is at war',
      input: { ...war, units: { plevna: one('ge-corps') } },
      unit: 'plevna/ge-corps',
      supplied: true,
    },
    {
      name: '14.2.1 a lost source feeds nobody',
      input: { ...war, control: { constantinople: 'allied', sofia: 'allied' }, units: { plevna: one('bu-corps') } },
      unit: 'plevna/bu-corps',
      supplied: false,
      rule: '14.2.1',
      at: ['sofia'],
    },
    {
      name: '14.2.2 Romanians reach the Russian sources',
      input: { ...war, control: { belgrade: 'central' }, units: { bucharest: one('ro-corps') } },
      unit: 'bucharest/ro-corps',
      supplied: true,
    },
    {
      name: '14.2.2 Russians may use Belgrade',
      input: { ...war, units: { cetinje: one('ru-corps') } },
      unit: 'cetinje/ru-corps',
      supplied: true,
    },
    {
      name: '14.2.4 Romanian sources are nothing to the British',
      input: { ...war, units: { jassy: one('br-corps') } },
      unit: 'jassy/br-corps',
      supplied: false,
    },
    {
      name: '14.2.3 Salonika feeds Serbs abroad',
      input: { ...war, control: { belgrade: 'central' }, units: { kavala: one('sb-army') } },
      unit: 'kavala/sb-army',
      supplied: true,
    },
    {
      name: '14.2.3 but nobody else',
      input: {
        preset: 'empty',
        events: ['greece'],
        control: { belgrade: 'central' },
        units: { monastir: one('ru-corps') },
      },
      unit: 'monastir/ru-corps',
      supplied: false,
    },
    {
      name: '14.1.4 Russians by sea from Salonika to Basra and on through Persia',
      input: {
        preset: 'empty',
        events: ['greece', 'turkey'],
        control: { belgrade: 'central' },
        units: { monastir: one('ru-corps') },
      },
      unit: 'monastir/ru-corps',
      supplied: true,
    },
    {
      name: '14.1.5 the MN corps',
      input: { ...war, control: { tirana: 'central' }, units: { cetinje: one('mn-corps') } },
      unit: 'cetinje/mn-corps',
      supplied: true,
    },
    {
      name: '14.1.5 the SN corps',
      input: { ...war, units: { libya: one('tu-sn-corps') } },
      unit: 'libya/tu-sn-corps',
      supplied: true,
    },
    {
      name: '14.1.5 the ANA corps',
      input: { ...war, units: { medina: one('br-ana-corps') } },
      unit: 'medina/br-ana-corps',
      supplied: true,
    },
    {
      name: '14.1.6 Serbs at home',
      input: {
        ...war,
        control: { belgrade: 'central', nis: 'allied', skopje: 'central', valjevo: 'central' },
        units: { nis: one('sb-army') },
      },
      unit: 'nis/sb-army',
      supplied: true,
    },
    {
      name: '14.1.6 not abroad',
      input: {
        preset: 'empty',
        control: { belgrade: 'central', skopje: 'central' },
        units: { tirana: one('sb-army') },
      },
      unit: 'tirana/sb-army',
      supplied: false,
    },
    {
      name: '14.1.4.2 an Allied port',
      input: { ...war, units: { naples: one('us-corps') } },
      unit: 'naples/us-corps',
      supplied: true,
    },
    {
      name: '14.1.4.2 no Allied port in Germany',
      input: { preset: 'empty', units: { danzig: one('br-corps') } },
      unit: 'danzig/br-corps',
      supplied: false,
      rule: '14.1.4.2',
      at: ['danzig'],
    },
    {
      name: '14.1.4.1 a German port',
      input: { ...war, control: { tannenberg: 'allied', insterberg: 'allied' }, units: { konigsberg: one('ge-army') } },
      unit: 'konigsberg/ge-army',
      supplied: true,
    },
    {
      name: '14.1.4.1 a port taken in Russia',
      input: {
        ...war,
        control: { libau: 'central', memel: 'allied', szawli: 'allied' },
        units: { libau: one('ge-corps') },
      },
      unit: 'libau/ge-corps',
      supplied: true,
    },
    {
      name: '14.1.4.1 no Central Powers port elsewhere',
      input: { ...war, units: { athens: one('ge-corps') } },
      unit: 'athens/ge-corps',
      supplied: false,
    },
    {
      name: '14.1.4 a port under siege',
      input: { ...war, besieged: ['basra'], units: { qurna: one('br-corps') } },
      unit: 'qurna/br-corps',
      supplied: false,
      rule: '14.1.4',
      at: ['basra'],
    },
    {
      name: '14.1.4 a port whose fort is merely besieged by you',
      input: {
        ...war,
        control: { memel: 'allied', szawli: 'allied', dvinsk: 'allied' },
        units: { riga: one('ge-army') },
      },
      unit: 'riga/ge-army',
      supplied: false,
    },
    {
      name: '11.1.4 the lines of Arabia are closed to Germans',
      input: { ...war, units: { medina: one('ge-corps') } },
      unit: 'medina/ge-corps',
      supplied: false,
      rule: '11.1.4',
    },
    {
      name: '11.1.4 and open to Turks',
      input: { ...war, units: { medina: one('tu-corps') } },
      unit: 'medina/tu-corps',
      supplied: true,
    },
    {
      name: '14.1.3 through a fort that you besiege',
      input: { ...war, units: { nancy: one('ge-army'), 'bar-le-duc': one('ge-corps') } },
      unit: 'bar-le-duc/ge-corps',
      supplied: true,
    },
    {
      name: '14.1.3 not through an enemy fort',
      input: { ...war, units: { 'bar-le-duc': one('ge-corps') } },
      unit: 'bar-le-duc/ge-corps',
      supplied: false,
      rule: '14.1.3',
      at: ['verdun'],
    },
    {
      name: '15.2.4 too few to besiege open no line',
      input: { ...war, units: { nancy: one('ge-corps'), 'bar-le-duc': one('ge-army') } },
      unit: 'bar-le-duc/ge-army',
      supplied: false,
      rule: '14.1.3',
    },
    {
      name: '15.2.4 but are in supply themselves',
      input: { ...war, units: { nancy: one('ge-corps'), 'bar-le-duc': one('ge-army') } },
      unit: 'nancy/ge-corps',
      supplied: true,
    },
    {
      name: '14.1.2 a friendly fort under siege stops the line',
      input: {
        ...war,
        besieged: ['trent'],
        control: { innsbruck: 'central', verona: 'central' },
        units: { verona: one('ah-corps') },
      },
      unit: 'verona/ah-corps',
      supplied: false,
      rule: '14.1.2',
      at: ['trent'],
    },
    {
      name: '9.2.7.1 the MEF over the Beachhead',
      input: { ...war, beachhead: 'mef1', units: { mef1: one('br-mef-army') } },
      unit: 'mef1/br-mef-army',
      supplied: true,
    },
    {
      name: '9.2.7.1 corps inland of it',
      input: { ...war, beachhead: 'mef1', units: { gallipoli: one('fr-corps') } },
      unit: 'gallipoli/fr-corps',
      supplied: true,
    },
    {
      name: '9.2.7.1 no other army',
      input: { ...war, beachhead: 'mef1', units: { mef1: one('fr-or-army') } },
      unit: 'mef1/fr-or-army',
      supplied: false,
      rule: '9.2.7.1',
      at: ['mef1'],
    },
    {
      name: '9.5.3.5 not after the marker has gone',
      input: { ...war, units: { mef1: one('br-mef-army') } },
      unit: 'mef1/br-mef-army',
      supplied: false,
      rule: '9.5.3.5',
      at: ['mef1'],
    },
    {
      name: '14.1.4.2 Constantinople with Gallipoli',
      input: { ...war, control: { gallipoli: 'allied' }, units: { constantinople: one('br-corps') } },
      unit: 'constantinople/br-corps',
      supplied: true,
    },
    {
      name: '14.1.4.2 Constantinople without',
      input: { ...war, units: { constantinople: one('br-corps') } },
      unit: 'constantinople/br-corps',
      supplied: false,
      rule: '14.1.4.2',
      at: ['constantinople', 'gallipoli'],
    },
    {
      name: '11.1.11 not through a neutral nation',
      input: {
        preset: 'empty',
        events: ['bulgaria', 'turkey'],
        control: { sofia: 'allied', constantinople: 'allied', plevna: 'central' },
        units: { varna: one('bu-corps') },
      },
      unit: 'varna/bu-corps',
      supplied: false,
    },
    {
      name: '9.5.2.4 not past Greek units of the limited entry',
      input: {
        preset: 'empty',
        events: ['salonika'],
        control: { skopje: 'central' },
        units: { valona: one('fr-corps') },
      },
      unit: 'valona/fr-corps',
      supplied: false,
      rule: '14.1.3',
      at: ['skopje'],
    },
    {
      name: '9.5.2.4 Greece at war opens the way',
      input: {
        preset: 'empty',
        events: ['greece'],
        control: { skopje: 'central' },
        units: { valona: one('fr-corps') },
      },
      unit: 'valona/fr-corps',
      supplied: true,
    },
    {
      name: '11.1.14 through a space that the ANA holds',
      input: {
        ...war,
        control: { jerusalem: 'allied', gaza: 'allied', sinai: 'allied', beersheba: 'allied' },
        units: { amman: one('br-ana-corps'), damascus: one('br-corps') },
      },
      unit: 'damascus/br-corps',
      supplied: true,
    },
    {
      name: '14.1.4.1 the ports of Italy are no Central Powers ports, whoever holds them',
      input: { ...war, units: { taranto: one('ge-corps') } },
      unit: 'taranto/ge-corps',
      supplied: false,
      rule: '14.1.4.1',
      at: ['taranto'],
    },
    {
      name: '14.1.4.2 the way of Russians out of Hamburg does not lead over the Baltic',
      input: { preset: 'empty', units: { hamburg: one('ru-corps') } },
      unit: 'hamburg/ru-corps',
      supplied: false,
      rule: '14.1.3',
      at: ['rostock'],
    },
    {
      name: '14.1.4.1 nor that of Turks out of Libya over the Mediterranean',
      input: { ...war, units: { libya: one('tu-corps') } },
      unit: 'libya/tu-corps',
      supplied: false,
      rule: '14.1.3',
      at: ['alexandria'],
    },
    {
      name: '14.2 a source whose fort is under siege',
      input: { ...war, besieged: ['breslau'], control: { essen: 'allied' }, units: { berlin: one('ge-army') } },
      unit: 'berlin/ge-army',
      supplied: false,
      rule: '14.2',
      at: ['breslau'],
    },
    {
      name: '9.5.2.4 Salonika under neutral Greeks feeds nobody',
      input: {
        preset: 'empty',
        events: ['salonika'],
        control: { belgrade: 'central' },
        units: { salonika: one('gr-corps'), kavala: one('sb-corps') },
      },
      unit: 'kavala/sb-corps',
      supplied: false,
      rule: '9.5.2.4',
      at: ['salonika'],
    },
    {
      name: '14.1.2 past enemy corps too few to besiege: the space is still friendly',
      input: { ...war, control: { dijon: 'central' }, units: { nancy: one('ge-corps'), belfort: one('fr-army') } },
      unit: 'belfort/fr-army',
      supplied: true,
    },
    {
      name: '11.1.14 not once it has left',
      input: {
        ...war,
        control: { jerusalem: 'allied', gaza: 'allied', sinai: 'allied', beersheba: 'allied' },
        units: { damascus: one('br-corps') },
      },
      unit: 'damascus/br-corps',
      supplied: false,
    },
  ];
  test.each(cases)('$name', ({ input, unit, supplied, rule, at }) => {
    const found = unitAt(input, unit);
    expect(found.inSupply).toBe(supplied);
    expect(found.failure === null).toBe(supplied);
    if (rule) expect(found.failure?.rule).toBe(rule);
    if (at) expect(found.failure?.at).toEqual(at);
  });

  test('a line that lacks something is one that this side could ever use: no leg over the sea of the other side', () => {
    expect(
      unitAt({ preset: 'empty', units: { hamburg: one('ru-corps') } }, 'hamburg/ru-corps').failure?.path.sea,
    ).toBeNull();
    expect(unitAt({ ...war, units: { libya: one('tu-corps') } }, 'libya/tu-corps').failure?.path).toMatchObject({
      spaces: expect.arrayContaining(['cairo', 'sinai']),
      sea: null,
    });
    expect(unitAt({ ...war, units: { taranto: one('ge-corps') } }, 'taranto/ge-corps').failure).toMatchObject({
      reason: 'port-country',
      blocks: 1,
    });
  });

  test('a source under neutral Greeks is no remedy, one under siege is', () => {
    expect(
      unitAt(
        {
          preset: 'empty',
          events: ['salonika'],
          control: { belgrade: 'central' },
          units: { salonika: one('gr-corps'), kavala: one('sb-corps') },
        },
        'kavala/sb-corps',
      ).failure?.remedies,
    ).not.toContain('salonika');
    expect(
      unitAt(
        { ...war, besieged: ['breslau'], control: { essen: 'allied' }, units: { berlin: one('ge-army') } },
        'berlin/ge-army',
      ).failure,
    ).toMatchObject({ reason: 'source-besieged', remedies: ['essen', 'breslau'] });
  });

  test('11.1.14 the ANA lends a space only where nobody else has taken it and no fort stands', () => {
    const lent = (control: BoardOverrides['control'], units: BoardOverrides['units']) =>
      answer({ ...war, control, units }).facts.some(({ rule }) => rule === '11.1.14');
    expect(lent({}, { amman: one('br-ana-corps') })).toBe(true);
    expect(lent({ amman: 'allied' }, { amman: one('br-ana-corps') })).toBe(false);
    expect(lent({}, { amman: [{ type: 'br-ana-corps' }, { type: 'br-corps' }] })).toBe(false);
    expect(lent({}, { gaza: one('br-ana-corps') })).toBe(false);
  });

  test('14.1.4 a leg by sea is named with its two ports', () => {
    const isolated = {
      preset: 'empty',
      control: { tannenberg: 'allied' as const, insterberg: 'allied' as const },
      units: { konigsberg: one('ge-army') },
    };
    const { path } = unitAt(isolated, 'konigsberg/ge-army');
    expect(path?.sea?.[0]).toBe('konigsberg');
    expect(['danzig', 'kolberg', 'wilhelmshaven', 'kiel', 'rostock', 'stettin', 'memel']).toContain(path?.sea?.[1]);
    expect(unitAt({ preset: 'august-1914' }, 'basra/br-corps').path).toEqual({
      spaces: ['basra', 'london'],
      sea: ['basra', 'london'],
    });
  });

  test('14.1.8 Turks in Medina survive attrition, an empty Medina does not stay Central', () => {
    const cut = { preset: 'empty', events: ['turkey' as const], control: { aqaba: 'allied' as const } };
    expect(unitAt({ ...cut, units: { medina: one('tu-corps') } }, 'medina/tu-corps')).toMatchObject({
      inSupply: false,
      attritionSafe: true,
    });
    expect(answer({ ...cut, units: { medina: one('tu-corps') } }).outcome.data.attrition).toMatchObject({
      eliminated: [],
      turning: { central: ['libya'] },
    });
    expect(answer(cut).outcome.data.attrition.turning.central).toEqual(['medina', 'libya']);
  });

  test('14.1.7, 14.3.6 a fort keeps a cut-off space, the units in it die', () => {
    const { attrition } = answer({ preset: 'belgians-cut-off' }).outcome.data;
    expect(attrition.eliminated).toEqual(['antwerp/be-army/1']);
    expect(attrition.turning.allied).not.toContain('antwerp');
  });

  test('17.1.4.1 units that depend on an ally’s source', () => {
    const balkans = {
      preset: 'empty',
      events: ['bulgaria' as const, 'turkey' as const],
      units: {
        sofia: [{ type: 'ge-corps' }, { type: 'bu-corps' }],
        ankara: [{ type: 'tu-corps' }],
        nis: [{ type: 'ru-corps' }],
      },
    };
    const found = Object.fromEntries(answer(balkans).outcome.data.units.map(({ type, distant }) => [type, distant]));
    expect(found).toEqual({ 'ge-corps': true, 'bu-corps': false, 'tu-corps': false, 'ru-corps': true });
  });

  test('16.4.9 Russians abroad or among Allies have to go after Brest-Litovsk', () => {
    const step = (units: BoardOverrides['units']) =>
      answer({ preset: 'empty', events: [...ALL_AT_WAR, 'treaty-of-brest-litovsk'], units }).steps.some(
        ({ id }) => id === 'brest',
      );
    expect(step({ tabriz: one('ru-corps') })).toBe(true);
    expect(step({ bucharest: [{ type: 'ru-corps' }, { type: 'ro-corps' }] })).toBe(true);
    expect(step({ bucharest: one('ru-corps'), lemberg: one('ru-army') })).toBe(false);
  });
});

describe('positions that the rules do not allow', () => {
  test.each<readonly [string, BoardOverrides & { focus?: string }, string]>([
    ['a neutral nation’s space', { units: { rome: one('fr-corps') } }, '11.1.11'],
    ['a unit of a neutral nation', { units: { cairo: one('it-corps') } }, '4.2.2'],
    ['both sides in one space', { units: { sedan: [{ type: 'fr-army' }, { type: 'ge-army' }] } }, '10.1.3'],
    ['a siege without a fort', { besieged: ['sedan'] }, '15.2.1'],
    ['a fort destroyed that never was', { destroyed: ['sedan'] }, '15.1.7'],
    ['a siege of a space that has changed hands', { besieged: ['liege'], control: { liege: 'central' } }, '15.1.9'],
    ['friends inside a siege', { besieged: ['verdun'] }, '10.1.3'],
    ['too few besiegers', { besieged: ['liege'], units: { liege: one('ge-corps') } }, '15.2.4'],
    ['a space that its occupant cannot have lost', { control: { sedan: 'central' } }, '11.1.13'],
    [
      'a Beachhead with Turks on it',
      { events: ['turkey'], beachhead: 'mef1', units: { mef1: one('tu-corps') } },
      '9.5.3.5',
    ],
    [
      'others among neutral Greeks',
      { preset: 'empty', events: ['salonika'], units: { florina: one('br-corps') } },
      '9.5.2.4',
    ],
    [
      'enemies among neutral Greeks',
      { preset: 'empty', events: ['salonika'], units: { florina: one('ge-corps') } },
      '9.5.2.4',
    ],
    ['Montenegrins abroad', { units: { nis: one('mn-corps') } }, '13.1.10'],
  ])('%s', (_, input, rule) => {
    expect(refusalOf(supply, input, data)).toMatchObject({ code: 'illegal', rule });
  });

  test.each([
    ['preset', { preset: 'nowhere' }],
    ['control', { control: { nowhere: 'allied' } }],
    ['units', { units: { nowhere: one('ge-army') } }],
    ['units.sedan', { units: { sedan: one('tanks') } }],
    ['focus', { focus: 'nowhere' }],
    ['focus', { focus: 'sea:allied' }],
    ['map', { map: 1 }],
  ])('an unknown name in %s', (field, input) => {
    expect(refusalOf(supply, input, data)).toMatchObject({ code: 'invalid-input', field });
  });

  test('the Greek corps of the limited entry stand where they were set up', () => {
    expect(answer({ preset: 'empty', events: ['salonika'] }).outcome.data.units.map(({ space }) => space)).toEqual([
      'florina',
      'larisa',
      'athens',
    ]);
  });
});

describe('threats', () => {
  const brute = (setup: Parameters<typeof boardFor>[0]) => {
    const board = boardFor(setup, data);
    const before = supplyOf(board);
    const found: string[] = [];
    board.network.spaces.forEach(({ id }, node) => {
      for (const side of ['allied', 'central'] as const) {
        const mine =
          board.control[node] === side
            ? board.barred[node] !== 'neutral' && board.barred[node] !== 'greek'
            : board.besieged[node];
        if (!mine) continue;
        const after = supplyOf(boardFor(lose(setup, board, node, side), data));
        const cut = before
          .units()
          .filter(
            ({ unit, inSupply, privilege }) =>
              inSupply &&
              !privilege &&
              unit.side === side &&
              unit.space !== id &&
              !after.isSupplied(unit.type, unit.node),
          );
        if (cut.length)
          found.push(
            `${id} ${side} ${cut
              .map(({ unit }) => unit.id)
              .sort()
              .join()}`,
          );
      }
    });
    return found.sort();
  };
  const clever = (setup: Parameters<typeof boardFor>[0]) =>
    threatsOf(supplyOf(boardFor(setup, data)))
      .map(
        ({ space, side, units }) =>
          `${space} ${side} ${units
            .map(({ id }) => id)
            .sort()
            .join()}`,
      )
      .sort();

  test(
    'equal to taking each space away and tracing again, in every preset',
    () => {
      for (const { id } of data.boards)
        expect(clever(layOut({ preset: id }, data)), id).toEqual(brute(layOut({ preset: id }, data)));
    },
    SLOW,
  );

  test('Gallipoli guards the port of Constantinople', () => {
    const straits = layOut(
      {
        preset: 'empty',
        events: [...ALL_AT_WAR],
        control: { gallipoli: 'allied' },
        units: { constantinople: one('br-corps') },
      },
      data,
    );
    expect(clever(straits)).toContain('gallipoli allied constantinople/br-corps');
    expect(clever(straits)).toEqual(brute(straits));
  });

  test(
    'and in random positions',
    () => {
      fc.assert(
        fc.property(randomSetups(data), (setup) => void expect(clever(setup)).toEqual(brute(setup))),
        { numRuns: 12 },
      );
    },
    SLOW,
  );
});

describe('properties', () => {
  const inSupply = (setup: Parameters<typeof boardFor>[0], side: Side) =>
    supplyOf(boardFor(setup, data))
      .units()
      .filter((found) => found.inSupply && found.unit.side === side)
      .map(({ unit }) => unit.id);

  test(
    'giving a space to the enemy never creates supply, taking one never removes it',
    () => {
      fc.assert(
        fc.property(randomSetups(data), fc.nat(), fc.constantFrom<Side>('allied', 'central'), (setup, pick, side) => {
          const board = boardFor(setup, data);
          const taken = new Set(setup.units.map(({ space }) => space));
          const free = board.network.spaces.filter(
            ({ id }, node) => !taken.has(id) && board.barred[node] === null && id !== setup.beachhead,
          );
          const space = free[pick % free.length];
          if (!space) return;
          const given = { ...setup, control: { ...setup.control, [space.id]: enemyOf(side) } };
          const mine = { ...setup, control: { ...setup.control, [space.id]: side } };
          expect(inSupply(setup, side)).toEqual(expect.arrayContaining(inSupply(given, side)));
          expect(inSupply(mine, side)).toEqual(expect.arrayContaining(inSupply(setup, side)));
        }),
        { numRuns: 200 },
      );
    },
    SLOW,
  );

  test(
    'every unit out of supply has a closed link on its best line, every supplied one an open line',
    () => {
      fc.assert(
        fc.property(randomSetups(data), (setup) => {
          const traced = supplyOf(boardFor(setup, data));
          const failureOf = failures(traced);
          for (const { unit, inSupply: supplied, privilege, path } of traced.units()) {
            const failure = failureOf(unit);
            expect(failure === null).toBe(supplied);
            expect(path === null).toBe(!supplied || privilege !== null);
            if (failure) {
              expect(failure.blocks).toBeGreaterThan(0);
              expect(failure.path.spaces[0]).toBe(unit.space);
            }
          }
        }),
        { numRuns: 100 },
      );
    },
    SLOW,
  );

  test(
    'where one space alone stops the line, it is a remedy',
    () => {
      fc.assert(
        fc.property(randomSetups(data), (setup) => {
          const traced = supplyOf(boardFor(setup, data));
          const failureOf = failures(traced);
          for (const { unit } of traced.units()) {
            const failure = failureOf(unit);
            if (
              failure?.blocks === 1 &&
              ['enemy', 'enemy-fort', 'own-fort-besieged', 'source-lost', 'source-besieged'].includes(failure.reason)
            )
              expect(failure.remedies).toContain(failure.at[0]);
          }
        }),
        { numRuns: 100 },
      );
    },
    SLOW,
  );

  test(
    'a remedy restores the line',
    () => {
      fc.assert(
        fc.property(randomSetups(data), (setup) => {
          const board = boardFor(setup, data);
          const traced = supplyOf(board);
          const failureOf = failures(traced);
          const [found] = traced
            .units()
            .flatMap(({ unit }) => failureOf(unit)?.remedies.map((space) => ({ unit, space })) ?? []);
          if (!found || setup.beachhead === found.space) return;
          const { unit, space } = found;
          const open = {
            ...setup,
            units: setup.units.filter((placed) => placed.space !== space || placed.space === unit.space),
            control: { ...setup.control, [space]: unit.side },
          };
          expect(supplyOf(boardFor(open, data)).isSupplied(unit.type, unit.node)).toBe(true);
        }),
        { numRuns: 100 },
      );
    },
    SLOW,
  );

  test(
    'any names at all give an answer or a refusal',
    () => {
      const name = fc.oneof(
        fc.constantFrom('sedan', 'nancy', 'rome', 'mef1', 'sea:allied', '__proto__', 'constructor', 'toString', ''),
        fc.string({ maxLength: 12 }),
      );
      const stack = fc.array(
        fc.record({
          type: fc.oneof(
            fc.constantFrom('ge-army', 'fr-corps', 'mn-corps', 'constructor'),
            fc.string({ maxLength: 6 }),
          ),
        }),
        { maxLength: 3 },
      );
      fc.assert(
        fc.property(
          fc.record(
            {
              preset: fc.oneof(fc.constantFrom('empty', 'august-1914', '__proto__'), fc.string({ maxLength: 8 })),
              control: fc.dictionary(name, fc.constantFrom('allied', 'central'), { maxKeys: 3 }),
              units: fc.dictionary(name, stack, { maxKeys: 3 }),
              besieged: fc.array(name, { maxLength: 3 }),
              destroyed: fc.array(name, { maxLength: 3 }),
              focus: name,
            },
            { requiredKeys: [] },
          ),
          (input) => {
            const result = run(supply, input, data);
            if (result.ok) expect(result.value.steps.length).toBeGreaterThan(0);
            else expect(result.error.field).toBeTruthy();
          },
        ),
        { numRuns: 300 },
      );
    },
    SLOW,
  );

  test(
    'attrition takes units and spaces of the side that is cut off, never a fort',
    () => {
      fc.assert(
        fc.property(randomSetups(data), (setup) => {
          const board = boardFor(setup, data);
          const { eliminated, turning } = attritionOf(supplyOf(board));
          expect(eliminated.every(({ inSupply: supplied }) => !supplied)).toBe(true);
          for (const side of ['allied', 'central'] as const) {
            for (const id of turning[side]) {
              const node = board.network.graph.index.get(id) ?? -1;
              expect(board.control[node]).toBe(side);
              expect(board.forts[node]).toBe(0);
            }
          }
        }),
        { numRuns: 50 },
      );
    },
    SLOW,
  );
});

describe('the ledger', () => {
  test('every provision is a step or not applied, whatever the focus', () => {
    for (const focus of [undefined, 'cambrai', 'cambrai/ge-army/3', 'tours']) {
      const { steps, notApplied } = answer({ preset: 'example-allied-2', ...(focus ? { focus } : {}) });
      const told = [...steps.map(({ id }) => id), ...notApplied.map(({ id }) => id)];
      for (const { id } of PROVISIONS)
        expect(
          told.filter((known) => known === id),
          `${focus} ${id}`,
        ).toHaveLength(1);
      expect(steps.length).toBeGreaterThan(0);
    }
  });

  test('a unit in focus: its sources, the broken line, the remedies and the effects of 14.3', () => {
    const { steps, outcome } = answer({ preset: 'example-allied-2', focus: 'cambrai/ge-army/3' });
    expect(steps.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['14.2.1', '14.1.3', '14.3.1', '14.3.2', '14.3.3', '14.3.4', '14.3.5']),
    );
    expect(outcome.blocks[0]).toMatchObject({ kind: 'verdict', tone: 'no', text: { key: 'supply.verdict.unitOut' } });
  });

  test.each([
    ['14.1.5', 'empty', 'cetinje', 'seaPrivilege', { cetinje: one('mn-corps') }],
    ['14.1.2', 'example-central-3', 'cambrai', 'seaLand', {}],
    ['14.1.3', 'example-allied-2', 'cambrai', 'seaUnreached', {}],
    ['14.2.2', 'empty', 'naples', 'seaFar', { naples: one('ru-corps') }],
  ])('%s why the sea does not serve the unit in focus', (_, preset, focus, why, units) => {
    const bare = preset === 'empty' ? { events: ['italy' as const], control: { belgrade: 'central' as const } } : {};
    const { notApplied } = answer({ preset, focus, units, ...bare });
    expect(notApplied.find(({ id }) => id === 'sea')?.text.key).toBe(`supply.not.${why}`);
  });

  test('the verdict and the line on a unit in focus carry the rule that decides', () => {
    const rules = (input: BoardOverrides & { readonly focus: string }) => {
      const { outcome, steps } = answer(input);
      const [verdict] = outcome.blocks;
      return [
        verdict?.kind === 'verdict' ? verdict.rule : undefined,
        steps.find(({ id }) => id.startsWith('path:') || id.startsWith('failure:'))?.rule,
      ];
    };
    expect(rules({ preset: 'example-allied-2', focus: 'cambrai/ge-army/3' })).toEqual(['14.1.3', '14.1.3']);
    expect(rules({ preset: 'belgians-by-sea', focus: 'antwerp/be-army/1' })).toEqual(['14.1.4', '14.1.4']);
    expect(rules({ preset: 'example-central-3', focus: 'cambrai/ge-army/3' })).toEqual(['14.1.2', '14.1.2']);
    expect(rules({ preset: 'august-1914', focus: 'cetinje' })).toEqual(['14.1.5', undefined]);
    expect(rules({ preset: 'august-1914', focus: 'belgrade' })).toEqual(['14.1.6', undefined]);
    expect(answer({ preset: 'empty', focus: 'verdun' }).steps[0]).toMatchObject({ id: 'space', rule: '14.3.6' });
  });

  test('ports and dotted lines are among the provisions, as steps where they stop a line', () => {
    const told = (input: BoardOverrides & { readonly focus: string }) => answer(input).steps.map(({ id }) => id);
    const none = answer({ preset: 'example-allied-2', focus: 'cambrai' }).notApplied.map(({ id }) => id);
    expect(none).toEqual(expect.arrayContaining(['portsCentral', 'portsAllied', 'portBesieged', 'dotted']));
    expect(told({ preset: 'empty', focus: 'danzig', units: { danzig: one('br-corps') } })).toContain('portsAllied');
    expect(
      told({ preset: 'empty', events: [...ALL_AT_WAR], focus: 'taranto', units: { taranto: one('ge-corps') } }),
    ).toContain('portsCentral');
    expect(
      told({
        preset: 'empty',
        events: [...ALL_AT_WAR],
        besieged: ['basra'],
        focus: 'qurna',
        units: { qurna: one('br-corps') },
      }),
    ).toContain('portBesieged');
    expect(
      told({ preset: 'empty', events: [...ALL_AT_WAR], focus: 'medina', units: { medina: one('ge-corps') } }),
    ).toContain('dotted');
  });

  test('rulings followed are named', () => {
    expect(
      answer({
        preset: 'empty',
        events: [...ALL_AT_WAR],
        control: { belgrade: 'central' },
        units: { bucharest: one('ro-corps') },
      }).open.map(({ dispute }) => dispute),
    ).toContain('russian-dotted-lines-supply');
    expect(answer({ preset: 'ahwaz-cut-off' }).open.map(({ dispute }) => dispute)).toContain('attrition-imagined-unit');
    expect(answer({ preset: 'empty', besieged: ['breslau'] }).open).toContainEqual(
      expect.objectContaining({ rule: '14.2', dispute: 'besieged-own-source' }),
    );
    expect(answer({ preset: 'empty', focus: 'tours' }).open.map(({ dispute }) => dispute)).toContain(
      'attrition-imagined-unit',
    );
    const caucasus = (type: string, ...events: readonly 'fall-of-the-tsar'[]) =>
      answer({ preset: 'empty', events: [...ALL_AT_WAR, ...events], units: { tbilisi: one(type) } }).open.some(
        ({ dispute }) => dispute === 'supply-across-caucasus',
      );
    expect(caucasus('ru-corps')).toBe(false);
    expect(caucasus('ru-corps', 'fall-of-the-tsar')).toBe(true);
    expect(caucasus('ru-cau-army')).toBe(true);
  });

  test('the same input gives the same answer, a frozen one is accepted', () => {
    const input = Object.freeze({
      preset: 'konigsberg-besieged',
      control: Object.freeze({ sedan: 'allied' as const }),
    });
    expect(answer(input)).toEqual(answer(input));
  });

  test('labels and sentences exist in the three languages', () => {
    expectLabels('supply', supply.schema.shape);
    expectSameKeys('supply');
  });

  test('the presets name spaces and units of the map only', () => {
    for (const { rules, base } of data.boards) {
      expect(['empty', ...data.setups.map(({ id }) => id)]).toContain(base);
      expect(rules.length).toBeGreaterThan(0);
    }
    expect(() =>
      namedGraph(
        data.spaces.map(({ id }) => id),
        data.connections.map(({ a, b }) => ({ a, b, allowed: 1 })),
      ),
    ).not.toThrow();
  });
});
