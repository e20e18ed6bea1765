import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { formOf, isAsked } from '@/lib/calc/form';
import { recon } from '@/lib/games/nach-paris/calculators/recon';
import { loadData, type NpData } from '@/lib/games/nach-paris/data';
import { add, fraction, type Fraction, ZERO } from '@/lib/prob/fraction';
import { answerOf, expectLabels, expectSameKeys, firstScreen, refusalOf } from '@/tests/games/nach-paris/spoken';
import { inputsOf } from '@/tests/support/from-schema';

let data: NpData;
beforeAll(async () => {
  data = await loadData();
});
const answer = (input: unknown) => answerOf(recon, input, data);
const out = (input: unknown) => answer(input).outcome.data;
const twentieths = ({ n, d }: Fraction): number => Number((n * 20n) / d);

describe('example 19: a German flight against a French stack', () => {
  const flight = { by: 'air', nation: 'germany', distance: 5, die: 6 };
  test('2 steps: 6 + 2 looks like a success, 6 + 2 + 4 = 12 is none', () => {
    expect(out({ ...flight, targetSteps: 2 })).toMatchObject({ modifier: 6, result: 'failure', smallUnit: true });
  });
  test('a division of 4 steps would have been uncovered', () => {
    expect(out({ ...flight, targetSteps: 4 })).toMatchObject({ modifier: 2, result: 'success', smallUnit: false });
  });
});

describe('air reconnaissance (20.1.7)', () => {
  test.each([
    [1, 1, 0],
    [1, 2, 8],
    [1, 3, 10],
    [3, 4, 12],
    [3, 15, 12],
    [4, 4, 6],
    [8, 3, 4],
    [8, 2, 2],
    [8, 1, 0],
  ])('%i hexes, %i steps: %i of 20', (distance, targetSteps, wins) => {
    expect(twentieths(out({ distance, targetSteps }).chance)).toBe(wins);
  });

  test.each([
    ['byRail', { byRail: true }],
    ['squadrons', { squadrons: 0 }],
    ['airfield', { airfieldInZoc: true }],
    ['range', { distance: 9 }],
    ['firstTurn', { turn: 1 }],
    ['border', { nation: 'france', turn: 2, crossesBorder: true }],
    ['airTerrain', { terrain: 'broken' }],
    ['airTerrain', { terrain: 'mountain' }],
    ['airAttempts', { attempts: 2 }],
    ['sameHex', { sameHex: true }],
    ['failures', { failures: 2 }],
  ])('%s forbids it', (bar, input) => {
    expect(out({ ...input, die: 1 })).toMatchObject({ allowed: false, barred: [bar], result: null, chance: ZERO });
  });

  test.each([
    ['French in GT2 at home', { nation: 'france', turn: 2 }],
    ['French in GT3 across the border', { nation: 'france', turn: 3, crossesBorder: true }],
    ['German in GT2 across the border', { nation: 'germany', turn: 2, crossesBorder: true }],
    ['British in GT2', { nation: 'britain', turn: 2, crossesBorder: true }],
    ['Lowlands', { terrain: 'lowlands' }],
    ['flood plain', { terrain: 'flood-plain' }],
    ['one failure', { failures: 1, attempts: 1 }],
  ])('%s: allowed', (_name, input) => {
    expect(out(input).allowed).toBe(true);
  });

  test('a natural 20 destroys the squadron', () => {
    expect(out({ die: 20 })).toMatchObject({ result: 'failure', squadronLost: true });
    expect(out({ die: 19 })).toMatchObject({ squadronLost: false });
  });
  test('a single step fails and is announced, whatever the roll', () => {
    expect(out({ die: 1, targetSteps: 1, distance: 1 })).toMatchObject({ result: 'failure', smallUnit: true });
    expect(out({ die: 19, targetSteps: 1, distance: 8 })).toMatchObject({ result: 'failure', smallUnit: true });
  });
  test.each([
    [20, 1, 'announceLost'],
    [20, 4, 'squadronLost'],
    [19, 1, 'announce'],
    [19, 4, 'failure'],
  ])('the verdict of a %i against %i steps: %s', (die, targetSteps, verdict) => {
    expect(answer({ die, targetSteps }).outcome.blocks[0]).toMatchObject({ text: { key: `recon.verdict.${verdict}` } });
  });
  test('a plain failure announces nothing', () => {
    expect(out({ die: 7, targetSteps: 2, distance: 5 })).toMatchObject({ result: 'failure', smallUnit: false });
  });
  test('after a success in the hex the next stack needs no squadron (20.1.9)', () => {
    const next = { earlier: 5, squadrons: 0, failures: 2, attempts: 2, distance: 5 };
    expect(out({ ...next, targetSteps: 4 })).toMatchObject({ allowed: true, result: 'success' });
    expect(out({ ...next, targetSteps: 2 })).toMatchObject({ allowed: true, result: 'failure', smallUnit: true });
    expect(out({ ...next, terrain: 'rough' })).toMatchObject({ allowed: false, barred: ['airTerrain'] });
  });
});

