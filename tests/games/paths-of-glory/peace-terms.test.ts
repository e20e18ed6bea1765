import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { equal, ONE, sum } from '@/lib/prob/fraction';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import { run } from '@/lib/calc/calculator';
import { peaceTerms } from '@/lib/games/paths-of-glory/calculators/peace-terms';
import { answerOf, expectLabels, expectSameKeys, refusalOf } from '@/tests/games/paths-of-glory/spoken';

let data: PogData;
beforeAll(async () => {
  data = await loadData();
});
const answer = (input: unknown) => answerOf(peaceTerms, input, data);

describe('who may offer (16.5.1)', () => {
  test.each([
    [{ side: 'central', vp: 11 }, true],
    [{ side: 'central', vp: 10 }, false],
    [{ side: 'allied', vp: 9 }, true],
    [{ side: 'allied', vp: 10 }, false],
    [{ side: 'central', vp: 15, scenario: 'introductory' }, false],
    [{ side: 'central', vp: 15, scenario: 'limited-war' }, true],
    [{ side: 'central', vp: 15, acted: true }, false],
    [{ side: 'central', vp: 15, fourteenPoints: true }, false],
    [{ side: 'allied', vp: 5, fourteenPoints: true }, true],
  ])('%o', (input, allowed) => {
    expect(answer({ ...input, die: 1 }).outcome.data.allowed).toBe(allowed);
    expect(answer({ ...input, die: 1 }).outcome.data.vpAfter === null).toBe(!allowed);
  });
});

describe('a refusal (16.5.2)', () => {
  test.each([
    ['central', 0, { '1': 3, '0': 2, '-1': 1 }],
    ['central', 19, { '1': 3, '0': 2, '-1': 1 }],
    ['central', 20, { '1': 2, '0': 3, '-1': 1 }],
    ['allied', 19, { '-1': 3, '0': 2, '1': 1 }],
    ['allied', 40, { '-1': 2, '0': 3, '1': 1 }],
  ])('%s at Combined War Status %i, in sixths', (side, combined, expected) => {
    const { change } = answer({ side, combined, vp: side === 'central' ? 12 : 8 }).outcome.data;
    expect(Object.fromEntries(change.map(({ value, chance }) => [value, Number((chance.n * 6n) / chance.d)]))).toEqual(
      expected,
    );
  });

  test.each([
    [{ side: 'central', vp: 12, die: 3 }, 13],
    [{ side: 'central', vp: 12, die: 3, combined: 20 }, 12],
    [{ side: 'central', vp: 12, die: 6 }, 11],
    [{ side: 'allied', vp: 5, die: 1, combined: 25 }, 4],
    [{ side: 'allied', vp: 5, die: 6, combined: 25 }, 6],
  ])('%o leads to VP %i', (input, vp) => {
    expect(answer({ ...input, answer: 'refused' }).outcome.data.vpAfter).toBe(vp);
  });
});

test('what the 14 Points bar is from the later card, and that is said', () => {
  const open = (input: unknown) => answer(input).open.map(({ text }) => text.key);
  expect(open({ fourteenPoints: true })).toContain('peace-terms.open.card');
  expect(open({})).not.toContain('peace-terms.open.card');
});

test('a refusal without a die asks for the roll', () => {
  const [first] = answer({ answer: 'refused' }).outcome.blocks;
  expect(first?.kind === 'verdict' && first.text.key).toBe('peace-terms.verdict.roll');
});

test('acceptance: a draw, in a tournament a loss for both (5.6.4); no roll', () => {
  expect(answer({ answer: 'accepted', die: 1 }).outcome.data).toMatchObject({ accepted: 'draw', vpAfter: null });
  expect(answer({ answer: 'accepted', tournament: true }).outcome.data.accepted).toBe('both-lose');
  expect(answer({ answer: 'accepted', vp: 10 }).outcome.data.accepted).toBeNull();
});

test('every input is answered; chances add up to one; bars are applied or not applied', () => {
  fc.assert(
    fc.property(
      fc.record({
        side: fc.constantFrom('central', 'allied'),
        vp: fc.integer({ min: 0, max: 40 }),
        combined: fc.integer({ min: 0, max: 60 }),
        tournament: fc.boolean(),
        scenario: fc.constantFrom('campaign', 'limited-war', 'introductory'),
        die: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
      }),
      (input) => {
        const { outcome, steps, notApplied } = answer(Object.freeze(input));
        expect(equal(sum(outcome.data.change.map(({ chance }) => chance)), ONE)).toBe(true);
        for (const id of ['introductory', 'range', 'acted', 'fourteenPoints'])
          expect([...steps, ...notApplied].filter((other) => other.id === id)).toHaveLength(1);
        expect(run(peaceTerms, input, data)).toEqual(run(peaceTerms, input, data));
      },
    ),
    { numRuns: 50 },
  );
});

test('an unknown cell gives "missing cells"', () => {
  const chart = data.charts['peace-terms'];
  if (!chart) throw new Error('no chart');
  const cells = chart.cells.map((row, i) => (i === 2 ? row.map(() => null) : row));
  expect(
    refusalOf(peaceTerms, {}, { ...data, charts: { ...data.charts, 'peace-terms': { ...chart, cells } } }).code,
  ).toBe('missing-cells');
});

test('labels, options and the same messages in every language', () => {
  expectLabels('peace-terms', peaceTerms.schema.shape);
  expectSameKeys('peace-terms');
});
