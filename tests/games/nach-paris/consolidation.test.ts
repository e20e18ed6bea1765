import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { consolidation } from '@/lib/games/nach-paris/calculators/consolidation';
import { loadData, type NpData } from '@/lib/games/nach-paris/data';
import { answerOf, expectLabels, expectSameKeys, firstScreen, refusalOf } from '@/tests/games/nach-paris/spoken';
import { inputsOf } from '@/tests/support/from-schema';

let data: NpData;
beforeAll(async () => {
  data = await loadData();
});
const answer = (input: unknown) => answerOf(consolidation, input, data);
const out = (input: unknown) => answer(input).outcome.data;

describe('the examples of the rulebook', () => {
  test('example 4: 22e DI (B) and 145e RI (B)', () => {
    const found = out({
      rank: 'B',
      lost: 2,
      gain: 1,
      needCbf: 7,
      needArf: 2,
      giverRank: 'B',
      giverSteps: 1,
      giverCbf: 6,
      giverArf: 1,
    });
    expect(found).toEqual({
      allowed: true,
      barred: [],
      gain: { cbf: 7, arf: 2 },
      limit: { cbf: 8, arf: 3 },
      lost: 1,
      giverLeft: 0,
    });
  });
  test('example 5: 22e DI (B) and 52e DR (C)', () => {
    const found = out({
      rank: 'B',
      lost: 1,
      gain: 1,
      needCbf: 3,
      needArf: 1,
      giverRank: 'C',
      giverSteps: 1,
      giverCbf: 5,
      giverArf: 2,
    });
    expect(found).toEqual({
      allowed: true,
      barred: [],
      gain: { cbf: 3, arf: 1 },
      limit: { cbf: 5, arf: 2 },
      lost: 0,
      giverLeft: 0,
    });
  });
});

describe('the limits', () => {
  const pair = (needCbf: number, needArf: number, giverRank: string) => ({
    rank: 'B',
    needCbf,
    needArf,
    giverRank,
    giverCbf: 6,
    giverArf: 1,
  });
  test.each([
    [pair(8, 3, 'B'), []],
    [pair(9, 3, 'B'), ['cbf']],
    [pair(8, 4, 'B'), ['arf']],
    [pair(6, 1, 'A'), []],
    [pair(7, 2, 'C'), ['cbf', 'arf']],
  ])('%o', (input, barred) => {
    expect(out(input)).toMatchObject({ allowed: barred.length === 0, barred });
  });

  test.each([
    ['A+', 'A', true],
    ['A', 'B', true],
    ['B', 'C', true],
    ['C', 'D', true],
    ['D', 'C', true],
    ['A+', 'B', false],
    ['B', 'D', false],
    ['D', 'A+', false],
  ])('rank %s with %s: %s', (rank, giverRank, allowed) => {
    expect(out({ rank, giverRank, needCbf: 1, needArf: 0 }).allowed).toBe(allowed);
  });

  test('a giver that keeps steps gives what it loses, or the whole by the other reading', () => {
    const input = { needCbf: 6, needArf: 1, giverSteps: 3, giverCbf: 12, giverArf: 3, keptCbf: 9, keptArf: 2 };
    expect(out(input)).toMatchObject({ allowed: false, limit: { cbf: 5, arf: 3 } });
    expect(out({ ...input, reading: 'whole' })).toMatchObject({
      allowed: true,
      limit: { cbf: 14, arf: 5 },
      giverLeft: 2,
    });
  });
  test('what the giver keeps does not count where its last step goes', () => {
    expect(out({ keptCbf: 30, keptArf: 30 })).toMatchObject({ allowed: true, limit: { cbf: 7, arf: 3 } });
  });
  test('one step for each step gained', () => {
    expect(out({ lost: 3, gain: 2, giverSteps: 1 }).barred).toEqual(['steps']);
    expect(out({ lost: 3, gain: 2, giverSteps: 2 })).toMatchObject({ allowed: true, lost: 1, giverLeft: 0 });
  });
});

test.each([
  ['kind', { kind: 'har' }],
  ['unhurt', { lost: 0 }],
  ['sameType', { sameType: false }],
  ['pioneer', { pioneer: true }],
  ['sameHex', { sameHex: false }],
  ['busy', { busy: true }],
  ['fired', { fired: true }],
  ['corps', { corps: 'corps' }],
  ['corps', { giverCorps: 'autonomous' }],
  ['enemyZoc', { enemyZoc: true }],
])('%s forbids it', (bar, input) => {
  const found = answer(input);
  expect(found.outcome.data).toMatchObject({ allowed: false, barred: [bar], giverLeft: 1 });
  expect(found.outcome.blocks[0]).toMatchObject({ kind: 'verdict', tone: 'no' });
});

test.each([
  [{ pioneer: true }, true],
  [{}, false],
  [{ pioneer: true, kind: 'cav' }, false],
])('pioneers beside infantry are an open point: %o, %s', (input, open) => {
  expect(answer(input).open.some(({ dispute }) => dispute === 'consolidation-pio')).toBe(open);
});

test('an orphan may', () => {
  expect(out({ corps: 'orphan', giverCorps: 'orphan' }).allowed).toBe(true);
});

test.each([
  [{ kind: 'cav', lost: 3 }, 'lost', '2.4.4'],
  [{ kind: 'cav', giverSteps: 4 }, 'giverSteps', '2.4.4'],
  [{ lost: 1, gain: 2 }, 'gain', '2.4.6'],
  [{ giverSteps: 2, keptCbf: 9 }, 'keptCbf', '2.4.6'],
  [{ giverSteps: 2, keptArf: 9 }, 'keptArf', '2.4.6'],
])('refuses %o', (input, field, rule) => {
  expect(refusalOf(consolidation, input, data)).toMatchObject({ field, rule });
});

test('a greater gain never becomes possible, and what is possible keeps the sum of steps', () => {
  fc.assert(
    fc.property(inputsOf(consolidation.schema, { strings: [''] }), (raw) => {
      const input = consolidation.schema.parse(raw);
      const found = consolidation.evaluate(input, data);
      if (!found.ok) return;
      const { allowed, lost, giverLeft } = found.value.outcome.data;
      expect(allowed).toBe(found.value.outcome.data.barred.length === 0);
      if (allowed) expect(input.lost - lost).toBe(input.giverSteps - giverLeft);
      const more = consolidation.evaluate({ ...input, needCbf: input.needCbf + 1 }, data);
      if (more.ok && more.value.outcome.data.allowed) expect(allowed).toBe(true);
    }),
  );
});

test.each([
  [{}, ['rank', 'lost', 'gain', 'needCbf', 'needArf', 'giverRank', 'giverSteps', 'giverCbf', 'giverArf']],
  [
    { giverSteps: 2 },
    [
      'rank',
      'lost',
      'gain',
      'needCbf',
      'needArf',
      'giverRank',
      'giverSteps',
      'giverCbf',
      'giverArf',
      'keptCbf',
      'keptArf',
    ],
  ],
])('%o asks first for %o', (input, names) => {
  expect(firstScreen(consolidation.schema, input)).toEqual(names);
});

test('words', () => {
  expectLabels(consolidation.schema.shape);
  expectSameKeys('consolidation');
});
