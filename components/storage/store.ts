import { del, get, set } from 'idb-keyval';
import { tellStored } from '@/components/storage/other-pages';

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
}

/** Where values are kept. The default is IndexedDB; tests bring their own. */
export interface Backend {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
}

const indexedDb: Backend = { get: (key) => get<unknown>(key), set: (key, value) => set(key, value).then(() => tellStored(key)), del };

export interface Store {
  /** What is stored; undefined when nothing is, or nothing that can be read. Never rejects. */
  load<T>(slot: Slot<T>): Promise<{ readonly value: T | undefined; readonly problem?: StorageProblem }>;
  /** Stores a value; gives the problem when it lasts only until the page is closed. Never rejects. */
  save<T>(slot: Slot<T>, value: T): Promise<StorageProblem | undefined>;
  /** Forgets what is stored. Never rejects. */
  remove(slot: Slot<unknown>): Promise<void>;
}

/** Where a slot's value is kept. */
export const keyOf = ({ name, version }: Slot<unknown>): string => `umpire/${name}/v${version}`;
const problemOf = (error: unknown): StorageProblem => (error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable');

/**
 * A store over a backend. Values are validated when they are read; damaged ones are moved to a key of their own and
 * never overwritten. What cannot be written is kept in memory, so that the session goes on.
 */
export function createStore(backend: Backend = indexedDb): Store {
  const unsaved = new Map<string, { readonly value: unknown; readonly problem: StorageProblem }>();
  // Keys whose damaged data could not be moved away: writing them would lose it.
  const guarded = new Set<string>();

  async function setAside(key: string, raw: unknown): Promise<void> {
    let n = 1;
    while ((await backend.get(`${key}/damaged-${n}`)) !== undefined) n++;
    await backend.set(`${key}/damaged-${n}`, raw);
    await backend.del(key);
  }

  return {
    async load(slot) {
      const key = keyOf(slot);
      const kept = unsaved.get(key);
      if (kept) return { value: slot.parse(kept.value), problem: kept.problem };
      let raw: unknown;
      try {
        raw = await backend.get(key);
      } catch (error) {
        return { value: undefined, problem: problemOf(error) };
      }
      if (raw === undefined) return { value: undefined };
      const value = slot.parse(raw);
      if (value !== undefined) return { value };
      await setAside(key, raw).catch(() => guarded.add(key));
      return { value: undefined, problem: 'damaged' };
    },
    async save(slot, value) {
      const key = keyOf(slot);
      try {
        if (guarded.has(key)) throw new Error(`${key} holds damaged data that could not be set aside`);
        await backend.set(key, value);
        unsaved.delete(key);
        return undefined;
      } catch (error) {
        const problem = problemOf(error);
        unsaved.set(key, { value, problem });
        return problem;
      }
    },
    async remove(slot) {
      unsaved.delete(keyOf(slot));
      // What cannot be reached cannot be kept for long either.
      await backend.del(keyOf(slot)).catch(() => undefined);
    },
  };
}

/** The store of this device. */
export const store = createStore();
