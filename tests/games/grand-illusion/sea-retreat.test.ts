import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseInput } from '@/lib/calc/calculator';
import { seaRetreat } from '@/lib/games/grand-illusion/calculators/sea-retreat';
import { loadData, type GiData } from '@/lib/games/grand-illusion/data';
import { add, equal, fraction, ONE, type Fraction } from '@/lib/prob/fraction';
import { inputsOf } from '@/tests/support/from-schema';
import { answerOf, verdictOf } from '@/tests/games/grand-illusion/spoken';

let data: GiData;
beforeAll(async () => {
  data = await loadData();
});
const out = (input: unknown) => answerOf(seaRetreat, input, data).outcome.data;
const shown = ({ n, d }: Fraction): string => `${n}/${d}`;

describe('the odds of a unit, by the table of 9.4.5', () => {
  test.each([
    // nation, DRM, chance to be eliminated, chances by GT ahead
    ['british', -1, '1/6', { 2: '1/3', 3: '1/6', 4: '1/6', 5: '1/6' }],
    ['french', 0, '1/3', { 2: '1/6', 3: '1/6', 4: '1/6', 5: '1/6' }],
    ['french-territorial', 2, '2/3', { 4: '1/6', 5: '1/6' }],
    ['belgian', 3, '5/6', { 5: '1/6' }],
  ])('%s: DRM %i, eliminated %s', (nation, drm, eliminated, back) => {
    const found = out({ nation });
    expect([found.drm, shown(found.eliminated)]).toEqual([drm, eliminated]);
    expect(Object.fromEntries(found.back.map(({ ahead, chance }) => [ahead, shown(chance)]))).toEqual(back);
  });
});

test.each([
  // nation, die, GT in which it is due (null: eliminated); the battle is in GT 5
  ['british', 1, 7],
  ['british', 2, 7],
  ['british', 6, null],
  ['british', 5, 10],
  ['french', 1, 7],
  ['french', 4, 10],
  ['french', 5, null],
  ['french-territorial', 1, 9],
  ['french-territorial', 3, null],
  ['belgian', 1, 10],
  ['belgian', 2, null],
])('%s, die %i: due in %s', (nation, die, due) => {
  expect(out({ nation, die, turn: 5 })).toMatchObject({ due, lost: due === null });
});

test.each([
  ['hq', { kind: 'hq' }, '9.4.4'],
  ['ha', { kind: 'ha' }, '9.4.5'],
  ['wayOut', { wayOut: true }, '9.4.3.a'],
  ['antwerp', { hex: '52' }, '12.5.4'],
  ['noPort', { hex: 'other' }, '10.4'],
])('%s: no retreat at sea', (bar, input, rule) => {
  const { outcome, steps, idleDice } = answerOf(seaRetreat, { die: 1, ...input }, data);
  expect(outcome.data).toMatchObject({ possible: false, barred: [bar], due: null, lost: null });
  expect(steps.map((one) => one.rule)).toEqual([rule]);
  expect(idleDice).toEqual(['die']);
});
test.each(['32', '23', '14', '7', '1'])('%s has a named coastal city (10.4)', (hex) => {
  expect(out({ hex }).possible).toBe(true);
});

test.each([
  [{ turn: 15 }, /GT 17 is after the last one/],
  [{ turn: 5, scenario: 'short' }, /back in GT 7/],
  [{ turn: 6, scenario: 'short' }, /GT 8 is after the last one/],
])('a unit due after the last GT stays out: %o', (input, words) => {
  expect(verdictOf(answerOf(seaRetreat, { die: 1, ...input }, data))).toMatch(words);
});

test('several units: how many are eliminated, against every throw of their dice', () => {
  for (const nation of ['british', 'french', 'french-territorial', 'belgian'])
    for (const count of [2, 3, 4]) {
      const survives = [1, 2, 3, 4, 5, 6].map((die) => out({ nation, die }).lost === false);
      let throws: readonly number[] = [0];
      for (let i = 0; i < count; i++) throws = throws.flatMap((gone) => survives.map((ok) => gone + (ok ? 0 : 1)));
      const block = answerOf(seaRetreat, { nation, count }, data).outcome.blocks.find(
        (one) => one.kind === 'odds' && one.id === 'gone',
      );
      if (block?.kind !== 'odds') throw new Error('no odds of several');
      const expected = [...new Set(throws)]
        .sort((a, b) => a - b)
        .map((n) => shown(fraction(throws.filter((gone) => gone === n).length, throws.length)));
      expect(block.rows.map(({ chance }) => shown(chance))).toEqual(expected);
    }
});

test('a unit comes back or is eliminated, whatever the case', () => {
  fc.assert(
    fc.property(inputsOf(seaRetreat.schema, { strings: [''] }), (input) => {
      const found = seaRetreat.evaluate(seaRetreat.schema.parse(input), data);
      if (!found.ok) throw new Error('refused');
      const { eliminated, back, possible, barred } = found.value.outcome.data;
      expect(
        equal(
          back.reduce((sum, { chance }) => add(sum, chance), eliminated),
          ONE,
        ),
      ).toBe(true);
      expect(possible).toBe(barred.length === 0);
    }),
  );
});

test('each face says the turn of the return, that there is none in time, or the elimination (9.4.5)', () => {
  const facesAt = (turn: number) => {
    const parsed = parseInput(seaRetreat, { nation: 'british', turn });
    const found = parsed.ok ? seaRetreat.evaluate(parsed.value, data, { dice: true }) : parsed;
    const [die] = found.ok ? (found.value.dice?.faces ?? []) : [];
    return die?.faces.map(({ face, says }) => ({ face, key: says?.key, turn: says?.params?.turn }));
  };
  for (const turn of [5, 13])
    for (const { face, key, turn: said } of facesAt(turn) ?? []) {
      const { due, lost } = out({ nation: 'british', turn, die: face });
      if (lost) expect(key).toBe('sea-retreat.face.eliminated');
      else
        expect([key, said]).toEqual(
          (due ?? 0) > 15 ? ['sea-retreat.face.out', undefined] : ['sea-retreat.face.back', due],
        );
    }
  expect(facesAt(13)?.map(({ key }) => key)).toContain('sea-retreat.face.out');
});
