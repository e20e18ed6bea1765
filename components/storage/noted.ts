import { stepsHeld, withChanges } from '@/components/storage/changes';
import type { Note, Steps } from '@/components/storage/journal';
import { valid, type Slot } from '@/components/storage/slot';

/** What of a value is noted. */
export const notedOf = <T>({ noted }: Slot<T>, value: T | undefined): unknown => (noted ? noted.of(value) : value);

/** A value with the notes of other pages made in it, and the notes that do not go with it. */
export function withNotes<T>(
  slot: Slot<T>,
  value: T | undefined,
  notes: readonly Note[],
): { readonly value: T | undefined; readonly unfit: readonly Note[] } {
  let now = value;
  const unfit: Note[] = [];
  for (const note of notes) {
    const next = note.steps && withSteps(slot, now, note.steps);
    if (next === undefined) unfit.push(note);
    else now = next;
  }
  return { value: now, unfit };
}

/** A value with steps made in it; undefined when that is no value of the slot. */
export function withSteps<T>(slot: Slot<T>, value: T | undefined, steps: Steps): T | undefined {
  const stored = notedOf(slot, value);
  const noted = steps.slice(stepsHeld(stored, steps)).reduce<unknown>(withChanges, stored);
  return valid(slot, slot.noted ? slot.noted.into(value, noted) : noted);
}
