import { fraction, type Fraction } from '@/lib/prob/fraction';
import { count, waysOf, type Weights } from '@/lib/prob/weights';
import type { SideResult } from '@/lib/games/nach-paris/result';
import { firstSide } from '@/lib/games/nach-paris/combat/cells';
import {
  isAble,
  isBack,
  isCrowded,
  isEmpty,
  isGone,
  isHurt,
  lostIn,
  type PackedFate,
} from '@/lib/games/nach-paris/combat/fate';
import { sideTally, type StackOf, type StackTally } from '@/lib/games/nach-paris/combat/losses';
import type { Struck } from '@/lib/games/nach-paris/combat/tests';

/*
 * The whole combat once its cells are known (9.3.3): the side with the worse result takes it first; if it loses a step
 * it is the one that retreats, and the other never does. What the retreat costs is part of the losses. All chances are
 * kept as whole weights until the end.
 */

export interface Sides {
  readonly attacker: readonly StackOf[];
  readonly defender: readonly StackOf[];
}

export interface Loss {
  readonly steps: number;
  readonly chance: Fraction;
}
/** What may become of one unit. */
export interface UnitOdds {
  readonly unit: Struck;
  readonly affected: Fraction;
  /** is lost without a roll, on rails and alone (9.3.3) */
  readonly caught: Fraction;
  /** steps lost to the result itself, and those of the retreat with them */
  readonly hit: readonly Loss[];
  readonly lost: readonly Loss[];
  /** has to go back, or chooses to; and gets through alive */
  readonly leaves: Fraction;
  readonly back: Fraction;
  readonly destroyed: Fraction;
  /** loses steps for want of room where it goes back to (6.4.3) */
  readonly crowded: Fraction;
  /** the most steps with which it may get there */
  readonly arrives: number;
}

export interface CombatOdds {
  /** which side is the first to lose a step and so the one that retreats */
  readonly beaten: { readonly attacker: Fraction; readonly defender: Fraction; readonly nobody: Fraction };
  /** at least one unit goes back, whether or not it gets through */
  readonly back: { readonly attacker: Fraction; readonly defender: Fraction };
  /** at least one unit that goes back loses steps for want of room (6.4.3) */
  readonly crowded: { readonly attacker: Fraction; readonly defender: Fraction };
  /** no defending unit is left in the hex */
  readonly emptied: Fraction;
  /** no attacking unit that may be hit is left where it attacked from */
  readonly cleared: Fraction;
  /** a side that has not gone back may enter a hex that the other left (9.6.5); forts and zones are not looked at */
  readonly advance: { readonly attacker: Fraction; readonly defender: Fraction };
  readonly lost: { readonly attacker: readonly Loss[]; readonly defender: readonly Loss[] };
  readonly units: readonly UnitOdds[];
}

/** A cell with its share of the chances. */
export interface WeighedCell {
  readonly attacker: SideResult;
  readonly defender: SideResult;
  readonly weight: bigint;
}

/** A tally with its weight among all cells. */
interface Weighed {
  readonly tally: StackTally;
  readonly weight: bigint;
}

type Test = (fate: PackedFate) => boolean;
const sumWhere = ({ states }: StackTally, holds: Test): bigint => waysOf(states, holds);
/** Whether something happens for certain. */
export const isSure = ({ n, d }: Fraction): boolean => n === d;

/** Who may enter the other's hex: what both sides need for it. */
const ADVANCES: Readonly<Record<keyof Sides, Readonly<Record<keyof Sides, Test>>>> = {
  attacker: { attacker: (fate) => isAble(fate) && !isBack(fate), defender: isGone },
  defender: { attacker: isEmpty, defender: (fate) => isAble(fate) && !isBack(fate) },
};

