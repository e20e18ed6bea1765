import { del, get, keys, promisifyRequest } from 'idb-keyval';
import { createDatabase } from '@/components/storage/database';
import { tellStored } from '@/components/storage/other-pages';

/** Puts a value under another key at the same moment; undefined takes away what stands there. */
export type Put = (key: string, value: unknown) => void;

/** Where values are kept. The default is IndexedDB; tests bring their own. */
export interface Backend {
  get(key: string): Promise<unknown>;
  /**
   * Stores what `next` makes of the value, with what it puts elsewhere: all of it or nothing, and nobody else stores
   * anything in between. Nothing stands there any more when it gives undefined. Rejects when `next` throws.
   */
  update(key: string, next: (value: unknown, put: Put) => unknown): Promise<void>;
  del(key: string): Promise<void>;
  /** Every key that holds something. */
  keys(): Promise<readonly string[]>;
}

/** Values in the database of this device; other pages hear of every change. */
export function createIndexedDb(database = createDatabase()): Backend {
  const update: Backend['update'] = (key, next) =>
    database(
      'readwrite',
      (objects) =>
        new Promise<void>((resolve, reject) => {
          const put: Put = (at, value) => void (value === undefined ? objects.delete(at) : objects.put(value, at));
          const request = objects.get(key) as IDBRequest<unknown>;
          request.onerror = () => reject(request.error ?? new Error(`${key} could not be read.`));
          request.onsuccess = () => {
            try {
              put(key, next(request.result, put));
              resolve(promisifyRequest(objects.transaction) as Promise<void>);
            } catch (error) {
              objects.transaction.abort();
              reject(error instanceof Error ? error : new Error(`${key} could not be changed.`));
            }
          };
        }),
    );
  return {
    get: (key) => get<unknown>(key, database),
    update: (key, next) => update(key, next).then(() => tellStored(key)),
    del: (key) => del(key, database),
    keys: async () => (await keys(database)).filter((key) => typeof key === 'string'),
  };
}

/** A backend that tells of every answer, be it that something failed. */
export function overheard(backend: Backend, heard: () => void): Backend {
  const told = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } finally {
      heard();
    }
  };
  return {
    get: (key) => told(() => backend.get(key)),
    update: (key, next) => told(() => backend.update(key, next)),
    del: (key) => told(() => backend.del(key)),
    keys: () => told(() => backend.keys()),
  };
}
