import { lossFaces } from '@/lib/games/nach-paris/cab/test';
import { beside, fateOf, isGone, NOBODY, ofHex, together, type PackedFate } from '@/lib/games/nach-paris/combat/fate';
import { tooMany, wayCosts, wayParts } from '@/lib/games/nach-paris/combat/retreat';
import { mustRetreat, type Struck } from '@/lib/games/nach-paris/combat/tests';
import { certainly, changed, count, join, only, scale, total, unite, type Weights } from '@/lib/prob/weights';
import type { SideResult } from '@/lib/games/nach-paris/result';

/*
 * What one side suffers from its result and its retreat (9.3.3, 9.6), exact: every test has a die of its own, so all
 * chances are whole numbers of 1/20 to the number of dice, and stacks are put together by convolution.
 */

/** Units of one hex: those that take the result first, those hit when left alone, and whether others hold the hex. */
export interface StackOf {
  readonly first: readonly Struck[];
  readonly alone: readonly Struck[];
  /** units that the result cannot touch stay, so nobody is ever left alone */
  readonly held: boolean;
  /** HQ and ENG that take no part stand there */
  readonly attended: boolean;
  /** one of the units that the result cannot touch may advance */
  readonly advances: boolean;
  /** guns that attack from a hex of their own: nobody left them alone, so that they stay when unhurt */
  readonly stays: boolean;
}

/** How the stack fares: bound to retreat or free to stay, and whether units left alone unhurt stay. */
export interface Terms {
  readonly result: SideResult;
  readonly bound: boolean;
  readonly stay: boolean;
}

/** What may become of a unit, in weights out of `den`: that of its own hex. */
export interface UnitTally {
  readonly unit: Struck;
  readonly den: bigint;
  /** it takes the result at all */
  readonly affected: bigint;
  /** is lost without a roll, on rails and alone (9.3.3) */
  readonly caught: bigint;
  /** steps lost to the result, and with those of its retreat (9.6.2, 9.6.3) */
  readonly hit: Weights<number>;
  readonly lost: Weights<number>;
  /** leaves the hex, and gets through alive */
  readonly leaves: bigint;
  readonly back: bigint;
  /** loses steps for want of room (6.4.3) */
  readonly crowded: bigint;
  /** the most steps with which it may get through */
  readonly arrives: number;
}

type Fates = Weights<PackedFate>;
/** Weights by the steps for which there is still room where the hex retreats to. */
type Rooms = ReadonlyMap<number, Fates>;

export interface StackTally {
  readonly den: bigint;
  readonly states: Fates;
  readonly units: readonly UnitTally[];
}

/** One way that it may end for a unit, with its weight out of `endings`. */
interface Ending {
  readonly hit: number;
  readonly lost: number;
  readonly leaves: boolean;
  readonly destroyed: boolean;
  /** lost steps for want of room (6.4.3) */
  readonly crowded: boolean;
  readonly weight: bigint;
}

const FACES = 20;
/** Into how many parts the dice of a unit split every chance: its test, and that of its retreat. */
const partsOf = ({ retreat }: Struck): bigint => BigInt(FACES * wayParts(retreat));
const product = (units: readonly Struck[]): bigint => units.reduce((all, unit) => all * partsOf(unit), 1n);

/**
 * Whether a unit with this loss leaves the hex. Artillery, HQ and ENG without loss may choose to: they are taken to go
 * with a side that may have to retreat, but not to their own ruin.
 */
function leavesHex(unit: Struck, hit: number, { result, bound, stay }: Terms, alone: boolean, room: number): boolean {
  if (hit >= unit.steps) return false;
  if (bound && mustRetreat(unit, hit, Math.min(result.losses, unit.steps))) return true;
  return (
    alone &&
    bound &&
    hit === 0 &&
    !stay &&
    !unit.onRails &&
    !unit.retreat.toll &&
    tooMany(unit.retreat, 0, unit.steps, room) === 0
  );
}

/** The endings of a unit that takes the result, with so much room left where its hex retreats to. */
const endingsOf = (unit: Struck, terms: Terms, alone: boolean, room: number): readonly Ending[] =>
  lossFaces(terms.result, unit, unit.roll).flatMap(({ steps: hit, faces }): readonly Ending[] => {
    const leaves = leavesHex(unit, hit, terms, alone, room);
    const crowded = leaves && tooMany(unit.retreat, hit, unit.steps, room) > 0;
    const costs = leaves
      ? wayCosts(unit.retreat, hit, unit.steps, room)
      : [{ steps: 0, parts: wayParts(unit.retreat) }];
    return costs.map(({ steps, parts }) => ({
      hit,
      lost: hit + steps,
      leaves,
      destroyed: hit + steps >= unit.steps,
      crowded,
      weight: BigInt(faces * parts),
    }));
  });

/** A SAR on rails that is alone by then: gone with all its steps, without a roll. */
const caught = (unit: Struck): readonly Ending[] => [
  { hit: unit.steps, lost: unit.steps, leaves: false, destroyed: true, crowded: false, weight: partsOf(unit) },
];

/** The fates of a unit, by the room that it leaves to those after it. */
function fatesOf({ steps, advances, retreat }: Struck, endings: readonly Ending[], room: number): Rooms {
  const all = new Map<number, Map<PackedFate, bigint>>();
  for (const { hit, lost, leaves, destroyed, crowded, weight } of endings) {
    const gone = leaves || destroyed;
    const left = retreat.room === Infinity || !leaves || destroyed ? room : room - (steps - lost);
    const fate = fateOf({ lost, hurt: hit > 0, leaves, gone, able: !gone && advances, crowded });
    const fates = all.get(left) ?? new Map<PackedFate, bigint>();
    count(fates, fate, weight);
    all.set(left, fates);
  }
  return all;
}

