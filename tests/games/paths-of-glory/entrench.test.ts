import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { equal, fraction } from '@/lib/prob/fraction';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import { entrench } from '@/lib/games/paths-of-glory/calculators/entrench';
import { dig, digRounds, type Dug, type TrenchLevel } from '@/lib/games/paths-of-glory/entrenching';
import { answerOf, expectLabels, expectSameKeys, refusalOf, viewOf } from '@/tests/games/paths-of-glory/spoken';

let data: PogData;
beforeAll(async () => {
  data = await loadData();
});
const answer = (input: unknown) => answerOf(entrench, input, data);
const stack = (...types: string[]) => types.map((type) => ({ type }));

describe('the roll (11.2.2)', () => {
  test.each([
    ['fr-army', fraction(1, 2)],
    ['ru-army', fraction(1, 3)],
    ['ah-army', fraction(1, 3)],
    ['br-mef-army', fraction(1, 3)],
    ['be-army', fraction(1, 2)],
  ])('%s', (type, chance) => {
    expect(answer({ units: stack(type) }).outcome.data.chance).toEqual(chance);
  });

  test.each([
    [0, 3, 'success', 1],
    [0, 4, 'failure', 0],
    [1, 1, 'success', 2],
    [1, 6, 'failure', 1],
  ])('level %i, die %i: %s', (level, die, result, after) => {
    expect(answer({ units: stack('ge-army'), level, die }).outcome.data).toMatchObject({ result, level: after });
  });

  test('each face says what it does, as it does when it falls', () => {
    const input = { units: stack('ru-army') };
    const [die, ...others] = viewOf(entrench, input, data).faces;
    expect(others).toEqual([]);
    expect(die).toMatchObject({ die: 'die', title: { key: 'entrench.face.needs', params: { upTo: 2 } } });
    for (const { face, says } of die?.faces ?? [])
      expect(says?.key).toBe(`entrench.face.${answer({ ...input, die: face }).outcome.data.result}`);
    expect(viewOf(entrench, { ...input, activation: 'combat' }, data).faces).toEqual([]);
  });

  test('two armies roll one die, with the better LF unless another is chosen', () => {
    const mixed = { units: stack('ah-army', 'ge-army', 'ge-corps') };
    expect(answer(mixed).outcome.data).toMatchObject({ army: 'ge-army', chance: fraction(1, 2) });
    expect(answer({ ...mixed, army: 'ah-army' }).outcome.data.chance).toEqual(fraction(1, 3));
    const choices = answer(mixed).outcome.blocks.find((block) => block.kind === 'choices');
    expect(choices?.kind === 'choices' && choices.options).toMatchObject([
      { id: 'ah-army' },
      { id: 'ge-army', assumed: true },
    ]);
  });
});

describe('the optional second try (11.2.9)', () => {
  test.each([
    ['ge-army', { secondTry: true, failed: true }, fraction(2, 3)],
    ['br-mef-army', { secondTry: true, failed: true }, fraction(1, 2)],
    ['it-army', { secondTry: true, failed: true }, fraction(1, 2)],
    ['ge-army', { secondTry: true, failed: false }, fraction(1, 2)],
    ['ge-army', { secondTry: false, failed: true }, fraction(1, 2)],
    ['ru-army', { secondTry: true, failed: true }, fraction(1, 3)],
    ['us-army', { secondTry: true, failed: true }, fraction(1, 2)],
  ])('%s with %o', (type, option, chance) => {
    const { outcome, steps, notApplied } = answer({ units: stack(type), ...option });
    expect(outcome.data.chance).toEqual(chance);
    expect([...steps, ...notApplied].filter(({ id }) => id === 'secondTry')).toHaveLength(1);
  });

  test('never more than −1, and gone after a success', () => {
    const digger = { lossFactor: 3, secondTry: true };
    const twice = dig(digger, dig(digger, { level: 0, marked: false }, 6), 6);
    expect(twice).toEqual({ level: 0, marked: true });
    expect(dig(digger, twice, 5)).toEqual({ level: 0, marked: true });
    expect(dig(digger, twice, 4)).toEqual({ level: 1, marked: false });
  });
});

describe('rounds ahead', () => {
  test('two rounds from nothing: 3/4 dug, 1/4 at level 2', () => {
    expect(answer({ rounds: 2 }).outcome.data.rounds[1]).toEqual({ level1: fraction(3, 4), level2: fraction(1, 4) });
  });

  test('the same as listing every sequence of dice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 3 }),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom<TrenchLevel>(0, 1),
        (lossFactor, secondTry, marked, level) => {
          const digger = { lossFactor, secondTry };
          let count = 0;
          for (let dice = 0; dice < 216; dice++) {
            const rolls = [(dice % 6) + 1, (Math.floor(dice / 6) % 6) + 1, Math.floor(dice / 36) + 1];
            if (rolls.reduce<Dug>((dug, roll) => dig(digger, dug, roll), { level, marked }).level === 2) count++;
          }
          const after = digRounds(digger, { level, marked }, 3)[2] ?? [];
          const chances = after.filter(({ value }) => value.level === 2);
          const total = chances.reduce(
            (sum, { chance }) => fraction(sum.n * chance.d + chance.n * sum.d, sum.d * chance.d),
            fraction(0),
          );
          expect(equal(total, fraction(count, 216))).toBe(true);
        },
      ),
      { numRuns: 16 },
    );
  });
});

describe('what bars an attempt', () => {
  test.each([
    [{ event: false }, 'event'],
    [{ units: stack('fr-corps') }, 'army'],
    [{ units: [] }, 'army'],
    [{ activation: 'combat' }, 'activation'],
    [{ supplied: false }, 'supply'],
    [{ level: 2 }, 'level'],
  ])('%o', (input, id) => {
    const { outcome, steps, notApplied } = answer({ die: 1, ...input });
    expect(outcome.data).toMatchObject({ allowed: false, result: null });
    expect(steps.map((step) => step.id)).toContain(id);
    expect(notApplied.map((other) => other.id)).not.toContain(id);
    expect(steps.map((step) => step.id)).not.toEqual(expect.arrayContaining(['roll']));
  });

  test('that the rolls come before the combats is named as a ruling', () => {
    expect(answer({}).open.map(({ dispute }) => dispute)).toContain('entrench-roll-moment');
  });

  test.each([
    [{ units: stack('fr-army', 'fr-army', 'fr-corps', 'fr-corps') }, '10.1.1'],
    [{ units: stack('fr-army', 'ge-army') }, '10.1.3'],
    [{ units: stack('xx') }, '2.2.1'],
    [{ units: stack('fr-army'), army: 'ge-army' }, '11.2.1'],
  ])('%o is refused', (input, rule) => {
    expect(refusalOf(entrench, input, data)).toMatchObject({ code: 'illegal', rule });
  });
});

test('labels, options and the same messages in every language', () => {
  expectLabels('entrench', entrench.schema.shape);
  expectSameKeys('entrench');
  expect(answer(Object.freeze({}))).toEqual(answer({}));
});
