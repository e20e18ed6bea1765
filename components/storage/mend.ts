import { putAside, type Aside } from '@/components/storage/aside';
import type { Backend } from '@/components/storage/backend';
import type { Journal, Note } from '@/components/storage/journal';
import { withNotes } from '@/components/storage/noted';
import { keyOf, valid, type Slot } from '@/components/storage/slot';

/*
 * What a page finds that was left unfinished or damaged. Each is put right at one moment, so that pages that find it at
 * the same time do not undo each other's work.
 */

/** Moves damaged data away, unless another page has done so; gives what stands there then. */
export async function movedAway<T>(
  backend: Backend,
  slot: Slot<T>,
): Promise<{ readonly value: T | undefined; readonly aside: Aside | undefined }> {
  let value: T | undefined;
  let aside: Aside | undefined;
  await backend.update(keyOf(slot), (raw, put) => {
    value = valid(slot, raw);
    if (raw !== undefined && value === undefined) aside = putAside(put, keyOf(slot), 'damaged', raw);
    return value;
  });
  return { value, aside };
}

/** Makes the notes of other pages in the stored value; those that do not go with it are set aside. */
export async function replayed<T>(
  backend: Backend,
  journal: Journal,
  slot: Slot<T>,
): Promise<{ readonly value: T | undefined; readonly notes: readonly Note[]; readonly aside: readonly Aside[] }> {
  const key = keyOf(slot);
  let notes: readonly Note[] = [];
  let value: T | undefined;
  let aside: readonly Aside[] = [];
  await backend.update(key, (raw, put) => {
    // Read at this moment: a page that is still open may have stored and taken away its note meanwhile.
    notes = journal.others(key);
    const made = withNotes(slot, valid(slot, raw), notes);
    aside = made.unfit.map(({ text }) => putAside(put, key, 'damaged', text));
    value = made.value;
    return value ?? raw;
  });
  return { value, notes, aside };
}
