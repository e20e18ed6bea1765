/*
 * `npm run attack`: what is thrown at Umpire, a kind of case at a time. A case is told apart by its seed alone, so that
 * a breach is repeated by naming it.
 */

/** A way of trying cases. */
export interface Attack {
  /**
   * Tries the cases of so many seeds from `first` on. It throws at the first breach, when `at` was last told its seed.
   */
  cases(first: number, count: number, at: (seed: number) => void): void | Promise<void>;
  /** the case of a seed, for who has to find out what was wrong with it */
  shown(seed: number): string | Promise<string>;
  /** how often each thing was seen that tells how deep the cases reach */
  readonly seen: Seen;
  /** lets go of what it holds: servers, browsers, commands */
  end?(): Promise<void>;
}

/** How often each thing was seen. */
export type Seen = Map<string, number>;

export const count = (seen: Seen, what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);

/** Something that does not hold. */
export class Breach extends Error {}

/** Stops at what does not hold. */
export function holds(condition: boolean, otherwise: () => string): asserts condition {
  if (!condition) throw new Breach(otherwise());
}

/** The cases of seeds one after another. */
export const oneByOne =
  (attempt: (seed: number) => void | Promise<void>): Attack['cases'] =>
  async (first, number, at) => {
    for (let seed = first; seed < first + number; seed++) {
      at(seed);
      const waiting = attempt(seed);
      if (waiting) await waiting;
    }
  };
