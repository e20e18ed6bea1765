import { lossFaces } from '@/lib/games/nach-paris/cab-test';
import { beside, fateOf, isGone, NOBODY, ofHex, together, type Fate } from '@/lib/games/nach-paris/combat-fate';
import { wayCosts, wayParts } from '@/lib/games/nach-paris/combat-retreat';
import { mustRetreat, type Struck } from '@/lib/games/nach-paris/combat-tests';
import type { SideResult } from '@/lib/tables/card-result';

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
  /** steps lost to the result, and with those of its retreat (9.6.2, 9.6.3) */
  readonly hit: ReadonlyMap<number, bigint>;
  readonly lost: ReadonlyMap<number, bigint>;
  /** leaves the hex, and gets through alive */
  readonly leaves: bigint;
  readonly back: bigint;
}

/** Weights by fate. */
type Weights = ReadonlyMap<Fate, bigint>;

export interface StackTally {
  readonly den: bigint;
  readonly states: Weights;
  readonly units: readonly UnitTally[];
}

/** One way that it may end for a unit, with its weight out of `endings`. */
interface Ending {
  readonly hit: number;
  readonly lost: number;
  readonly leaves: boolean;
  readonly destroyed: boolean;
  readonly weight: bigint;
}

const FACES = 20;
/** Into how many parts the dice of a unit split every chance: its test, and that of its retreat. */
const partsOf = ({ retreat }: Struck): bigint => BigInt(FACES * wayParts(retreat));
const product = (units: readonly Struck[]): bigint => units.reduce((all, unit) => all * partsOf(unit), 1n);

/** Whether a unit with this loss leaves the hex. Artillery, HQ and ENG without loss may choose to, but not to their ruin. */
function leavesHex(unit: Struck, hit: number, { result, bound, stay }: Terms, alone: boolean): boolean {
  if (hit >= unit.steps) return false;
  if (bound && mustRetreat(unit, hit, Math.min(result.losses, unit.steps))) return true;
  return alone && hit === 0 && !stay && !unit.onRails && !unit.retreat.toll;
}

/** The endings of a unit that takes the result. */
const endingsOf = (unit: Struck, terms: Terms, alone: boolean): readonly Ending[] =>
  lossFaces(terms.result, unit, unit.roll).flatMap(({ steps: hit, faces }): readonly Ending[] => {
    const leaves = leavesHex(unit, hit, terms, alone);
    const costs = leaves ? wayCosts(unit.retreat, hit, unit.steps) : [{ steps: 0, parts: wayParts(unit.retreat) }];
    return costs.map(({ steps, parts }) => ({ hit, lost: hit + steps, leaves, destroyed: hit + steps >= unit.steps, weight: BigInt(faces * parts) }));
  });

/** A SAR on rails that is alone by then: gone with all its steps, without a roll. */
const caught = (unit: Struck): readonly Ending[] => [{ hit: unit.steps, lost: unit.steps, leaves: false, destroyed: true, weight: partsOf(unit) }];

function fatesOf({ advances }: Struck, endings: readonly Ending[]): Weights {
  const all = new Map<Fate, bigint>();
  for (const { hit, lost, leaves, destroyed, weight } of endings) {
    const gone = leaves || destroyed;
    const fate = fateOf({ lost, hurt: hit > 0, leaves, gone, able: !gone && advances });
    all.set(fate, (all.get(fate) ?? 0n) + weight);
  }
  return all;
}

const NONE: Weights = new Map([[NOBODY, 1n]]);

/** Every fate of some with every fate of others. */
function join(some: Weights, others: Weights): Weights {
  const next = new Map<Fate, bigint>();
  for (const [one, weight] of some) {
    for (const [other, share] of others) {
      const both = together(one, other);
      next.set(both, (next.get(both) ?? 0n) + weight * share);
    }
  }
  return next;
}

/** Weights under conditions that exclude each other, each fate changed on the way. */
function unite(parts: readonly Weights[], change: (one: Fate) => Fate): Weights {
  const all = new Map<Fate, bigint>();
  for (const part of parts) for (const [one, weight] of part) all.set(change(one), (all.get(change(one)) ?? 0n) + weight);
  return all;
}

