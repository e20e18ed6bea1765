import { add, fraction, multiply, ONE, sum, ZERO, type Fraction } from '@/lib/prob/fraction';
import { battleOf, type Battle } from '@/lib/games/grand-illusion/battle/board';
import { DIE_NAMES, type BattleInput, type Fow } from '@/lib/games/grand-illusion/battle/fields';
import { leavingOf, type BattleFinding, type Leaving } from '@/lib/games/grand-illusion/battle/finding';
import { weighedOf } from '@/lib/games/grand-illusion/battle/modifiers';
import { diceCountOf, endingsOf } from '@/lib/games/grand-illusion/battle/odds';
import { refuseBattle } from '@/lib/games/grand-illusion/battle/refusals';
import { ROLLS, waysOf } from '@/lib/games/grand-illusion/fortunes/table';

/* A battle before the roll that precedes it: the Fortunes of War, or the one die of a landing (9.1.4, 13.3.4.a4). */

/** How a battle ends for those who began it; the ends exclude each other and make up one. */
export const ENDS = ['defender', 'attacker', 'both', 'nobody', 'cancelled'] as const;
export type EndKind = (typeof ENDS)[number];

/** What a result of the roll brings. */
export interface Before {
  readonly result: Exclude<Fow, 'none'> | 'surprise' | 'ready';
  readonly chance: Fraction;
  /** absent where the board has to be set up anew before it can be fought (9.2.4, 9.1.4) */
  readonly ends?: Readonly<Record<EndKind, Fraction>>;
}

/** The roll over all its results. */
export interface Overall {
  readonly results: readonly Before[];
  readonly ends: Readonly<Record<EndKind, Fraction>>;
  /** the chance of the results that ask for another set-up */
  readonly unset: Fraction;
}

const hasFallen = (input: BattleInput): boolean => DIE_NAMES.some((name) => input[name] !== undefined);

/** Whether nothing of a battle has been rolled yet. */
export const isBefore = (input: BattleInput): boolean => input.fow === 'none' && !hasFallen(input);

/* What of a battle a result of the roll changes; battles alike in it are worked out once. */

/** What decides whether it is forbidden as it was set up. */
const setUpOf = ({ counter, limit, elan, calledOff }: Battle): string => [counter, limit, elan, calledOff].join();
/** What decides how its dice may fall. */
const diceOf = ({ counter, skirmish, surprise, elan }: Battle): string => [counter, skirmish, surprise, elan].join();
/** What decides how it may end. */
const endOf = (battle: Battle): string => [diceOf(battle), battle.routed, battle.calledOff].join();

/** A work that is done once for all battles of a sort; of one battle it is known from the beginning. */
function oncePerSort<T>(
  sortOf: (battle: Battle) => string,
  [battleKnown, itsWork]: readonly [Battle, T],
  work: (battle: Battle) => T,
): (battle: Battle) => T {
  const done = new Map([[sortOf(battleKnown), itsWork]]);
  return (battle) => {
    const sort = sortOf(battle);
    const known = done.get(sort) ?? work(battle);
    done.set(sort, known);
    return known;
  };
}

const NO_END = { defender: ZERO, attacker: ZERO, both: ZERO, nobody: ZERO, cancelled: ZERO };

/** The ends for the side that declared the battle, whoever attacks after a Counterattack. */
function endsOf(battle: Battle, leavingIn: () => Leaving): Readonly<Record<EndKind, Fraction>> {
  if (battle.calledOff) return { ...NO_END, [battle.calledOff === 'left' ? 'defender' : 'cancelled']: ONE };
  const { defenderLeaves, attackerLeaves, bothLeave, nobodyLeaves } = leavingIn();
  return {
    ...NO_END,
    defender: battle.counter ? attackerLeaves : defenderLeaves,
    attacker: battle.counter ? defenderLeaves : attackerLeaves,
    both: bothLeave,
    nobody: nobodyLeaves,
  };
}

/** The battle over every result of the roll, from what it is without one; undefined once something has been rolled. */
export function overallOf({ battle: unrolled, odds, chances }: BattleFinding): Overall | undefined {
  const { input, drm } = unrolled;
  if (!isBefore(input)) return undefined;
  const isForbidden = oncePerSort(setUpOf, [unrolled, false], (battle) => refuseBattle(battle) !== undefined);
  const countOf = oncePerSort(diceOf, [unrolled, odds.count], (battle) =>
    diceCountOf({ battle, weighed: weighedOf(battle) }),
  );
  const endsFor = oncePerSort(endOf, [unrolled, endsOf(unrolled, () => chances)], (battle) =>
    endsOf(battle, () => leavingOf(battle, endingsOf(battle, countOf(battle)))),
  );
  const before = (result: Before['result'], chance: Fraction, change: Partial<BattleInput>): Before => {
    const battle = battleOf({ ...input, ...change }, drm);
    return isForbidden(battle) ? { result, chance } : { result, chance, ends: endsFor(battle) };
  };
  const results =
    input.landing === 'none'
      ? ROLLS.map((sum) => before(`${sum}`, fraction(waysOf(sum), 36), { fow: `${sum}` }))
      : [
          before('surprise', fraction(2, 6), { landing: 'surprise' }),
          before('ready', fraction(4, 6), { landing: 'ready' }),
        ];
  const total = (kind: EndKind): Fraction =>
    results.reduce((all, { chance, ends }) => (ends ? add(all, multiply(chance, ends[kind])) : all), ZERO);
  return {
    results,
    ends: {
      defender: total('defender'),
      attacker: total('attacker'),
      both: total('both'),
      nobody: total('nobody'),
      cancelled: total('cancelled'),
    },
    unset: sum(results.map(({ chance, ends }) => (ends ? ZERO : chance))),
  };
}
