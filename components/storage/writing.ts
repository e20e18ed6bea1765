import type { Put } from '@/components/storage/backend';
import { keepUnsaved, storeEntered, wasStored } from '@/components/storage/entered';
import type { Step } from '@/components/storage/journal';
import type { Changed } from '@/components/storage/kept';
import { overRaw } from '@/components/storage/join';
import { tellHere } from '@/components/storage/other-pages';
import { find } from '@/components/storage/reading';
import { known, type Session } from '@/components/storage/session';
import { keyOf, valid, type Slot } from '@/components/storage/slot';

/*
 * Each of these is asked in its turn (turns.ts): nothing else is written under the key meanwhile.
 */

/** Stores what `next` makes of the value that stands there; `step` is the change as it was noted. */
export async function storeChange<T>(
  session: Session,
  slot: Slot<T>,
  next: (value: T | undefined) => T,
  step: Step,
): Promise<Changed<T>> {
  const { backend, pending, latest, blind, unsaved } = session;
  const key = keyOf(slot);
  const noted = known(session, slot) as T;
  const isWaiting = pending.of(key)?.steps.includes(step);
  const { value: found, problem } = await find(session, slot);
  if (!isWaiting || unsaved.has(key) || blind.has(key))
    return { problem: await storeEntered(session, slot), value: known(session, slot) ?? noted };
  let value = next(found);
  try {
    if (value !== found)
      await backend.update(key, (raw) => {
        const now = raw === undefined ? undefined : valid(slot, raw);
        if (raw !== undefined && now === undefined) throw new Error(`${key} has been damaged meanwhile`);
        return overRaw(slot, raw, (value = next(now)));
      });
    pending.settle(key, step, false);
    if (!pending.has(key)) latest.set(key, value);
    wasStored(session, key);
    return { value, problem: value === found || problem === 'damaged' ? problem : undefined };
  } catch (error) {
    return { value, problem: keepUnsaved(session, slot, step, error) };
  }
}

/** Takes away what stands under a key. Never rejects. */
export async function takeAway({ backend, failing, blind, unsaved }: Session, key: string): Promise<void> {
  unsaved.delete(key);
  blind.delete(key);
  try {
    await backend.del(key);
  } catch {
    // What cannot be reached cannot be kept for long either.
  }
  failing.well(key);
}

/**
 * Stores what `act` makes of what stands there, valid or not, with what it puts elsewhere. Rejects when that, or what
 * was given before, cannot be stored, and when `act` throws.
 */
export async function storeExchange<T>(
  session: Session,
  slot: Slot<T>,
  act: (raw: unknown, put: Put) => T,
): Promise<void> {
  const { backend, pending, latest, seen, blind } = session;
  const key = keyOf(slot);
  if (pending.has(key) && (await storeEntered(session, slot)))
    throw new Error(`what was given for ${key} is not stored`);
  let value: T | undefined;
  await backend.update(key, (raw, put) => (value = act(raw, put)));
  latest.set(key, value);
  seen.add(key);
  blind.delete(key);
  tellHere(key);
}
