const PAUSE = 50;

/**
 * Calls back when the page has nothing better to do, with a function that tells for how many milliseconds; in a browser
 * that cannot tell, after a pause and with none. The answer calls it off.
 */
export function whenIdle(
  run: (timeLeft: () => number) => void,
  { pause = PAUSE, timeout }: { readonly pause?: number; readonly timeout?: number } = {},
): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(
      (deadline) => run(() => deadline.timeRemaining()),
      timeout === undefined ? {} : { timeout },
    );
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(() => run(() => 0), pause);
  return () => clearTimeout(asked);
}

/** Milliseconds within which a piece of work is done even on a slow phone. */
const ENOUGH = 8;

/** Does work in the pauses of the page, as many pieces in each as there is time for; calls back once it is done. */
export function workWhenIdle(work: Iterator<unknown>, onDone?: () => void): void {
  const go = (timeLeft: () => number): void => {
    do {
      if (work.next().done) return onDone?.();
    } while (timeLeft() > ENOUGH);
    whenIdle(go);
  };
  whenIdle(go);
}
