import { changesOf, isMade, withChanges } from '@/components/storage/changes';
import type { Note } from '@/components/storage/journal';
import { notedOf, withNotes } from '@/components/storage/noted';
import { valid, type Slot } from '@/components/storage/slot';
import { same } from '@/lib/calc/same';

/*
 * While the device does not answer, a page goes on without knowing what is stored. When it answers after all, what was
 * stored and what was entered meanwhile have to go together.
 */

/** What this page has entered without knowing what is stored. */
export interface Entered<T> {
  readonly value: T;
  /** the noted part of what it began with */
  readonly from: unknown;
  /** the notes of other pages that were in it then */
  readonly notes: readonly Note[];
}

/**
 * A value as it is to be stored where `raw` stands: what a later version of Umpire has put beside what this one knows
 * stays there.
 */
export function overRaw<T>(slot: Slot<T>, raw: unknown, value: T): unknown {
  const stored = raw === undefined ? undefined : valid(slot, raw);
  if (stored === undefined || same(raw, stored)) return value;
  const whole = withChanges(raw, changesOf(stored, value));
  return same(valid(slot, whole), value) ? whole : value;
}

/** What stands there from now on, and why the stored value has to be set aside; absent when nothing of it is lost. */
export interface Joined<T> {
  readonly value: T;
  readonly aside?: 'damaged' | 'older';
}

/**
 * Makes what was entered in what is stored. Where both have filled in the same place otherwise, what was entered stands
 * as the player sees it, and the stored value is set aside; what a slot calls passing is not worth that.
 */
export function joined<T>(slot: Slot<T>, raw: unknown, { value, from, notes }: Entered<T>): Joined<T> {
  if (raw === undefined) return { value };
  const found = valid(slot, raw);
  if (found === undefined) return { value, aside: 'damaged' };
  const stored = withNotes(slot, found, notes).value ?? found;
  if (same(notedOf(slot, stored), from)) return { value };
  const mine = notedOf(slot, value);
  const changes = changesOf(from, mine);
  const together = (noted: unknown): T | undefined => valid(slot, slot.noted ? slot.noted.into(stored, noted) : noted);
  const made = withChanges(notedOf(slot, stored), changes);
  const fitting = isMade(made, changes) ? together(made) : undefined;
  if (fitting !== undefined) return { value: fitting };
  const instead = (slot.join ? valid(slot, slot.join(stored, value)) : together(mine)) ?? value;
  return slot.passing || same(instead, stored) ? { value: instead } : { value: instead, aside: 'older' };
}
