import type { UnitType } from '@/lib/games/paths-of-glory/data';
import {
  canFire,
  fireOf,
  lossNumber,
  type Fire,
  type FireCharts,
  type Ground,
} from '@/lib/games/paths-of-glory/combat/fire';
import { isArmy, isFull, stepsOf, type Reserve, type Unit } from '@/lib/games/paths-of-glory/combat/forces';
import {
  allocations,
  choose,
  replacements,
  type Allocation,
  type Policy,
} from '@/lib/games/paths-of-glory/combat/losses';

/** A combat ready to be resolved: everything that 12.2.2 to 12.2.6 settle. */
export interface Combat {
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
  readonly ground: Ground;
  readonly attackerDrm: number;
  readonly defenderDrm: number;
  readonly reserve: Reserve;
  readonly corps: readonly UnitType[];
  readonly defenderOutOfSupply: boolean;
  readonly attackersInOneSpace: boolean;
  /** the attackers stand in the space of the fort that they attack (15.2.3) */
  readonly attackersInside: boolean;
  readonly policies: { readonly attacker: Policy; readonly defender: Policy };
  readonly charts: FireCharts;
}

/** Who fires first: both at once, or after a flank attempt one side before the other (12.2.4, 12.3.3). */
export type FireOrder = 'simultaneous' | 'attacker-first' | 'defender-first';

export type Winner = 'attacker' | 'defender' | 'tie';

/** One way that a combat can end. */
export interface CombatResult {
  /** the Loss Number that the defender suffers, and the one that the attacker suffers (12.4.1) */
  readonly defenderLoss: number;
  readonly attackerLoss: number;
  readonly attacker: Allocation;
  readonly defender: Allocation;
  readonly winner: Winner;
  readonly attackerFullLeft: boolean;
  /** nothing is left that had to be beaten: the units are gone, or the fort that defended alone has fallen (12.6.2) */
  readonly defenderEliminated: boolean;
  /** spaces that the defender must retreat, 0 when there is no retreat (12.5.2) */
  readonly retreat: 0 | 1 | 2;
  /** how many of the 36 pairs of dice lead here */
  readonly ways: number;
}

/** The losses of each side by Loss Number, computed once for a combat. */
export interface Toll {
  defender(lossNumber: number): Allocation;
  attacker(lossNumber: number): Allocation;
  defenderWays(lossNumber: number): readonly Allocation[];
  attackerWays(lossNumber: number): readonly Allocation[];
}

function remember<T>(compute: (lossNumber: number) => T): (lossNumber: number) => T {
  const known = new Map<number, T>();
  return (n) => {
    const found = known.get(n);
    if (found !== undefined) return found;
    const value = compute(n);
    known.set(n, value);
    return value;
  };
}

/** The legal allocations of both sides and those that their policies, or the players' own choices, pick. */
export function tollOf(combat: Combat, chosen: { attacker?: string; defender?: string } = {}): Toll {
  const shared = { reserve: combat.reserve, corps: combat.corps };
  const defenderWays = remember((n) =>
    allocations({
      ...shared,
      units: combat.defenders,
      lossNumber: n,
      fort: combat.ground.fort,
      attacker: false,
      outOfSupply: combat.defenderOutOfSupply,
      oneSpace: true,
    }),
  );
  const attackerWays = remember((n) =>
    allocations({
      ...shared,
      units: combat.attackers,
      lossNumber: n,
      fort: 0,
      attacker: true,
      outOfSupply: false,
      oneSpace: combat.attackersInOneSpace,
    }),
  );
  const pick = (ways: readonly Allocation[], key: string | undefined, policy: Policy) =>
    ways.find((way) => way.key === key) ?? choose(ways, policy);
  return {
    defenderWays,
    attackerWays,
    defender: remember((n) => pick(defenderWays(n), chosen.defender, combat.policies.defender)),
    attacker: remember((n) => pick(attackerWays(n), chosen.attacker, combat.policies.attacker)),
  };
}

/** Both sides' fire with the given units standing. */
export function firesOf(
  combat: Combat,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
  fort: number,
): { readonly attacker: Fire; readonly defender: Fire } {
  const ground = { ...combat.ground, fort };
  return {
    attacker: fireOf('attacker', attackers, defenders, ground, combat.charts, combat.attackerDrm),
    defender: fireOf('defender', defenders, defenders, ground, combat.charts, combat.defenderDrm),
  };
}

/** Who wins by the larger Loss Number inflicted; equal numbers are a loss for both (12.2.10). */
export function winnerOf(defenderLoss: number, attackerLoss: number): Winner {
  if (defenderLoss === attackerLoss) return 'tie';
  return defenderLoss > attackerLoss ? 'attacker' : 'defender';
}