describe('cavalry reconnaissance (20.2)', () => {
  const cav = (rest: object) => ({ by: 'cavalry', ...rest });
  test.each([
    [{ steps: 3 }, -4, 30],
    [{ steps: 2 }, -2, 30],
    [{ steps: 1 }, 2, 30],
    [{ steps: 3, extra: true }, -7, 60],
    [{ steps: 3, reading: 'same' }, -7, 30],
    [{ steps: 3, reading: 'same', extra: true }, -7, 30],
    [{ steps: 1, fom: true }, 7, 30],
    [{ steps: 1, fom: true, works: true }, 11, 30],
    [{ steps: 2, works: true }, 2, 30],
  ])('%o: %i for %i MF', (input, modifier, mf) => {
    const found = out(cav(input));
    expect(found).toMatchObject({ modifier, mf });
    expect(twentieths(found.chance)).toBe(Math.max(0, 8 - modifier));
  });

  test.each([
    ['fired', { fired: true }],
    ['supply', { supply: 'llc' }],
    ['supply', { supply: 'ooc' }],
    ['cavalryTerrain', { terrain: 'lowlands' }],
    ['cavalryTerrain', { terrain: 'rough' }],
    ['mf', { mfLeft: 29 }],
    ['mf', { mfLeft: 59, extra: true }],
    ['tried', { tried: true }],
    ['cavalryAttempts', { attempts: 2 }],
  ])('%s forbids it', (bar, input) => {
    expect(out(cav(input))).toMatchObject({ allowed: false, barred: [bar], stepLost: ZERO });
  });
  test.each([
    { terrain: 'broken' },
    { terrain: 'flood-plain' },
    { mfLeft: 30 },
    { turn: 1, squadrons: 0, attempts: 1 },
  ])('%o: allowed', (input) => {
    expect(out(cav(input)).allowed).toBe(true);
  });

  test.each([
    [18, {}, 15],
    [19, {}, 12],
    [20, {}, 9],
    [20, { fom: true, heat: true }, 5],
    [18, { nearHome: true }, 17],
  ])('a natural %i with %o: CAB %i', (die, rest, cab) => {
    expect(out(cav({ die, ...rest }))).toMatchObject({ result: 'failure', cab, stepLost: fraction(20 - cab, 20) });
  });
  test.each([
    [12, 'passed', fraction(0)],
    [13, 'failed', fraction(1)],
  ])('the test with a %i: %s', (roll, result, stepLost) => {
    expect(out(cav({ die: 19, test: roll }))).toMatchObject({ test: result, stepLost });
  });
  test('17 is not dangerous', () => {
    expect(out(cav({ die: 17 }))).toMatchObject({ cab: null, stepLost: ZERO });
  });
});

test.each([
  [{ terrain: 'flooded' }, 'terrain'],
  [{ earlier: 7, distance: 5 }, 'earlier'],
  [{ earlier: 13, distance: 2 }, 'earlier'],
  [{ by: 'cavalry', die: 5, test: 5 }, 'test'],
])('refuses %o', (input, field) => {
  expect(refusalOf(recon, input, data)).toMatchObject({ code: 'illegal', field });
});

test('the odds are those of all rolls one by one', () => {
  fc.assert(
    fc.property(inputsOf(recon.schema, { strings: [''] }), (raw) => {
      const { die: _die, test: _test, earlier: _earlier, ...input } = raw as Record<string, unknown>;
      const before = recon.evaluate(recon.schema.parse(input), data);
      if (!before.ok || !before.value.outcome.data.allowed) return;
      const after = Array.from({ length: 20 }, (_, i) => out({ ...input, die: i + 1 }));
      expect(before.value.outcome.data.chance).toEqual(
        fraction(after.filter(({ result }) => result === 'success').length, 20),
      );
      const lost = after.reduce((total, one) => add(total, fraction(one.stepLost.n, one.stepLost.d * 20n)), ZERO);
      expect(before.value.outcome.data.stepLost).toEqual(lost);
    }),
    { numRuns: 60 },
  );
});

test.each([
  [{}, ['by', 'terrain', 'distance', 'targetSteps', 'nation', 'turn']],
  [{ nation: 'france', turn: 2 }, ['by', 'terrain', 'distance', 'targetSteps', 'nation', 'turn', 'crossesBorder']],
  [{ by: 'cavalry' }, ['by', 'terrain', 'steps', 'cab', 'extra', 'works', 'fom']],
])('%o asks first for %o', (input, names) => {
  expect(firstScreen(recon.schema, input)).toEqual(names);
});

test.each([
  [{ by: 'cavalry', die: 18 }, true],
  [{ by: 'cavalry', die: 17 }, false],
  [{ by: 'cavalry' }, false],
  [{ by: 'air', die: 20 }, false],
])('the die of the CAB test with %o: %s', (input, asked) => {
  const form = formOf(recon.schema);
  expect(form.some((field) => field.name === 'test' && isAsked(field, form, input))).toBe(asked);
});

test.each([
  [2, ['no'], true],
  [1, ['yes'], false],
])('a failed test of a CAV with %i steps: its last one lost destroys it (2.4.6)', (steps, last, stops) => {
  const { outcome, steps: derivation } = answerOf(recon, { by: 'cavalry', steps, cab: 8, die: 19, test: 20 }, data);
  const [verdict] = outcome.blocks;
  expect([verdict?.kind === 'verdict' ? verdict.text.params?.last : undefined]).toEqual(last);
  expect(derivation.some(({ id }) => id === 'stop')).toBe(stops);
});

test('words', () => {
  expectLabels(recon.schema.shape);
  expectSameKeys('recon');
});
