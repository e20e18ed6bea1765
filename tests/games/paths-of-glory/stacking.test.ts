import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { stacking } from '@/lib/games/paths-of-glory/calculators/stacking';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import { STACKING_MOMENTS, STACKING_CHECKS } from '@/lib/games/paths-of-glory/stacking/checks';
import { answerOf, expectLabels, expectSameKeys, refusalOf } from '@/tests/games/paths-of-glory/spoken';

let data: PogData;
beforeAll(async () => {
  data = await loadData();
});
const answer = (input: unknown) => answerOf(stacking, input, data);
const stack = (type: string, n = 1) => (n ? [{ type, n }] : []);

describe('the limit of three (10.1.1, 10.1.2)', () => {
  test.each([
    ['movement-end', false],
    ['sr-end', false],
    ['advance', false],
    ['retreat-end', false],
    ['placement', false],
    ['movement', true],
    ['sr', true],
    ['retreat-through', true],
  ])('a fourth unit: %s', (moment, allowed) => {
    expect(answer({ moment, present: stack('ge-army', 3), arriving: stack('ge-corps') }).outcome.data).toMatchObject({
      allowed,
      excess: 1,
    });
  });

  test.each([
    [0, 3, true, 3],
    [2, 1, true, 1],
    [3, 0, true, 0],
    [2, 2, false, 1],
  ])('%i there and %i arriving', (present, arriving, allowed, room) => {
    expect(
      answer({ present: stack('ru-army', present), arriving: stack('ru-corps', arriving) }).outcome.data,
    ).toMatchObject({ allowed, room });
  });
});

describe('enemies and forts', () => {
  const arriving = stack('ge-army');
  test.each([
    [{ enemy: 'units', arriving }, false],
    [{ enemy: 'units', moment: 'movement', arriving }, false],
    [{ enemy: 'fort', arriving }, true],
    [{ enemy: 'fort', moment: 'advance', arriving }, true],
    [{ enemy: 'fort', moment: 'movement', arriving }, false],
    [{ enemy: 'fort', moment: 'retreat-end', arriving }, false],
    [{ enemy: 'fort', moment: 'sr', arriving }, false],
    [{ enemy: 'fort', space: 'nancy', arriving: stack('ge-corps') }, false],
    [{ enemy: 'fort', space: 'nancy', arriving: stack('ge-corps', 2) }, true],
    [{ enemy: 'fort', arriving: stack('ge-corps', 2) }, false],
    [{ enemy: 'fort', space: 'verdun', present: stack('ge-corps'), arriving: stack('ge-corps', 2) }, true],
    [{ enemy: 'fort', space: 'verdun', present: stack('ge-corps'), arriving: stack('ge-corps') }, false],
    [{ enemy: 'besieged-fort', arriving }, true],
    [{ enemy: 'besieged-fort', moment: 'sr', arriving }, true],
    [{ enemy: 'besieged-fort', moment: 'sr-end', arriving }, false],
    [{ enemy: 'besieged-fort', moment: 'retreat-end', arriving }, true],
    [{ attackMarker: true, arriving }, false],
    [{ attackMarker: true, moment: 'movement', arriving }, true],
    [{ attackMarker: true, moment: 'advance', arriving }, true],
  ])('%o', (input, allowed) => {
    expect(answer({ present: [], ...input }).outcome.data.allowed).toBe(allowed);
  });
});

describe('placement of armies (9.5.3.3)', () => {
  test('September 1914: Paris fills up, the next French army goes to Orleans', () => {
    const paris = { moment: 'placement', space: 'paris', present: stack('fr-army', 2), arriving: stack('fr-army', 2) };
    expect(answer(paris).outcome.data).toMatchObject({ allowed: true, toOrleans: 1 });
    expect(answer(paris).steps.find(({ id }) => id === 'limit')?.text.params?.units).toBe(3);
    expect(
      answer(paris)
        .outcome.blocks.flatMap((block) => (block.kind === 'values' ? block.rows : []))
        .map(({ label }) => label.key),
    ).not.toContain('stacking.value.excess');
    expect(answer({ ...paris, moment: 'movement-end' }).outcome.data).toMatchObject({ allowed: false, toOrleans: 0 });
    expect(
      answer({ ...paris, space: 'london', present: stack('br-army', 2), arriving: stack('br-army', 2) }).outcome.data
        .allowed,
    ).toBe(false);
  });
  test('Orleans takes them only when Paris is full', () => {
    const orleans = { moment: 'placement', space: 'orleans', present: [], arriving: stack('fr-army') };
    expect(answer(orleans).outcome.data.broken).toEqual(['orleans']);
    expect(answer({ ...orleans, parisFull: true }).outcome.data.allowed).toBe(true);
  });
});

