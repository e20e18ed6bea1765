import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brusilov } from '@/lib/games/when-eagles-fight/calculators/brusilov';
import { isQuietWest, offensiveModifier } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { loadData } from '@/lib/games/when-eagles-fight/data';
import { answerOf, refusalOf } from '@/tests/games/when-eagles-fight/spoken';
import { germanLimit } from '@/lib/games/when-eagles-fight/stacking/limits';

/* 15.1 to 15.9, with 6.4 and 14.2. */

type Bag = Readonly<Record<string, unknown>>;
const data = await loadData();
const ask = (input: Bag) => answerOf(brusilov, input, data);

describe('when', () => {
  it.each([
    ['15.1', { turn: 14 }, 'before'],
    ['15.1', { turn: 15 }, 'open'],
    ['15.1', { turn: 18 }, 'open'],
    ['15.1', { turn: 19 }, 'missed'],
    ['15.1 the example: declared in Turn 15', { turn: 15, brusilov: 15 }, 'running'],
    ['15.1 the example: Turn 16', { turn: 16, brusilov: 15 }, 'running'],
    ['15.1 the example: Turn 17', { turn: 17, brusilov: 15 }, 'running'],
    ['15.1 the example: Turn 18', { turn: 18, brusilov: 15 }, 'over'],
    ['15.1', { turn: 20, brusilov: 18 }, 'running'],
    ['15.1', { turn: 21, brusilov: 18 }, 'over'],
  ])('%s %o: %s', (_, input, stage) => {
    expect(ask(input).outcome.data.stage).toBe(stage);
  });

  it('10.4: declared in Turn 15, Romania enters in Turn 18', () => {
    expect(ask({ turn: 15, brusilov: 15 }).outcome.data.turns).toEqual([
      { turn: 15, since: 0, modifier: 3, limit: 4 },
      { turn: 16, since: 1, modifier: 2, limit: 5 },
      { turn: 17, since: 2, modifier: 1, limit: 6 },
      { turn: 18, since: 3, modifier: 0, limit: 6 },
    ]);
  });

  it('6.4: Germans in mixed stacks', () => {
    expect([1, 4, 5, 14, 18].map((turn) => germanLimit(turn, undefined))).toEqual([1, 1, 3, 3, 3]);
    expect([16, 17, 18, 19, 20, 24].map((turn) => germanLimit(turn, 17))).toEqual([3, 4, 5, 6, 6, 6]);
  });

  it('15.9: from Turn 19 on, with Verdun and without the offensive', () => {
    expect(isQuietWest(19, true, undefined)).toBe(true);
    expect(isQuietWest(18, true, undefined)).toBe(false);
    expect(isQuietWest(19, false, undefined)).toBe(false);
    expect(isQuietWest(24, true, 18)).toBe(false);
  });
});

describe('an attack', () => {
  const NOW = { turn: 16, brusilov: 16 };
  it.each([
    ['15.2 with the modifier of the offensive', NOW, 'yes', '15.2'],
    ['15.2 at other odds it has nothing', { ...NOW, odds: 'other' }, 'neutral', '15.2'],
    ['15.2 on Germans it has nothing', { ...NOW, defenders: 'other' }, 'neutral', '15.2'],
    ['14.2 the STAVKA alone', { ...NOW, odds: 'other', stavka: true }, 'yes', '14.2'],
  ])('the verdict is good only with a modifier: %s', (_, input, tone, rule) => {
    expect(ask(input).outcome.blocks[0]).toMatchObject({ kind: 'verdict', tone, rule });
  });
  it.each([
    ['15.2 B at 1:1', { ...NOW, odds: '1:1' }, 3],
    ['15.2 B at 2:1', { ...NOW, odds: '2:1' }, 3],
    ['15.2 B at 3:1', { ...NOW, odds: 'other' }, 0],
    ['15.2 B on Germans', { ...NOW, defenders: 'other' }, 0],
    ['15.2 B+1', { turn: 17, brusilov: 16 }, 2],
    ['15.2 B+2', { turn: 18, brusilov: 16 }, 1],
    ['15.2 B+3', { turn: 19, brusilov: 16 }, 0],
    ['15.2 with the STAVKA', { ...NOW, stavka: true }, 3],
    ['14.2 the STAVKA in another attack of the turn', { ...NOW, stavka: true, odds: 'other' }, 1],
    ['14.2 without the offensive', { turn: 16, stavka: true }, 1],
    ['7.2.A the Tsar has no STAVKA', { turn: 16, stavka: true, tsar: 'command' }, 0],
  ])('%s %o: %s', (_, input, modifier) => {
    expect(ask(input).outcome.data.modifier).toBe(modifier);
  });

  it.each([
    ['the first', { northAttacks: 0 }, false],
    ['a second', { northAttacks: 1 }, true],
    ['a second in a later turn', { turn: 18, northAttacks: 1 }, true],
    ['after two of the Central Powers in one turn', { northAttacks: 1, released: true }, false],
    ['south of the row', { northAttacks: 1, north: false }, false],
    ['after the offensive', { turn: 19, northAttacks: 1 }, false],
    ['with reforms in place of the Tsar', { northAttacks: 1, tsar: 'reforms' }, false],
  ])('15.3 north of xx20: %s', (_, input, barred) => {
    expect(ask({ ...NOW, tsar: 'command', north: true, ...input }).outcome.data.barred).toBe(barred);
  });

  it('is never helped for more than three turns, nor by more than three', () => {
    fc.assert(
      fc.property(fc.integer({ min: 15, max: 18 }), (declared) => {
        const helped = Array.from({ length: 24 }, (_, i) => offensiveModifier(i + 1, declared));
        expect(helped.filter((value) => value > 0)).toEqual([3, 2, 1]);
        expect(helped[declared - 1]).toBe(3);
      }),
    );
  });
});

it('15.1: refuses an offensive that is still to come', () => {
  expect(refusalOf(brusilov, { turn: 15, brusilov: 16 }, data)).toMatchObject({ field: 'brusilov', rule: '15.1' });
});
