import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { doctrine } from '@/lib/games/nach-paris/calculators/doctrine';
import { loadData, type NpData } from '@/lib/games/nach-paris/data';
import { fraction, ONE, sum, ZERO } from '@/lib/prob/fraction';
import { answerOf, expectLabels, expectSameKeys, firstScreen } from '@/tests/games/nach-paris/spoken';
import { inputsOf } from '@/tests/support/from-schema';

let data: NpData;
beforeAll(async () => {
  data = await loadData();
});
const out = (input: unknown) => answerOf(doctrine, input, data).outcome.data;
/** Without the check of every word in three languages, for the many cases of a property. */
const said = (input: unknown) => {
  const result = run(doctrine, input, data);
  if (!result.ok) throw new Error('refused');
  return result.value.outcome.data;
};

test.each([
  [{}, { tests: true, result: null, indoctrinated: null, chance: fraction(1, 4), mustAttack: false }],
  [{ die: 15 }, { result: 'passed', indoctrinated: false, chance: ZERO }],
  [{ die: 16 }, { result: 'failed', indoctrinated: true, chance: ONE, mustAttack: true }],
  [
    { die: 16, distance: 3 },
    { indoctrinated: true, mustAttack: false },
  ],
  [
    { state: 'indoctrinated', distance: 1 },
    { tests: false, indoctrinated: true, mustAttack: true },
  ],
  [
    { state: 'indoctrinated', distance: 1, lost: 1 },
    { indoctrinated: false, mustAttack: false },
  ],
  [{ state: 'indoctrinated', inRadius: false }, { indoctrinated: true }],
])('%o', (input, expected) => {
  expect(out(input)).toMatchObject(expected);
});

test.each([
  ['division', { division: false }],
  ['passed', { state: 'passed' }],
  ['indoctrinated', { state: 'indoctrinated' }],
  ['hurt', { lost: 1 }],
  ['radius', { inRadius: false }],
])('%s: no test', (bar, input) => {
  expect(out({ ...input, die: 20 })).toMatchObject({ tests: false, barred: [bar], result: null, number: [] });
});

test('an indoctrinated division with a step lost is told that it is free', () => {
  const { outcome } = answerOf(doctrine, { state: 'indoctrinated', lost: 1 }, data);
  expect(outcome.data.barred).toEqual(['hurt']);
  expect(outcome.blocks[0]).toMatchObject({ text: { params: { why: { key: 'doctrine.bar.hurt' } } }, rule: '21.3.1' });
});

test.each([
  [2, 0, 6, 0],
  [0, 1, 0, -3],
  [1, 2, 3, -6],
])('%i attacking and %i defending: %i and %i', (attacking, defending, attack, defence) => {
  expect(out({ attacking, defending })).toMatchObject({ attack, defence });
});

test('of three divisions: the binomial odds', () => {
  expect(out({ divisions: 3 }).number).toEqual([27, 27, 9, 1].map((n, value) => ({ value, chance: fraction(n, 64) })));
});

test('the numbers add up and the chance is that of the rolls', () => {
  fc.assert(
    fc.property(inputsOf(doctrine.schema, { strings: [''] }), (raw) => {
      const { die: _die, ...input } = raw as Record<string, unknown>;
      const { chance, number } = said(input);
      if (number.length) expect(sum(number.map((one) => one.chance))).toEqual(ONE);
      const rolled = Array.from({ length: 20 }, (_, i) => said({ ...input, die: i + 1 }));
      expect(chance).toEqual(fraction(rolled.filter(({ indoctrinated }) => indoctrinated).length, 20));
    }),
    { numRuns: 30 },
  );
});

test.each([
  [{}, ['state', 'divisions', 'lost', 'distance', 'attacking', 'defending']],
  [{ state: 'passed' }, ['state', 'lost', 'attacking', 'defending']],
])('%o asks first for %o', (input, names) => {
  expect(firstScreen(doctrine.schema, input)).toEqual(names);
});

test('words', () => {
  expectLabels(doctrine.schema.shape);
  expectSameKeys('doctrine');
});
