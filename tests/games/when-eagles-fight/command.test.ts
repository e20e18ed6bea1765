import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { command } from '@/lib/games/when-eagles-fight/calculators/command';
import { isStavkaReady, nextOberost, nextStavka } from '@/lib/games/when-eagles-fight/clocks/command';
import { loadData } from '@/lib/games/when-eagles-fight/data';
import { answerOf, refusalOf } from '@/tests/games/when-eagles-fight/spoken';

/* 14.1 to 14.3 with 7.2.A, 15.2, 16.0 and 17.0. */

type Bag = Readonly<Record<string, unknown>>;
const data = await loadData();
const ask = (input: Bag) => answerOf(command, input, data);
const OBEROST = { hq: 'oberost' };
const PLAN_19 = { scenario: 'plan-19' };

const ROWS: readonly (readonly [rule: string, what: string, input: Bag, ready: boolean, next: number | null])[] = [
  ['14.2', 'Turn 1', { turn: 1 }, false, 2],
  ['14.2', 'Turn 2', { turn: 2 }, true, 2],
  ['14.2', 'the example: used in Turn 2, not in 3', { turn: 3, stavkaLast: 2 }, false, 4],
  ['14.2', 'the example: again in 4', { turn: 4, stavkaLast: 2 }, true, 4],
  ['14.2', 'used in the turn before the last', { turn: 24, stavkaLast: 23 }, false, null],
  ['7.2.A', 'the Tsar commands', { turn: 10, tsar: 'command' }, false, null],
  ['7.2.B', 'reforms do not touch it', { turn: 10, tsar: 'reforms' }, true, 10],
  ['14.2', 'without a supply route', { turn: 5, route: false }, false, 5],
  ['16.0', 'Plan 19, Turn 1', { ...PLAN_19, turn: 1 }, true, 1],
  ['16.0', 'Plan 19, every turn', { ...PLAN_19, turn: 6, stavkaLast: 5 }, true, 6],
  ['16.0', 'Plan 19, used in Turn 6: not in 7', { ...PLAN_19, turn: 7, stavkaLast: 6 }, false, 8],
  ['16.0', 'Plan 19, used in Turn 6: again in 8', { ...PLAN_19, turn: 8, stavkaLast: 6 }, true, 8],
  ['3.9', 'free set-up without Plan 19', { scenario: 'free-set-up', turn: 1 }, false, 2],
  ['14.3', 'OberOst in Turn 1', { ...OBEROST, turn: 1 }, true, 1],
  ['14.3', 'OberOst twice running', { ...OBEROST, turn: 2, oberostLast: 1 }, false, 3],
  ['14.3', 'OberOst every other turn', { ...OBEROST, turn: 3, oberostLast: 1 }, true, 3],
  ['17.0', 'OberOst in Schlieffen East', { ...OBEROST, scenario: 'schlieffen-east', turn: 2, oberostLast: 1 }, true, 2],
  ['14.3', 'OberOst with Austro-Hungarians', { ...OBEROST, turn: 5, germans: false }, false, 5],
  ['7.2.A', 'the Tsar does not touch OberOst', { ...OBEROST, turn: 10, tsar: 'command' }, true, 10],
];

it.each(ROWS.map((row) => [`${row[0]} ${row[1]}`, row] as const))('%s', (_, [, , input, ready, next]) => {
  expect(ask(input).outcome.data).toMatchObject({ ready, next });
});

describe('reach', () => {
  it.each([
    ['14.2 its hex', 'stavka', { nation: 'russian', distance: 0 }, null],
    ['14.2 adjacent', 'stavka', { nation: 'russian', distance: 1 }, null],
    ['14.2 two hexes', 'stavka', { nation: 'russian', distance: 2 }, 'far'],
    ['15.6 the Romanian army counts as Russian', 'stavka', { nation: 'romanian', distance: 1 }, null],
    ['14.2 a German', 'stavka', { nation: 'german', distance: 1 }, 'nation'],
    ['14.3 two hexes', 'oberost', { nation: 'german', distance: 2 }, null],
    ['14.3 three hexes', 'oberost', { nation: 'german', distance: 3 }, 'far'],
    ['14.3 out of supply', 'oberost', { nation: 'german', distance: 1, supplied: false }, 'supply'],
    ['14.3 Austro-Hungarian', 'oberost', { nation: 'austro-hungarian', distance: 0 }, 'nation'],
  ])('%s', (_, hq, unit, missing) => {
    expect(ask({ hq, turn: 4, units: [unit] }).outcome.data.missing).toEqual([missing]);
  });

  it.each([
    ['14.2 all attackers', [1, 0], {}, 1],
    ['14.2 one too far', [1, 2], {}, 0],
    ['15.2 with the offensive', [1], { turn: 16, offensive: true }, 0],
    ['14.2 the turn after its use', [1], { turn: 5, stavkaLast: 4 }, 0],
  ])('the +1 of the STAVKA: %s', (_, distances, input, modifier) => {
    const units = distances.map((distance) => ({ nation: 'russian', distance }));
    expect(ask({ turn: 4, ...input, units }).outcome.data.modifier).toBe(modifier);
  });
});

it('used whenever it may be, it serves in every other turn; with Plan 19 in the first six and then so', () => {
  const turnsOf = (scenario: 'historical' | 'plan-19') => {
    const used: number[] = [];
    for (let turn = 1; turn <= 24; turn++)
      if (isStavkaReady({ turn, scenario, tsar: 'neither', stavkaLast: used.at(-1) })) used.push(turn);
    return used;
  };
  expect(turnsOf('historical')).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]);
  expect(turnsOf('plan-19')).toEqual([1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]);
});

it('is back two turns after its use at the latest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 22 }), fc.integer({ min: 1, max: 21 }), (turn, last) => {
      if (last >= turn) return;
      const one = { turn, scenario: 'historical', tsar: 'neither', stavkaLast: last, oberostLast: last } as const;
      expect(nextStavka(one)).toBe(Math.max(turn, last + 2));
      expect(nextOberost(one)).toBe(Math.max(turn, last + 2));
    }),
  );
});

it.each([
  ['stavkaLast', '14.2', { turn: 4, stavkaLast: 4 }],
  ['oberostLast', '14.3', { turn: 4, oberostLast: 5 }],
  ['turn', '17.0', { turn: 4, scenario: 'schlieffen-east' }],
])('refuses %s, %s', (field, rule, input) => {
  expect(refusalOf(command, input, data)).toMatchObject({ field, rule });
});
