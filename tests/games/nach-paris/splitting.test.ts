import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { splitting } from '@/lib/games/nach-paris/calculators/splitting';
import { loadData, type NpData } from '@/lib/games/nach-paris/data';
import { answerOf, expectLabels, expectSameKeys, firstScreen, refusalOf } from '@/tests/games/nach-paris/spoken';
import { inputsOf } from '@/tests/support/from-schema';

let data: NpData;
beforeAll(async () => {
  data = await loadData();
});
const out = (input: unknown) => answerOf(splitting, input, data).outcome.data;

describe('the general rule', () => {
  test.each([
    [{ first: 2, second: 2, lost: 0 }, [[0, 0]]],
    [
      { first: 2, second: 2, lost: 1 },
      [
        [0, 1],
        [1, 0],
      ],
    ],
    [{ first: 2, second: 2, lost: 2 }, [[1, 1]]],
    [{ first: 3, second: 1, lost: 2 }, [[2, 0]]],
    [{ first: 3, second: 2, lost: 3 }, [[2, 1]]],
  ])('split %o', (input, shares) => {
    expect(out(input)).toMatchObject({ allowed: true, shares });
  });
  test('a unit on its last step does not split', () => {
    expect(out({ first: 2, second: 2, lost: 3 })).toMatchObject({
      allowed: false,
      barred: ['steps'],
      units: [],
      shares: [],
    });
  });
  test('recombined: the losses add up, the higher MF counts', () => {
    expect(
      out({ unit: 'parts', first: 2, second: 3, lostFirst: 1, lostSecond: 1, spentFirst: 10, spentSecond: 24 }),
    ).toMatchObject({ units: [{ id: 'whole', full: 5, lost: 2 }], spent: 24 });
  });
  test.each([
    ['splittable', { splittable: false }],
    ['indoctrinated', { indoctrinated: true }],
    ['fired', { fired: true }],
    ['sameHex', { unit: 'parts', place: 'adjacent' }],
    ['sameHex', { unit: 'parts', place: 'apart' }],
  ])('%s forbids it', (bar, input) => {
    expect(out(input)).toMatchObject({ allowed: false, barred: [bar] });
  });
  test('the action of a special unit, left from before, does not count', () => {
    expect(out({ unit: 'whole', action: 'recombine' }).shares).toEqual([[0, 0]]);
  });
  test('an indoctrinated unit may recombine', () => {
    expect(out({ unit: 'parts', indoctrinated: true }).allowed).toBe(true);
  });
});

describe('the 4.KK (6.6.3)', () => {
  const kk = (rest: object) => ({ unit: '4kk', ...rest });
  test('split in adjacent hexes: a Jäger unit of one step', () => {
    expect(out(kk({ place: 'adjacent' })).units).toEqual([
      { id: '3kd', full: null, lost: 0 },
      { id: '6kd', full: null, lost: 0 },
      { id: 'jaeger', full: 1, lost: 0 },
    ]);
  });
  test.each([
    [{ place: 'apart' }, ['apart']],
    [{ lostSecond: 1 }, ['hurt']],
    [{ action: 'recombine', third: false }, ['noJaeger']],
    [{ action: 'recombine', lostFirst: 1 }, ['hurt']],
    [{ action: 'recombine' }, []],
    [{ third: false }, []],
  ])('%o: %o', (rest, barred) => {
    expect(out(kk(rest)).barred).toEqual(barred);
  });
});

describe('the 17.ID (6.6.4)', () => {
  const id = (rest: object) => ({ unit: '17id', action: 'recombine', ...rest });
  test('takes the losses of its brigades; the 15.ID gets four steps', () => {
    expect(out(id({ lostFirst: 1, lostSecond: 1, lost15: 1 })).units).toEqual([
      { id: '17id', full: null, lost: 2 },
      { id: '15id', full: 4, lost: 1 },
    ]);
  });
  test('a 15.ID that is gone does not return', () => {
    expect(out(id({ lost15: 3 })).units).toHaveLength(1);
  });
  test.each([
    [{ turn: 1 }, ['early']],
    [{ turn: 2 }, []],
    [{ place: 'adjacent' }, ['sameHex']],
    [{ action: 'split' }, ['never']],
  ])('%o: %o', (rest, barred) => {
    expect(out(id(rest)).barred).toEqual(barred);
  });
});

