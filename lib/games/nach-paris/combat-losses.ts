import { lossFaces } from '@/lib/games/nach-paris/cab-test';
import { mustRetreat, type Struck } from '@/lib/games/nach-paris/combat-tests';
import type { SideResult } from '@/lib/tables/card-result';

/*
 * What one side suffers from its result (9.3.3), exact: every unit has a die of its own, so all chances are whole
 * numbers of 1/20 to the number of units, and stacks are put together by convolution.
 */

/** Units of one hex: those that take the result first, those hit when left alone, and whether others hold the hex. */
export interface StackOf {
  readonly first: readonly Struck[];
  readonly alone: readonly Struck[];
  /** units that the result cannot touch stay, so nobody is ever left alone */
  readonly held: boolean;
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
  readonly lost: ReadonlyMap<number, bigint>;
  /** goes back alive */
  readonly back: bigint;
}

/** What became of one unit, or of several together, packed into a number: there are thousands to put together. */
type Fate = number;
const fate = (lost: number, gone: boolean, back: boolean): Fate => lost * 4 + (gone ? 2 : 0) + (back ? 1 : 0);
/** Steps lost in all. */
export const lostIn = (one: Fate): number => one >> 2;
/** Nobody of them is left in the hex. */
export const isGone = (one: Fate): boolean => (one & 2) !== 0;
/** Somebody of them went back alive. */
export const isBack = (one: Fate): boolean => (one & 1) !== 0;
const together = (a: Fate, b: Fate): Fate => ((a & ~3) + (b & ~3)) | (a & b & 2) | ((a | b) & 1);

/** Weights by fate. */
type Weights = ReadonlyMap<Fate, bigint>;

export interface StackTally {
  readonly den: bigint;
  readonly states: Weights;
  readonly units: readonly UnitTally[];
}

const FACES = 20n;
const power = (tests: number): bigint => FACES ** BigInt(tests);

/** What a loss does to a unit: destroyed, back, or still there. Artillery, HQ and ENG without loss may choose to leave. */
function fateOf(unit: Struck, lost: number, { result, bound, stay }: Terms, alone: boolean): Fate {
  if (lost >= unit.steps) return fate(lost, true, false);
  const forced = bound && mustRetreat(unit, lost, Math.min(result.losses, unit.steps));
  const leaves = forced || (alone && lost === 0 && !stay && !unit.onRails);
  return fate(lost, leaves, leaves);
}

/** The fates of a unit that takes the result, out of 20. */
const fatesOf = (unit: Struck, terms: Terms, alone: boolean): Weights => new Map(lossFaces(terms.result, unit, unit.roll).map(({ steps, faces }) => [fateOf(unit, steps, terms, alone), BigInt(faces)]));

/** A SAR on rails that is alone by then: gone with all its steps, without a roll. */
const caught = (unit: Struck): Weights => new Map([[fate(unit.steps, true, false), FACES]]);

const NOBODY: Weights = new Map([[fate(0, true, false), 1n]]);

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

/** Weights under conditions that exclude each other; each fate may be changed on the way. */
function unite(parts: readonly Weights[], change: (one: Fate) => Fate = (one) => one): Weights {
  const all = new Map<Fate, bigint>();
  for (const part of parts) for (const [one, weight] of part) all.set(change(one), (all.get(change(one)) ?? 0n) + weight);
  return all;
}

const scale = (weights: Weights, by: bigint): Weights => new Map([...weights].map(([one, weight]) => [one, weight * by]));
const total = (weights: Weights): bigint => [...weights.values()].reduce((sum, weight) => sum + weight, 0n);
const only = (weights: Weights, gone: boolean): Weights => new Map([...weights].filter(([one]) => isGone(one) === gone));

/** The tally of a unit from its fates under conditions that exclude each other, each with its weight out of `den`. */
function unitTally(unit: Struck, den: bigint, cases: readonly (readonly [reached: bigint, fates: Weights])[]): UnitTally {
  const lost = new Map<number, bigint>();
  const add = (steps: number, weight: bigint): void => void (weight > 0n && lost.set(steps, (lost.get(steps) ?? 0n) + weight));
  const affected = cases.reduce((sum, [reached]) => sum + reached, 0n);
  let back = 0n;
  add(0, den - affected);
  for (const [reached, fates] of cases) {
    for (const [one, share] of fates) {
      const weight = (reached * share) / FACES;
      add(lostIn(one), weight);
      if (isBack(one)) back += weight;
    }
  }
  return { unit, den, affected, lost, back };
}

/** Everything that may happen to the units of one hex. */
export function stackTally({ first, alone, held }: StackOf, terms: Terms): StackTally {
  const den = power(first.length + alone.length);
  const units: UnitTally[] = [];
  let states = NOBODY;
  const strike = (unit: Struck, reached: bigint, isAlone: boolean): void => {
    const fates = fatesOf(unit, terms, isAlone);
    units.push(unitTally(unit, den, [[reached, fates]]));
    states = join(states, fates);
  };
  for (const unit of first) strike(unit, den, false);
  // Units that stand apart hold the hex: nobody is alone in it.
  if (held) return { den, states: unite([scale(states, power(alone.length))], (one) => one & ~2), units: [...units, ...alone.map((unit) => unitTally(unit, den, []))] };
  const guarded = scale(only(states, false), power(alone.length));
  states = only(states, true);
  const reached = total(states) * power(alone.length);
  const late = alone.filter(({ onRails }) => onRails);
  for (const unit of alone) if (!unit.onRails) strike(unit, reached, true);
  // Siege guns on rails come last: nobody else left, and they are lost without a roll.
  let [solitary, covered] = [only(states, true), only(states, false)];
  const [lone, tested] = [total(solitary) * power(late.length), total(covered) * power(late.length)];
  for (const unit of late) {
    const fates = fatesOf(unit, terms, true);
    units.push(unitTally(unit, den, [[lone, caught(unit)], [tested, fates]]));
    solitary = join(solitary, caught(unit));
    covered = join(covered, fates);
  }
  return { den, states: unite([guarded, solitary, covered]), units };
}

/** Several stacks of a side at once. */
export function sideTally(stacks: readonly StackOf[], terms: Terms): StackTally {
  const tallies = stacks.map((stack) => stackTally(stack, terms));
  const den = tallies.reduce((product, tally) => product * tally.den, 1n);
  const states = tallies.reduce((all, tally) => join(all, tally.states), NOBODY);
  return { den, states, units: tallies.flatMap(({ units }) => units) };
}
