import { putAside, type Aside } from '@/components/storage/aside';
import { readNote } from '@/components/storage/journal';
import { withSteps } from '@/components/storage/noted';
import { keyOf, valid, type Slot } from '@/components/storage/slot';
import type { Store } from '@/components/storage/store';
import { same } from '@/lib/calc/same';

/** What is done when something stands in the place by now. */
export type OnConflict =
  /** nothing */
  | 'leave'
  /** it is set aside in its turn */
  | 'exchange'
  /** it stays one step back, where steps are kept */
  | 'step';

export type Restored =
  | 'done'
  /** it still cannot be read */
  | 'unfit'
  /** something else stands in its place; nothing was changed */
  | 'occupied'
  /** it is not there any more, or the device did not do it; nothing was changed */
  | 'failed';

/** Reads anew what was set aside, and puts it back in its place. What stands there is never overwritten. */
export async function restore<T>(store: Store, slot: Slot<T>, aside: Aside, way: OnConflict): Promise<Restored> {
  const raw = await store.raw(aside.id);
  if (raw === undefined) return 'failed';
  // A change that a page had noted is made in what stands there.
  const steps = typeof raw === 'string' ? readNote(raw)?.steps : undefined;
  const value = steps ? undefined : valid(slot, raw);
  if (value === undefined && !steps) return 'unfit';
  let refused: Restored | undefined;
  const refuse = (why: Restored): never => {
    refused = why;
    throw new Error(why);
  };
  return store
    .exchange(slot, (now, put) => {
      const there = now === undefined ? undefined : valid(slot, now);
      put(aside.id, undefined);
      if (steps) return withSteps(slot, there, steps) ?? refuse('unfit');
      if (value === undefined) return refuse('unfit');
      if (now === undefined || (there !== undefined && same(there, value))) return value;
      if (way === 'leave') return refuse('occupied');
      if (way === 'step' && there !== undefined && slot.noted)
        return valid(slot, slot.noted.into(there, slot.noted.of(value))) ?? refuse('unfit');
      putAside(put, keyOf(slot), there === undefined ? 'damaged' : 'older', now);
      return value;
    })
    .then(
      () => 'done',
      () => refused ?? 'failed',
    );
}
