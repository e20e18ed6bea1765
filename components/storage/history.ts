import type { Slot } from '@/components/storage/slot';
import { same } from '@/lib/calc/same';

/** A value with the ways back and forth. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

export type HistoryStep<T> =
  { readonly kind: 'put'; readonly value: T } | { readonly kind: 'undo' } | { readonly kind: 'redo' };

/** How many steps back are kept. */
export const STEPS_KEPT = 60;

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [] });

/** The history after a step. Putting the value that is there already changes nothing; only the last steps are kept. */
export function walk<T>(history: History<T>, step: HistoryStep<T>): History<T> {
  const { past, now, future } = history;
  if (step.kind === 'put')
    return same(step.value, now) ? history : { past: [...past, now].slice(-STEPS_KEPT), now: step.value, future: [] };
  const [to, from] = step.kind === 'undo' ? [past.at(-1), past] : [future[0], future];
  if (to === undefined) return history;
  return step.kind === 'undo'
    ? { past: from.slice(0, -1), now: to, future: [now, ...future] }
    : { past: [...past, now], now: to, future: from.slice(1) };
}

/** The history after a change of what stands there, begun where nothing was ever kept; `next` gets undefined then. */
export const put = <T>(history: History<T> | undefined, first: T, next: (now: T | undefined) => T): History<T> =>
  walk(history ?? begin(first), { kind: 'put', value: next(history?.now) });

/**
 * For a slot whose values have their steps back: only what stands there is noted, and put there as one step when it was
 * not stored.
 */
export const notedNow = <T>(first: T): NonNullable<Slot<History<T>>['noted']> => ({
  of: (history) => history?.now ?? first,
  into: (history, now) => put(history, first, () => now as T),
});
