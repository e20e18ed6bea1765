import { count, type Weights } from '@/lib/prob/weights';
import type { UnitType } from '@/lib/games/paths-of-glory/data';
import { canFire, fireOf, lossNumber, type Fire, type FireCharts } from '@/lib/games/paths-of-glory/combat/fire';
import { isArmy, isFull, stepsOf, type Reserve, type Unit } from '@/lib/games/paths-of-glory/combat/forces';
import type { Ground, Role } from '@/lib/games/paths-of-glory/combat/ground';
import { replacements } from '@/lib/games/paths-of-glory/combat/loss-search';
import { choose, waysToLose, type Allocation, type Policy, type Ways } from '@/lib/games/paths-of-glory/combat/losses';
import { weighFire, type FireCase, type FireWeighed } from '@/lib/games/paths-of-glory/combat/modifiers';

/** How the points of a combat are played that the rulebook leaves open. */
export interface CombatReadings {
  /** whether a corps that replaced an attacking army counts as an attacker at full strength (12.2.11, 12.4.4) */
  readonly corpsReading: 'attacks' | 'began';
  /** whether the step that remains after a retreat is cancelled may be that of a corps from the Reserve Box (12.5.3) */
  readonly lastStepReading: 'corps' | 'fought';
}

/** A combat ready to be resolved: everything that 12.2.2 to 12.2.6 settle. */
export interface Combat {
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
  readonly ground: Ground;
  /** what changes the dice: the pipeline of Sinai and Combat Cards */
  readonly sinai: FireCase['sinai'];
  readonly cards: FireCase['cards'];
  readonly reserve: Reserve;
  readonly corps: readonly UnitType[];
  readonly defenderOutOfSupply: boolean;
  readonly attackersInOneSpace: boolean;
  /** the attackers stand in the space of the fort that they attack (15.2.3) */
  readonly attackersInside: boolean;
  readonly policies: Readonly<Record<Role, Policy>>;
  readonly charts: FireCharts;
  readonly readings: CombatReadings;
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
}

/** The ends that are possible, each with the number of pairs of dice that lead to it. */
export type Ends = Weights<CombatResult>;

/** Both sides' fire, with what became of every modifier. */
export interface Fires extends Readonly<Record<Role, Fire>> {
  readonly modifiers: FireWeighed;
}

/** Both sides' fire with the given units standing. */
export function firesOf(
  combat: Combat,
  { attackers, defenders, ground: { fort } }: Pick<Combat, 'attackers' | 'defenders' | 'ground'> = combat,
): Fires {
  const { sinai, cards, defenderOutOfSupply, charts } = combat;
  const modifiers = weighFire({
    ground: fort === combat.ground.fort ? combat.ground : { ...combat.ground, fort },
    defended: defenders.length > 0,
    terrain: charts.terrain,
    sinai,
    cards,
    defenderOutOfSupply,
  });
  return {
    modifiers,
    attacker: fireOf('attacker', attackers, modifiers, charts),
    defender: fireOf('defender', defenders, modifiers, charts),
  };
}

/** The losses of each side by Loss Number, computed once for a combat. */
export interface Toll {
  readonly ways: Readonly<Record<Role, Ways>>;
  /** the way that the side's policy, or the player's own choice, picks */
  taken(role: Role, lossNumber: number): Allocation;
}

/** The most that a fire can inflict. */
const mostOf = (fire: Fire): number => fire.numbers.reduce((most, number) => Math.max(most, number), 0);

