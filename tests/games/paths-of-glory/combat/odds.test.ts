import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { fire, type FireInput } from '@/lib/games/paths-of-glory/calculators/fire';
import { flank } from '@/lib/games/paths-of-glory/calculators/flank';
import { flankSuccess } from '@/lib/games/paths-of-glory/combat/flank-attempt';
import { equal, fraction, sum, toNumber, type Fraction } from '@/lib/prob/fraction';
import { combatInput } from '@/tests/support/combat-input';
import { data, fireOutcome, flankOutcome } from '@/tests/games/paths-of-glory/combat/asked';

describe('odds against counting all dice', () => {
  const faces = [1, 2, 3, 4, 5, 6];
  /** Counts each pair of dice by asking for its result alone. */
  const count = (
    outcome: (a: number, d: number) => { winner: string; retreat: number },
    holds: (r: { winner: string; retreat: number }) => boolean,
  ): Fraction => fraction(faces.flatMap((a) => faces.map((d) => outcome(a, d))).filter(holds).length, 36);

  test('fire: win, tie, loss and retreats', () => {
    fc.assert(
      fc.property(combatInput, (input) => {
        const answer = run(fire, input, data);
        fc.pre(answer.ok);
        if (!answer.ok) return;
        const { odds } = answer.value.outcome.data;
        const one = (a: number, d: number) =>
          fireOutcome({ ...(input as FireInput), attackerDie: a, defenderDie: d }).result ?? { winner: '', retreat: 0 };
        expect(
          equal(
            odds.win,
            count(one, (r) => r.winner === 'attacker'),
          ),
        ).toBe(true);
        expect(
          equal(
            odds.tie,
            count(one, (r) => r.winner === 'tie'),
          ),
        ).toBe(true);
        expect(
          equal(
            odds.retreatOne,
            count(one, (r) => r.retreat === 1),
          ),
        ).toBe(true);
        expect(
          equal(
            odds.retreatTwo,
            count(one, (r) => r.retreat === 2),
          ),
        ).toBe(true);
        const known = fireOutcome({ ...(input as FireInput), defenderDie: 3 }).odds.win;
        expect(equal(known, fraction(faces.filter((a) => one(a, 3).winner === 'attacker').length, 6))).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  test('flank: the attempt mixes success and failure by the chance of the die', () => {
    fc.assert(
      fc.property(combatInput, (input) => {
        const answer = run(flank, input, data);
        fc.pre(answer.ok && answer.value.outcome.data.allowed);
        if (!answer.ok) return;
        const { withAttempt, drm } = answer.value.outcome.data;
        let wins = 0;
        for (const f of faces)
          for (const a of faces)
            for (const d of faces)
              if (
                flankOutcome({ ...(input as object), flankDie: f, attackerDie: a, defenderDie: d }).result?.winner ===
                'attacker'
              )
                wins++;
        expect(equal(withAttempt.win, fraction(wins, 216))).toBe(true);
        expect(equal(flankSuccess(drm), fraction(faces.filter((f) => f + drm >= 4).length, 6))).toBe(true);
      }),
      { numRuns: 6 },
    );
  });
});

describe('properties a player would nod at', () => {
  test('chances add up to one, jointly too', () => {
    fc.assert(
      fc.property(combatInput, (input) => {
        const answer = run(fire, input, data);
        fc.pre(answer.ok);
        if (!answer.ok) return;
        const { odds, joint } = answer.value.outcome.data;
        expect(equal(sum([odds.win, odds.tie, odds.lose]), fraction(1))).toBe(true);
        expect(equal(sum(joint.map(({ chance }) => chance)), fraction(1))).toBe(true);
        expect(
          equal(sum([odds.retreatOne, odds.retreatTwo, odds.eliminated, odds.fortStands, odds.noFullLeft]), odds.win),
        ).toBe(true);
      }),
    );
  });

  test('one more combat factor never lowers the loss inflicted', () => {
    const plain = (cf: number) => [
      { units: [{ type: 'plain', kind: 'army' as const, cf, lf: 3, side: 'central' as const }] },
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(0, 1, 2),
        fc.constantFrom('clear', 'mountain'),
        (cf, die, trench, terrain) => {
          const loss = (factor: number) =>
            fireOutcome({
              attackers: plain(factor),
              trench: trench as 0 | 1 | 2,
              terrain: terrain as 'clear',
              attackerDie: die,
              defenderDie: 1,
            }).result?.defender.lossNumber ?? -1;
          expect(loss(cf + 1)).toBeGreaterThanOrEqual(loss(cf));
        },
      ),
    );
  });

  test('a trench never helps the attacker win', () => {
    fc.assert(
      fc.property(combatInput, (input) => {
        const base = input as FireInput;
        const without = run(fire, { ...base, trench: 0 }, data);
        const dug = run(fire, { ...base, trench: 2 }, data);
        fc.pre(without.ok && dug.ok);
        if (!without.ok || !dug.ok) return;
        expect(toNumber(dug.value.outcome.data.odds.win)).toBeLessThanOrEqual(
          toNumber(without.value.outcome.data.odds.win) + 1e-12,
        );
      }),
    );
  });
});
