import { useCallback, useSyncExternalStore } from 'react';

/*
 * What is being typed and is no entry yet: half a hex number, a result that is not saved, a name. It is kept at every
 * keystroke, in localStorage, which writes before it returns: a tab that is killed loses nothing. Entries themselves
 * are kept by the store (store.ts), which takes only what is whole.
 */

const PREFIX = 'umpire/draft/';
/** What was left half typed longer ago than this is not asked back, in milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

export interface Drafts {
  /** what was being typed under a name; undefined when nothing was */
  read(name: string): string | undefined;
  /** keeps what is being typed; undefined takes it away */
  write(name: string, text: string | undefined): void;
  subscribe(onChange: () => void): () => void;
}

/** Drafts in a storage that answers at once. Where the device refuses it, they last as long as the page. */
export function createDrafts(open: () => Storage = () => localStorage, now: () => number = Date.now): Drafts {
  const here = new Map<string, string | undefined>();
  const listeners = new Set<() => void>();
  const stored = (name: string): string | undefined => {
    try {
      const [, at, text] = /^(\d+) ([^]*)$/.exec(open().getItem(PREFIX + name) ?? '') ?? [];
      return text !== undefined && now() - Number(at) < KEPT_FOR ? text : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    read(name) {
      if (!here.has(name)) here.set(name, stored(name));
      return here.get(name);
    },
    write(name, text) {
      if (here.has(name) && here.get(name) === text) return;
      here.set(name, text);
      try {
        if (text === undefined) open().removeItem(PREFIX + name);
        else open().setItem(PREFIX + name, `${now()} ${text}`);
      } catch {
        // Kept for the page alone.
      }
      for (const onChange of listeners) onChange();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The drafts of this device. */
export const drafts = createDrafts();

/** What is typed into a field, kept under a name until it is done; `settled` when nothing is being typed. */
export function useDraft(
  name: string,
  settled = '',
): readonly [value: string, type: (text: string) => void, done: () => void] {
  const draft = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read(name),
    () => undefined,
  );
  const type = useCallback((text: string) => drafts.write(name, text === settled ? undefined : text), [name, settled]);
  const done = useCallback(() => drafts.write(name, undefined), [name]);
  return [draft ?? settled, type, done];
}
