import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attackSchema } from '@/lib/games/when-eagles-fight/attack/fields';
import { attackOf, defenceOf } from '@/lib/games/when-eagles-fight/attack/strength';
import { stackingSchema } from '@/lib/games/when-eagles-fight/stacking/fields';
import { lendingOf } from '@/lib/games/when-eagles-fight/stacking/overstack';

/* A rule that an attack and the tool of stacking both cite gives the same in both (8.6). */

const counter = fc.record({
  kind: fc.constantFrom('infantry', 'active', 'cavalry', 'fortress', 'heavy-artillery'),
  size: fc.constantFrom('corps', 'division'),
  attack: fc.integer({ min: 0, max: 9 }),
  defence: fc.integer({ min: 0, max: 9 }),
  reduced: fc.boolean(),
});
type Counter = typeof counter extends fc.Arbitrary<infer One> ? One : never;

function both(units: readonly Counter[], turn: number) {
  const stack = stackingSchema.parse({ turn, units });
  const attackers = [{ units: units.map(({ defence: _, ...unit }) => unit) }];
  const defenders = units.map(({ attack: _, ...unit }) => ({ ...unit, nation: 'german' }));
  const fight = attackSchema.parse({ turn, attackers, defenders });
  return [
    { lent: attackOf(fight), lending: lendingOf(stack.units, 'attack', turn) },
    { lent: defenceOf(fight), lending: lendingOf(stack.units, 'defence', turn) },
  ];
}

it('the units of a hex that lend their factors, and what they come to', () => {
  fc.assert(
    fc.property(fc.array(counter, { minLength: 1, maxLength: 6 }), fc.integer({ min: 2, max: 24 }), (units, turn) => {
      for (const { lent, lending } of both(units, turn)) {
        expect(lent.total).toBe(lending.counts);
        expect(lent.units.filter(({ held }) => held === 'third').map(({ at }) => at)).toEqual(lending.idle);
      }
    }),
  );
});

it('within two corps a unit without a factor is no third corps', () => {
  const weak = { kind: 'infantry', size: 'corps', attack: 0, defence: 0, reduced: false } as const;
  for (const { lent, lending } of both([{ ...weak, attack: 5, defence: 5 }, weak], 12)) {
    expect(lending).toEqual({ counts: 5, all: 5, idle: [] });
    expect(lent.units.map(({ held }) => held)).toEqual([undefined, undefined]);
  }
});