describe('the 14e CA (6.6.5)', () => {
  const ca = (rest: object) => ({ unit: '14ca', ...rest });
  test('split with losses: three steps each and the BCA', () => {
    expect(out(ca({ place: 'adjacent', lostFirst: 1, lostSecond: 2 })).units).toEqual([
      { id: '27di', full: 3, lost: 1 },
      { id: '28di', full: 3, lost: 2 },
      { id: 'bca', full: 1, lost: 0 },
    ]);
  });
  test('recombined: four steps each', () => {
    expect(out(ca({ action: 'recombine', lostFirst: 2 })).units).toEqual([
      { id: '27di', full: 4, lost: 2 },
      { id: '28di', full: 4, lost: 0 },
    ]);
  });
  test.each([
    [{ lostFirst: 3 }, ['lastStep']],
    [{ place: 'apart' }, ['apart']],
    [{ action: 'recombine', third: false }, ['noBca']],
    [{ third: false }, []],
  ])('%o: %o', (rest, barred) => {
    expect(out(ca(rest)).barred).toEqual(barred);
  });
});

test.each([
  [{ lost: 4 }, 'lost'],
  [{ unit: 'parts', lostFirst: 2 }, 'lostFirst'],
  [{ unit: 'parts', lostSecond: 2 }, 'lostSecond'],
  [{ unit: '14ca', lostFirst: 4 }, 'lostFirst'],
  [{ unit: '14ca', action: 'recombine', lostSecond: 3 }, 'lostSecond'],
  [{ unit: '17id', action: 'recombine', lostFirst: 3 }, 'lostFirst'],
])('refuses %o', (input, field) => {
  expect(refusalOf(splitting, input, data)).toMatchObject({ field, rule: '2.4.6' });
});

test('every share leaves each part a step and keeps the sum of the losses', () => {
  fc.assert(
    fc.property(inputsOf(splitting.schema, { strings: [''] }), (raw) => {
      const input = splitting.schema.parse(raw);
      const found = splitting.evaluate(input, data);
      if (!found.ok) return;
      const { allowed, shares, units } = found.value.outcome.data;
      expect(units.length > 0).toBe(allowed);
      if (allowed && input.unit === 'whole') expect(shares.length).toBeGreaterThan(0);
      for (const [one, other] of shares) {
        expect(one + other).toBe(input.lost);
        expect(Math.min(input.first - one, input.second - other)).toBeGreaterThan(0);
      }
      for (const { full, lost } of units) if (full !== null) expect(lost).toBeLessThan(full);
    }),
  );
});

test.each([
  [{}, []],
  [{ lost: 1, spentFirst: 10 }, ['6.6.2', '6.6.1']],
  [{ unit: '4kk', place: 'adjacent' }, ['6.6.3']],
  [{ unit: '14ca', place: 'adjacent' }, ['6.6.5', '6.6.5']],
  [{ unit: '17id', action: 'recombine' }, ['6.6.4']],
])('what is open in %o: %o', (input, rules) => {
  expect(answerOf(splitting, input, data).open.map(({ rule }) => rule)).toEqual(rules);
});

test.each([
  [{}, ['unit', 'first', 'second', 'lost']],
  [{ unit: 'parts' }, ['unit', 'place', 'first', 'second', 'lostFirst', 'lostSecond']],
  [{ unit: '4kk', action: 'recombine' }, ['unit', 'action', 'place', 'lostFirst', 'lostSecond', 'third']],
  [{ unit: '17id' }, ['unit', 'action', 'place', 'lostFirst', 'lostSecond', 'lost15', 'turn']],
])('%o asks for %o', (input, names) => {
  expect(firstScreen(splitting.schema, input)).toEqual(names);
});

test('words', () => {
  expectLabels(splitting.schema.shape);
  expectSameKeys('splitting');
});
