import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import abuCard from '@/content/nach-paris/cards/abu.json';
import type { Text } from '@/lib/calc/evaluation';
import { formOf, isAsked } from '@/lib/calc/form';
import { add, equal, fraction, ONE, sum, toNumber, ZERO } from '@/lib/prob/fraction';
import { cellKey, NO_ENTRIES, type CardChart, type CardEntries } from '@/lib/tables/card';
import { showResult } from '@/lib/tables/card-written';
import { abu } from '@/lib/games/nach-paris/calculators/abu';
import { inputsOf } from '@/tests/support/from-schema';
import { answerOf, expectLabels, expectSameKeys, firstScreen, refusalOf } from '@/tests/games/nach-paris/spoken';

const card = abuCard as unknown as CardChart;
const bookOf = (entries: CardEntries) => ({ cards: { cards: { abu: card }, entries: { abu: entries } } });
const empty = bookOf(NO_ENTRIES);

/** Numbers of our own making: the stronger the fire and the lower the row, the worse for the target. */
const HEADINGS = ['3', '6', '8', '10', '12', '16', '20', '26', '34'];
const invented = (column: number, row: number) => ({
  losses: column >= 6 && row <= column - 2 ? 1 : 0,
  modifier: row > 14 - column / 2 + 8 ? null : row - column,
});
const cells = Object.fromEntries(
  HEADINGS.flatMap((heading, i) =>
    Array.from({ length: 16 }, (_, r) => [
      cellKey(undefined, heading, r + 1),
      showResult(card.results, { sides: [invented(i, r + 1)] }),
    ]),
  ),
);
const entered: CardEntries = { headings: HEADINGS.filter((one) => one !== '3' && one !== '26'), complete: true, cells };
const full = bookOf(entered);

const gun = (arf: number, more: object = {}) => ({ nation: 'germany', kind: 'inf', arf, ...more });
const french = (arf: number, more: object = {}) => gun(arf, { nation: 'france', ...more });
const german = <Members extends object>(more?: Members) =>
  ({ nation: 'germany', ...more }) as { nation: string } & Members;

const answer = (input: unknown, book = empty) => answerOf(abu, input, book);
const dataOf = (input: unknown, book = empty) => answer(input, book).outcome.data;
const firstOf = (input: unknown, book = empty) => dataOf(input, book).targets[0];
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const disputes = (input: unknown, book = empty) => answer(input, book).open.map(({ dispute }) => dispute);

const example7 = {
  firing: [
    french(12, { name: '1ere DI' }),
    french(11, { name: '2e DI' }),
    french(7, { name: '155 CTR / 1er RAL', kind: 'har' }),
  ],
  targets: [
    german({ name: '18.ID', cab: 12, test: 4 }),
    german({ name: '5.KD', kind: 'cav', steps: 3, cab: 12, test: 6 }),
    german({ name: 'II/RFußa.2', kind: 'har', steps: 1, cab: 12, test: 16 }),
  ],
  die: 3,
};

describe('worked example 7', () => {
  const { arf, number, targets, total, missing } = dataOf(example7);

  test('12 + 11 + 7 = 30, read in the column 26, hits every unit', () => {
    expect(arf).toEqual(fraction(30));
    expect(number).toBeNull();
    expect(missing).toBe(0);
  });

  test.each([
    [0, '18.ID', 1, '3', '0', 12, true],
    [1, '5.KD', 4, '6', '+3', 15, true],
    [2, 'II/RFußa.2', 4, '6', '+3', 15, false],
  ])('target %i: %s', (i, name, modifier, row, result, cab, passed) => {
    expect(targets[i]).toMatchObject({ name, modifier, cell: { column: '26', row }, result, cab, passed });
  });

  test('only the HAR is lost', () => {
    expect(targets.map(({ lost }) => lost?.map(({ steps }) => steps))).toEqual([[0], [0], [1]]);
    expect(targets[2]?.eliminated).toEqual(ONE);
    expect(total).toEqual([{ steps: 1, chance: ONE }]);
    expect(answer(example7).outcome.blocks[0]).toMatchObject({
      kind: 'verdict',
      text: { key: 'abu.verdict.lost', params: { steps: 1 } },
    });
  });

  test('the same without the tests: three to roll, with their odds', () => {
    const { outcome } = answer({ ...example7, targets: example7.targets.map(({ test: _, ...unit }) => unit) });
    expect(outcome.blocks[0]).toMatchObject({ kind: 'verdict', text: { key: 'abu.verdict.tests' } });
    // One loss more likely for CAB 12 (8 of 20) than for 15 (5 of 20).
    expect(outcome.data.targets.map(({ expected }) => expected)).toEqual([
      fraction(8, 20),
      fraction(5, 20),
      fraction(5, 20),
    ]);
    expect(outcome.data.expected).toEqual(fraction(18, 20));
  });
});

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

