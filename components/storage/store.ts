import { del, get, set, update } from 'idb-keyval';
import { createJournal, type Journal, type Note, type Step } from '@/components/storage/journal';
import { withNotes } from '@/components/storage/noted';
import { tellStored } from '@/components/storage/other-pages';
import { createPending } from '@/components/storage/pending';

/** Why something stored is not what it should be; the words are in common messages under `storage`. */
export type StorageProblem =
  /** what was stored could not be read; it was set aside */
  | 'damaged'
  /** the device keeps nothing: values last until the page is closed */
  | 'unavailable'
  /** the device has no room left: values last until the page is closed */
  | 'full';

/** A place in the storage of this device. A change of `version` starts anew and leaves the older data where it is. */
export interface Slot<T> {
  readonly name: string;
  readonly version: number;
  /** the value when it is valid, else undefined */
  parse(raw: unknown): T | undefined;
  /** what of the value a page notes before it is stored, and the value with it in; the value itself when absent */
  readonly noted?: { of(value: T | undefined): unknown; into(value: T | undefined, noted: unknown): unknown };
}

/** Where values are kept. The default is IndexedDB; tests bring their own. */
export interface Backend {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  /** Stores what `next` makes of the value; nobody else stores anything between the two. Rejects when `next` throws. */
  update(key: string, next: (value: unknown) => unknown): Promise<void>;
  del(key: string): Promise<void>;
}

const indexedDb: Backend = {
  get: (key) => get<unknown>(key),
  set: (key, value) => set(key, value).then(() => tellStored(key)),
  update: (key, next) => update<unknown>(key, next).then(() => tellStored(key)),
  del,
};

/** A value of a slot, and what is wrong with it. */
export interface Kept<T> {
  readonly value: T | undefined;
  readonly problem?: StorageProblem;
}

export interface Store {
  /** What is stored; undefined when nothing is, or nothing that can be read. Never rejects. */
  load<T>(slot: Slot<T>): Promise<Kept<T>>;
  /**
   * Stores a value; gives the problem when it lasts only until the page is closed. What has changed is noted before
   * this returns, so that it outlasts a page that is closed at once. Never rejects.
   */
  save<T>(slot: Slot<T>, value: T): Promise<StorageProblem | undefined>;
  /**
   * Stores what `next` makes of the value that stands there at that moment, so that two changes never lose each other.
   * It is noted as the change of the value that this page knows. `next` may be asked several times. Never rejects.
   */
  change<T>(
    slot: Slot<T>,
    next: (value: T | undefined) => T,
  ): Promise<{ readonly value: T; readonly problem: StorageProblem | undefined }>;
  /** Forgets what is stored. Never rejects. */
  remove(slot: Slot<unknown>): Promise<void>;
}

/** Where a slot's value is kept. */
export const keyOf = ({ name, version }: Slot<unknown>): string => `umpire/${name}/v${version}`;
const problemOf = (error: unknown): StorageProblem =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';

/**
 * A store over a backend. Values are validated when they are read; damaged ones are moved to a key of their own and
 * never overwritten. What cannot be written is kept in memory, so that the session goes on; what a page has noted and
 * could not store before it was closed is stored when the value is read again.
 */
