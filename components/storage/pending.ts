import { changesOf, withChanges } from '@/components/storage/changes';
import type { Journal, Step, Steps } from '@/components/storage/journal';
import { notedOf } from '@/components/storage/noted';
import type { Slot } from '@/components/storage/slot';

/** What this page has changed and does not know to be stored: each step is noted in the journal until it is. */
export interface Pending {
  has(key: string): boolean;
  /** The steps of a key, with what is noted of the value before the first of them. */
  of(key: string): { readonly from: unknown; readonly steps: Steps } | undefined;
  /** Notes a change. */
  note<T>(slot: Slot<T>, key: string, before: T | undefined, after: T): Step;
  /** A step is stored; with those before it, when the value was stored as a whole. */
  settle(key: string, step: Step, whole: boolean): void;
  /** A step could not be stored: with those before it, which would gather without end, it stays noted as one. */
  fail(key: string, step: Step): void;
  /** Nothing of a key is to be stored any more, by no page. */
  forget(key: string): void;
}

/** Nothing noted yet. The journal is written before a call returns. */
export function createPending(journal: Journal): Pending {
  // By key: the value before the first step that is not known to be stored, and the steps from there on.
  const waiting = new Map<string, { readonly from: unknown; readonly steps: Steps }>();
  const put = (key: string, from: unknown, steps: Steps): void => {
    if (steps.length) waiting.set(key, { from, steps });
    else waiting.delete(key);
    journal.write(key, steps);
  };
  return {
    has: (key) => waiting.has(key),
    of: (key) => waiting.get(key),
    note(slot, key, before, after) {
      const { from, steps } = waiting.get(key) ?? { from: notedOf(slot, before), steps: [] };
      const step = changesOf(notedOf(slot, before), notedOf(slot, after));
      put(key, from, [...steps, step]);
      return step;
    },
    settle(key, step, whole) {
      const { from, steps } = waiting.get(key) ?? { from: undefined, steps: [] };
      const at = steps.indexOf(step);
      const isStored = (one: Step, i: number): boolean => (whole ? i <= at : one === step);
      // What is still to be stored begins where the stored steps have led.
      put(
        key,
        steps.filter(isStored).reduce<unknown>(withChanges, from),
        steps.filter((one, i) => !isStored(one, i)),
      );
    },
    fail(key, step) {
      const { from, steps } = waiting.get(key) ?? { from: undefined, steps: [] };
      const after = steps.indexOf(step) + 1;
      if (!after) return;
      const failed = changesOf(from, steps.slice(0, after).reduce<unknown>(withChanges, from));
      put(key, from, [failed, ...steps.slice(after)]);
    },
    forget(key) {
      waiting.delete(key);
      journal.clear(key);
    },
  };
}