describe('rows above 16 (8.4.7)', () => {
  const nasty = { firing: [gun(12, { llc: true })], terrain: 'mountain', turn: 20, targets: [{ kind: 'cav' }] };
  test.each([
    [1, { column: '12', row: '14' }],
    [6, { column: '12', row: '16' }],
    [7, { column: '10', row: '15' }],
    [20, { column: '8', row: '19' }],
  ])('die %i', (die, cell) => {
    const moved = Number(cell.row) > 16 ? null : cell;
    const target = firstOf({ ...nasty, die }, full);
    expect(target?.modifier).toBe(13);
    if (moved) expect(target?.cell).toEqual(moved);
    // 10 + 13 = 23: four moves lead past the last column for units.
    else expect(target?.cell).toBeNull();
  });

  test('a move into the column of fortifications ends the fire of units, not of forts', () => {
    const base = { turn: 20, targets: [{ kind: 'cav' }], die: 20 };
    expect(dataOf({ ...base, firing: [gun(6)] }, full).targets[0]).toMatchObject({
      modifier: 7,
      cell: null,
      lost: [{ steps: 0, chance: ONE }],
    });
    expect(dataOf({ ...base, firing: [gun(6, { kind: 'fort' })] }, full).targets[0]).toMatchObject({
      modifier: 7,
      cell: { column: '3', row: '15' },
    });
    expect(disputes({ ...base, firing: [gun(6)] }, full)).toContain('overflow-twice');
  });

  test('the other reading moves once and reads the last row', () => {
    expect(firstOf({ ...nasty, die: 20, overflowReading: 'once' }, full)?.cell).toEqual({ column: '10', row: '16' });
  });

  test('where the heading is not known the move is named', () => {
    expect(firstOf({ ...nasty, die: 7 })?.cell).toEqual({ column: '[12] −1', row: '15' });
  });
});

describe('cells that are missing', () => {
  const blocks = (input: unknown, book = empty) => answer(input, book).outcome.blocks;
  const rows = (input: unknown, id: string, book = empty) =>
    blocks(input, book).flatMap((block) => (block.kind === 'cells' && block.id === id ? block.rows : []));

  test('with the die: exactly the cells to read now, each once', () => {
    const input = {
      firing: [french(32)],
      targets: [german({ name: 'a' }), german({ name: 'b', kind: 'cav' }), german({ name: 'c', kind: 'cav' })],
      die: 20,
    };
    expect(rows(input, 'now')).toMatchObject([
      {
        cell: { card: 'abu', row: '10', column: { known: false, value: '32', shift: 0 } },
        use: 'now',
        label: { params: { what: 'a' } },
      },
      { cell: { row: '13' }, label: { params: { what: 'b, c' } } },
    ]);
    expect(dataOf(input)).toMatchObject({ missing: 2, total: null });
    expect(blocks(input)[0]).toMatchObject({
      text: {
        key: 'abu.verdict.read',
        params: {
          cells: {
            key: 'abu.verdict.cells',
            params: {
              before: { params: { column: { key: 'abu.column.of', params: { value: '32' } }, row: '10' } },
              cell: { params: { row: '13' } },
            },
          },
        },
      },
    });
    expect(blocks(input)[1]).toMatchObject({ kind: 'cells', id: 'now' });
  });

  test('without the die: those of all faces; the known one says where it comes from', () => {
    const input = { firing: [gun(26)], targets: [{}] };
    const found = rows(input, 'odds');
    expect(found).toHaveLength(10);
    expect(found.filter(({ result }) => result !== undefined)).toMatchObject([
      { result: '−1', from: 'rulebook' },
      { result: '0' },
      { result: '+3' },
    ]);
    expect(dataOf(input)).toMatchObject({ missing: 7, total: null, expected: null });
  });

  test('a cell that the player enters comes before that of the example', () => {
    const own = bookOf({ headings: [], complete: false, cells: { [cellKey(undefined, '26', 3)]: '• −2' } });
    const target = dataOf({ firing: [gun(26)], targets: [{ cab: 12 }], die: 6 }, own).targets[0];
    expect(target).toMatchObject({
      result: '• −2',
      cab: 10,
      lost: [
        { steps: 1, chance: fraction(1, 2) },
        { steps: 2, chance: fraction(1, 2) },
      ],
    });
  });

  test('partly known: a target whose cells are all there has odds, the whole has not', () => {
    const cellsOf26 = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [cellKey(undefined, '26', i + 1), '0']));
    const { targets, total } = dataOf(
      { firing: [gun(26)], targets: [{}, { kind: 'cav' }] },
      bookOf({ headings: [], complete: false, cells: cellsOf26 }),
    );
    expect(targets.map(({ lost }) => lost !== null)).toEqual([true, false]);
    expect(total).toBeNull();
  });
});

