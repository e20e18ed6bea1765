/*
 * Browsers have been seen to leave a request of the storage without any answer. A page waits for a while, then goes on
 * without, and takes the answer in when it comes after all.
 */

/** How long a page waits for an answer, in milliseconds in which it was awake. */
export const PATIENCE = 2000;
// Time passes in steps: a page that was frozen or busy for long has then not waited for long.
const STEP = 100;

export interface Patience {
  /** Nothing has been answered since the last time that it was waited for in vain: nobody waits any longer. */
  isSilent(): boolean;
  /** The device has answered something. */
  heard(): void;
  /** The answer, or what `instead` gives when there is none in time; then `late` is called when the answer comes. */
  answer<T>(asked: Promise<T>, instead: () => T, late: () => void): Promise<T>;
}

interface Waiting {
  left: number;
  giveUp(): void;
}

/** Nothing asked yet. */
export function createPatience(): Patience {
  const waiting = new Set<Waiting>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silent = false;

  function pass(): void {
    timer = undefined;
    for (const one of waiting) if ((one.left -= STEP) <= 0) silent = true;
    if (silent) for (const one of waiting) one.giveUp();
    watch();
  }
  function watch(): void {
    if (waiting.size && timer === undefined) timer = setTimeout(pass, STEP);
  }
  return {
    isSilent: () => silent,
    heard: () => void (silent = false),
    answer: (asked, instead, late) =>
      new Promise((resolve, reject) => {
        const one: Waiting = {
          left: silent ? 0 : PATIENCE,
          giveUp() {
            waiting.delete(one);
            resolve(instead());
          },
        };
        const end = (act: () => void) => {
          if (waiting.delete(one)) act();
          else late();
        };
        waiting.add(one);
        watch();
        asked.then(
          (answer) => end(() => resolve(answer)),
          (error: unknown) => end(() => reject(error instanceof Error ? error : new Error('The storage failed.'))),
        );
      }),
  };
}
