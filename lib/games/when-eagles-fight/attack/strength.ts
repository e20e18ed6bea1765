import type { AttackInput, AttackingUnit, DefendingUnit } from '@/lib/games/when-eagles-fight/attack/fields';
import { factorNow } from '@/lib/games/when-eagles-fight/mobilisation';
import { halvesOf, lendersOf } from '@/lib/games/when-eagles-fight/stacking/overstack';
import { LENDING_FROM } from '@/lib/games/when-eagles-fight/stacking/limits';

/*
 * What the units of a side lend to a battle: their factors of Turn 1 (3.3), which of them lend (8.6), what is halved
 * (9.3, 9.7, 9.10) and the sums.
 */

type Unit = AttackingUnit | DefendingUnit;

/** A unit in a battle with what it lends. */
export interface Lent<One extends Unit = Unit> {
  readonly unit: One;
  /** its hex among the attacking ones; 0 for the defender */
  readonly hex: number;
  readonly at: number;
  /** factor as it is printed, and with what Turn 1 takes off */
  readonly printed: number;
  readonly factor: number;
  /** why it is halved */
  readonly halved: 'supply' | 'limited' | 'ammo' | undefined;
  /** why it lends nothing: one corps too many of its hex, or retreated here in this phase */
  readonly held: 'third' | 'retreated' | undefined;
}

export interface Strength<One extends Unit = Unit> {
  readonly units: readonly Lent<One>[];
  /** factors that count in full, and those that are added before they are halved together */
  readonly full: number;
  readonly halved: number;
  readonly total: number;
  /** by our reading some of the factors that count are halved and others are not (question `halving-whole-or-part`) */
  readonly mixed: boolean;
}

const isRussian = ({ nation }: Unit): boolean => nation === 'russian' || nation === 'romanian';

function halvedBy(unit: Unit, attacking: boolean): Lent['halved'] {
  if (unit.supply === 'out') return 'supply';
  if (attacking && unit.supply === 'limited') return 'limited';
  return unit.ammo && isRussian(unit) ? 'ammo' : undefined;
}

/**
 * By what a hex chooses those of its units that lend. Where halving strikes the whole force (question
 * `halving-whole-or-part`) either none lends that is halved, or all are, and then only their sum counts.
 */
type Plan = 'part' | 'sound' | 'sum';
const PLANS: Readonly<Record<AttackInput['halvingReading'], readonly Plan[]>> = {
  part: ['part'],
  whole: ['sound', 'sum'],
};

function hexOf<One extends Unit>(
  units: readonly One[],
  hex: number,
  { turn, activeReading }: AttackInput,
  factorOf: (unit: One) => number,
  attacking: boolean,
  plan: Plan,
): readonly Lent<One>[] {
  const plain = units.map((unit, at) => {
    const printed = unit.kind === 'heavy-artillery' ? 0 : factorOf(unit);
    const halved = halvedBy(unit, attacking);
    return { unit, hex, at, printed, factor: factorNow(unit, printed, turn), halved };
  });
  const isBack = (unit: One): boolean => 'retreated' in unit && unit.retreated;
  // Of a hex that has to choose, the units that its owner holds back himself are out of it.
  const may = plain.flatMap(({ unit }, at) => (halvesOf(unit) > 0 && !unit.spare && !isBack(unit) ? [at] : []));
  const worthOf = (at: number): number => {
    const one = plain[at];
    if (!one) return 0;
    // Of sets that bring as much he takes one with an active corps, where it has to lend for its modifier.
    const active = activeReading === 'lends' && one.unit.kind === 'active';
    // A halved factor spoils a sound force.
    if (one.halved && one.factor > 0 && plan === 'sound') return -1;
    return 8 * (one.halved && plan === 'part' ? one.factor : 2 * one.factor) + Number(active);
  };
  const roomOf = (at: number): number => (units[at] ? halvesOf(units[at]) : 0);
  const lending = turn < LENDING_FROM ? undefined : lendersOf(may, roomOf, worthOf);
  return plain.map((one) => {
    const third = lending && halvesOf(one.unit) > 0 && !lending.includes(one.at);
    return { ...one, held: isBack(one.unit) ? 'retreated' : third ? 'third' : undefined };
  });
}

function sumsOf(units: readonly Lent[]): Pick<Strength, 'full' | 'halved'> {
  const sum = (wanted: (one: Lent) => boolean): number =>
    units.reduce((all, one) => all + (one.held === undefined && wanted(one) ? one.factor : 0), 0);
  return { full: sum((one) => one.halved === undefined), halved: sum((one) => one.halved !== undefined) };
}

/** Whether some of the factors that count are halved and others are not. */
export function isHalvedInPart(units: readonly Lent[]): boolean {
  const { full, halved } = sumsOf(units);
  return full > 0 && halved > 0;
}

function strengthOf<One extends Unit>(
  units: readonly Lent<One>[],
  { halvingReading }: AttackInput,
): Omit<Strength<One>, 'mixed'> {
  const sums = sumsOf(units);
  const whole = halvingReading === 'whole' && sums.halved > 0;
  const { full, halved } = whole ? { full: 0, halved: sums.full + sums.halved } : sums;
  return { units, full, halved, total: full + Math.ceil(halved / 2) };
}

/** What the units of one attacking hex lend. */
export function lentBy(side: Strength, hex: number): Pick<Strength, 'full' | 'halved'> {
  const { full, halved } = sumsOf(side.units.filter((one) => one.hex === hex));
  return side.full > 0 ? { full, halved } : { full: 0, halved: full + halved };
}

/** The plan of a side that brings most. */
function bestOf<One extends Unit>(input: AttackInput, unitsBy: (plan: Plan) => readonly Lent<One>[]): Strength<One> {
  const [first, ...others] = PLANS[input.halvingReading].map((plan) => strengthOf(unitsBy(plan), input));
  const best = others.reduce((most, one) => (one.total > most.total ? one : most), first as (typeof others)[number]);
  return { ...best, mixed: isHalvedInPart(unitsBy('part')) };
}

/** What the attackers lend together (13.8). */
export const attackOf = (input: AttackInput): Strength<AttackingUnit> =>
  bestOf(input, (plan) =>
    input.attackers.flatMap(({ units }, hex) => hexOf(units, hex, input, ({ attack }) => attack, true, plan)),
  );

/** What the defenders lend together; all of them defend (13.2, 8.6). */
export const defenceOf = (input: AttackInput): Strength<DefendingUnit> =>
  bestOf(input, (plan) => hexOf(input.defenders, 0, input, ({ defence }) => defence, false, plan));
