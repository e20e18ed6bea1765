import { changesOf, withChanges, type Change } from '@/components/storage/changes';
import type { Journal, Note, Steps } from '@/components/storage/journal';
import type { Slot } from '@/components/storage/store';

/** A change of a value, as it was noted. */
export type Step = readonly Change[];

/** What this page has changed and does not know to be stored: each step is noted in the journal until it is. */
export interface Pending {
  has(key: string): boolean;
  /** Notes a change; `alone` when steps before it were not stored and would gather without end: it then holds them too. */
  note<T>(slot: Slot<T>, key: string, before: T | undefined, after: T, alone: boolean): Step;
  /** A step is stored; with those before it, when the value was stored as a whole. */
  settle(key: string, step: Step, whole: boolean): void;
  forget(key: string): void;
}

/** What of a value is noted. */
const notedOf = <T>({ noted }: Slot<T>, value: T | undefined): unknown => (noted ? noted.of(value) : value);

export function createPending(journal: Journal): Pending {
  const pages = new Map<string, { readonly from: unknown; readonly steps: Steps }>();
  const put = (key: string, from: unknown, steps: Steps): void => {
    if (steps.length) pages.set(key, { from, steps });
    else pages.delete(key);
    journal.write(key, steps);
  };
  return {
    has: (key) => pages.has(key),
    note(slot, key, before, after, alone) {
      const { from, steps } = pages.get(key) ?? { from: notedOf(slot, before), steps: [] };
      const step = changesOf(alone ? from : notedOf(slot, before), notedOf(slot, after));
      put(key, from, alone ? [step] : [...steps, step]);
      return step;
    },
    settle(key, step, whole) {
      const { from, steps } = pages.get(key) ?? { from: undefined, steps: [] };
      const at = steps.indexOf(step);
      put(key, from, steps.filter((one, i) => (whole ? i > at : one !== step)));
    },
    forget(key) {
      pages.delete(key);
      journal.clear(key);
    },
  };
}

/** A value with the notes of other pages made in it, and the notes that do not go with it. */
export function withNotes<T>(slot: Slot<T>, value: T | undefined, notes: readonly Note[]): { readonly value: T | undefined; readonly unfit: readonly Note[] } {
  let now = value;
  const unfit: Note[] = [];
  for (const note of notes) {
    const next = note.steps && withSteps(slot, now, note.steps);
    if (next === undefined) unfit.push(note);
    else now = next;
  }
  return { value: now, unfit };
}

/** A value with the steps of a note made in it; undefined when that is no value of the slot. */
function withSteps<T>(slot: Slot<T>, value: T | undefined, steps: Steps): T | undefined {
  const noted = steps.reduce<unknown>(withChanges, notedOf(slot, value));
  return slot.parse(slot.noted ? slot.noted.into(value, noted) : noted);
}
