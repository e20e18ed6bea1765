import { describe, expect, test } from 'vitest';
import type { Text } from '@/lib/calc/evaluation';
import { fraction, ONE, toNumber } from '@/lib/prob/fraction';
import { cellKey } from '@/lib/tables/card';
import { abu } from '@/lib/games/nach-paris/calculators/abu';
import { firstScreen } from '@/tests/games/nach-paris/spoken';
import {
  bookOf,
  empty,
  full,
  gun,
  french,
  german,
  answer,
  dataOf,
  ids,
  disputes,
} from '@/tests/games/nach-paris/abu/asked';

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
    const idle = (input: object, book = full) => answer({ firing: [gun(12)], ...input }, book).idleDice ?? [];
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
