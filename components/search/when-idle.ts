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