describe('the odds', () => {
  test('the odds before the die are the mean of those after each face', () => {
    const input = {
      firing: [gun(22)],
      terrain: 'broken',
      targets: [{ cab: 9 }, { kind: 'cav', steps: 2 }, { kind: 'har', steps: 1 }],
    };
    const faces = Array.from({ length: 20 }, (_, i) => dataOf({ ...input, die: i + 1 }, full).expected ?? ZERO);
    const mean = sum(faces);
    expect(dataOf(input, full).expected).toEqual(fraction(mean.n, mean.d * 20n));
  });
});

describe('what the rulebook leaves open', () => {
  test.each<[string, object, readonly string[]]>([
    ['nothing', { firing: [gun(12)] }, []],
    ['an ARF between two lines', { firing: [gun(13)] }, ['abu-between-columns']],
    [
      'a fraction left by cover',
      { firing: [gun(25)], works: 'fieldworks', targets: [{}] },
      ['abu-between-columns', 'abu-number-with-cover'],
    ],
    ['forts with units', { firing: [gun(6, { kind: 'feste' }), gun(6)] }, ['fort-abu-with-units']],
    ['forts alone', { firing: [gun(12, { kind: 'feste' })] }, ['fort-abu-with-units']],
    [
      'forts with units into the camp of the forts',
      { firing: [gun(6, { kind: 'feste' }), gun(6)], intoCamp: true },
      ['fort-abu-with-units', 'camp-fire-mixed'],
    ],
    [
      'a SAR that counts its shots',
      { firing: [gun(12, { kind: 'sar', shells: '42' })] },
      ['siege-guns-abu', 'ammunition-track'],
    ],
    ['GT22', { firing: [gun(24)], turn: 22 }, ['late-war-arf-half']],
    ['hidden and open units', { firing: [gun(20)], targets: [{}, { fow: true }] }, ['fow-flat-six', 'fow-mixed-stack']],
    [
      'more than 8 steps',
      { firing: [gun(32)], targets: [{ steps: 5 }, { steps: 5 }], works: 'regular' },
      ['abu-number-with-cover', 'entrenchment-eight-steps'],
    ],
    [
      'two drops',
      { firing: [gun(32)], works: 'improved', camp: 'unfinished', fallen: true },
      ['abu-number-with-cover', 'entrenchments-before-gt3', 'enc-drops-add-up'],
    ],
    [
      'a Fortified Zone',
      { firing: [french(12)], targets: [german({ kind: 'zone' })] },
      ['abu-number-with-cover', 'fortified-zones'],
    ],
    ['terrain', { firing: [gun(12)], terrain: 'rough' }, ['abu-terrain-rows']],
    ['near home', { firing: [gun(12)], targets: [{ nearHome: true }] }, ['fort-related-bonus']],
  ])('%s', (_, input, wanted) => {
    expect(disputes(input)).toEqual(wanted);
  });
});