test('after Brest-Litovsk Russians stand apart (16.4.9)', () => {
  const mixed = { present: stack('ru-army'), arriving: stack('ro-corps') };
  expect(answer(mixed).outcome.data.allowed).toBe(true);
  expect(answer({ ...mixed, brestLitovsk: true }).outcome.data.broken).toEqual(['brestLitovsk']);
  expect(answer({ ...mixed, moment: 'movement', brestLitovsk: true }).outcome.data.allowed).toBe(false);
  const alone = (space: string) =>
    answer({ space, present: [], arriving: stack('ru-corps'), brestLitovsk: true }).outcome.data.allowed;
  expect(['kiev', 'metz', 'erzerum', 'budapest', 'bucharest'].map(alone)).toEqual([true, true, true, true, true]);
  expect(['belgrade', 'sofia', 'tabriz'].map(alone)).toEqual([false, false, false]);
  expect(
    answer({ space: 'belgrade', present: [], arriving: stack('sb-corps'), brestLitovsk: true }).outcome.data.allowed,
  ).toBe(true);
});

describe('the limited entry of Greece (9.5.2.4)', () => {
  const [greek, british] = [stack('gr-corps'), stack('br-corps')];
  test.each([
    [{ events: ['salonika'], present: greek, arriving: british }, ['greeks']],
    [{ events: ['salonika'], moment: 'movement', present: greek, arriving: british }, ['greeks']],
    [{ events: ['salonika'], moment: 'retreat-through', present: greek, arriving: british }, ['greeks']],
    [{ events: ['salonika'], present: [], arriving: greek }, ['greeks']],
    [{ events: ['salonika'], present: greek, arriving: [] }, []],
    [{ events: ['salonika'], moment: 'placement', present: [], arriving: greek }, []],
    [{ events: ['salonika'], present: [], arriving: british }, []],
    [{ events: ['salonika', 'greece'], present: greek, arriving: british }, []],
    [{ events: ['greece'], present: [], arriving: greek }, []],
  ])('%o', (input, broken) => {
    expect(answer(input).outcome.data.broken).toEqual(broken);
  });
  test('is asked about only where it decides and nobody said what has been played', () => {
    const asked = (input: object) => answer(input).open.some(({ rule }) => rule === '9.5.2.4');
    expect(asked({ present: greek, arriving: british })).toBe(true);
    expect(asked({ present: greek, arriving: [] })).toBe(false);
    expect(asked({ events: ['greece'], present: greek, arriving: british })).toBe(false);
  });
  test('opens the rest of Greece, which stays neutral', () => {
    const { steps } = answer({ space: 'kavala', events: ['salonika'], present: [], arriving: british });
    expect(steps.find(({ id }) => id === 'neutral')).toMatchObject({
      rule: '9.5.2.4',
      text: { key: 'geography.neutral.kept', params: { entry: 'limited' } },
    });
  });
});

test.each([
  [{ present: stack('fr-army'), arriving: stack('ge-army') }, '10.1.3'],
  [{ arriving: stack('xx') }, '2.2.1'],
  [{ space: 'atlantis' }, '2.1'],
])('%o is refused', (input, rule) => {
  expect(refusalOf(stacking, input, data)).toMatchObject({ code: 'illegal', rule });
});

test('every input is answered, and each check is a step or not applied', () => {
  const allied = fc.constantFrom('fr-army', 'br-corps', 'ru-army', 'be-corps');
  fc.assert(
    fc.property(
      fc.record({
        moment: fc.constantFrom(...STACKING_MOMENTS),
        present: fc.array(fc.record({ type: allied, n: fc.integer({ min: 1, max: 3 }) }), { maxLength: 2 }),
        arriving: fc.array(fc.record({ type: allied, n: fc.integer({ min: 1, max: 3 }) }), { maxLength: 2 }),
        space: fc.constantFrom('paris', 'orleans', 'metz'),
        enemy: fc.constantFrom('none', 'units', 'fort', 'besieged-fort'),
        attackMarker: fc.boolean(),
        brestLitovsk: fc.boolean(),
        parisFull: fc.boolean(),
      }),
      (input) => {
        const { steps, notApplied, outcome } = answer(Object.freeze(input));
        for (const { id } of STACKING_CHECKS)
          expect([...steps, ...notApplied].filter((other) => other.id === id)).toHaveLength(1);
        const units = [...input.present, ...input.arriving].reduce((sum, { n }) => sum + n, 0);
        if (
          outcome.data.allowed &&
          outcome.data.toOrleans === 0 &&
          !['movement', 'sr', 'retreat-through'].includes(input.moment)
        )
          expect(units).toBeLessThanOrEqual(3);
        expect(run(stacking, input, data)).toEqual(run(stacking, input, data));
      },
    ),
    { numRuns: 60 },
  );
});

test('labels, options and the same messages in every language', () => {
  expectLabels('stacking', stacking.schema.shape);
  expectSameKeys('stacking');
});
