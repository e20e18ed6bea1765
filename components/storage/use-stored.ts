'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { onStoredElsewhere } from '@/components/storage/other-pages';
import { keyOf, store, type Slot, type StorageProblem } from '@/components/storage/store';

export interface Stored<T> {
  /** false until the device has answered */
  readonly ready: boolean;
  readonly value: T | undefined;
  readonly problem: StorageProblem | undefined;
  /** Changes the value and stores it; before the device has answered, as soon as it has. */
  readonly change: (next: (value: T | undefined) => T) => void;
}

/**
 * A value stored on this device. It is read again when another page has changed it, and when this one comes back into
 * view. The slot must keep its identity between renders.
 */
export function useStored<T>(slot: Slot<T>): Stored<T> {
  const [state, setState] = useState<Omit<Stored<T>, 'change'>>({ ready: false, value: undefined, problem: undefined });
  const latest = useRef(state);
  const writing = useRef(0);
  const changes = useRef(0);
  const waiting = useRef<((value: T | undefined) => T)[]>([]);
  const put = useCallback((next: Omit<Stored<T>, 'change'>) => {
    latest.current = next;
    setState(next);
  }, []);

  useEffect(() => {
    let gone = false;
    const read = async () => {
      const seen = changes.current;
      const { value, problem } = await store.load(slot);
      // A problem once told stays on the screen; a value changed or being written since is newer than the one read.
      if (!gone && writing.current === 0 && changes.current === seen)
        put({ ready: true, value, problem: problem ?? latest.current.problem });
    };
    const onVisible = () => document.visibilityState === 'visible' && void read();
    void read();
    document.addEventListener('visibilitychange', onVisible);
    const deafen = onStoredElsewhere(keyOf(slot), () => void read());
    return () => {
      gone = true;
      deafen();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [slot, put]);

  const change = useCallback(
    (next: (value: T | undefined) => T) => {
      const { ready, value, problem } = latest.current;
      if (!ready) return void waiting.current.push(next);
      const changed = next(value);
      if (changed === value) return;
      put({ ready, value: changed, problem });
      writing.current++;
      changes.current++;
      void store.save(slot, changed).then((failed) => {
        writing.current--;
        const told = latest.current.problem;
        const now = failed ?? (told === 'damaged' ? told : undefined);
        if (now !== told) put({ ...latest.current, problem: now });
      });
    },
    [slot, put],
  );
  const { ready } = state;
  useEffect(() => {
    if (ready) waiting.current.splice(0).forEach(change);
  }, [ready, change]);
  return { ...state, change };
}
