import { describe, expect, test } from 'vitest';
import { replacements } from '@/lib/games/grand-illusion/calculators/replacements';
import { answerOf } from '@/tests/games/grand-illusion/spoken';

const of = (input: unknown) => answerOf(replacements, input, {});

describe('which units, when and at what price', () => {
  test.each([
    // what, input, [price, GT, disrupted]
    ['at once', {}, [2, 3, false]],
    ['the example of 7.2: 1 CAP in GT 2', { turn: 2, pay: 'later' }, [1, 4, false]],
    ['1 CAP in GT 7', { turn: 7, pay: 'later' }, [1, 9, false]],
    ['1 CAP in GT 8', { turn: 8, pay: 'later' }, [1, 10, true]],
    ['2 CAPS in GT 9', { turn: 9 }, [2, 9, false]],
    ['2 CAPS in GT 10', { turn: 10 }, [2, 10, true]],
    ['cavalry', { kind: 'cavalry', nation: 'german' }, [2, 3, false]],
    ['BEF infantry in GT 8', { nation: 'british', turn: 8 }, [0, 8, false]],
    ['BEF infantry in GT 12', { nation: 'british', turn: 12 }, [0, 12, true]],
    ['Belgian infantry in GT 12', { nation: 'belgian', turn: 12 }, [0, 12, true]],
  ])('%s', (_what, input, [price, due, disrupted]) => {
    expect(of(input).outcome.data).toMatchObject({ may: true, placed: true, price, due, disrupted });
  });

  test.each([
    ['HQ', { kind: 'hq' }, 'never', '7.2'],
    ['HA', { nation: 'german', kind: 'ha' }, 'never', '7.2'],
    ['fort', { kind: 'fort' }, 'never', '7.2'],
    ['BEF in GT 7', { nation: 'british', turn: 7 }, 'notGranted', '13.1'],
    ['BEF cavalry in GT 8', { nation: 'british', turn: 8, kind: 'cavalry' }, 'notGranted', '13.1'],
    ['Belgians in GT 8', { nation: 'belgian', turn: 8 }, 'notGranted', '13.1'],
    ['one CAP for at once', { caps: 1 }, 'tooFewCaps', '7.2'],
    ['due after the end', { turn: 14, pay: 'later' }, 'tooLate', '13.0'],
    ['due after the short campaign', { turn: 6, pay: 'later', scenario: 'short' }, 'tooLate', '13.0'],
  ])('%s does not come back', (_what, input, bar, rule) => {
    const { outcome, steps } = of(input);
    expect(outcome.data).toMatchObject({ may: false, placed: false, barred: [bar] });
    expect(steps.map((one) => one.rule)).toEqual([rule]);
  });
});

describe('where', () => {
  test.each([
    ['a supplied HQ', { place: 'hq' }, []],
    ['an HQ out of supply', { place: 'hq', supplied: false }, ['hqUnsupplied']],
    ['any other hex', { place: 'other' }, ['elsewhere']],
    ['an enemy hex', { friendly: false }, ['enemyHex']],
    ['a source with a new HQ', { newHq: true }, ['newHq']],
    ['no room', { room: false }, ['noRoom']],
    ['SP hex in GT 6', { sp: true, turn: 6 }, ['schlieffen']],
    ['SP hex in GT 7', { sp: true, turn: 7 }, []],
    ['SP hex, due in GT 7', { sp: true, turn: 5, pay: 'later' }, []],
    ['SP hex in scenario 3', { sp: true, turn: 6, scenario: 'what-if' }, []],
    ['Germans deep in France in GT 4', { nation: 'german', place: 'hq', deepFrance: true, turn: 4 }, ['deepFrance']],
    ['Germans deep in France in GT 5', { nation: 'german', place: 'hq', deepFrance: true, turn: 5 }, []],
  ])('%s', (_what, input, barred) => {
    expect(of(input).outcome.data).toMatchObject({ may: true, placed: barred.length === 0, barred });
  });
});

test('several purchases of a phase against the CAPS that are there (7.2)', () => {
  const bought = (more: object) => of({ nation: 'german', turn: 6, ...more }).outcome.data;
  for (let alsoNow = 0; alsoNow <= 3; alsoNow++)
    for (let alsoLater = 0; alsoLater <= 3; alsoLater++)
      for (let caps = 0; caps <= 10; caps++)
        for (const pay of ['now', 'later']) {
          const one = bought({ alsoNow, alsoLater, caps, pay });
          const sum = (pay === 'now' ? 2 : 1) + 2 * alsoNow + alsoLater;
          expect(one.sum).toBe(sum);
          expect(one.may).toBe(sum <= caps);
        }
  // what a scenario gives back costs nothing, and is no purchase (13.1)
  expect(bought({ nation: 'british', turn: 8, caps: 0, alsoNow: 3 })).toMatchObject({ sum: 0, may: true });
});