describe('what follows', () => {
  test('lost steps bar from attacks, a test uncovers a hidden stack, guns are spent', () => {
    const own = bookOf({
      headings: [],
      complete: false,
      cells: { [cellKey(undefined, '26', 7)]: '• −2', [cellKey(undefined, '26', 1)]: '•' },
    });
    const after = (input: object) =>
      answer({ firing: [gun(26)], ...input }, own).outcome.blocks.flatMap((block) =>
        block.kind === 'values' && block.id === 'after'
          ? block.rows.map(({ value, rule }) => [(value as Text).key, rule])
          : [],
      );
    expect(after({ targets: [{ fow: true, cab: 12, test: 11 }], die: 1 })).toEqual([
      ['abu.after.barrage', '8.1.3'],
      ['abu.after.two', '8.3.4'],
      ['abu.after.revealed', '19.4.2'],
    ]);
    expect(after({ targets: [{}], die: 1 })).toEqual([
      ['abu.after.barrage', '8.1.3'],
      ['abu.after.one', '8.3.4'],
    ]);
    expect(after({ targets: [{ steps: 1 }], die: 1 })).toEqual([['abu.after.barrage', '8.1.3']]);
    expect(after({ firing: [french(26, { kind: 'fort' })], targets: [german()], die: 1 })).toEqual([
      ['abu.after.one', '8.3.4'],
    ]);
  });

  test('only INF and CAV have more than one step (2.4.5)', () => {
    const kinds = ['inf', 'cav', 'har', 'pio', 'sar', 'eng', 'hq'];
    const { targets } = dataOf(
      { firing: [french(40)], targets: kinds.map((kind) => german({ kind, steps: 3, cab: 1 })), die: 20 },
      full,
    );
    expect(targets.map(({ eliminated }) => eliminated && toNumber(eliminated) > 0)).toEqual(
      kinds.map((kind) => kind !== 'inf' && kind !== 'cav'),
    );
  });

  test('the zone tests with its own 13 and dies of one step', () => {
    const own = bookOf({ headings: [], complete: false, cells: { [cellKey(undefined, '26', 3)]: '−3' } });
    expect(
      dataOf(
        {
          firing: [french(52)],
          targets: [german({ kind: 'zone', cab: 5, steps: 4 })],
          terrain: 'mountain',
          works: 'zone',
          die: 1,
          heat: true,
        },
        own,
      ).targets[0],
    ).toMatchObject({ cell: { column: '26', row: '3' }, cab: 10, eliminated: fraction(1, 2) });
  });

  test('dice that nobody rolls: out of the fire, no effect, no test, a CAB of 0 or less, of 20 or more', () => {
    const idle = (input: object, book = full) => answer({ firing: [gun(12)], ...input }, book).idleDice;
    expect(idle({ targets: [{}, { hit: false }] })).toEqual(['targets.1.test']);
    expect(idle({ targets: [{}, { hit: false }], die: 9 })).toEqual(['targets.1.test']);
    const cell = (result: string) =>
      bookOf({ headings: ['12'], complete: false, cells: { [cellKey(undefined, '12', 1)]: result } });
    expect(idle({ targets: [{ steps: 1 }, { cab: 4 }, { cab: 5 }], die: 1 }, cell('• −4'))).toEqual([
      'targets.0.test',
      'targets.1.test',
    ]);
    expect(idle({ targets: [{ cab: 19 }, { cab: 18 }], die: 1 }, cell('+1'))).toEqual(['targets.0.test']);
    expect(idle({ die: 1 }, cell('—'))).toEqual(['targets.0.test']);
    expect(idle({ die: 1 }, empty)).toEqual([]);
    expect(idle({ firing: [gun(6)], works: 'fieldworks', targets: [{}] })).toEqual(['targets.0.test']);
  });

  test('a test that needs no die is not waited for, nor does a die change it', () => {
    const book = (result: string) =>
      bookOf({ headings: ['12'], complete: false, cells: { [cellKey(undefined, '12', 1)]: result } });
    const case_ = (result: string, cab: number, test?: number) =>
      answer({ firing: [gun(12)], targets: [{ cab, test }], die: 1 }, book(result));
    for (const test of [undefined, 1, 20]) {
      for (const [result, cab, steps] of [
        ['• −4', 4, 2],
        ['+1', 19, 0],
      ] as const) {
        const { outcome, steps: ledger } = case_(result, cab, test);
        expect(outcome.data.targets[0], `${result} ${test}`).toMatchObject({
          passed: steps === 0,
          lost: [{ steps, chance: ONE }],
        });
        expect(outcome.blocks[0]).toMatchObject({ text: { key: 'abu.verdict.lost', params: { steps } } });
        expect(ids(ledger)).not.toContain('1.roll');
      }
    }
    expect(case_('+1', 18).outcome.blocks[0]).toMatchObject({ text: { key: 'abu.verdict.tests' } });
  });

  test('the shots left are asked for where a gun counts them', () => {
    const firing = (shells: string) => [gun(6), gun(6, { kind: 'sar', shells })];
    expect(firstScreen(abu.schema)).not.toContain('shots42');
    expect([
      firstScreen(abu.schema, { firing: firing('42') }),
      firstScreen(abu.schema, { firing: firing('30') }),
    ]).toEqual([expect.arrayContaining(['shots42']), expect.arrayContaining(['shots30'])]);
    expect(firstScreen(abu.schema, { firing: firing('none') }).filter((name) => name.startsWith('shots'))).toEqual([]);
  });

  test('shots are counted once for each calibre', () => {
    const firing = [
      gun(6, { kind: 'sar', shells: '42' }),
      gun(6, { kind: 'sar', shells: '42' }),
      gun(6, { kind: 'sar', shells: '30' }),
    ];
    expect(dataOf({ firing, shots30: 1 }).shots).toEqual([
      { calibre: '42', before: 12, after: 11 },
      { calibre: '30', before: 1, after: 0 },
    ]);
  });
});

