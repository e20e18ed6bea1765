import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { fieldworks } from '@/lib/games/nach-paris/calculators/fieldworks';
import { loadData, type NpData } from '@/lib/games/nach-paris/data';
import { fraction } from '@/lib/prob/fraction';
import { answerOf, expectLabels, expectSameKeys, firstScreen, refusalOf } from '@/tests/games/nach-paris/spoken';
import { inputsOf } from '@/tests/support/from-schema';

let data: NpData;
beforeAll(async () => {
  data = await loadData();
});
const answer = (input: unknown) => answerOf(fieldworks, input, data);
const out = (input: unknown) => answer(input).outcome.data;
const one = (unit: object, rest: object = {}) => ({ units: [{ cab: 12, ...unit }], ...rest });

describe('the table of 10.1.3', () => {
  test.each([
    ['German', one({}, { nation: 'germany' }), 7],
    ['British', one({}, { nation: 'britain' }), 7],
    ['French in GT9', one({}, { nation: 'france', turn: 9 }), 4],
    ['French in GT10', one({}, { nation: 'france', turn: 10 }), 7],
    ['Belgian in GT1', one({}, { nation: 'belgium', turn: 1 }), 4],
    ['German in GT21', one({}, { turn: 21 }), 7],
    ['German in GT22', one({}, { turn: 22 }), 12],
    ['French in GT22', one({}, { nation: 'france', turn: 22 }), 12],
    ['idle', one({ idle: true }), 13],
    ['INF that fired an ABU: idle too', one({ fired: 'abu' }), 10],
    ['INF that fired an ABF: no −3', one({ fired: 'abf' }), 13],
    ['INF that fired an ABU, by the reading without +6', one({ fired: 'abu' }, { idleReading: 'not' }), 4],
    ['INF that fired an ABF, by the reading without +6', one({ fired: 'abf' }, { idleReading: 'not' }), 7],
    ['the reading touches nobody who did not fire', one({ idle: true }, { idleReading: 'not' }), 13],
    ['PIO that fired an ABU', one({ kind: 'pio', fired: 'abu' }), 10],
    ['HAR', one({ kind: 'har' }), 7],
    ['Lowlands', one({}, { terrain: 'lowlands' }), 3],
    ['flood plain is clear', one({}, { terrain: 'flood-plain' }), 7],
    ['EXM-1', one({ march: 'exm-1' }), 6],
    ['EXM-2 and heat', one({ march: 'exm-2' }, { heat: true }), 4],
    ['next to its own camp', one({ nearHome: true }), 9],
    [
      'everything against',
      { nation: 'france', turn: 9, heat: true, terrain: 'lowlands', units: [{ cab: 14, march: 'exm-2' }] },
      -1,
    ],
  ])('%s', (_name, input, cab) => {
    expect(out(input)).toMatchObject({ allowed: true, cab, chance: fraction(Math.min(Math.max(cab, 0), 20), 20) });
  });
});

test.each([
  [one({ fired: 'abu' }), true],
  [one({ fired: 'abf' }), true],
  [one({ idle: true }), false],
  [{ units: [{ cab: 8 }, { cab: 12, fired: 'abu' }] }, false],
])('%j: the +6 after a bombardment is a question of its own: %s', (input, asked) => {
  const { open } = answer(input);
  expect(open.some(({ dispute }) => dispute === 'fieldworks-idle-after-fire')).toBe(asked);
});

describe('who may not dig', () => {
  test.each([
    ['CAV', one({ kind: 'cav' }), 'kind'],
    ['ENG', one({ kind: 'eng' }), 'kind'],
    ['SAR', one({ kind: 'sar' }), 'kind'],
    ['HAR that bombarded', one({ kind: 'har', fired: 'abu' }), 'harFired'],
    ['HAR after an ABF', one({ kind: 'har', fired: 'abf' }), 'harFired'],
    ['forced march', one({ march: 'fom' }), 'fom'],
    ['in combat', one({ busy: true }), 'busy'],
    ['indoctrinated', one({ indoctrinated: true }, { nation: 'france' }), 'indoctrinated'],
  ])('%s', (_name, input, bar) => {
    expect(out(input)).toMatchObject({
      allowed: false,
      tester: null,
      cab: null,
      chance: fraction(0),
      units: [{ barred: [bar] }],
    });
    expect(answer(input).outcome.blocks[0]).toMatchObject({ kind: 'verdict', tone: 'no' });
  });

  test.each([
    [2, 3, true],
    [3, 3, false],
    [4, 3, false],
    [0, 0, false],
  ])('%i failures of %i: allowed %s', (failed, limit, allowed) => {
    expect(out({ failed, limit }).allowed).toBe(allowed);
  });
});

