import { fraction, type Fraction } from '@/lib/prob/fraction';
import {
  battleOf,
  fightersIn,
  fightersOf,
  isFort,
  type Battle,
  type Fighter,
  type Role,
} from '@/lib/games/grand-illusion/battle/board';
import type { Drm } from '@/lib/games/grand-illusion/battle/charts';
import { aimsOf, courseOf, type Course } from '@/lib/games/grand-illusion/battle/course';
import type { BattleInput, DieName } from '@/lib/games/grand-illusion/battle/fields';
import { weighedOf, type Field } from '@/lib/games/grand-illusion/battle/modifiers';
import type { Roll } from '@/lib/games/grand-illusion/battle/column';
import { oddsOf, type BattleOdds, type Ending, type Endings } from '@/lib/games/grand-illusion/battle/odds';
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

/** The chances of who leaves the hex: they exclude each other and make up one. */
export interface Leaving {
  readonly defenderLeaves: Fraction;
  readonly attackerLeaves: Fraction;
  readonly bothLeave: Fraction;
  readonly nobodyLeaves: Fraction;
}

/** The chances of what follows a battle. */
export interface Chances extends Leaving {
  readonly retreats: Readonly<Record<Role, Fraction>>;
  readonly destroyed: Readonly<Record<Role, Fraction>>;
  /** no undisrupted infantry is left against some, but a trench or the Vosges leave the choice (9.4.2) */
  readonly mayStay: Readonly<Record<Role, Fraction>>;
  readonly siege: Fraction;
  /** expected steps lost */
  readonly steps: Readonly<Record<Role, Fraction>>;
}

/** The chance of the endings for which something holds. */
const chanceOf = ({ endings, ways }: Endings, holds: (one: Ending) => boolean): Fraction =>
  fraction(
    endings.reduce((sum, one) => (holds(one) ? sum + one.weight : sum), 0n),
    ways,
  );

const expectedAt = ({ endings, ways }: Endings, at: 0 | 1): Fraction =>
  fraction(
    endings.reduce((sum, { lost, weight }) => sum + BigInt(lost[at]) * weight, 0n),
    ways,
  );

/** Whether the first side would have to retreat from the second, were it not for the hex. */
const mayStay =
  (own: 0 | 1, enemy: 0 | 1) =>
  (one: Ending): boolean =>
    lacksInfantry(one.compared[own], one.compared[enemy]) && !one[own === 0 ? 'attacker' : 'defender'].must;

/** The sides that have combat units in the hex, on the board or not: forts are none. */
function hadOf({ columns, off, attacker, defender }: Battle): Readonly<Record<Role, boolean>> {
  const all = [...columns.flatMap(fightersIn), ...off.german, ...off.allied];
  const had = (side: Side): boolean => all.some((one) => one.side === side && !isFort(one));
  return { attacker: had(attacker), defender: had(defender) };
}

/** Who leaves the hex, by retreat or to the last unit. */
export function leavingOf(battle: Battle, odds: Endings): Leaving {
  const had = hadOf(battle);
  const attacker = (one: Ending): boolean => one.attacker.must || (had.attacker && one.attacker.gone);
  // Of forts alone nobody can leave; what is destroyed to the last fort has.
  const defender = (one: Ending): boolean =>
    one.defender.must || (had.defender ? one.defender.gone : one.totals[1].forts === 0);
  return {
    defenderLeaves: chanceOf(odds, (one) => defender(one) && !attacker(one)),
    attackerLeaves: chanceOf(odds, (one) => attacker(one) && !defender(one)),
    bothLeave: chanceOf(odds, (one) => attacker(one) && defender(one)),
    nobodyLeaves: chanceOf(odds, (one) => !attacker(one) && !defender(one)),
  };
}

function chancesOf(battle: Battle, odds: Endings): Chances {
  const had = hadOf(battle);
  const chance = (holds: (one: Ending) => boolean) => chanceOf(odds, holds);
  const byRole = <T>(of: (role: Role) => T): Readonly<Record<Role, T>> => ({
    attacker: of('attacker'),
    defender: of('defender'),
  });
  return {
    ...leavingOf(battle, odds),
    retreats: byRole((role) => chance((one) => one[role].must)),
    destroyed: byRole((role) => chance((one) => had[role] && one[role].gone)),
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
  return {
    ...field,
    course,
    aims: aimsOf(course, field),
    odds,
    chances: chancesOf(battle, odds),
    final: finalOf(battle, odds, course),
  };
}