describe('refused', () => {
  test.each<[string, object, string]>([
    ['nobody fires', { firing: [] }, '8.1.2'],
    ['no ARF', { firing: [gun(0)] }, '8.1.2'],
    ['too weak', { firing: [gun(5)] }, '8.3.1'],
    ['too weak by the shortage', { firing: [gun(11)], turn: 22 }, '8.3.1'],
    ['French and Belgians', { firing: [french(8), gun(8, { nation: 'belgium' })], targets: [german()] }, '8.2.2'],
    ['both sides', { firing: [french(8), gun(8)] }, '2.1.1'],
    ['friends', { firing: [gun(8)], targets: [german()] }, '8.1.1'],
    ['out of command', { firing: [gun(8, { bar: 'ooc' })] }, '13.3.2'],
    ['2+ steps lost', { firing: [gun(8, { bar: 'worn' })] }, '8.1.1'],
    ['the target is behind it', { firing: [gun(8), gun(8, { bar: 'front' })] }, '8.2.1'],
    ['embarked', { firing: [gun(8, { bar: 'embarked' })] }, '8.2.1'],
    ['withdrawing', { firing: [gun(8, { bar: 'withdrawing' })] }, '7.8.1'],
    ['indoctrinated', { firing: [french(8, { bar: 'indoctrinated' })], targets: [german()] }, '21.2.1'],
    ['SAR on the move', { firing: [gun(8, { kind: 'sar', bar: 'moving' })] }, '8.1.2'],
    ['shells of an INF', { firing: [gun(8, { shells: '42' })] }, '2.5.17'],
    ['a French Feste', { firing: [french(8, { kind: 'feste' })], targets: [german()] }, '11.4.1'],
    ['no shots left', { firing: [gun(8, { kind: 'sar', shells: '30' })], shots30: 0 }, '8.8.2'],
    ['a hidden stack below 20', { firing: [gun(19)], targets: [{ fow: true }] }, '19.3.2'],
    ['an HQ under a FOW marker', { firing: [gun(40)], targets: [{}, { kind: 'hq', fow: true }] }, '19.1.5'],
    ['no target chosen', { firing: [gun(12)], targets: [{ hit: false }, { fow: true }] }, '8.3.1'],
    ['a flooded hex', { terrain: 'flooded' }, '6.4.1'],
    ['a unit at sea', { targets: [{}, { atSea: true }] }, '18.1.4'],
    ['an Allied Fortified Zone', { targets: [{ kind: 'zone' }] }, '11.2.1'],
    ['Allied units in a Fortified Zone', { works: 'zone' }, '11.2.1'],
    ['an Allied SAR fires', { firing: [french(8, { kind: 'sar' })], targets: [german()] }, '2.2.2'],
    ['an Allied SAR under fire', { targets: [{ kind: 'sar' }] }, '2.2.2'],
    ['Allied PIO', { targets: [{}, { kind: 'pio' }] }, '2.5.4'],
  ])('%s', (_, input, rule) => {
    expect(refusalOf(abu, input, empty)).toMatchObject({ code: 'illegal', rule });
  });

  test('hidden and open units: below 20 only the open ones', () => {
    expect(
      dataOf({ firing: [gun(12)], targets: [{ name: 'a' }, { name: 'b', fow: true }] }).targets.map(({ name }) => name),
    ).toEqual(['a']);
    expect(
      dataOf({ firing: [gun(20)], targets: [{ name: 'a' }, { name: 'b', fow: true }] }).targets.map(
        ({ modifier }) => modifier,
      ),
    ).toEqual([0, 6]);
  });
});

