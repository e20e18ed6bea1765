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
 * numbers. Two sides together stay below 2^53.
 */
const PARTS = [
  ['lost', 32],
  ['foot', 16],
  ['corps', 8],
  ['cavalry', 16],
  ['alive', 16],
  ['forts', 8],
  ['garrisons', 8],
] as const satisfies readonly (readonly [keyof Totals, number])[];
const SIZE = PARTS.reduce((product, [, room]) => product * room, 1);

function packed(totals: Totals): number {
  let [sum, place] = [0, 1];
  for (const [part, room] of PARTS) {
    sum += totals[part] * place;
    place *= room;
  }
  return sum;
}

function unpacked(code: number): Totals {
  const found: Record<keyof Totals, number> = {
    lost: 0,
    foot: 0,
    corps: 0,
    cavalry: 0,
    alive: 0,
    forts: 0,
    garrisons: 0,
  };
  let rest = code;
  for (const [part, room] of PARTS) {
    found[part] = rest % room;
    rest = Math.floor(rest / room);
  }
  return found;
}

export const packBoth = (attacker: Totals, defender: Totals): number => packed(attacker) + packed(defender) * SIZE;
export const unpackBoth = (code: number): readonly [attacker: Totals, defender: Totals] => [
  unpacked(code % SIZE),
  unpacked(Math.floor(code / SIZE)),
];

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
