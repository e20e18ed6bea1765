import { isCavalry, isFoot, isFort, type Fighter, type BattleStack } from '@/lib/games/grand-illusion/battle/board';

/** What counts of a side when a battle is over (9.4.2, 9.5.3.a). */
export interface Totals {
  readonly lost: number;
  /** undisrupted infantry, and corps among it */
  readonly foot: number;
  readonly corps: number;
  readonly cavalry: number;
  /** combat units left, disrupted or not */
  readonly alive: number;
  readonly forts: number;
  /** forts with a large garrison among them (9.5.2) */
  readonly garrisons: number;
}

/*
 * The totals of a side as one whole number with room enough for each, so that those of columns are added by adding the
 * numbers. A side takes 26 bits: two sides together stay below 2^53.
 */
const BITS = [
  ['lost', 5],
  ['foot', 4],
  ['corps', 3],
  ['cavalry', 4],
  ['alive', 4],
  ['forts', 3],
  ['garrisons', 3],
] as const satisfies readonly (readonly [keyof Totals, number])[];
const SIZE = 2 ** BITS.reduce((sum, [, bits]) => sum + bits, 0);

function packed(totals: Totals): number {
  let [code, place] = [0, 0];
  for (const [part, bits] of BITS) {
    code += totals[part] << place;
    place += bits;
  }
  return code;
}

function unpacked(code: number): Totals {
  const found = { lost: 0, foot: 0, corps: 0, cavalry: 0, alive: 0, forts: 0, garrisons: 0 };
  let rest = code;
  for (const [part, bits] of BITS) {
    found[part] = rest & ((1 << bits) - 1);
    rest >>= bits;
  }
  return found;
}

export const packBoth = (attacker: Totals, defender: Totals): number => packed(attacker) + packed(defender) * SIZE;
export function unpackBoth(code: number): readonly [attacker: Totals, defender: Totals] {
  const defender = Math.floor(code / SIZE);
  return [unpacked(code - defender * SIZE), unpacked(defender)];
}

const count = (stack: BattleStack, is: (one: Fighter) => boolean): number => stack.filter(is).length;

/** The totals of what is left of a stack that began with so many steps. */
export function totalsOf(stack: BattleStack, steps: number): Totals {
  const sound = stack.filter(({ left, unit }) => unit.kind !== 'fort' && left === 2);
  return {
    lost: steps - stepsOf(stack),
    foot: count(sound, isFoot),
    corps: count(sound, ({ unit }) => unit.kind === 'corps'),
    cavalry: count(sound, isCavalry),
    alive: count(stack, (one) => !isFort(one)),
    forts: count(stack, isFort),
    garrisons: count(stack, (one) => isFort(one) && one.unit.garrison),
  };
}

export const stepsOf = (stack: BattleStack): number => stack.reduce((sum, { left }) => sum + left, 0);

/** Two totals of a side together. */
export const together = (a: Totals, b: Totals): Totals => ({
  lost: a.lost + b.lost,
  foot: a.foot + b.foot,
  corps: a.corps + b.corps,
  cavalry: a.cavalry + b.cavalry,
  alive: a.alive + b.alive,
  forts: a.forts + b.forts,
  garrisons: a.garrisons + b.garrisons,
});
