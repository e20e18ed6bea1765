import { describe, expect, test } from 'vitest';
import { ONE } from '@/lib/prob/fraction';
import { abf } from '@/lib/games/nach-paris/calculators/abf';
import { filled, inventedResult } from '@/tests/games/nach-paris/abf-cards';
import { answerOf } from '@/tests/games/nach-paris/spoken';
import { empty, out, stepIds } from '@/tests/games/nach-paris/abf/asked';

const full = filled(empty);
const blocks = (input: unknown, data = empty) => answerOf(abf, input, data).outcome.blocks;
const verdict = (input: unknown, data = empty) => {
  const [first] = blocks(input, data);
  return first?.kind === 'verdict' ? first.text : undefined;
};
const notIds = (input: unknown, data = empty) => answerOf(abf, input, data).notApplied.map(({ id }) => id);

describe('the column (8.6.3, 11.5)', () => {
  test.each([
    [3, null, '–'],
    [4, '4', '4'],
    [13, '10', '10'],
    [58, '52', '52'],
    [63, '52', '52'],
    [64, '64', '64'],
    [200, '179', '179'],
  ])('%i AFF with all headings', (aff, column, mark) => {
    const answer = out({ guns: [{ aff }] }, full);
    expect(answer.start).toBe(mark);
    expect(answer.column).toBe(column ?? '–');
  });
  test('an AFF below the card has no effect, whatever the die', () => {
    const weak = { guns: [{ aff: 3 }], die: 1 };
    expect(out(weak, full)).toMatchObject({ targetFate: 'stands', result: null, missing: 0 });
    expect(verdict(weak, full)?.key).toBe('abf.verdict.noEffect');
    expect(out({ guns: [{ aff: 3 }] }, full).odds?.stands).toEqual(ONE);
  });
  test.each([
    [11, 'nearest', '10'],
    [12, 'nearest', '10'],
    [13, 'nearest', '14'],
    [13, 'down', '10'],
    [2, 'nearest', '4'],
    [200, 'nearest', '210'],
    [194, 'nearest', '179'],
    [150, 'nearest', '155'],
  ])('%i AFF read %s', (aff, columnReading, column) => {
    expect(out({ guns: [{ aff }], columnReading }, full).column).toBe(column);
  });
  test('to the nearest column the neighbour has to be known', () => {
    expect(out({ guns: [{ aff: 13 }], columnReading: 'nearest' }).column).toBe('14');
    expect(out({ guns: [{ aff: 55 }], columnReading: 'nearest' }).column).toBe('[55]');
    expect(out({ guns: [{ aff: 52 }], columnReading: 'nearest' }).column).toBe('52');
  });
  test.each([
    ['inf', 'A+', 3, 3],
    ['inf', 'B', 8, 2],
    ['inf', 'A', 9, 1],
    ['inf', 'C', 4, 2],
    ['inf', 'D', 5, 1],
    ['inf', 'C', 12, 0],
    ['cav', 'A+', 2, 1],
    ['cav', 'B', 8, 0],
    ['cav', 'B', 9, 0],
  ])('%s of rank %s against CBF %i', (kind, rank, cbf, shift) => {
    expect(out({ forts: [{ cbf }], assaulter: [{ kind, rank }] }, full).shift).toBe(shift);
  });
  test('PIO shift by 4 whatever the fort, alone not at all', () => {
    expect(out({ guns: [{ aff: 48 }], assaulter: [{ kind: 'pio' }] }, full)).toMatchObject({
      aff: 52,
      shift: 4,
      start: '52',
      column: '94',
    });
    expect(out({ guns: [], assaulter: [{ kind: 'pio' }] }, full)).toMatchObject({ aff: 14, shift: 0, column: '14' });
  });
  test('another fort that is nobody’s target: one to the left, for an assault only (11.5.3)', () => {
    const two = { forts: [{}, {}], assaulter: [{}] };
    expect(out({ ...two, guns: [{ aff: 10 }] }, full).column).toBe('14');
    expect(out({ ...two, forts: [{}, { aimed: true }], guns: [{ aff: 10 }] }, full).column).toBe('18');
    expect(out({ ...two, forts: [{}, { destroyed: true }], guns: [{ aff: 10 }] }, full).column).toBe('18');
    expect(out({ ...two, forts: [{}, {}, { aimed: true }], guns: [{ aff: 10 }] }, full).column).toBe('14');
    expect(out({ forts: [{}, {}], guns: [{ aff: 10 }] }, full).column).toBe('10');
    expect(notIds({ forts: [{}, {}], guns: [{ aff: 10 }] }, full)).toContain('leftAlone');
  });
  test('past the last column the last one is read; a shift does not lead back from below the first', () => {
    expect(out({ guns: [{ aff: 150 }], assaulter: [{ kind: 'pio' }] }, full)).toMatchObject({
      start: '130',
      column: '210',
    });
    expect(out({ guns: [{ aff: 3 }], assaulter: [{}], die: 1 }, full)).toMatchObject({
      start: '–',
      column: '–',
      targetFate: 'stands',
      assaulterTests: true,
    });
  });
  test('unknown headings: what can be said, and the cell to read', () => {
    expect(out({ guns: [{ aff: 30 }], die: 7 })).toMatchObject({
      start: '[30]',
      column: '[30]',
      row: 4,
      result: null,
      missing: 1,
    });
    expect(out({ guns: [{ aff: 30 }], assaulter: [{}], shift: 2, die: 7 }).column).toBe('[30] +2');
    const [first, cells] = blocks({ guns: [{ aff: 30 }], die: 7 });
    expect(first).toMatchObject({ kind: 'verdict', text: { key: 'abf.verdict.readCell' } });
    expect(cells).toMatchObject({
      kind: 'cells',
      rows: [
        {
          use: 'now',
          cell: { card: 'abf', line: 'masonry', column: { known: false, value: '30', shift: 0 }, row: '4' },
        },
      ],
    });
  });
  test('one cell that several faces lead to is asked for once', () => {
    const far = { guns: [{ aff: 30 }], terrain: 'rough', turn: 20, overflowReading: 'once' };
    // Rows 9 to 18: 9 to 12 in their column, 13 to 18 in rows 11 and 12 of the one to the left.
    expect(out(far).missing).toBe(6);
    const rows = blocks(far).flatMap((block) => (block.kind === 'cells' ? block.rows : []));
    expect(rows).toHaveLength(6);
    expect(rows[5]).toMatchObject({ label: { key: 'abf.cells.faces', params: { from: 11, to: 20 } } });
  });
  test('an unknown shift is asked for first', () => {
    const assault = { assaulter: [{ rank: 'C' }], die: 7 };
    expect(verdict(assault)?.key).toBe('abf.verdict.needShift');
    expect(blocks(assault)[1]).toMatchObject({
      kind: 'cells',
      rows: [{ use: 'now', cell: { card: 'assault-shifts', row: 'inf-c-d', column: { heading: '5-8' } } }],
    });
    expect(out(assault)).toMatchObject({ aff: 12, start: '10', column: null, shift: null, odds: null, missing: 1 });
  });
});

