import { fraction, type Fraction } from '@/lib/prob/fraction';
import {
  battleOf,
  fightersIn,
  fightersOf,
  type Battle,
  type Fighter,
  type Role,
} from '@/lib/games/grand-illusion/battle/board';
import type { Drm } from '@/lib/games/grand-illusion/battle/charts';
import { aimsOf, courseOf, type Course } from '@/lib/games/grand-illusion/battle/course';
import type { BattleInput, DieName } from '@/lib/games/grand-illusion/battle/fields';
import { weighedOf, type Field } from '@/lib/games/grand-illusion/battle/modifiers';
import type { Roll } from '@/lib/games/grand-illusion/battle/column';
import { oddsOf, type BattleOdds, type Ending } from '@/lib/games/grand-illusion/battle/odds';
import { lacksInfantry } from '@/lib/games/grand-illusion/retreat/compulsory';
import { type Side, SIDES } from '@/lib/games/grand-illusion/sides';

/** Everything that an answer says of a battle, worked out once. */
export interface BattleFinding extends Field {
  readonly course: Course;
  readonly aims: ReadonlyMap<DieName, Roll>;
  readonly odds: BattleOdds;
  readonly chances: Chances;
  /** every unit with the steps that it has left, once no die is missing */
  readonly final: Readonly<Record<Side, readonly Fighter[]>> | undefined;
}

/** The chances of what follows a battle; the first four exclude each other and make up one. */
export interface Chances {
  readonly defenderLeaves: Fraction;
  readonly attackerLeaves: Fraction;
  readonly bothLeave: Fraction;
  readonly nobodyLeaves: Fraction;
  readonly retreats: Readonly<Record<Role, Fraction>>;
  readonly destroyed: Readonly<Record<Role, Fraction>>;
  /** no undisrupted infantry is left against some, but a trench or the Vosges leave the choice (9.4.2) */
  readonly mayStay: Readonly<Record<Role, Fraction>>;
  readonly siege: Fraction;
  /** expected steps lost */
  readonly steps: Readonly<Record<Role, Fraction>>;
}

/** The chance of the endings for which something holds. */
export const chanceOf = ({ endings, ways }: BattleOdds, holds: (one: Ending) => boolean): Fraction =>
  fraction(
    endings.reduce((sum, one) => (holds(one) ? sum + one.weight : sum), 0n),
    ways,
  );

const expectedAt = ({ endings, ways }: BattleOdds, at: 0 | 1): Fraction =>
  fraction(
    endings.reduce((sum, { lost, weight }) => sum + BigInt(lost[at]) * weight, 0n),
    ways,
  );

/** Whether the first side would have to retreat from the second, were it not for the hex. */
const mayStay =
  (own: 0 | 1, enemy: 0 | 1) =>
  ({ compared, ...one }: Ending): boolean =>
    lacksInfantry(compared[own], compared[enemy]) && !one[own === 0 ? 'attacker' : 'defender'].must;

function chancesOf(odds: BattleOdds, had: Readonly<Record<Role, boolean>>): Chances {
  const destroyed = (role: Role) => (one: Ending) => had[role] && one[role].gone;
  // Of forts alone nobody can leave; what is destroyed to the last fort has.
  const leaves = (role: Role) => (one: Ending) =>
    one[role].must || destroyed(role)(one) || (role === 'defender' && !had.defender && one.totals[1].forts === 0);
  const [attacker, defender] = [leaves('attacker'), leaves('defender')];
  const chance = (holds: (one: Ending) => boolean) => chanceOf(odds, holds);
  return {
    defenderLeaves: chance((one) => defender(one) && !attacker(one)),
    attackerLeaves: chance((one) => attacker(one) && !defender(one)),
    bothLeave: chance((one) => attacker(one) && defender(one)),
    nobodyLeaves: chance((one) => !attacker(one) && !defender(one)),
    retreats: {
      attacker: chance((one) => one.attacker.must),
      defender: chance((one) => one.defender.must),
    },
    destroyed: { attacker: chance(destroyed('attacker')), defender: chance(destroyed('defender')) },
    mayStay: { attacker: chance(mayStay(0, 1)), defender: chance(mayStay(1, 0)) },
    siege: chance((one) => one.siege && (one.defender.gone || one.defender.must)),
    steps: { attacker: expectedAt(odds, 0), defender: expectedAt(odds, 1) },
  };
}

/** What is left of every unit of a battle whose dice have all fallen, the extra hit of Élan among them. */
function finalOf({ input }: Battle, { fates }: BattleOdds, { done }: Course): BattleFinding['final'] {
  if (!done) return undefined;
  const leftOf = (one: Fighter): number =>
    fates.find(({ fighter }) => fighter.side === one.side && fighter.at === one.at)?.left[0]?.steps ?? one.left;
  const of = (side: Side) => fightersOf(input, side).map((one) => ({ ...one, left: leftOf(one) }));
  const [german, allied] = SIDES.map(of);
  return { german: german ?? [], allied: allied ?? [] };
}

/** Works out a battle that no rule forbids. */
export function settleBattle(input: BattleInput, drm: Drm): BattleFinding {
  const battle = battleOf(input, drm);
  const field: Field = { battle, weighed: weighedOf(battle) };
  const course = courseOf(field);
  const odds = oddsOf(field);
  const all = [...battle.columns.flatMap(fightersIn), ...battle.off.german, ...battle.off.allied];
  const had = (side: Side): boolean => all.some((one) => one.side === side && one.unit.kind !== 'fort');
  return {
    ...field,
    course,
    aims: aimsOf(course, field),
    odds,
    chances: chancesOf(odds, { attacker: had(battle.attacker), defender: had(battle.defender) }),
    final: finalOf(battle, odds, course),
  };
}
