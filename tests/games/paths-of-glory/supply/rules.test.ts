import { describe, expect, test } from 'vitest';
import type { BoardOverrides } from '@/lib/games/paths-of-glory/board/input';
import { supply } from '@/lib/games/paths-of-glory/calculators/supply';
import { refusalOf } from '@/tests/games/paths-of-glory/spoken';
import { answer, data, unitAt, ALL_AT_WAR, one, war } from '@/tests/games/paths-of-glory/supply/asked';

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
      turning: { central: [] },
    });
    expect(answer(cut).outcome.data.attrition.turning.central).toEqual(['medina']);
  });

  test('11.3.1, 11.1.11 units that cannot be there are refused with the rule', () => {
    const refused = (events: BoardOverrides['events'], units: BoardOverrides['units']) =>
      refusalOf(supply, { preset: 'empty', events, units }, data);
    expect(refused(['turkey'], { bursa: one('ge-army') })).toMatchObject({ field: 'units.bursa', rule: '11.3.1' });
    expect(refused([], { milan: one('ge-army') })).toMatchObject({ field: 'units.milan', rule: '11.1.11' });
    expect(refused([], { mostar: one('mn-corps') })).toMatchObject({ field: 'units.mostar', rule: '13.1.10' });
  });

  test('14.1.4, 15.1.9 the besiegers of Riga do not use its port, and the question is named', () => {
    const riga = (control: BoardOverrides['control'], destroyed: readonly string[], more: object = {}) => {
      const around = { szawli: 'allied', dvinsk: 'allied', libau: 'allied', memel: 'allied' } as const;
      const input = { preset: 'empty', control: { ...around, ...control }, destroyed: [...destroyed] };
      return answer({ ...input, units: { riga: one('ge-army') }, focus: 'riga', ...more });
    };
    const asks = ({ open }: ReturnType<typeof riga>) => open.some(({ dispute }) => dispute === 'port-with-enemy-fort');
    const [besieged, taken] = [riga({}, []), riga({ riga: 'central' }, ['riga'])];
    expect([besieged.outcome.data, taken.outcome.data].map(({ units }) => units[0]?.inSupply)).toEqual([false, true]);
    expect([besieged, taken].map(asks)).toEqual([true, false]);
    const other = riga({}, [], { portReading: 'besieger' });
    expect([other.outcome.data.units[0]?.inSupply, asks(other)]).toEqual([true, true]);
  });

  test('14.1.8 beside Medina nothing says that its Turks are eliminated; beside others it does', () => {
    const cut = {
      preset: 'empty',
      events: ['turkey' as const],
      control: { aqaba: 'allied' as const, sinai: 'allied' as const, 'port-said': 'allied' as const },
      units: { medina: one('tu-corps'), cairo: one('tu-corps') },
    };
    const effects = (focus?: string) => {
      const { outcome, steps } = answer(focus ? { ...cut, focus } : cut);
      const rows = outcome.blocks.flatMap((block) =>
        block.kind === 'values' && block.id === 'effects' ? block.rows.map(({ rule }) => rule) : [],
      );
      return { rows, steps: steps.filter(({ id }) => id.startsWith('effect:')).map(({ rule }) => rule) };
    };
    const [first, last] = [['14.3.1', '14.3.2', '14.3.3', '14.3.4'], '14.1.8'];
    expect(effects('medina')).toEqual({ rows: [...first, last], steps: [...first, last] });
    expect(effects('cairo').rows).toEqual([...first, '14.3.5']);
    expect(effects().rows).toEqual([...first, '14.3.5', last]);
  });

  test('14.3.6 Libya stays while nobody takes it, and is the Allies’ to lose once they hold it', () => {
    const libya = (input: BoardOverrides) => {
      const { allied, central } = answer({ preset: 'empty', events: ['turkey'], ...input }).outcome.data.attrition
        .turning;
      return [...allied, ...central].includes('libya');
    };
    expect(libya({})).toBe(false);
    expect(libya({ control: { alexandria: 'central' } })).toBe(false);
    expect(libya({ units: { libya: one('tu-corps') } })).toBe(false);
    const cutOff = { alexandria: 'central' as const, libya: 'allied' as const };
    expect(libya({ control: cutOff })).toBe(true);
    expect(libya({ control: { libya: 'allied' } })).toBe(false);
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