export function createStore(backend: Backend = indexedDb, journal: Journal = createJournal()): Store {
  const unsaved = new Map<string, { readonly value: unknown; readonly problem: StorageProblem }>();
  // Keys whose damaged data could not be moved away: writing them would lose it.
  const guarded = new Set<string>();
  // The values as this page has read or given them last.
  const latest = new Map<string, unknown>();
  const pending = createPending(journal);
  // Notes of other pages that are in a value as it was read, and not yet in the stored one.
  const given = new Map<string, readonly Note[]>();
  // The last write of each key that was asked for.
  const turns = new Map<string, Promise<unknown>>();

  /** Writes under a key one after the other: each finds what the one before has left, stored or not. */
  function inTurn<T>(key: string, write: () => Promise<T>): Promise<T> {
    const turn = (turns.get(key) ?? Promise.resolve()).then(write, write);
    turns.set(key, turn);
    return turn;
  }

  async function setAside(key: string, raw: unknown): Promise<void> {
    let n = 1;
    while ((await backend.get(`${key}/damaged-${n}`)) !== undefined) n++;
    await backend.set(`${key}/damaged-${n}`, raw);
  }

  const known = <T>(slot: Slot<T>): T | undefined => latest.get(keyOf(slot)) as T | undefined;

  function note<T>(slot: Slot<T>, value: T): Step {
    const key = keyOf(slot);
    const step = pending.note(slot, key, known(slot), value);
    latest.set(key, value);
    return step;
  }

  /** Makes what other pages have noted in the stored value. */
  async function replay<T>(slot: Slot<T>): Promise<Kept<T>> {
    const key = keyOf(slot);
    let notes: readonly Note[] = [];
    let made = withNotes(slot, undefined, []);
    await backend.update(key, (raw) => {
      // Read at this moment: a page that is still open may have stored and taken away its note meanwhile.
      notes = journal.others(key);
      made = withNotes(slot, slot.parse(raw), notes);
      return made.value ?? raw;
    });
    for (const { text } of made.unfit) await setAside(key, text);
    journal.forget(notes);
    return { value: made.value, ...(made.unfit.length ? { problem: 'damaged' } : {}) };
  }

  async function read<T>(slot: Slot<T>): Promise<Kept<T>> {
    const key = keyOf(slot);
    const raw = await backend.get(key);
    const value = raw === undefined ? undefined : slot.parse(raw);
    const damaged = raw !== undefined && value === undefined;
    if (damaged)
      await setAside(key, raw)
        .then(() => backend.del(key))
        .catch(() => guarded.add(key));
    const kept =
      guarded.has(key) || !journal.others(key).length
        ? { value }
        : await replay(slot).catch((error: unknown) => unstored(slot, value, error));
    return damaged ? { ...kept, problem: 'damaged' } : kept;
  }

  /** A value with what other pages have noted, which cannot be stored now; the notes stay until it can. */
  function unstored<T>(slot: Slot<T>, value: T | undefined, error: unknown): Kept<T> {
    const notes = journal.others(keyOf(slot));
    given.set(keyOf(slot), notes);
    return { value: withNotes(slot, value, notes).value, problem: problemOf(error) };
  }

  async function load<T>(slot: Slot<T>): Promise<Kept<T>> {
    const key = keyOf(slot);
    const kept = unsaved.get(key);
    if (kept) return { value: slot.parse(kept.value), problem: kept.problem };
    const before = known(slot);
    const found = await read(slot).catch((error: unknown) => unstored(slot, undefined, error));
    // A value given meanwhile is newer.
    if (known(slot) === before && !pending.has(key)) latest.set(key, found.value);
    return found;
  }

  /** Keeps a value that could not be stored for this session, and what is noted of it. */
  function keepUnsaved(key: string, value: unknown, step: Step, error: unknown): StorageProblem {
    const problem = problemOf(error);
    unsaved.set(key, { value, problem });
    pending.fail(key, step);
    return problem;
  }

  async function storeWhole<T>(slot: Slot<T>, value: T, step: Step): Promise<StorageProblem | undefined> {
    const key = keyOf(slot);
    try {
      if (guarded.has(key)) throw new Error(`${key} holds damaged data that could not be set aside`);
      await backend.set(key, value);
      unsaved.delete(key);
      pending.settle(key, step, true);
      journal.forget(given.get(key) ?? []);
      given.delete(key);
      return undefined;
    } catch (error) {
      return keepUnsaved(key, value, step, error);
    }
  }

  async function storeChange<T>(
    slot: Slot<T>,
    next: (value: T | undefined) => T,
    step: Step,
  ): Promise<{ readonly value: T; readonly problem: StorageProblem | undefined }> {
    const key = keyOf(slot);
    const { value: found, problem } = await load(slot);
    let value = next(found);
    if (unsaved.has(key) || guarded.has(key)) return { value, problem: await storeWhole(slot, value, step) };
    try {
      if (value !== found)
        await backend.update(key, (raw) => {
          const now = slot.parse(raw);
          if (raw !== undefined && now === undefined) throw new Error(`${key} has been damaged meanwhile`);
          return (value = next(now));
        });
      pending.settle(key, step, false);
      if (!pending.has(key)) latest.set(key, value);
      return { value, problem: value === found || problem === 'damaged' ? problem : undefined };
    } catch (error) {
      return { value, problem: keepUnsaved(key, value, step, error) };
    }
  }

  return {
    load,
    save(slot, value) {
      const step = note(slot, value);
      return inTurn(keyOf(slot), () => storeWhole(slot, value, step));
    },
    async change<T>(slot: Slot<T>, next: (value: T | undefined) => T) {
      const step = note(slot, next(known(slot)));
      return inTurn(keyOf(slot), () => storeChange(slot, next, step));
    },
    remove(slot) {
      const key = keyOf(slot);
      latest.delete(key);
      pending.forget(key);
      return inTurn(key, async () => {
        unsaved.delete(key);
        try {
          await backend.del(key);
        } catch {
          // What cannot be reached cannot be kept for long either.
        }
      });
    },
  };
}

/** The store of this device. */
export const store = createStore();
