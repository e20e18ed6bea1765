import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formOf, isAsked } from '@/lib/calc/form';
import { add, equal, fraction, ONE, sum, ZERO } from '@/lib/prob/fraction';
import { cellKey } from '@/lib/tables/card';
import { abu } from '@/lib/games/nach-paris/calculators/abu';
import { inputsOf } from '@/tests/support/from-schema';
import { expectLabels, expectSameKeys, refusalOf } from '@/tests/games/nach-paris/spoken';
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
      text: { key: 'abu.verdict.lostGone', params: { steps: 1, names: 'II/RFußa.2' } },
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

  test.each([
    [6, {}, { key: 'abu.values.row', params: { row: 16 } }, '8.3.3'],
    [7, {}, { key: 'abu.values.moved', params: { row: 17, to: { params: { heading: '10' } }, last: '15' } }, '8.4.7'],
    [20, {}, { key: 'abu.values.off', params: { row: 23 } }, '8.4.7'],
    [
      20,
      { overflowReading: 'once' },
      { key: 'abu.values.moved', params: { row: 23, to: { params: { heading: '10' } }, last: '16' } },
      '8.4.7',
    ],
  ])('die %i %j: the numbers name the cell that is read', (die, more, value, rule) => {
    const { blocks } = answer({ ...nasty, ...more, die }, full).outcome;
    const rows = blocks.flatMap((block) => (block.kind === 'values' && block.id === 'numbers' ? block.rows : []));
    expect(rows.find(({ label }) => label.key === 'abu.name')).toMatchObject({ value, rule });
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
        // The other reading lets fewer of them be named than are.
        numberReading: 'before',
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