/**
 * Spaces of retreat: none unless the attacker won and keeps a full-strength unit; one for a difference of one, else two
 * (12.5.1, 12.5.2).
 */
export function retreatOf(
  defenderLoss: number,
  attackerLoss: number,
  attackerFullLeft: boolean,
  defenderUnitsLeft: boolean,
): 0 | 1 | 2 {
  if (defenderLoss <= attackerLoss || !attackerFullLeft || !defenderUnitsLeft) return 0;
  return defenderLoss - attackerLoss === 1 ? 1 : 2;
}

function resultOf(
  combat: Combat,
  defenderLoss: number,
  attackerLoss: number,
  attacker: Allocation,
  defender: Allocation,
  ways: number,
): CombatResult {
  const attackerFullLeft = attacker.units.some(isFull);
  return {
    defenderLoss,
    attackerLoss,
    attacker,
    defender,
    winner: winnerOf(defenderLoss, attackerLoss),
    attackerFullLeft,
    defenderEliminated: defender.units.length === 0 && (combat.defenders.length > 0 || defender.fortDestroyed),
    retreat: retreatOf(defenderLoss, attackerLoss, attackerFullLeft, defender.units.length > 0),
    ways,
  };
}

/** Loss Number of the side that answers the first fire: it fires with what is left, and not at all when nothing is. */
function answer(combat: Combat, first: Allocation, firstFired: 'attacker' | 'defender', roll: number): number {
  const fire = answeringFire(combat, first, firstFired);
  return fire ? lossNumber(fire, roll) : 0;
}

/** The fire of the side that answers, with what the first fire left of it; undefined when nothing is left. */
export function answeringFire(
  combat: Combat,
  first: Allocation,
  firstFired: 'attacker' | 'defender',
): Fire | undefined {
  const attackerFirst = firstFired === 'attacker';
  const attackers = attackerFirst ? combat.attackers : first.units;
  const defenders = attackerFirst ? first.units : combat.defenders;
  const fort = attackerFirst && first.fortDestroyed ? 0 : combat.ground.fort;
  const role = attackerFirst ? 'defender' : 'attacker';
  if (!canFire(role, attackerFirst ? defenders : attackers, fort)) return undefined;
  return firesOf(combat, attackers, defenders, fort)[role];
}

/** The faces of a die that are still possible: all six, or the one that fell. */
export type Faces = readonly number[];
export const ALL_FACES: Faces = [1, 2, 3, 4, 5, 6];

/** How often each Loss Number comes up over the given faces. */
function tally(faces: Faces, lossOf: (roll: number) => number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const face of faces) {
    const loss = lossOf(face);
    counts.set(loss, (counts.get(loss) ?? 0) + 1);
  }
  return counts;
}

/**
 * Every end of a combat with the number of dice pairs that lead to it. Pairs with the same two Loss Numbers have the
 * same losses, since the losses follow from the numbers and the policies.
 */
export function ends(
  combat: Combat,
  toll: Toll,
  order: FireOrder,
  attackerFaces: Faces = ALL_FACES,
  defenderFaces: Faces = ALL_FACES,
): readonly CombatResult[] {
  const fires = firesOf(combat, combat.attackers, combat.defenders, combat.ground.fort);
  const found: CombatResult[] = [];
  const attackerFirst = order !== 'defender-first';
  const [firstFaces, secondFaces] = attackerFirst ? [attackerFaces, defenderFaces] : [defenderFaces, attackerFaces];
  const firstFire = attackerFirst ? fires.attacker : fires.defender;
  for (const [first, firstWays] of tally(firstFaces, (roll) => lossNumber(firstFire, roll))) {
    const taken = attackerFirst ? toll.defender(first) : toll.attacker(first);
    const respond =
      order === 'simultaneous'
        ? (roll: number) => lossNumber(fires.defender, roll)
        : (roll: number) => answer(combat, taken, attackerFirst ? 'attacker' : 'defender', roll);
    for (const [second, secondWays] of tally(secondFaces, respond)) {
      const [a, d] = attackerFirst ? [first, second] : [second, first];
      found.push(resultOf(combat, a, d, toll.attacker(d), toll.defender(a), firstWays * secondWays));
    }
  }
  return found;
}

/**
 * Whether the defender may refuse a retreat by losing one more step: the ground allows it and a step would remain,
 * which may be that of a corps that takes the place of the lost army (12.5.3, 12.4.4).
 */
export function mayCancelRetreat({ ground, corps }: Combat, { units, reserve }: Allocation): boolean {
  const sheltered = ground.trench > 0 || ground.terrain !== 'clear';
  const replaced = units.some((unit) => isArmy(unit) && replacements(unit.type, reserve, corps).length > 0);
  return sheltered && (replaced || units.reduce((total, unit) => total + stepsOf(unit), 0) > 1);
}
