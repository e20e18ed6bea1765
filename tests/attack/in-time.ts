import { Breach } from '@/tests/attack/attack';

/** What nobody waits for, in milliseconds. In a unit test nothing is timed: the machine may be busy. */
const TOO_LONG = process.env.VITEST ? Infinity : 2000;
/** As often as it may take too long before it is not the machine, which others use too. */
const TRIES = 3;

/** What `work` gives, if it does not take too long every time. */
export function inTime<T>(work: () => T): T {
  for (let left = TRIES; ; left--) {
    const started = performance.now();
    const done = work();
    const taken = performance.now() - started;
    if (taken <= TOO_LONG) return done;
    if (left === 1) throw new Breach(`it takes ${Math.round(taken)} ms`);
  }
}