describe('a group', () => {
  test('uses the lowest CAB of the INF, even if a HAR is worse', () => {
    expect(out({ units: [{ cab: 14 }, { cab: 11, idle: true }, { kind: 'har', cab: 8 }] })).toMatchObject({
      tester: 1,
      cab: 12,
    });
  });
  test('of two equal INF takes the one that is worse off', () => {
    expect(out({ units: [{ cab: 12, idle: true }, { cab: 12 }] })).toMatchObject({ tester: 1, cab: 7 });
  });
  test('HAR among themselves: the lowest', () => {
    expect(
      out({
        units: [
          { kind: 'har', cab: 13 },
          { kind: 'har', cab: 10 },
        ],
      }),
    ).toMatchObject({ tester: 1, cab: 5 });
  });
  test('leaves out who may not dig', () => {
    const found = out({ units: [{ kind: 'cav', cab: 5 }, { cab: 13 }] });
    expect(found).toMatchObject({ allowed: true, tester: 1, units: [{ barred: ['kind'] }, { barred: [] }] });
  });
});

test.each([
  [one({}), false],
  [one({}, { heat: true }), true],
  [one({ nearHome: true }), true],
])('modifiers from outside the table of 10.1.3 name the dispute: %o', (input, named) => {
  expect(answer(input).open.some(({ dispute }) => dispute === 'fieldworks-test-modifiers')).toBe(named);
});

describe('the roll', () => {
  test.each([
    [7, 'success', 2],
    [8, 'failure', 3],
  ])('%i', (die, result, failed) => {
    expect(out({ ...one({}), die, failed: 2, limit: 5 })).toMatchObject({ result, failed });
  });
  test.each([
    [1, 3, false],
    [2, 3, true],
  ])('a failure after %i of %i: the limit is reached %s', (failed, limit, reached) => {
    expect(answer({ ...one({}), die: 20, failed, limit }).steps.some(({ id }) => id === 'limitReached')).toBe(reached);
  });
  test('0 or less fails on a 1', () => {
    expect(out({ ...one({ cab: 5 }), die: 1 })).toMatchObject({ cab: 0, result: 'failure' });
  });
});

describe('the upgrade (11.1.7)', () => {
  const up = (unit: object, rest: object = {}) => one(unit, { action: 'upgrade', turn: 22, ...rest });
  test.each([
    ['only −1', up({}), 11],
    ['idle gives nothing', up({ idle: true }), 11],
    ['extended movement and heat count', up({ march: 'exm-2' }, { heat: true }), 8],
  ])('%s', (_name, input, cab) => {
    expect(out(input)).toMatchObject({ allowed: true, cab });
  });
  test('the lowest CAB of the hex tests, HAR too', () => {
    expect(out({ action: 'upgrade', turn: 30, units: [{ cab: 12 }, { kind: 'har', cab: 9 }] })).toMatchObject({
      tester: 1,
      cab: 8,
    });
  });
  test.each([
    ['GT21', up({}, { turn: 21 }), ['early']],
    ['French', up({}, { nation: 'france' }), ['notGerman']],
    ['somebody outside', up({}, { allInWorks: false }), ['outside']],
    ['forced march of one', { action: 'upgrade', turn: 22, units: [{}, { march: 'fom' }] }, []],
  ])('%s: no', (_name, input, barred) => {
    expect(out(input)).toMatchObject({ allowed: false, barred });
  });
  test('a failure does not count towards the limit', () => {
    expect(out({ ...up({}), die: 20, failed: 2, limit: 2 })).toMatchObject({ result: 'failure', failed: 2 });
  });
});

test.each([
  [{ terrain: 'flooded' }, 'terrain', '6.4.1'],
  [one({ fired: 'abu', march: 'exm-1' }), 'units.0.march', '7.1.1'],
  [one({ idle: true, march: 'exm-1' }), 'units.0.march', '7.4.1'],
])('refuses %o', (input, field, rule) => {
  expect(refusalOf(fieldworks, input, data)).toMatchObject({ field, rule });
});

test('the chance is the number of winning faces, and the modifiers lead from the CAB to the number', () => {
  fc.assert(
    fc.property(inputsOf(fieldworks.schema, { strings: ['x', ''] }), (input) => {
      const { die: _die, ...rest } = input as Record<string, unknown>;
      const asked = fieldworks.evaluate(fieldworks.schema.parse(rest), data);
      if (!asked.ok || !asked.value.outcome.data.allowed) return;
      const { chance } = asked.value.outcome.data;
      const wins = Array.from({ length: 20 }, (_, i) => out({ ...rest, die: i + 1 }).result).filter(
        (result) => result === 'success',
      ).length;
      expect(chance).toEqual(fraction(wins, 20));
    }),
    { numRuns: 60 },
  );
});

test.each([
  [{}, ['action', 'nation', 'turn', 'terrain', 'heat', 'units']],
  [{ action: 'upgrade' }, ['action', 'nation', 'turn', 'terrain', 'heat', 'units', 'allInWorks']],
])('%o asks first for %o', (input, names) => {
  expect(firstScreen(fieldworks.schema, input)).toEqual(names);
});

test('words', () => {
  expectLabels(fieldworks.schema.shape);
  expectSameKeys('fieldworks');
  expectSameKeys('checks');
});

test('nobody tests where the attempt is forbidden as a whole', () => {
  expect(answer({ failed: 2, limit: 2 }).steps.map(({ id }) => id)).toEqual(['limit']);
});
