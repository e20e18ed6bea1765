import type { AttackInput, AttackingUnit, DefendingUnit } from '@/lib/games/when-eagles-fight/attack/fields';
import { fullSteps } from '@/lib/games/when-eagles-fight/units';

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
}

/** The first turn in which only two corps of a hex lend their factors (8.6), and what they are worth in halves. */
export const TWO_CORPS_FROM = 12;
const TWO_CORPS = 4;

const isRussian = ({ nation }: Unit): boolean => nation === 'russian' || nation === 'romanian';
/** Halves of a corps that a unit is for stacking (8.1, 8.5). */
export const halvesOf = ({ kind, size }: Pick<Unit, 'kind' | 'size'>): number =>
  kind === 'fortress' || kind === 'heavy-artillery' ? 0 : size === 'division' ? 1 : 2;
/** Steps that a unit has now (2.11, 2.12). */
export const stepsOf = (unit: Unit): number => {
  const full = fullSteps(unit);
  return unit.reduced && full > 1 ? full - 1 : full;
};

/** One less on Turn 1 for all Russian units but fortress infantry (3.3). */
const factorNow = (unit: Unit, printed: number, turn: number): number =>
  turn === 1 && unit.nation === 'russian' && unit.kind !== 'fortress' ? Math.max(0, printed - 1) : printed;

function halvedBy(unit: Unit, attacking: boolean): Lent['halved'] {
  if (unit.supply === 'out') return 'supply';
  if (attacking && unit.supply === 'limited') return 'limited';
  return unit.ammo && isRussian(unit) ? 'ammo' : undefined;
}

/**
 * The units of a hex that lend their factor where only two corps may: of all sets within two corps the one that brings
 * most, as its owner would choose. Those that he holds back himself are out of it.
 */
function lenders(units: readonly { readonly halves: number; readonly worth: number; readonly may: boolean }[]) {
  const may = units.flatMap((one, at) => (one.may && one.halves > 0 ? [at] : []));
  let best: { readonly worth: number; readonly set: ReadonlySet<number> } = { worth: -1, set: new Set() };
  for (let mask = 0; mask < 2 ** may.length; mask++) {
    const set = may.filter((_, bit) => mask & (1 << bit));
    const sum = (of: 'halves' | 'worth'): number => set.reduce((all, at) => all + (units[at]?.[of] ?? 0), 0);
    if (sum('halves') <= TWO_CORPS && sum('worth') > best.worth) best = { worth: sum('worth'), set: new Set(set) };
  }
  return best.set;
}

function hexOf<One extends Unit>(
  units: readonly One[],
  hex: number,
  { turn, activeReading }: AttackInput,
  factorOf: (unit: One) => number,
  attacking: boolean,
): readonly Lent<One>[] {
  const plain = units.map((unit, at) => {
    const printed = unit.kind === 'heavy-artillery' ? 0 : factorOf(unit);
    const halved = halvedBy(unit, attacking);
    return { unit, hex, at, printed, factor: factorNow(unit, printed, turn), halved };
  });
  const isBack = (unit: One): boolean => 'retreated' in unit && unit.retreated;
  const limited = turn >= TWO_CORPS_FROM;
  const lending = limited
    ? lenders(
        plain.map(({ unit, factor, halved }) => ({
          halves: halvesOf(unit),
          // Of sets that bring as much he takes one with an active corps, where it has to lend for its modifier.
          worth: 8 * (halved ? factor : 2 * factor) + Number(activeReading === 'lends' && unit.kind === 'active'),
          may: !unit.spare && !isBack(unit),
        })),
      )
    : undefined;
  return plain.map((one) => {
    const third = lending && halvesOf(one.unit) > 0 && !lending.has(one.at);
    return { ...one, held: isBack(one.unit) ? 'retreated' : third ? 'third' : undefined };
  });
}

function sumsOf(units: readonly Lent[]): Pick<Strength, 'full' | 'halved'> {
  const sum = (wanted: (one: Lent) => boolean): number =>
    units.reduce((all, one) => all + (one.held === undefined && wanted(one) ? one.factor : 0), 0);
  return { full: sum((one) => one.halved === undefined), halved: sum((one) => one.halved !== undefined) };
}

/** Whether some of the factors that count are halved and others are not (question `halving-whole-or-part`). */
export function isHalvedInPart(units: readonly Lent[]): boolean {
  const { full, halved } = sumsOf(units);
  return full > 0 && halved > 0;
}

function strengthOf<One extends Unit>(units: readonly Lent<One>[], { halvingReading }: AttackInput): Strength<One> {
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

/** What the attackers lend together (13.8). */
export const attackOf = (input: AttackInput): Strength<AttackingUnit> =>
  strengthOf(
    input.attackers.flatMap(({ units }, hex) => hexOf(units, hex, input, ({ attack }) => attack, true)),
    input,
  );

/** What the defenders lend together; all of them defend (13.2, 8.6). */
export const defenceOf = (input: AttackInput): Strength<DefendingUnit> =>
  strengthOf(
    hexOf(input.defenders, 0, input, ({ defence }) => defence, false),
    input,
  );
