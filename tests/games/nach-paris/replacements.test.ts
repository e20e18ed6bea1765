import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { takerSchema } from '@/lib/games/nach-paris/replacements/fields';
import { replacements } from '@/lib/games/nach-paris/calculators/replacements';
import { loadData, type NpData } from '@/lib/games/nach-paris/data';
import { answerOf, expectLabels, expectSameKeys, firstScreen, refusalOf } from '@/tests/games/nach-paris/spoken';
import { inputsOf } from '@/tests/support/from-schema';

let data: NpData;
beforeAll(async () => {
  data = await loadData();
});
const answer = (input: unknown) => answerOf(replacements, input, data);
const out = (input: unknown) => answer(input).outcome.data;
const one = (unit: object, rest: object = {}) => out({ inf: 5, cav: 5, units: [unit], ...rest });

test.each([
  [{ kind: 'inf', rank: 'A+' }, 2],
  [{ kind: 'inf', rank: 'A' }, 1.5],
  [{ kind: 'cav', rank: 'A' }, 1.5],
  [{ kind: 'cav', rank: 'A+' }, 1],
  [{ kind: 'inf', rank: 'B' }, 1],
  [{ kind: 'cav', rank: 'D' }, 1],
  [{ kind: 'inf', rank: 'B', fourteenth: true }, 1.5],
  [{ kind: 'inf', rank: 'A', fourteenth: true }, 1.5],
])('the price of %o is %s', (unit, price) => {
  expect(one(unit).units).toEqual([{ barred: [], price, served: true }]);
});
test.each([
  ['letter', 1],
  ['as-a', 1.5],
  ['as-inf', 2],
])('CAV of rank A+ by the reading %s', (cavalry, price) => {
  expect(one({ kind: 'cav', rank: 'A+' }, { cavalry }).units[0]?.price).toBe(price);
});

describe('who may not', () => {
  test.each([
    ['kind', { kind: 'other' }],
    ['destroyed', { state: 'destroyed' }],
    ['rebuildCav', { state: 'consolidated', kind: 'cav' }],
    ['campHit', { state: 'consolidated', campHit: true }],
    ['unhurt', { lost: 0 }],
    ['tookLast', { tookLast: true }],
    ['fired', { fired: true }],
    ['supply', { supply: 'llc' }],
    ['supply', { supply: 'ooc' }],
    ['railway', { railway: 6 }],
    ['transport', { transport: true }],
    ['busy', { busy: true }],
  ])('%s', (bar, unit) => {
    expect(one(unit).units).toMatchObject([{ barred: [bar], served: false }]);
    expect(answer({ units: [unit] }).outcome.blocks[0]).toMatchObject({ kind: 'verdict', tone: 'no' });
  });
  test('5 hexes to the railway will do, and a unit that is rebuilt needs none of it', () => {
    expect(one({ railway: 5 }).units).toMatchObject([{ served: true }]);
    expect(one({ state: 'consolidated', railway: 20, supply: 'ooc', lost: 0, tookLast: true }).units).toMatchObject([
      { barred: [], price: 1, served: true },
    ]);
  });
});

describe('the sums (14.1.4)', () => {
  const a = { rank: 'A' };
  test.each([
    ['one at 1.5 of 3 loses the half', 3, [a], { cost: 1.5, spent: 1.5, saved: 1, halfLost: true, short: 0 }],
    ['two at 1.5 of 3 lose nothing', 3, [a, a], { cost: 3, spent: 3, saved: 0, halfLost: false, short: 0 }],
    ['three at 1.5 of 3 are short', 3, [a, a, a], { cost: 4.5, spent: 3, saved: 0, halfLost: false, short: 1.5 }],
    ['the cheapest first', 3, [{ rank: 'A+' }, {}, {}], { cost: 4, spent: 2, saved: 1, halfLost: false, short: 1 }],
    ['nobody', 3, [], { cost: 0, spent: 0, saved: 3, halfLost: false, short: 0 }],
  ])('%s', (_name, inf, units, expected) => {
    expect(out({ inf, units }).pools.inf).toEqual(expected);
  });
  test('INF replacements do not serve CAV', () => {
    expect(out({ inf: 5, cav: 0, units: [{ kind: 'cav' }] })).toMatchObject({
      units: [{ served: false }],
      pools: { cav: { short: 1 }, inf: { saved: 5 } },
    });
  });
});

test.each([
  [{ units: [{ kind: 'cav', lost: 3 }] }, 'units.0.lost'],
  [{ units: [{}, { kind: 'cav', fourteenth: true }] }, 'units.1.fourteenth'],
])('refuses %o', (input, field) => {
  expect(refusalOf(replacements, input, data)).toMatchObject({ field });
});

test('never spends more than there is, and serves as many as any choice could', () => {
  fc.assert(
    fc.property(inputsOf(replacements.schema, { strings: ['', 'x'] }), (raw) => {
      const input = replacements.schema.parse(raw);
      const found = replacements.evaluate(input, data);
      if (!found.ok) return;
      const { units, pools } = found.value.outcome.data;
      for (const id of ['inf', 'cav'] as const) {
        const able = units.filter((unit, i) => unit.barred.length === 0 && input.units[i]?.kind === id);
        const choices = Array.from({ length: 2 ** able.length }, (_, mask) =>
          able.filter((_unit, i) => mask & (1 << i)),
        );
        const most = Math.max(
          ...choices
            .filter((some) => some.reduce((sum, { price }) => sum + price, 0) <= input[id])
            .map((some) => some.length),
        );
        expect(pools[id].spent).toBeLessThanOrEqual(input[id]);
        expect(able.filter(({ served }) => served).length).toBe(most);
        expect(pools[id].saved + pools[id].spent + (pools[id].halfLost ? 0.5 : 0)).toBe(input[id]);
      }
    }),
  );
});

test.each([
  [{}, ['name', 'kind', 'rank', 'lost']],
  [{ state: 'consolidated' }, ['name', 'kind', 'rank']],
])('of a unit %o asks first for %o', (unit, names) => {
  expect(firstScreen(takerSchema, unit)).toEqual(names);
});
test('wear that a removed unit had before does not refuse it', () => {
  expect(one({ kind: 'cav', state: 'consolidated', lost: 4 }).units).toMatchObject([{ barred: ['rebuildCav'] }]);
});

test('words', () => {
  expectLabels(replacements.schema.shape);
  expectSameKeys('replacements');
});

test.each([
  ['two at 1.5 use up 3', 3, [{ rank: 'A' }, { rank: 'A' }], true],
  ['one at 1.5 loses its half by any reading', 3, [{ rank: 'A' }], false],
])('when a half is lost (14.1.4): %s', (_, inf, units, open) => {
  expect(answer({ inf, units }).open.some(({ rule }) => rule === '14.1.4')).toBe(open);
});
test('of a unit that is rebuilt nothing is said as of one on the map (14.1.5)', () => {
  const ids = answer({ units: [{ state: 'consolidated' }] }).notApplied.map(({ id }) => id);
  expect(ids).toEqual(['kind', 'destroyed', 'rebuildCav', 'campHit']);
});

test.each([
  ['short: the policy is named', 2, true],
  ['enough for all', 3, false],
  ['not enough for anybody', 1, false],
])('%s', (_, inf, named) => {
  const { steps } = answer({ inf, units: [{ rank: 'A' }, { rank: 'A' }] });
  expect(steps.some(({ id }) => id === 'choice-inf')).toBe(named);
});
