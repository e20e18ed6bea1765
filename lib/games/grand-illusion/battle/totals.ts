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

/** Where a total stands in the number of a side, and how much of that is its own. */
interface Room {
  readonly place: number;
  readonly mask: number;
}

/*
 * The totals of a side as one whole number with room enough for each, so that those of columns are added by adding the
 * numbers. A side takes 26 bits: two sides together stay below 2^53.
 */
const room = (place: number, bits: number): Room => ({ place, mask: 2 ** bits - 1 });
const ROOMS: Readonly<Record<keyof Totals, Room>> = {
  lost: room(0, 5),
  foot: room(5, 4),
  corps: room(9, 3),
  cavalry: room(12, 4),
  alive: room(16, 4),
  forts: room(20, 3),
  garrisons: room(23, 3),
};
const PARTS = Object.keys(ROOMS) as readonly (keyof Totals)[];
const SIZE = 2 ** 26;

const packed = (totals: Totals): number => PARTS.reduce((sum, part) => sum + (totals[part] << ROOMS[part].place), 0);

const partOf = (code: number, { place, mask }: Room): number => (code >> place) & mask;
const unpacked = (code: number): Totals => ({
  lost: partOf(code, ROOMS.lost),
  foot: partOf(code, ROOMS.foot),
  corps: partOf(code, ROOMS.corps),
  cavalry: partOf(code, ROOMS.cavalry),
  alive: partOf(code, ROOMS.alive),
  forts: partOf(code, ROOMS.forts),
  garrisons: partOf(code, ROOMS.garrisons),
});

export const packBoth = (attacker: Totals, defender: Totals): number => packed(attacker) + packed(defender) * SIZE;
export function unpackBoth(code: number): readonly [attacker: Totals, defender: Totals] {
  const defender = Math.floor(code / SIZE);
  return [unpacked(code - defender * SIZE), unpacked(defender)];
}

const count = (stack: BattleStack, is: (one: Fighter) => boolean): number => stack.filter(is).length;

/** The totals of what is left of a stack that began with so many steps. */
export function totalsOf(stack: BattleStack, steps: number): Totals {
  const sound = stack.filter(({ left }) => left === 2);
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
