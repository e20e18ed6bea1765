import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInput, run } from '@/lib/calc/calculator';
import type { Evaluation } from '@/lib/calc/evaluation';
import type { BattleAnswer, ShotAnswer } from '@/lib/games/grand-illusion/battle/answer';
import type { BattleInput } from '@/lib/games/grand-illusion/battle/fields';
import { battle } from '@/lib/games/grand-illusion/calculators/battle';
import { cavalry } from '@/lib/games/grand-illusion/calculators/cavalry';
import { fortunes } from '@/lib/games/grand-illusion/calculators/fortunes';
import { retreat } from '@/lib/games/grand-illusion/calculators/retreat';
import { loadData } from '@/lib/games/grand-illusion/data';
import { equal, fraction, type Fraction } from '@/lib/prob/fraction';
import { randomBattle } from '@/tests/games/grand-illusion/battle/random';

/* A rule that a battle and a tool beside it both cite gives the same in both, whatever stands on the battle board. */

const data = await loadData();
type Bag = Readonly<Record<string, unknown>>;

interface Fought {
  readonly input: BattleInput;
  readonly evaluation: Evaluation<BattleAnswer>;
  readonly answer: BattleAnswer;
}

function fought(given: Bag): Fought | undefined {
  const parsed = parseInput(battle, given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const found = battle.evaluate(parsed.value, data);
  return found.ok ? { input: parsed.value, evaluation: found.value, answer: found.value.outcome.data } : undefined;
}

/** Holds for the random battles that are legal, and for enough of them. */
function ofBattles(holds: (one: Fought, given: Bag) => boolean): void {
  let seen = 0;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      const given = randomBattle(seed, 3);
      const one = fought(given);
      if (one && holds(one, given)) seen += 1;
    }),
    { numRuns: 300 },
  );
  expect(seen).toBeGreaterThan(15);
}

const sure = ({ n, d }: Fraction): boolean => n === d;
const VOSGES = [102, 103];

/** A battle whose dice have all fallen, by rolls that follow from the seed. */
function rolled(given: Bag, first: Fought): Fought | undefined {
  let [all, one]: [Bag, Fought | undefined] = [given, first];
  for (let count = 0; one?.answer.next.length; count++) {
    all = { ...all, ...Object.fromEntries(one.answer.next.map((die, i) => [die, 1 + ((count * 5 + i * 2) % 6)])) };
    one = fought(all);
  }
  return one;
}

/** What a side has left, as the tool of the retreat asks for it. */
function forceOf({ input, answer }: Fought, side: 'german' | 'allied') {
  const units = input.board[side].map((unit, i) => ({ unit, left: answer.final?.[side][i] ?? 0 }));
  const count = (cavalry: boolean, left: number): number =>
    units.filter((one) => one.unit.kind !== 'fort' && (one.unit.kind === 'cavalry') === cavalry && one.left === left)
      .length;
  return {
    infantry: count(false, 2),
    infantryDisrupted: count(false, 1),
    cavalry: count(true, 2),
    cavalryDisrupted: count(true, 1),
  };
}

describe('the battle and the retreat', () => {
  it('send the same sides away (9.4.2)', () => {
    ofBattles((first, given) => {
      const end = first.answer.calledOff ? undefined : rolled(given, first);
      // The tool of the retreat is told what is left of all units, not of those on the board alone.
      if (!end?.answer.chances || end.input.countReading === 'board') return false;
      const { input, answer, evaluation } = end;
      const asked = run(
        retreat,
        {
          attacker: forceOf(end, answer.attacker),
          defender: forceOf(end, answer.defender),
          routed: input.fow === '2' || input.fow === '12',
          trench: input.trench > 0,
          vosges: VOSGES.includes(input.hex ?? 0),
          cavalryOnly: evaluation.open.some(({ dispute }) => dispute === 'cavalry-only-retreat'),
          routedReading: input.routedReading,
          cavalryReading: input.cavalryReading,
          bothReading: input.bothReading,
        },
        data,
      );
      if (!asked.ok) throw new Error(JSON.stringify(asked.error));
      const { duties } = asked.value.outcome.data;
      const { retreats, mayStay } = end.answer.chances;
      for (const role of ['attacker', 'defender'] as const) {
        expect(duties[role] === 'must').toBe(sure(retreats[role]));
        // Of units that a trench or the Vosges hold, the attacker's alone would otherwise stay.
        if (sure(mayStay[role])) expect(duties[role]).toBe('may');
      }
      return true;
    });
  });
});

/** Whether as many attack as many as a mandated battle takes (9.1.1.c). */
function isMandated({ board, attacker, mandated, sizeReading }: BattleInput): boolean {
  const [own, enemy] = attacker === 'german' ? [board.german, board.allied] : [board.allied, board.german];
  const corpsIn = (units: readonly { readonly kind: string }[]): number =>
    units.filter(({ kind }) => kind === 'corps').length +
    (sizeReading === 'halves' ? units.filter(({ kind }) => kind === 'division' || kind === 'brigade').length / 2 : 0);
  const attacking = corpsIn(own.filter(({ space }) => space !== 'hex'));
  return mandated && attacking >= 4 && corpsIn(enemy) + enemy.filter(({ kind }) => kind === 'fort').length >= 2;
}

