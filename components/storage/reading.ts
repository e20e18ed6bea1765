import { problemOf, type Kept, type StorageProblem } from '@/components/storage/kept';
import { movedAway, replayed } from '@/components/storage/mend';
import { withNotes } from '@/components/storage/noted';
import { known, type Session } from '@/components/storage/session';
import { keyOf, valid, type Slot } from '@/components/storage/slot';

/** Makes what other pages have noted in the stored value. */
async function replay<T>({ backend, journal, report, brought }: Session, slot: Slot<T>): Promise<Kept<T>> {
  const { value, notes, aside } = await replayed(backend, journal, slot);
  if (notes.length) brought.add(keyOf(slot));
  journal.forget(notes);
  aside.forEach((one) => report.aside(one));
  return { value, ...(aside.length ? { problem: 'damaged' } : {}) };
}

/** The value with what other pages have noted in it, while that cannot be stored. */
function notReplayed<T>(session: Session, slot: Slot<T>, value: T | undefined, error: unknown): Kept<T> {
  const { journal, failing, notesIn } = session;
  const notes = journal.others(keyOf(slot));
  notesIn.set(keyOf(slot), notes);
  return { value: withNotes(slot, value, notes).value, problem: failing.trouble(slot, problemOf(error)) };
}

/** What the device has: what is damaged is moved away, what is noted is stored. Rejects when it cannot be read. */
async function read<T>(session: Session, slot: Slot<T>): Promise<Kept<T>> {
  const { backend, journal, report, failing, blind, guarded } = session;
  const key = keyOf(slot);
  const raw = await backend.get(key);
  let kept: Kept<T> = { value: raw === undefined ? undefined : valid(slot, raw) };
  if (raw !== undefined && kept.value === undefined)
    try {
      const { value, aside } = await movedAway(backend, slot);
      if (aside) report.aside(aside);
      kept = { value, problem: 'damaged' };
    } catch (error) {
      guarded.add(key);
      blind.add(key);
      failing.trouble(slot, problemOf(error));
      return { value: undefined, problem: 'damaged' };
    }
  guarded.delete(key);
  if (!journal.others(key).length) return kept;
  const { value, problem = kept.problem } = await replay(session, slot).catch((error: unknown) =>
    notReplayed(session, slot, kept.value, error),
  );
  return { value, ...(problem ? { problem } : {}) };
}

/** What is stored, however long the device takes to say it; what is known without it when it fails. Never rejects. */
export async function find<T>(session: Session, slot: Slot<T>): Promise<Kept<T>> {
  const { pending, failing, latest, gifts, seen, blind, unsaved, guarded, brought } = session;
  const key = keyOf(slot);
  const problem = unsaved.get(key);
  if (problem) return { value: known(session, slot), problem };
  const before = gifts.get(key);
  try {
    const found = await read(session, slot);
    // A value given meanwhile is newer.
    if (gifts.get(key) === before && !pending.has(key)) {
      latest.set(key, found.value);
      seen.add(key);
      if (!guarded.has(key)) blind.delete(key);
    } else if (brought.has(key)) blind.add(key);
    brought.delete(key);
    if (!unsaved.has(key) && (found.problem === undefined || (found.problem === 'damaged' && !guarded.has(key))))
      failing.well(key);
    return found;
  } catch (error) {
    return without(session, slot, problemOf(error));
  }
}

/** The same for who shows it: what is on its way to the device stands before it, and it is read again then. */
export async function shown<T>(session: Session, slot: Slot<T>): Promise<Kept<T>> {
  const kept = await find(session, slot);
  if (session.pending.has(keyOf(slot))) session.missed.add(keyOf(slot));
  return kept;
}

/** The value as far as it is known without the device; notes of other pages stay until they can be stored. */
export function without<T>(session: Session, slot: Slot<T>, problem: StorageProblem): Kept<T> {
  const { journal, failing, latest, seen, blind, notesIn } = session;
  const key = keyOf(slot);
  if (!seen.has(key)) blind.add(key);
  if (known(session, slot) === undefined) {
    const notes = journal.others(key);
    notesIn.set(key, notes);
    latest.set(key, withNotes(slot, undefined, notes).value);
  }
  return { value: known(session, slot), problem: failing.trouble(slot, problem) };
}
