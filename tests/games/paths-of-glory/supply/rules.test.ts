import { describe, expect, test } from 'vitest';
import type { BoardOverrides } from '@/lib/games/paths-of-glory/board/input';
import { answer, unitAt, ALL_AT_WAR, one, war } from '@/tests/games/paths-of-glory/supply/asked';

describe('one rule at a time', () => {
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
