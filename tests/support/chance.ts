/** Numbers from 0 to below 1 that are the same for the same seed. */
export type Chance = () => number;

/** A small, well-known generator (mulberry32): what is drawn is the same on every machine. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from 0 to below a limit. */
export const below = (chance: Chance, limit: number): number => Math.floor(chance() * limit);
/** One of a list; undefined where it is empty. */
export const pick = <T>(chance: Chance, list: readonly T[]): T | undefined => list[below(chance, list.length)];
