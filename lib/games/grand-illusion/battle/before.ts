import { add, fraction, multiply, sum, ZERO, type Fraction } from '@/lib/prob/fraction';
import { battleOf, type Battle } from '@/lib/games/grand-illusion/battle/board';
import type { Drm } from '@/lib/games/grand-illusion/battle/charts';
import { DIE_NAMES, type BattleInput, type Fow } from '@/lib/games/grand-illusion/battle/fields';
import { settleBattle, type BattleFinding } from '@/lib/games/grand-illusion/battle/finding';
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

/** What of a battle a result decides; battles alike in it are worked out once. */
const keyOf = ({ counter, skirmish, surprise, routed, elan, calledOff }: Battle): string =>
  [counter, skirmish, surprise, routed, elan, calledOff].join();

/** The ends for the side that declared the battle, whoever attacks after a Counterattack. */
function endsOf({ battle, chances }: BattleFinding): Readonly<Record<EndKind, Fraction>> {
  const none = { defender: ZERO, attacker: ZERO, both: ZERO, nobody: ZERO, cancelled: ZERO };
  if (battle.calledOff) return { ...none, [battle.calledOff === 'left' ? 'defender' : 'cancelled']: fraction(1, 1) };
  const { defenderLeaves, attackerLeaves, bothLeave, nobodyLeaves } = chances;
  return {
    ...none,
    defender: battle.counter ? attackerLeaves : defenderLeaves,
    attacker: battle.counter ? defenderLeaves : attackerLeaves,
    both: bothLeave,
    nobody: nobodyLeaves,
  };
}

/** The battle over every result of the roll; undefined once something has been rolled. */
export function overallOf(input: BattleInput, drm: Drm): Overall | undefined {
  if (!isBefore(input)) return undefined;
  const known = new Map<string, Readonly<Record<EndKind, Fraction>>>();
  const before = (result: Before['result'], chance: Fraction, change: Partial<BattleInput>): Before => {
    const changed = { ...input, ...change };
    const battle = battleOf(changed, drm);
    if (refuseBattle(battle)) return { result, chance };
    const key = keyOf(battle);
    const ends = known.get(key) ?? endsOf(settleBattle(changed, drm));
    known.set(key, ends);
    return { result, chance, ends };
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