/** The exact odds of a combat; undefined without a cell. */
export function combatOdds(sides: Sides, cells: readonly WeighedCell[], stay: boolean): CombatOdds | undefined {
  if (cells.length === 0) return undefined;
  const tallies = new Map<string, StackTally>();
  const tallyOf = (side: keyof Sides, result: SideResult, bound: boolean): StackTally => {
    const key = `${side}/${result.losses}/${result.modifier}/${bound}`;
    const made = tallies.get(key) ?? sideTally(sides[side], { result, bound, stay });
    tallies.set(key, made);
    return made;
  };
  const parts = { attacker: [] as Weighed[], defender: [] as Weighed[] };
  const beaten = { attacker: 0n, defender: 0n };
  const advance = { attacker: 0n, defender: 0n };
  let whole = 0n;
  for (const { attacker, defender, weight } of cells) {
    const results = { attacker, defender };
    const first = firstSide(attacker, defender);
    const second = first === 'attacker' ? 'defender' : 'attacker';
    const leading = tallyOf(first, results[first], true);
    const hurt = sumWhere(leading, isHurt);
    // Only a side that is the first to lose a step is bound to retreat.
    const following = [
      { bound: true, share: leading.den - hurt },
      { bound: false, share: hurt },
    ]
      .filter(({ share }) => share > 0n)
      .map((one) => ({ ...one, tally: tallyOf(second, results[second], one.bound) }));
    const den = following[0]?.tally.den ?? 1n;
    parts[first].push({ tally: leading, weight: weight * den });
    beaten[first] += weight * hurt * den;
    for (const { bound, share, tally } of following) {
      parts[second].push({ tally, weight: weight * share });
      if (bound) beaten[second] += weight * share * sumWhere(tally, isHurt);
      for (const side of ['attacker', 'defender'] as const) {
        const { [first]: leads, [second]: follows } = ADVANCES[side];
        advance[side] +=
          weight * sumWhere(leading, (fate) => isHurt(fate) !== bound && leads(fate)) * sumWhere(tally, follows);
      }
    }
    whole += weight * leading.den * den;
  }
  const of = (share: bigint): Fraction => fraction(share, whole);
  const where = (side: keyof Sides, holds: Test): Fraction =>
    of(parts[side].reduce((sum, { tally, weight }) => sum + weight * sumWhere(tally, holds), 0n));
  return {
    beaten: {
      attacker: of(beaten.attacker),
      defender: of(beaten.defender),
      nobody: of(whole - beaten.attacker - beaten.defender),
    },
    back: { attacker: where('attacker', isBack), defender: where('defender', isBack) },
    crowded: { attacker: where('attacker', isCrowded), defender: where('defender', isCrowded) },
    emptied: where('defender', isGone),
    cleared: where('attacker', isGone),
    advance: { attacker: of(advance.attacker), defender: of(advance.defender) },
    lost: { attacker: lossesOf(parts.attacker, of), defender: lossesOf(parts.defender, of) },
    units: [...unitOdds(parts.attacker, whole), ...unitOdds(parts.defender, whole)],
  };
}

type Of = (share: bigint) => Fraction;

function added(sums: Map<number, bigint>, value: number, weight: bigint): void {
  if (weight > 0n) count(sums, value, weight);
}
const listed = (sums: Weights<number>, of: Of): readonly Loss[] =>
  [...sums].sort(([a], [b]) => a - b).map(([steps, weight]) => ({ steps, chance: of(weight) }));

/** Steps lost by a side in all. */
function lossesOf(parts: readonly Weighed[], of: Of): readonly Loss[] {
  const sums = new Map<number, bigint>();
  for (const { tally, weight } of parts)
    for (const [fate, share] of tally.states) added(sums, lostIn(fate), share * weight);
  return listed(sums, of);
}

/** Each unit of a side, in the order of the input; out of what its own hex makes of the whole. */
function unitOdds(parts: readonly Weighed[], whole: bigint): readonly UnitOdds[] {
  const [first] = parts;
  const odds = (first?.tally.units ?? []).map(({ unit, den }, i): UnitOdds => {
    const of: Of = (share) => fraction(share, (whole * den) / (first?.tally.den ?? den));
    const [hits, sums] = [new Map<number, bigint>(), new Map<number, bigint>()];
    let [affected, caught, leaves, back, crowded, arrives] = [0n, 0n, 0n, 0n, 0n, 0];
    for (const { tally, weight } of parts) {
      const one = tally.units[i];
      if (!one) continue;
      affected += one.affected * weight;
      caught += one.caught * weight;
      leaves += one.leaves * weight;
      back += one.back * weight;
      crowded += one.crowded * weight;
      arrives = Math.max(arrives, one.arrives);
      for (const [steps, share] of one.hit) added(hits, steps, share * weight);
      for (const [steps, share] of one.lost) added(sums, steps, share * weight);
    }
    return {
      unit,
      affected: of(affected),
      caught: of(caught),
      hit: listed(hits, of),
      lost: listed(sums, of),
      leaves: of(leaves),
      back: of(back),
      destroyed: of(sums.get(unit.steps) ?? 0n),
      crowded: of(crowded),
      arrives,
    };
  });
  return odds.sort((a, b) => a.unit.hex - b.unit.hex || a.unit.at - b.unit.at);
}