const scale = (weights: Weights, by: bigint): Weights => new Map([...weights].map(([one, weight]) => [one, weight * by]));
const total = (weights: Weights): bigint => [...weights.values()].reduce((sum, weight) => sum + weight, 0n);
const only = (weights: Weights, gone: boolean): Weights => new Map([...weights].filter(([one]) => isGone(one) === gone));

/** The tally of a unit from its endings under conditions that exclude each other, each with its weight out of `den`. */
function unitTally(unit: Struck, den: bigint, cases: readonly (readonly [reached: bigint, endings: readonly Ending[]])[]): UnitTally {
  const [hits, losses] = [new Map<number, bigint>(), new Map<number, bigint>()];
  const add = (sums: Map<number, bigint>, steps: number, weight: bigint): void => void (weight > 0n && sums.set(steps, (sums.get(steps) ?? 0n) + weight));
  const affected = cases.reduce((sum, [reached]) => sum + reached, 0n);
  let [left, back] = [0n, 0n];
  for (const sums of [hits, losses]) add(sums, 0, den - affected);
  for (const [reached, endings] of cases) {
    for (const { hit, lost, leaves, destroyed, weight: share } of endings) {
      const weight = (reached * share) / partsOf(unit);
      add(hits, hit, weight);
      add(losses, lost, weight);
      if (leaves) left += weight;
      if (leaves && !destroyed) back += weight;
    }
  }
  return { unit, den, affected, hit: hits, lost: losses, leaves: left, back };
}

/** Everything that may happen to the units of one hex. */
export function stackTally({ first, alone, held, attended, advances }: StackOf, terms: Terms): StackTally {
  const den = product(first) * product(alone);
  const units: UnitTally[] = [];
  let states: Weights = NONE;
  const strike = (unit: Struck, reached: bigint, isAlone: boolean): void => {
    const endings = endingsOf(unit, terms, isAlone);
    units.push(unitTally(unit, den, [[reached, endings]]));
    states = join(states, fatesOf(unit, endings));
  };
  const settled = (parts: readonly Weights[]): StackTally => ({ den, states: unite(parts, (one) => ofHex(beside(one, held, advances), attended)), units });
  for (const unit of first) strike(unit, den, false);
  const sparedAdvance = alone.some((unit) => unit.advances);
  const spared = (some: Weights): Weights => unite([scale(some, product(alone))], (one) => beside(one, false, sparedAdvance));
  // Units that stand apart hold the hex: nobody is alone in it.
  if (held) {
    units.push(...alone.map((unit) => unitTally(unit, den, [])));
    return settled([spared(states)]);
  }
  const guarded = spared(only(states, false));
  states = only(states, true);
  const reached = total(states) * product(alone);
  const late = alone.filter(({ onRails }) => onRails);
  for (const unit of alone) if (!unit.onRails) strike(unit, reached, true);
  // Siege guns on rails come last: nobody else left, and they are lost without a roll.
  let [solitary, covered] = [only(states, true), only(states, false)];
  const [lone, tested] = [total(solitary) * product(late), total(covered) * product(late)];
  for (const unit of late) {
    const endings = endingsOf(unit, terms, true);
    units.push(unitTally(unit, den, [[lone, caught(unit)], [tested, endings]]));
    solitary = join(solitary, fatesOf(unit, caught(unit)));
    covered = join(covered, fatesOf(unit, endings));
  }
  return settled([guarded, solitary, covered]);
}

/** Several stacks of a side at once. */
export function sideTally(stacks: readonly StackOf[], terms: Terms): StackTally {
  const tallies = stacks.map((stack) => stackTally(stack, terms));
  const den = tallies.reduce((all, tally) => all * tally.den, 1n);
  const states = tallies.reduce((all, tally) => join(all, tally.states), NONE);
  return { den, states, units: tallies.flatMap(({ units }) => units) };
}
