import { describe, expect, test } from 'vitest';
import { fraction, ONE, toNumber, ZERO } from '@/lib/prob/fraction';
import { abu } from '@/lib/games/nach-paris/calculators/abu';
import { refusalOf } from '@/tests/games/nach-paris/spoken';
import {
  bookOf,
  empty,
  full,
  gun,
  french,
  german,
  answer,
  dataOf,
  firstOf,
  ids,
  disputes,
  example7,
} from '@/tests/games/nach-paris/abu/asked';

describe('number of units under fire (8.3.1)', () => {
  test.each([
    [6, 1],
    [7, 1],
    [8, 2],
    [11, 2],
    [12, 3],
    [15, 3],
    [16, 4],
    [19, 4],
    [20, null],
    [55, null],
  ])('ARF %i: %s', (arf, number) => {
    const targets = Array.from({ length: number ?? 6 }, () => ({}));
    expect(dataOf({ firing: [gun(arf)], targets })).toMatchObject({ number });
    if (number !== null)
      expect(refusalOf(abu, { firing: [gun(arf)], targets: [...targets, {}] }, empty)).toMatchObject({
        rule: '8.3.1',
        field: 'targets',
      });
  });

  test('units that are not chosen are spared below 20, and hit from 20 on', () => {
    const targets = [{ name: 'a' }, { name: 'b', hit: false }];
    expect(dataOf({ firing: [gun(12)], targets }).targets.map(({ name }) => name)).toEqual(['a']);
    expect(dataOf({ firing: [gun(20)], targets }).targets.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  test('cover halves the ARF, not the number of units; the shortage of GT22 lowers both', () => {
    expect(dataOf({ firing: [gun(24)], works: 'fieldworks', targets: [{}, {}, {}, {}, {}] })).toMatchObject({
      number: null,
      arf: fraction(24),
    });
    expect(dataOf({ firing: [gun(25)], turn: 22, targets: [{}, {}, {}] })).toMatchObject({
      number: 3,
      arf: fraction(25, 2),
    });
    expect(dataOf({ firing: [gun(25)], turn: 21, targets: [{}, {}, {}, {}, {}] })).toMatchObject({
      number: null,
      arf: fraction(25),
    });
  });
});

describe('modifiers of the roll (8.4, 8.8, 11, 13, 19)', () => {
  const har = (more: object) => ({ targets: [{ kind: 'har', ...more }, {}], firing: [gun(20)] });
  test.each<[string, object, number]>([
    ['nothing', {}, 0],
    ['Lowlands', { terrain: 'lowlands' }, 0],
    ['Broken', { terrain: 'broken' }, 2],
    ['Rough', { terrain: 'rough' }, 3],
    ['Mountain', { terrain: 'mountain' }, 3],
    ['flood plain before the flood', { terrain: 'flood-plain' }, 0],
    ['two German units', { firing: [gun(6), gun(6)] }, 0],
    ['two French units', { firing: [french(6), french(6)], targets: [german()] }, 1],
    [
      'two Belgian units',
      { firing: [gun(6, { nation: 'belgium' }), gun(6, { nation: 'belgium' })], targets: [german()] },
      1,
    ],
    [
      'two British units',
      { firing: [gun(6, { nation: 'britain' }), gun(6, { nation: 'britain' })], targets: [german()] },
      0,
    ],
    ['one French unit', { firing: [french(12)], targets: [german()] }, 0],
    [
      'two French forts are no units',
      { firing: [french(4, { kind: 'fort' }), french(4, { kind: 'fort' })], targets: [german()] },
      0,
    ],
    ['a French unit and a fort', { firing: [french(6), french(2, { kind: 'fort' })], targets: [german()] }, 1],
    ['CAV', { targets: [{ kind: 'cav' }] }, 3],
    ['French HAR beside INF', har({}), 0],
    ['French 120L beside INF', har({ gun120: true }), 3],
    ['French 120L alone', { targets: [{ kind: 'har', gun120: true }] }, 0],
    ['German HAR beside CAV', { firing: [french(20)], targets: [german({ kind: 'har' }), german({ kind: 'cav' })] }, 3],
    ['German HAR beside HAR', { firing: [french(20)], targets: [german({ kind: 'har' }), german({ kind: 'har' })] }, 0],
    ['German SAR beside PIO', { firing: [french(20)], targets: [german({ kind: 'sar' }), german({ kind: 'pio' })] }, 5],
    ['German SAR alone', { firing: [french(20)], targets: [german({ kind: 'sar' })] }, 0],
    ['GT19', { turn: 19 }, 0],
    ['GT20', { turn: 20 }, 4],
    ['GT20, SAR with counted shells', { turn: 20, firing: [gun(12, { kind: 'sar', shells: '42' })] }, 0],
    ['GT20, such a SAR and INF', { turn: 20, firing: [gun(12, { kind: 'sar', shells: '42' }), gun(6)] }, 4],
    ['LLC, once', { firing: [gun(6, { llc: true }), gun(6, { llc: true })] }, 3],
    ['fieldworks', { firing: [gun(20)], works: 'fieldworks' }, 0],
    ['Allied Regular', { firing: [gun(20)], works: 'regular' }, 1],
    ['German Regular', { firing: [french(20)], targets: [german()], works: 'regular' }, 2],
    ['French Improved', { firing: [gun(20)], works: 'improved' }, 4],
    ['German Improved', { firing: [french(20)], targets: [german()], works: 'improved' }, 5],
    [
      'British in another camp: one level lower',
      { firing: [gun(20)], targets: [{ nation: 'britain' }], works: 'improved' },
      1,
    ],
    ['French in Namur', { firing: [gun(20)], works: 'improved', camp: 'finished', campNation: 'belgium' }, 1],
    ['French in Liège', { firing: [gun(20)], works: 'improved', camp: 'liege' }, 0],
    ['Belgians in Liège', { firing: [gun(20)], targets: [{ nation: 'belgium' }], works: 'improved', camp: 'liege' }, 1],
    ['works unfinished', { firing: [gun(20)], works: 'improved', camp: 'unfinished' }, 1],
    ['Liège, last fort fallen: fieldworks', { firing: [gun(20)], works: 'improved', camp: 'liege', fallen: true }, 0],
    ['before GT3', { firing: [gun(20)], works: 'improved', turn: 2 }, 0],
    [
      'CAV in entrenchments gains nothing by them',
      { firing: [gun(20)], targets: [{ kind: 'cav' }], works: 'improved' },
      3,
    ],
    ['outside the works', { firing: [gun(20)], targets: [{ dug: false }], works: 'improved' }, 0],
    [
      'Fortified Zone in Mountain',
      { firing: [french(20)], targets: [german({ kind: 'zone' })], terrain: 'mountain', works: 'zone' },
      2,
    ],
    ['forts alone ignore terrain', { firing: [gun(8, { kind: 'feste' })], terrain: 'mountain' }, 0],
    ['a fort with a unit does not', { firing: [gun(4, { kind: 'feste' }), gun(8)], terrain: 'mountain' }, 3],
    ['forts into their own camp', { firing: [gun(8, { kind: 'fort' })], intoCamp: true }, 2],
    ['units do not', { intoCamp: true }, 0],
    [
      'FOW: +6 whatever else',
      { firing: [gun(20, { llc: true })], targets: [{ kind: 'cav', fow: true }], terrain: 'rough', turn: 21 },
      6,
    ],
    [
      'FOW, the other reading',
      {
        firing: [gun(20, { llc: true })],
        targets: [{ kind: 'cav', fow: true }],
        terrain: 'rough',
        fowReading: 'added',
      },
      15,
    ],
    [
      'several at once',
      {
        firing: [french(20, { llc: true }), french(6)],
        targets: [german({ kind: 'cav' })],
        terrain: 'broken',
        turn: 20,
      },
      13,
    ],
  ])('%s', (_, input, modifier) => {
    expect(firstOf(input)?.modifier).toBe(modifier);
  });

  test('each is a step or named as not applied, once', () => {
    const { steps, notApplied } = answer({ terrain: 'broken' });
    const roll = [
      'broken',
      'rough',
      'coordination',
      'cavalry',
      'heavy',
      'siege',
      'shortage',
      'regularGerman',
      'regularAllied',
      'improvedGerman',
      'improvedAllied',
      'zone',
      'intoCamp',
      'llc',
      'hidden',
    ];
    for (const id of roll)
      expect(
        [
          ...ids(steps).filter((one) => one === `1.${id}`),
          ...ids(notApplied).filter((one) => one === `roll.${id}` || one.startsWith(`roll.${id}.`)),
        ],
        id,
      ).toHaveLength(1);
  });

  test.each<[string, object, string, string]>([
    [
      'only forts fire',
      { firing: [gun(8, { kind: 'feste' })], terrain: 'mountain' },
      'roll.rough.groundForts',
      '8.4.2',
    ],
    [
      'a Fortified Zone',
      { firing: [french(8)], targets: [german({ kind: 'zone' })], terrain: 'broken' },
      'roll.broken.groundZone',
      '8.4.2',
    ],
    ['one French unit', { firing: [french(8)], targets: [german()] }, 'roll.coordination.coordinationOne', '8.4.3'],
    [
      'two French forts',
      { firing: [french(4, { kind: 'fort' }), french(4, { kind: 'fort' })], targets: [german()] },
      'roll.coordination.coordinationForts',
      '8.4.3',
    ],
    ['a HAR by itself', { firing: [french(8)], targets: [german({ kind: 'har' })] }, 'roll.heavy.heavyAlone', '8.4.5'],
    ['a SAR by itself', { firing: [french(8)], targets: [german({ kind: 'sar' })] }, 'roll.siege.siegeAlone', '8.4.6'],
    [
      'counted shells late in the war',
      { firing: [gun(12, { kind: 'sar', shells: '42' })], turn: 21 },
      'roll.shortage.shortageCounted',
      '8.8.1',
    ],
    [
      'a unit among the forts',
      { firing: [french(8, { kind: 'fort' }), french(8)], targets: [german()], intoCamp: true },
      'roll.intoCamp.intoCampUnits',
      '11.6.13',
    ],
  ])('of several conditions it names the one that fails: %s', (_, input, id, rule) => {
    expect(answer(input).notApplied.filter((one) => one.id === id)).toMatchObject([{ rule }]);
  });

  test('units that fail different conditions of one modifier have a line each', () => {
    const targets = [german({ name: '18.ID', march: 'exm-1' }), german({ name: 'HAR', kind: 'har', march: 'exm-2' })];
    const lines = answer({ ...example7, targets }).notApplied.filter(({ id }) => id.startsWith('cab.exm'));
    expect(lines.map(({ id }) => id)).toEqual([
      'cab.exm1.exmPhase',
      'cab.exm2.exm2None',
      'cab.exm1.exm1None',
      'cab.exm2.exmPhase',
    ]);
  });

  test('the state of the target changes its CAB: FOM, heat, home; never EXM', () => {
    const target = { cab: 12, march: 'fom', nearHome: true };
    expect(dataOf({ ...example7, heat: true, targets: [german(target)] }).targets[0]?.cab).toBe(12 + 0 - 3 - 1 + 2);
    expect(dataOf({ ...example7, targets: [german({ ...target, march: 'exm-2' })] }).targets[0]?.cab).toBe(14);
  });
});

describe('the ARF against each unit and its column (8.3.3, 10.2.4)', () => {
  test('a mixed hex: halved against those under cover only; fractions are kept', () => {
    const { targets } = dataOf({
      firing: [gun(25)],
      works: 'fieldworks',
      targets: [{}, { dug: false }, { kind: 'cav' }],
    });
    expect(targets.map(({ arf }) => arf)).toEqual([fraction(25, 2), fraction(25), fraction(25)]);
    expect(targets.map(({ column }) => column)).toEqual(['[12.5]', '[25]', '[25]']);
  });

  test('fieldworks need every gun in front of them, entrenchments one', () => {
    const guns = [gun(10), gun(10, { covered: false })];
    const arfs = (input: object) => toNumber(firstOf({ firing: guns, ...input })?.arf ?? ZERO);
    expect(arfs({ works: 'fieldworks' })).toBe(20);
    expect(arfs({ works: 'fieldworks', worksReading: 'one' })).toBe(10);
    expect(arfs({ works: 'regular' })).toBe(10);
    expect(disputes({ firing: guns, works: 'fieldworks' })).toContain('fieldworks-all-hexsides');
  });

  test('entrenchments hold 8 steps, fieldworks any number', () => {
    const targets = [{ steps: 5 }, { steps: 4 }, { steps: 3 }];
    const arfs = (works: string) =>
      dataOf({ firing: [gun(20)], targets, works }).targets.map(({ arf }) => toNumber(arf));
    expect(arfs('regular')).toEqual([10, 20, 10]);
    expect(arfs('fieldworks')).toEqual([10, 10, 10]);
    expect(ids(answer({ firing: [gun(20)], targets, works: 'regular' }).notApplied)).toContain('crowded');
  });

  test.each<[string, object, string | null, typeof empty?]>([
    ['a fort with 3', { firing: [gun(3, { kind: 'fort' })] }, '3'],
    ['a Feste with 5', { firing: [gun(5, { kind: 'feste' })] }, '3'],
    ['a fort with 2', { firing: [gun(2, { kind: 'fort' })] }, null],
    ['a weak unit and a fort: only the fort fires', { firing: [gun(2), gun(3, { kind: 'fort' })] }, '3'],
    ['units behind cover below 6', { firing: [gun(11)], works: 'fieldworks' }, null],
    [
      'a fort on a card without a column between',
      { firing: [gun(13, { kind: 'fort' })] },
      '3',
      bookOf({ headings: ['16'], complete: true, cells: {} }),
    ],
    ['a unit there', { firing: [gun(13)] }, null, bookOf({ headings: ['16'], complete: true, cells: {} })],
    ['by the other reading', { firing: [gun(11)], works: 'fieldworks', weakReading: 'column-3' }, '3'],
    ['forts against cover keep the column 3', { firing: [gun(11, { kind: 'fort' })], works: 'fieldworks' }, '3'],
    ['exactly 26', { firing: [gun(26)] }, '26'],
    ['an unknown heading', { firing: [gun(17)] }, '[17]'],
  ])('%s', (_, input, column, book) => {
    expect(firstOf(input, book)?.column).toBe(column);
  });

  test('fire too weak for any column has no effect, with or without the die', () => {
    const input = { firing: [gun(11)], works: 'fieldworks' };
    for (const one of [input, { ...input, die: 1 }]) {
      expect(answer(one).outcome.blocks[0]).toMatchObject({ text: { key: 'abu.verdict.weak' } });
      expect(dataOf(one)).toMatchObject({ missing: 0, total: [{ steps: 0, chance: ONE }] });
    }
    expect(disputes(input)).toContain('abu-below-six');
  });

  test.each([
    [6, '6'],
    [9, '8'],
    [19, '16'],
    [33, '26'],
    [40, '34'],
  ])('with all headings in, ARF %i uses the column %s', (arf, column) => {
    expect(firstOf({ firing: [gun(arf)] }, full)?.column).toBe(column);
  });

  test('a card that is complete without a column for units: no effect', () => {
    expect(firstOf({ firing: [gun(7)] }, bookOf({ headings: ['8'], complete: true, cells: {} }))?.column).toBeNull();
  });
});

describe('what is taken for granted of a camp', () => {
  const told = (input: object, rule: string): boolean =>
    answer({ firing: [french(24)], targets: [german()], ...input }).facts.some(
      (fact) => fact.rule === rule && fact.assumed === true,
    );
  test.each([
    ['an Active fort stands in the hex (11.6.11)', { works: 'improved', camp: 'finished' }, '11.6.11', true],
    ['not where they have fallen', { works: 'improved', camp: 'finished', fallen: true }, '11.6.11', false],
    ['nor outside a camp', { works: 'regular' }, '11.6.11', false],
    ['nor before GT3', { works: 'improved', camp: 'finished', turn: 2 }, '11.6.11', false],
    [
      'Belgians are in a camp of their own (11.6.12)',
      { works: 'improved', firing: [gun(24)], targets: [{ nation: 'belgium' }] },
      '11.6.12',
      true,
    ],
    [
      'not where its nation is said',
      { works: 'improved', campNation: 'france', firing: [gun(24)], targets: [{ nation: 'belgium' }] },
      '11.6.12',
      false,
    ],
    ['Germans have no allies to be guests of', { works: 'improved' }, '11.6.12', false],
  ])('%s', (_name, input, rule, expected) => {
    expect(told(input, rule)).toBe(expected);
  });
});