const fortunesOf = (input: BattleInput, more: Bag) => {
  const { attacker, turn, hex, trench } = input;
  const asked = run(
    fortunes,
    { attacker, turn, hex, entrenched: trench > 0, mandated: isMandated(input), skirmish: false, ...more },
    data,
  );
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  return asked.value.outcome.data;
};

describe('the battle and the Fortunes of War', () => {
  it('read the same out of a roll (9.1.4, 13.1)', () => {
    ofBattles(({ input, answer, evaluation: { steps } }) => {
      const { fow, advantage, landing } = input;
      if (fow === 'none') return false;
      const die1 = Math.max(1, Number(fow) - 6);
      const { settled } = fortunesOf(input, { die1, die2: Number(fow) - die1 });
      const effect = settled?.effect;
      const told = steps.filter(({ id }) => id === 'fow' || id === 'routedFree').map(({ rule, id }) => `${id} ${rule}`);
      expect(told[0]).toBe(effect === 'ignored' ? 'fow 13.1' : 'fow 9.1.4');
      expect(told.includes('routedFree 9.1.4')).toBe(effect === 'routedFree');
      expect(answer.counterattack).toBe(effect === 'counterattack');
      expect(answer.calledOff === 'cautious').toBe(effect === 'cautious');
      expect(answer.skirmish).toBe(effect === 'skirmish' || (effect === 'advantage' && advantage === 'skirmish'));
      expect(steps.some(({ text }) => text.key === 'battle.step.fow.limitGerman')).toBe(effect === 'limitGerman');
      return landing === 'none';
    });
  });

  it('give each roll the same chance', () => {
    ofBattles(({ input, evaluation }) => {
      const { before } = evaluation.outcome.data as unknown as {
        readonly before: { readonly results: readonly { readonly result: string; readonly chance: Fraction }[] } | null;
      };
      if (!before || input.landing !== 'none') return false;
      const { rows } = fortunesOf(input, {});
      expect(before.results.map(({ result, chance: { n, d } }) => `${result} ${n}/${d}`)).toEqual(
        rows.map(({ sum, chance: { n, d } }) => `${sum} ${n}/${d}`),
      );
      return true;
    });
  });
});

const cavalryOf = (input: Bag) => {
  const asked = run(cavalry, input, data);
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  return asked.value.outcome.data;
};

describe('the battle and cavalry', () => {
  it('hit alike with the same strength and modifier (9.3.1.c), and lose alike when they withdraw (9.6.2)', () => {
    ofBattles(({ answer }) => {
      const shots: readonly ShotAnswer[] = Object.values(answer.shots);
      for (const { die, strength = 0, drm = 0, onlyOne, chance } of shots) {
        if (die === 'withdraw') expect(cavalryOf({ action: 'withdraw' }).worn?.chance).toEqual(chance);
        else if (!onlyOne && strength <= 12 && drm >= -2 && drm <= 4)
          expect(cavalryOf({ action: 'charge', against: 'cavalry', cs: strength, drm }).charge?.hit).toEqual(chance);
      }
      return shots.length > 0;
    });
  });

  it('come to the same end when cavalry attacks one unit (9.6.1)', () => {
    const strength = fc.integer({ min: 0, max: 8 });
    fc.assert(
      fc.property(
        fc.record({
          against: fc.constantFrom('infantry', 'cavalry'),
          disrupted: fc.boolean(),
          enemyDisrupted: fc.boolean(),
          fort: fc.boolean(),
          drm: fc.integer({ min: 0, max: 2 }),
          cs: strength,
          dcs: strength,
          enemyCs: strength,
          enemyDcs: strength,
        }),
        ({ against, disrupted, enemyDisrupted, fort, drm, cs, dcs, enemyCs, enemyDcs }) => {
          const one = fought({
            attacker: 'allied',
            tem: drm,
            turn: 6,
            board: {
              allied: [{ space: '1', nation: 'french', kind: 'cavalry', cs, dcs, disrupted }],
              german: [
                {
                  space: '1',
                  kind: against === 'cavalry' ? 'cavalry' : 'corps',
                  cs: enemyCs,
                  dcs: enemyDcs,
                  disrupted: enemyDisrupted,
                },
                // Nobody faces it: it lends its modifier alone.
                ...(fort ? [{ space: '2', kind: 'fort', cs: 3, dcs: 2 }] : []),
              ],
            },
          });
          const { charge } = cavalryOf({
            action: 'charge',
            against,
            disrupted,
            enemyDisrupted,
            fort,
            drm,
            cs,
            dcs,
            enemyCs,
            enemyDcs,
          });
          if (!one || !charge) throw new Error('refused');
          const fateOf = (side: string, steps: number): Fraction =>
            one.answer.fates
              .find((fate) => fate.side === side && fate.at === 0)
              ?.left.find((left) => left.steps === steps)?.chance ?? fraction(0);
          for (const [side, fate] of [
            ['allied', charge.cavalry],
            ['german', charge.enemy],
          ] as const) {
            expect(equal(fateOf(side, 2), fate.unhurt)).toBe(true);
            expect(equal(fateOf(side, 1), fate.disrupted)).toBe(true);
            expect(equal(fateOf(side, 0), fate.eliminated)).toBe(true);
          }
        },
      ),
    );
  });
});
