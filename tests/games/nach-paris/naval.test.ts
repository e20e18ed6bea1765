import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { naval } from '@/lib/games/nach-paris/calculators/naval';
import { loadData, type NpData } from '@/lib/games/nach-paris/data';
import { answerOf, expectLabels, expectSameKeys, firstScreen, refusalOf } from '@/tests/games/nach-paris/spoken';
import { inputsOf } from '@/tests/support/from-schema';

let data: NpData;
beforeAll(async () => {
  data = await loadData();
});
const out = (input: unknown) => answerOf(naval, input, data).outcome.data;

describe('the price (18.1.3)', () => {
  test.each([
    [{ mobility: 'min', mf: 40 }, 15, 25],
    [{ mobility: 'normal', mf: 40 }, 20, 20],
    [{ mobility: 'superior', mf: 60 }, 40, 20],
    [{ mobility: 'normal', mf: 20 }, 20, 0],
    [{ mobility: 'normal', mf: 40, spent: 12, voyage: 8 }, 20, 0],
    [{ mobility: 'superior', mf: 30, starts: true }, 30, 0],
    [{ action: 'land', mobility: 'superior', mf: 30, starts: true }, 30, 0],
  ])('%o: %i MF, %i left', (input, price, mfLeft) => {
    expect(out(input)).toMatchObject({ allowed: true, price, mfLeft });
  });
});

test.each([
  [
    'embark',
    [
      ['price', 40, 20],
      ['voyage', 20, 12],
    ],
  ],
  [
    'land',
    [
      ['voyage', 40, 32],
      ['price', 32, 12],
    ],
  ],
])('%s: the ledger counts in the order of the journey', (action, counted) => {
  const { steps } = answerOf(naval, { action, voyage: 8 }, data);
  expect(steps.flatMap(({ id, before, after }) => (before === undefined ? [] : [[id, before, after]]))).toEqual(
    counted,
  );
});

test.each([
  ['german', { nation: 'germany' }],
  ['rail', { mobility: 'rail' }],
  ['control', { controlled: false }],
  ['committed', { capacity: 6, fed: 12 }],
  ['inside', { german: 'inside' }],
  ['zoc', { german: 'zoc', germanArf: 2 }],
  ['antwerp', { antwerp: true }],
  ['capacity', { capacity: 6, used: 3 }],
  ['fom', { fom: true }],
  ['mf', { mobility: 'superior', mf: 39 }],
  ['mf', { mf: 40, spent: 21 }],
  ['mf', { mf: 19, spent: 1, starts: true }],
  ['voyage', { mf: 40, voyage: 21 }],
  ['box', { steps: 4, boxSteps: 3 }],
  ['boxOther', { steps: 1, boxSteps: 1, boxOther: true }],
])('%s forbids it', (bar, input) => {
  expect(out(input)).toMatchObject({ allowed: false, barred: [bar] });
});
test.each([
  [{ german: 'zoc', germanArf: 1 }, 'zoc', 'weakZoc'],
  [{}, 'zoc', 'zoc'],
  [{ german: 'inside' }, 'zoc', undefined],
  [{ german: 'inside' }, 'control', undefined],
  [{ antwerp: true }, 'capacity', undefined],
  [{}, 'voyage', 'noVoyage'],
  [{ mf: 30, mobility: 'superior', starts: true }, 'mf', 'mfAll'],
  [{ fed: 4 }, 'committed', 'committed'],
  [{}, 'committed', 'feedsNobody'],
])('%o: of "%s" it tells %s', (input, id, reason) => {
  const told = answerOf(naval, input, data).notApplied.find((one) => one.id === id);
  expect(told?.text.key).toBe(reason && `naval.free.${reason}`);
});
test.each([
  ['a weak ZOC', { german: 'zoc', germanArf: 1 }],
  ['the last room', { capacity: 6, used: 2 }],
  ['partly committed', { capacity: 6, fed: 11 }],
  ['landing does not ask for room at sea', { action: 'land', boxSteps: 6, boxOther: true }],
  ['a full box', { steps: 4, boxSteps: 2 }],
])('%s: allowed', (_name, input) => {
  expect(out(input).allowed).toBe(true);
});

test.each([
  [
    { capacity: 6, used: 0, fed: 4 },
    { room: 2, feeds: 12, feedsMore: 8 },
  ],
  [
    { capacity: 3, used: 0 },
    { room: 3, feeds: 6, feedsMore: 6 },
  ],
  [
    { capacity: 5, antwerp: true },
    { room: 0, feeds: 0, feedsMore: 0 },
  ],
  [{ controlled: false }, { room: 0, feeds: 0, feedsMore: 0 }],
  [{ german: 'inside' }, { room: 0, feeds: 0, feedsMore: 0 }],
  [
    { german: 'zoc', germanArf: 2 },
    { room: 0, feeds: 12, feedsMore: 12 },
  ],
  [{ fed: 12 }, { room: 0, feeds: 12, feedsMore: 0 }],
])('what a port can do: %o', (input, expected) => {
  expect(out(input)).toMatchObject(expected);
});

test.each([
  [{ mf: 10, spent: 11 }, 'spent', '7.1.2'],
  [{ capacity: 2, fed: 5 }, 'fed', '13.1.10'],
  [{ capacity: 5, antwerp: true, fed: 1 }, 'fed', '13.1.10'],
])('refuses %o', (input, field, rule) => {
  expect(refusalOf(naval, input, data)).toMatchObject({ field, rule });
});

test('MF and capacity are never overdrawn', () => {
  fc.assert(
    fc.property(inputsOf(naval.schema, { strings: [''] }), (raw) => {
      const input = naval.schema.parse(raw);
      const found = naval.evaluate(input, data);
      if (!found.ok) return;
      const { allowed, price, mfLeft, room, feedsMore, feeds } = found.value.outcome.data;
      expect(Math.min(mfLeft, room, feedsMore)).toBeGreaterThanOrEqual(0);
      if (!allowed) return;
      expect(input.spent + price + input.voyage + mfLeft).toBe(input.mf);
      expect(input.used + input.steps + room).toBe(input.capacity);
      expect(input.fed + feedsMore).toBe(feeds);
    }),
  );
});

test.each([
  [{}, ['action', 'nation', 'steps', 'mobility', 'mf', 'voyage', 'capacity', 'german']],
  [{ german: 'zoc' }, ['action', 'nation', 'steps', 'mobility', 'mf', 'voyage', 'capacity', 'german', 'germanArf']],
])('%o asks first for %o', (input, names) => {
  expect(firstScreen(naval.schema, input)).toEqual(names);
});

test('words', () => {
  expectLabels(naval.schema.shape);
  expectSameKeys('naval');
});