const isThere = (one: PackedFate): boolean => !isGone(one);
const NONE: Fates = certainly(NOBODY);

/** Weights with the room that goes with them, those of equal room in one. */
function byRoom(parts: readonly (readonly [room: number, weights: Fates])[]): Rooms {
  const all = new Map<number, Fates>();
  for (const [room, weights] of parts) {
    const seen = all.get(room);
    all.set(room, seen ? unite([seen, weights]) : weights);
  }
  return all;
}

/** The weights whatever room is left. */
function inAll(rooms: Rooms): Fates {
  const [one, ...others] = rooms.values();
  return one && others.length === 0 ? one : unite(rooms.values());
}

/** The tally of a unit from its endings under conditions that exclude each other, each with its weight out of `den`. */
function unitTally(
  unit: Struck,
  den: bigint,
  cases: readonly (readonly [reached: bigint, endings: readonly Ending[]])[],
  caught = 0n,
): UnitTally {
  const [hits, losses] = [new Map<number, bigint>(), new Map<number, bigint>()];
  const affected = cases.reduce((sum, [reached]) => sum + reached, 0n);
  let [left, back, squeezed, arrives] = [0n, 0n, 0n, 0];
  for (const sums of [hits, losses]) count(sums, 0, den - affected);
  for (const [reached, endings] of cases) {
    for (const { hit, lost, leaves, destroyed, crowded, weight: share } of endings) {
      const weight = (reached * share) / partsOf(unit);
      count(hits, hit, weight);
      count(losses, lost, weight);
      if (leaves) left += weight;
      if (crowded) squeezed += weight;
      if (!leaves || destroyed) continue;
      back += weight;
      if (weight > 0n) arrives = Math.max(arrives, unit.steps - lost);
    }
  }
  return { unit, den, affected, caught, hit: hits, lost: losses, leaves: left, back, crowded: squeezed, arrives };
}

/** Everything that may happen to the units of one hex. They retreat in their order: the last ones find no room. */
export function stackTally({ first, alone, held, attended, advances, stays }: StackOf, given: Terms): StackTally {
  const terms = stays ? { ...given, stay: true } : given;
  const den = product(first) * product(alone);
  const units: UnitTally[] = [];
  let rooms: Rooms = new Map([[Math.min(...[...first, ...alone].map(({ retreat }) => retreat.room)), NONE]]);
  // What the dice that are still to be rolled weigh.
  let rest = den;
  const strike = (unit: Struck, isAlone: boolean): void => {
    const cases = [...rooms].map(([room, weights]) => ({
      room,
      weights,
      endings: endingsOf(unit, terms, isAlone, room),
    }));
    units.push(
      unitTally(
        unit,
        den,
        cases.map(({ weights, endings }) => [total(weights) * rest, endings]),
      ),
    );
    rooms = byRoom(
      cases.flatMap(({ room, weights, endings }) =>
        [...fatesOf(unit, endings, room)].map(([left, fates]) => [left, join(weights, fates, together)] as const),
      ),
    );
    rest /= partsOf(unit);
  };
  const settled = (parts: readonly Fates[]): StackTally => ({
    den,
    states: changed(unite(parts), (one) => ofHex(beside(one, held, advances), attended)),
    units,
  });
  for (const unit of first) strike(unit, false);
  const sparedAdvance = alone.some((unit) => unit.advances);
  const spared = (some: Fates): Fates =>
    changed(scale(some, product(alone)), (one) => beside(one, false, sparedAdvance));
  // Units that stand apart hold the hex: nobody is alone in it.
  if (held) {
    units.push(...alone.map((unit) => unitTally(unit, den, [])));
    return settled([spared(inAll(rooms))]);
  }
  const guarded = spared(only(inAll(rooms), isThere));
  rooms = new Map([...rooms].map(([room, weights]) => [room, only(weights, isGone)]));
  const late = alone.filter(({ onRails }) => onRails);
  for (const unit of alone) if (!unit.onRails) strike(unit, true);
  // Siege guns on rails come last: nobody else left, and they are lost without a roll. They need no room (6.4.2).
  const states = inAll(rooms);
  let [solitary, covered] = [only(states, isGone), only(states, isThere)];
  const [lone, tested] = [total(solitary) * product(late), total(covered) * product(late)];
  for (const unit of late) {
    const endings = endingsOf(unit, terms, true, Infinity);
    units.push(
      unitTally(
        unit,
        den,
        [
          [lone, caught(unit)],
          [tested, endings],
        ],
        lone,
      ),
    );
    solitary = join(solitary, inAll(fatesOf(unit, caught(unit), Infinity)), together);
    covered = join(covered, inAll(fatesOf(unit, endings, Infinity)), together);
  }
  return settled([guarded, solitary, covered]);
}

/** Several stacks of a side at once. */
export function sideTally(stacks: readonly StackOf[], terms: Terms): StackTally {
  const tallies = stacks.map((stack) => stackTally(stack, terms));
  const den = tallies.reduce((all, tally) => all * tally.den, 1n);
  const states = tallies.reduce((all, tally) => join(all, tally.states, together), NONE);
  return { den, states, units: tallies.flatMap(({ units }) => units) };
}
