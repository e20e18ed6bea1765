import { describe, expect, test } from 'vitest';
import { entrench } from '@/lib/games/grand-illusion/calculators/entrench';
import { answerOf } from '@/tests/games/grand-illusion/spoken';

const of = (input: unknown) => answerOf(entrench, input, {});

describe('a new trench', () => {
  test.each([
    // what, input, what forbids it, rule
    ['after the German General Retreat', {}, [], undefined],
    ['before it', { retreat: 'no' }, ['tooEarly'], '9.7.1'],
    ['the Allies during it', { retreat: 'now', side: 'allied' }, ['germanOnly'], '8.7.3'],
    ['the Germans during it, alone in the hex', { retreat: 'now', enemy: 'none' }, [], undefined],
    ['the Germans during it, out of supply', { retreat: 'now', own: 'unsupplied' }, ['ownInfantry'], '9.7.2'],
    ['the Germans later, alone in the hex', { enemy: 'none' }, ['enemyInfantry'], '9.7.2'],
    ['the enemy out of supply', { enemy: 'unsupplied' }, ['enemyInfantry'], '9.7.2'],
    ['no infantry', { own: 'none' }, ['ownInfantry'], '9.7.2'],
    ['the Allies, the Germans have dug', { side: 'allied' }, [], undefined],
    ['the Allies, the Germans have not dug', { side: 'allied', germansDug: false }, ['germansFirst'], '9.7.2'],
    ['a second marker', { trench: 1 }, ['oneMarker'], '9.7.2'],
    ['no CAP', { caps: 0 }, ['noCap'], '9.7.2'],
  ])('%s', (_what, input, barred, rule) => {
    const { outcome, steps } = of(input);
    expect(outcome.data).toMatchObject({ barred, allowed: barred.length === 0 });
    expect(outcome.data.caps).toBe(barred.length ? 0 : 1);
    if (rule) expect(steps.map((one) => one.rule)).toEqual([rule]);
    else expect(outcome.data.level).toBe(1);
  });

  test('at the end of his General Retreat the German digs by 8.7.3', () => {
    expect(of({ retreat: 'now' }).steps.map(({ rule }) => rule)).toEqual(['8.7.3']);
  });
});

describe('a trench improves (11.2.8)', () => {
  test.each([
    [{ trench: 1 }, 2, '11.2.8'],
    [{ trench: 0 }, 0, '9.7.3'],
    [{ trench: 2 }, 2, '9.7.3'],
    [{ trench: 1, own: 'unsupplied' }, 1, '11.2.8'],
    [{ trench: 1, enemy: 'none' }, 1, '11.2.8'],
  ])('%j: level %i', (input, level, rule) => {
    const { outcome, steps } = of({ what: 'improve', ...input });
    expect(outcome.data).toMatchObject({ level, caps: 0 });
    expect(steps.map((one) => one.rule)).toEqual([rule]);
  });
});

test('the question of who digs first stands where it decides, and nowhere else', () => {
  const asked = (input: unknown) => of(input).open.map(({ dispute }) => dispute);
  expect(asked({ side: 'allied', germansDug: false })).toEqual(['trenches-german-first']);
  expect(asked({ side: 'allied' })).toEqual([]);
  expect(asked({ what: 'improve', trench: 1 })).toEqual(['trench-upgrade-units']);
});
