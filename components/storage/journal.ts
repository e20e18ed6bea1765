import * as z from 'zod/mini';
import type { StoredChange } from '@/components/storage/changes';

/*
 * IndexedDB keeps a value some milliseconds after it was given; a page that is left or killed in between would lose it.
 * So every change is noted here first, at once: localStorage writes before it returns. The note is taken away as soon
 * as IndexedDB has confirmed. Each page has notes of its own, and only of what it has changed: a whole sheet would
 * not always find room.
 */

/** What one change of a value has changed in it. */
export type Step = readonly StoredChange[];
/** Changes made one after the other, each a step of its own. */
export type Steps = readonly Step[];

/** What another page of this device, most likely closed by now, has noted and not seen confirmed. */
export interface Note {
  readonly id: string;
  readonly text: string;
  /** undefined when the note cannot be read */
  readonly steps: Steps | undefined;
}

export interface Journal {
  /** Notes what this page has changed under a key and does not know to be stored; no steps take the note away. */
  write(key: string, steps: Steps): void;
  /** The notes of other pages under a key, the oldest first. */
  others(key: string): readonly Note[];
  /** Takes notes of other pages away, unless they have been written anew. */
  forget(notes: readonly Note[]): void;
  /** Takes every note under a key away. */
  clear(key: string): void;
}

const PREFIX = 'umpire/journal/';
const path = z.array(z.string());
const change = z.union([
  z.object({ path, at: z.int(), of: z.int(), out: z.array(z.unknown()), put: z.array(z.unknown()) }),
  z.object({ path, old: z.optional(z.unknown()), now: z.optional(z.unknown()) }),
]);
export const stepsSchema: z.ZodMiniType<Steps> = z.array(z.array(change));
const noteSchema = z.object({ at: z.number(), steps: stepsSchema });

/** What a note says; undefined when it cannot be read. */
export function readNote(text: string): z.infer<typeof noteSchema> | undefined {
  try {
    return noteSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * A journal in a storage that answers at once. Where the device refuses it or has no room, nothing is noted: values are
 * then as safe as their store makes them, which says when it keeps none.
 */
export function createJournal(
  open: () => Storage = () => localStorage,
  page = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`,
): Journal {
  const under = (key: string): string => `${PREFIX}${key}#`;
  function tried<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  }
  const notesOf = (storage: Storage, key: string): readonly string[] =>
    Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter((id) => id.startsWith(under(key)));

  return {
    write: (key, steps) =>
      tried((storage) => {
        if (steps.length) storage.setItem(under(key) + page, JSON.stringify({ at: Date.now(), steps }));
        else storage.removeItem(under(key) + page);
      }, undefined),
    others: (key) =>
      tried<readonly Note[]>((storage) => {
        const notes = notesOf(storage, key).flatMap((id) => {
          const text = id === under(key) + page ? null : storage.getItem(id);
          return text === null ? [] : [{ id, text, ...(readNote(text) ?? { at: 0, steps: undefined }) }];
        });
        return notes.sort((a, b) => a.at - b.at).map(({ id, text, steps }) => ({ id, text, steps }));
      }, []),
    forget: (notes) =>
      tried(
        (storage) => notes.forEach(({ id, text }) => storage.getItem(id) === text && storage.removeItem(id)),
        undefined,
      ),
    clear: (key) => tried((storage) => notesOf(storage, key).forEach((id) => storage.removeItem(id)), undefined),
  };
}
