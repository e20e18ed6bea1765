import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recovery } from '@/lib/games/grand-illusion/calculators/recovery';
import { inputsOf } from '@/tests/support/from-schema';
import { answerOf } from '@/tests/games/grand-illusion/spoken';

const of = (input: unknown) => answerOf(recovery, input, {});

describe('how many recover', () => {
  test.each([
    // what, input, recover, rule of the limit or the bar
    ['free, nobody near', { disrupted: 5 }, 5, undefined],
    ['free, out of supply', { disrupted: 2, supplied: false }, 0, '11.2.7.a'],
    ['free, enemy, one unit', { disrupted: 1, sound: 0, enemy: 'units' }, 1, '11.2.7.b'],
    ['free, enemy, two units', { disrupted: 2, sound: 0, enemy: 'units' }, 1, '11.2.7.b'],
    ['free, enemy, three units', { disrupted: 2, sound: 1, enemy: 'units' }, 2, '11.2.7.b'],
    ['free, enemy, eight units', { disrupted: 6, sound: 2, enemy: 'units' }, 2, '11.2.7.b'],
    ['free, enemy fort', { disrupted: 3, sound: 0, enemy: 'fort' }, 2, '11.2.7.b'],
    ['free, besieged fort', { disrupted: 3, sound: 0, enemy: 'besieged' }, 2, '11.2.7.b'],
    ['fatigue, the example of the rulebook', { disrupted: 5, turn: 12 }, 3, '13.1'],
    ['before fatigue', { disrupted: 5, turn: 11 }, 5, undefined],
    ['fatigue, one unit', { disrupted: 1, turn: 15 }, 1, '13.1'],
    ['fatigue, for a CAP', { disrupted: 4, turn: 14, when: 'cap' }, 2, '13.1'],
    ['fatigue where not all could recover', { disrupted: 3, sound: 0, turn: 13, enemy: 'units' }, 2, '11.2.7.b'],
    ['for a CAP', { disrupted: 6, when: 'cap' }, 6, undefined],
    ['for a CAP, none left', { when: 'cap', caps: 0 }, 0, '5.2'],
    ['for a CAP, enemy', { when: 'cap', enemy: 'units' }, 0, '9.8.3.a'],
    ['for a CAP, besieged fort', { when: 'cap', enemy: 'besieged' }, 0, '9.8.3.a'],
    ['for a CAP, out of supply', { when: 'cap', supplied: false }, 0, '9.8.3.a'],
    ['emergency supply, no HQ', { disrupted: 3, emergency: true, turn: 4 }, 0, '11.2.1.c.2'],
    ['emergency supply, with an HQ', { disrupted: 3, emergency: true, hq: true, turn: 4 }, 1, '11.2.1.c.2'],
    ['emergency supply, for a CAP', { disrupted: 3, emergency: true, turn: 4, when: 'cap' }, 3, undefined],
    ['emergency supply, over before the end of GT 5', { disrupted: 3, emergency: true, turn: 5 }, 0, '11.2.1.c.4'],
    ['emergency supply, for a CAP in GT 5', { disrupted: 3, emergency: true, turn: 5, when: 'cap' }, 3, undefined],
    ['emergency supply is over', { disrupted: 3, emergency: true, turn: 6 }, 0, '11.2.1.c'],
    ['emergency supply is over, for a CAP', { disrupted: 3, emergency: true, turn: 6, when: 'cap' }, 0, '11.2.1.c'],
    ['emergency supply has not begun', { disrupted: 3, emergency: true, turn: 2 }, 0, '11.2.1.c'],
  ])('%s', (_what, input, recovers, rule) => {
    const { outcome, steps } = of(input);
    expect(outcome.data.recovers).toBe(recovers);
    const said = steps.filter(({ id }) => id !== 'all' && id !== 'result').map((one) => one.rule);
    expect(said).toEqual(rule ? [rule] : []);
  });
});

test.each([
  ['free', 'first', 'stays'],
  ['cap', 'first', 'recoverOrPass'],
  ['cap', 'second', 'passes'],
])('%s, %s activation: the initiative %s (9.8.3.b)', (when, activation, initiative) => {
  expect(of({ when, activation }).outcome.data.initiative).toBe(initiative);
});

test('HQs and heavy artillery turn back in the Administrative Phase only (5.2, 11.2.7)', () => {
  expect(of({}).outcome.data.ha).toBe(true);
  expect(of({ when: 'cap' }).outcome.data.ha).toBe(false);
  expect(of({ supplied: false }).outcome.data.ha).toBe(false);
  // On emergency supply the HQ stays turned over (11.2.1.c.2).
  expect(of({ emergency: true, hq: true, turn: 4 }).outcome.data).toMatchObject({ hq: false, ha: true });
});

test('never more recover than are disrupted, and an enemy in the hex never helps', () => {
  fc.assert(
    fc.property(inputsOf(recovery.schema, { strings: [''] }), (input) => {
      const { recovers, disrupted } = of(input).outcome.data;
      expect(recovers).toBeGreaterThanOrEqual(0);
      expect(recovers).toBeLessThanOrEqual(disrupted);
      const alone = of({ ...(input as object), enemy: 'none' }).outcome.data.recovers;
      // Fatigue takes half of those who could all recover, an enemy leaves two at most: of three, two are not fewer.
      expect(recovers).toBeLessThanOrEqual(Math.max(alone, 2));
    }),
  );
});
