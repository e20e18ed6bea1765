import { putAside, type Aside } from '@/components/storage/aside';
import { joined, overRaw } from '@/components/storage/join';
import type { Note, Step } from '@/components/storage/journal';
import { problemOf, type StorageProblem } from '@/components/storage/kept';
import { withSteps } from '@/components/storage/noted';
import { tellHere } from '@/components/storage/other-pages';
import { known, type Session } from '@/components/storage/session';
import { keyOf, type Slot } from '@/components/storage/slot';
import { same } from '@/lib/calc/same';

/**
 * What was given last is stored, unless something newer waits, with the notes of other pages that were in it. What
 * others have stored meanwhile was not taken in: who listens reads it now.
 */
export function wasStored(session: Session, key: string, notes: readonly Note[] = []): void {
  const { journal, report, pending, failing, seen, unsaved, missed, notesIn } = session;
  seen.add(key);
  journal.forget(notes);
  if (notes.length) notesIn.delete(key);
  if (pending.has(key)) return;
  if (unsaved.delete(key)) report.caughtUp();
  failing.well(key);
  if (missed.delete(key)) tellHere(key);
}

/** Keeps for this session what could not be stored, and notes it. */
export function keepUnsaved(session: Session, slot: Slot<unknown>, step: Step, error: unknown): StorageProblem {
  const { pending, failing, unsaved } = session;
  const problem = failing.trouble(slot, problemOf(error));
  unsaved.set(keyOf(slot), problem);
  pending.fail(keyOf(slot), step);
  return problem;
}

/**
 * Stores all that was given and is not stored yet, in what stands there now: this page may not have seen that, and
 * another may have stored something since. Gives the problem when it is not stored. Never rejects.
 */
export async function storeEntered<T>(session: Session, slot: Slot<T>): Promise<StorageProblem | undefined> {
  const { backend, report, pending, latest, blind, guarded, notesIn } = session;
  const key = keyOf(slot);
  const waiting = pending.of(key);
  const [last, value] = [waiting?.steps.at(-1), known(session, slot)];
  if (!waiting || !last || value === undefined) return undefined;
  try {
    let [made, aside]: [T, Aside | undefined] = [value, undefined];
    const notes = notesIn.get(key) ?? [];
    await backend.update(key, (raw, put) => {
      const together = joined(slot, raw, { value, from: waiting.from, notes });
      made = together.value;
      aside = together.aside && putAside(put, key, together.aside, raw);
      return overRaw(slot, raw, made);
    });
    pending.settle(key, last, true);
    const rest = pending.of(key);
    const isMerged = !same(made, value);
    // What was given meanwhile knows what was stored just now, unless something of others has come to it.
    if (!rest) latest.set(key, made);
    else if (isMerged) latest.set(key, withSteps(slot, made, rest.steps) ?? known(session, slot));
    const isOther = blind.delete(key) || isMerged;
    guarded.delete(key);
    wasStored(session, key, notes);
    if (aside) report.aside(aside);
    if (isOther) tellHere(key);
    return undefined;
  } catch (error) {
    return keepUnsaved(session, slot, last, error);
  }
}