describe('the contract', () => {
  test('labels, options and the same messages in every language', () => {
    expectLabels(abu.schema.shape);
    expectSameKeys('abu');
  });

  test('the form asks for what the works and the type of a target leave open', () => {
    const form = formOf(abu.schema);
    const asked = (values: Record<string, unknown>, fields = form) =>
      fields.filter((field) => isAsked(field, fields, values)).map(({ name }) => name);
    for (const name of ['camp', 'campNation', 'fallen'])
      expect(
        [
          asked({}).includes(name),
          asked({ works: 'fieldworks' }).includes(name),
          asked({ works: 'improved' }).includes(name),
        ],
        name,
      ).toEqual([false, false, true]);
    const shape = form.find(({ name }) => name === 'targets')?.shape;
    const target = shape?.kind === 'list' && shape.item.kind === 'group' ? shape.item.fields : [];
    expect(asked({ kind: 'zone' }, target)).not.toContain('cab');
    expect(asked({ kind: 'har' }, target)).toEqual(expect.arrayContaining(['cab', 'fow', 'gun120']));
    expect(asked({ kind: 'har' }, target)).not.toContain('steps');
    for (const kind of ['hq', 'zone']) expect(asked({ kind }, target)).not.toContain('fow');
    expect(asked({}, target)).toContain('steps');
    expect(asked({}, target)).not.toContain('gun120');
  });

  test('any input: said in every language, ids unique, odds of one, the same with an empty, a partly filled and a full card', () => {
    const partly = bookOf({
      headings: ['12', '20'],
      complete: false,
      cells: { [cellKey(undefined, '12', 5)]: '• 0', [cellKey(undefined, '20', 9)]: '—' },
    });
    // Most inputs of chance are refused: the guns are made able to fire, and nobody has what only the other side has.
    const able = (input: unknown, attackers: 'germany' | 'france'): object => {
      const {
        firing = [],
        targets = [],
        works,
        ...rest
      } = input as { firing?: { kind?: string }[]; targets?: { kind?: string }[]; works?: string };
      const own = <One extends { kind?: string }>(one: One, nation: string) => ({
        ...one,
        nation,
        ...(nation === 'france' && ['sar', 'pio', 'zone', 'feste'].includes(one.kind ?? '') ? { kind: 'inf' } : {}),
      });
      return {
        ...rest,
        works: works === 'zone' && attackers === 'germany' ? 'none' : works,
        firing: [...firing, {}].map((one) => ({ ...own(one, attackers), bar: 'none', shells: 'none', arf: 40 })),
        targets: [...targets, {}].map((one) => ({
          ...own(one, attackers === 'germany' ? 'france' : 'germany'),
          ...(one.kind === 'hq' ? { fow: false } : {}),
          atSea: false,
        })),
      };
    };
    fc.assert(
      fc.property(
        inputsOf(abu.schema, { strings: ['', 'x'] }),
        fc.constantFrom('germany' as const, 'france' as const),
        fc.constantFrom(empty, partly, full),
        (input, attackers, book) => {
          const { outcome, steps, notApplied } = answer(
            Object.freeze({ ...able(input, attackers), terrain: 'clear' }),
            book,
          );
          expect(new Set(ids(steps)).size).toBe(steps.length);
          expect(new Set(ids(notApplied)).size).toBe(notApplied.length);
          const { targets, total, expected } = outcome.data;
          for (const list of [...targets.map(({ lost }) => lost), total])
            if (list) expect(sum(list.map(({ chance }) => chance))).toEqual(ONE);
          if (expected)
            expect(
              equal(
                expected,
                targets.reduce((mean, one) => add(mean, one.expected ?? ZERO), ZERO),
              ),
            ).toBe(true);
          expect(total === null).toBe(targets.some(({ lost }) => lost === null));
          expect(outcome.data.missing === 0).toBe(total !== null);
        },
      ),
      { numRuns: 150 },
    );
  });
});
