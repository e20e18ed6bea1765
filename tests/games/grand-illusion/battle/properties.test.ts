import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '@/lib/calc/calculator';
import type { BattleAnswer } from '@/lib/games/grand-illusion/battle/answer';
import type { Chances } from '@/lib/games/grand-illusion/battle/finding';
import { battle } from '@/lib/games/grand-illusion/calculators/battle';
import { loadData } from '@/lib/games/grand-illusion/data';
import { add, compare, equal, fraction, multiply, ONE, sum, ZERO, type Fraction } from '@/lib/prob/fraction';
import { randomBattle } from '@/tests/games/grand-illusion/battle/random';

const charts = await loadData();

/* What a player would nod at, whatever stands on the battle board. */

type Bag = Readonly<Record<string, unknown>>;

function answered(input: Bag): BattleAnswer | undefined {
  const answer = run(battle, input, charts);
  return answer.ok && !answer.value.outcome.data.calledOff ? answer.value.outcome.data : undefined;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** Holds for the random battles that are legal. */
function ofBattles(holds: (input: Bag, data: BattleAnswer & { readonly chances: Chances }) => void): void {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      const input = randomBattle(seed, 4);
      const data = answered(input);
      if (data?.chances) holds(input, { ...data, chances: data.chances });
    }),
    { numRuns: 200 },
  );
}

/** A chance of the answer to a battle with one more thing given; absent where that is refused. */
const other = (input: Bag, more: Bag): Chances | undefined => answered({ ...input, ...more })?.chances ?? undefined;

describe('battles of every sort', () => {
  it('end in one of four ways, and lose no more steps than there are', () => {
    ofBattles((_, { chances, fates }) => {
      const { defenderLeaves, attackerLeaves, bothLeave, nobodyLeaves, steps } = chances;
      expect(equal(sum([defenderLeaves, attackerLeaves, bothLeave, nobodyLeaves]), ONE)).toBe(true);
      for (const { left } of fates) expect(equal(sum(left.map(({ chance }) => chance)), ONE)).toBe(true);
      for (const lost of [steps.attacker, steps.defender]) expect(compare(lost, ZERO)).toBeGreaterThanOrEqual(0);
    });
  });

  it('have, before a die, the average of the odds after its six faces', () => {
    ofBattles((input, { chances, next }) => {
      const [die] = next;
      if (!die) return;
      const parts = FACES.map((face) => other(input, { [die]: face }));
      const average = (of: (one: Chances) => Fraction): Fraction =>
        multiply(
          parts.reduce((all, one) => (one ? add(all, of(one)) : all), ZERO),
          fraction(1, 6),
        );
      for (const of of [
        (one: Chances) => one.retreats.attacker,
        (one: Chances) => one.retreats.defender,
        (one: Chances) => one.nobodyLeaves,
        (one: Chances) => one.siege,
        (one: Chances) => one.steps.attacker,
        (one: Chances) => one.steps.defender,
      ])
        expect(equal(average(of), of(chances))).toBe(true);
    });
  });

  it('are certain when all the dice have fallen, whatever fell', () => {
    ofBattles((input, first) => {
      let given = input;
      let data: BattleAnswer | undefined = first;
      for (let count = 0; data && data.next.length > 0; count++) {
        const fell = Object.fromEntries(data.next.map((die, i) => [die, 1 + ((count * 5 + i * 3) % 6)]));
        given = { ...given, ...fell };
        data = answered(given);
        expect(count).toBeLessThan(30);
      }
      expect(data?.final).not.toBeNull();
      for (const { left } of data?.fates ?? []) expect(left).toHaveLength(1);
      const { chances } = data ?? {};
      expect(
        [chances?.retreats.attacker, chances?.retreats.defender].every(
          (one) => one && (one.n === 0n || one.n === one.d),
        ),
      ).toBe(true);
    });
  });

  it('spare the defender with a higher TEM, a trench and fewer hexes around him', () => {
    ofBattles((input, { chances, counterattack }) => {
      if (counterattack) return;
      const worse: readonly Bag[] = [
        { tem: Math.min(2, Number(input.tem) + 1), mandated: false },
        { trench: Math.min(2, Number(input.trench) + 1) },
        { concentric: Math.max(0, Number(input.concentric) - 1) },
      ];
      const base = other(input, { mandated: false });
      for (const more of worse) {
        const [before, after] = [more.mandated === false ? base : chances, other(input, more)];
        if (before && after) expect(compare(after.steps.defender, before.steps.defender)).toBeLessThanOrEqual(0);
      }
    });
  });

  it('need from 1 to 5 with every die, and say who fires', () => {
    ofBattles((_, { shots }) => {
      for (const shot of Object.values(shots)) {
        expect(shot.needs).toBeGreaterThanOrEqual(1);
        expect(shot.needs).toBeLessThanOrEqual(5);
        expect(shot.chance).toEqual(fraction(shot.needs, 6));
        if (shot.die !== 'withdraw') expect(shot.by.length).toBeGreaterThan(0);
      }
    });
  });
});

it('two corps alike against each other have the same chances', () => {
  const chances = answered({ turn: 6 })?.chances;
  expect(chances?.retreats.attacker).toEqual(chances?.retreats.defender);
  expect(chances?.steps.attacker).toEqual(chances?.steps.defender);
  // One is hit and the other is not: 5/6 · 1/6.
  expect(chances?.retreats.defender).toEqual(fraction(5, 36));
});