describe('the row (8.6.2, 8.7)', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [19, 10],
    [20, 10],
  ])('d20 %i gives row %i', (die, row) => {
    expect(out({ die }, full).row).toBe(row);
  });
  test.each([
    [{ terrain: 'rough' }, 4],
    [{ terrain: 'mountain' }, 4],
    [{ terrain: 'broken' }, 0],
    [{ terrain: 'lowlands' }, 0],
    [{ terrain: 'broken', brokenReading: 'example' }, 4],
    [{ turn: 19 }, 0],
    [{ turn: 20 }, 4],
    [{ turn: 24, guns: [{ kind: 'sar', shells: '42', aff: 60 }] }, 0],
    [{ turn: 24, guns: [{ kind: 'sar', shells: '42', aff: 60 }, { aff: 12 }] }, 4],
    [{ turn: 24, guns: [{ kind: 'sar', shells: '42', aff: 60 }], assaulter: [{ kind: 'pio' }] }, 4],
    [{ turn: 24, guns: [{ kind: 'sar', shells: '30', aff: 60 }], assaulter: [{ kind: 'inf' }] }, 0],
    [{ guns: [{ aff: 12, llc: true }] }, 3],
    [{ assaulter: [{ llc: true }] }, 3],
    [{ guns: [{ kind: 'sar', longRange: true, aff: 40 }] }, 5],
    [{ guns: [{ kind: 'sar', longRange: true, aff: 40 }, { llc: true }], terrain: 'rough' }, 12],
  ])('%o changes it by %i', (input, change) => {
    const row = change + 1;
    // Above 12 the row comes back by two for each column to the left.
    expect(out({ die: 1, ...input }, full).row).toBe(row <= 12 ? row : row - 2 * Math.ceil((row - 12) / 2));
  });
  test('above 12: one column left and two rows up, again and again', () => {
    const far = { guns: [{ kind: 'sar', aff: 52, longRange: true, llc: true }], terrain: 'rough', turn: 20, die: 20 };
    // 10 + 5 + 4 + 4 + 3 = 26: seven moves from 52 over 42, 34, 24, 18, 14, 10 to 8.
    expect(out(far, full)).toMatchObject({ row: 12, column: '52', result: inventedResult(2, 12, 0) });
    expect(stepIds(far, full).filter((id) => id.startsWith('edge'))).toHaveLength(7);
    expect(out({ ...far, guns: [{ ...far.guns[0], aff: 8 }] }, full)).toMatchObject({
      targetFate: 'stands',
      result: null,
    });
    expect(answerOf(abf, far, full).open.map(({ dispute }) => dispute)).toContain('overflow-twice');
    // The numbers beside the answer are those of the cell that is read.
    const { blocks } = answerOf(abf, far, full).outcome;
    const rows = blocks.flatMap((block) => (block.kind === 'values' && block.id === 'numbers' ? block.rows : []));
    const shown = (key: string) => rows.find(({ label }) => label.key === `abf.values.${key}`)?.value;
    expect([shown('column'), shown('row')]).toMatchObject([{ params: { heading: '8' } }, '12']);
    // By the other reading one move, then the last row: column 42.
    expect(out({ ...far, overflowReading: 'once' }, full)).toMatchObject({ row: 12, result: inventedResult(8, 12, 0) });
    expect(stepIds({ ...far, overflowReading: 'once' }, full)).toEqual(expect.arrayContaining(['edge-1', 'edge-last']));
    expect(out({ ...far, die: 1, turn: 19, overflowReading: 'once' }, full)).toMatchObject({
      row: 11,
      result: inventedResult(8, 11, 0),
    });
  });
});