/** The legal allocations of both sides and those that their policies, or the players' own choices, pick. */
export function tollOf(
  combat: Combat,
  fires: Fires,
  chosen: Readonly<Partial<Record<Role, string | undefined>>> = {},
): Toll {
  const { reserve, corps, ground } = combat;
  const ways: Toll['ways'] = {
    attacker: waysToLose(
      {
        units: combat.attackers,
        reserve,
        corps,
        fort: 0,
        attacker: true,
        outOfSupply: false,
        oneSpace: combat.attackersInOneSpace,
      },
      mostOf(fires.defender),
    ),
    defender: waysToLose(
      {
        units: combat.defenders,
        reserve,
        corps,
        fort: ground.fort,
        attacker: false,
        outOfSupply: combat.defenderOutOfSupply,
        oneSpace: true,
      },
      mostOf(fires.attacker),
    ),
  };
  const picked: Readonly<Record<Role, Allocation[]>> = { attacker: [], defender: [] };
  const pick = (role: Role, all: readonly Allocation[]): Allocation =>
    all.find(({ key }) => key === chosen[role]) ?? choose(all, combat.policies[role]);
  return {
    ways,
    taken(role, lossNumber) {
      return (picked[role][lossNumber] ??= pick(role, ways[role](lossNumber)));
    },
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

/** The attackers left at full strength; a corps that replaced an army is one of them by our reading (12.2.11). */
export const fullAttackers = ({ attackers, readings }: Combat, { units }: Allocation): readonly Unit[] =>
  units.filter((unit) => isFull(unit) && (readings.corpsReading === 'attacks' || attackers.includes(unit)));

function resultOf(
  combat: Combat,
  defenderLoss: number,
  attackerLoss: number,
  attacker: Allocation,
  defender: Allocation,
): CombatResult {
  const attackerFullLeft = fullAttackers(combat, attacker).length > 0;
  return {
    defenderLoss,
    attackerLoss,
    attacker,
    defender,
    winner: winnerOf(defenderLoss, attackerLoss),
    attackerFullLeft,
    defenderEliminated: defender.units.length === 0 && (combat.defenders.length > 0 || defender.fortDestroyed),
    retreat: retreatOf(defenderLoss, attackerLoss, attackerFullLeft, defender.units.length > 0),
  };
}

/** The fire of the side that answers, with what the first fire left of it; undefined when nothing is left. */
export function answeringFire(combat: Combat, first: Allocation, firstFired: Role): Fire | undefined {
  const attackerFirst = firstFired === 'attacker';
  const attackers = attackerFirst ? combat.attackers : first.units;
  const defenders = attackerFirst ? first.units : combat.defenders;
  const fort = attackerFirst && first.fortDestroyed ? 0 : combat.ground.fort;
  const role = attackerFirst ? 'defender' : 'attacker';
  if (!canFire(role, attackerFirst ? defenders : attackers, fort)) return undefined;
  return firesOf(combat, { attackers, defenders, ground: { ...combat.ground, fort } })[role];
}

/** The faces of a die that are still possible: all six, or the one that fell. */
export type Faces = readonly number[];
export const ALL_FACES: Faces = [1, 2, 3, 4, 5, 6];
export const facesOf = (roll: number | undefined): Faces => (roll === undefined ? ALL_FACES : [roll]);

/** How often each Loss Number comes up over the given faces; a side that cannot fire inflicts nothing. */
function tally(faces: Faces, fire: Fire | undefined): Weights<number> {
  const counts = new Map<number, bigint>();
  for (const face of faces) count(counts, fire ? lossNumber(fire, face) : 0, 1n);
  return counts;
}

/**
 * Every end of a combat with the number of dice pairs that lead to it. Pairs with the same two Loss Numbers have the
 * same losses, since the losses follow from the numbers and the policies.
 */
export function ends(
  combat: Combat,
  fires: Fires,
  toll: Toll,
  order: FireOrder,
  faces: Readonly<Record<Role, Faces>> = { attacker: ALL_FACES, defender: ALL_FACES },
): Ends {
  const found = new Map<CombatResult, bigint>();
  const first: Role = order === 'defender-first' ? 'defender' : 'attacker';
  const second: Role = first === 'attacker' ? 'defender' : 'attacker';
  const atOnce = order === 'simultaneous' ? tally(faces[second], fires[second]) : undefined;
  for (const [inflicted, weight] of tally(faces[first], fires[first])) {
    const answers = atOnce ?? tally(faces[second], answeringFire(combat, toll.taken(second, inflicted), first));
    for (const [answered, share] of answers) {
      const [a, d] = first === 'attacker' ? [inflicted, answered] : [answered, inflicted];
      found.set(resultOf(combat, a, d, toll.taken('attacker', d), toll.taken('defender', a)), weight * share);
    }
  }
  return found;
}

/**
 * Whether the defender may refuse a retreat by losing one more step: the ground allows it and a step would remain,
 * which by our reading may be that of a corps that takes the place of the lost army (12.5.3, 12.4.4).
 */
export function mayCancelRetreat({ ground, corps, readings }: Combat, { units, reserve }: Allocation): boolean {
  const sheltered = ground.trench > 0 || ground.terrain !== 'clear';
  const replaced =
    readings.lastStepReading === 'corps' &&
    units.some((unit) => isArmy(unit) && replacements(unit.type, reserve, corps).length > 0);
  return sheltered && (replaced || units.reduce((total, unit) => total + stepsOf(unit), 0) > 1);
}
