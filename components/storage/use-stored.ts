'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { onStoredElsewhere } from '@/components/storage/other-pages';
import { keyOf, type Slot } from '@/components/storage/slot';
import { store } from '@/components/storage/store';

export interface Stored<T> {
  /** false until the device has answered */
  readonly ready: boolean;
  readonly value: T | undefined;
  /** Changes the value and stores it; before the device has answered, as soon as it has. */
  readonly change: (next: (value: T | undefined) => T) => void;
}

/**
 * A value stored on this device. It is read again when another page has changed it, when the device has answered late,
 * and when this page comes back into view. The slot must keep its identity between renders.
 */
export function useStored<T>(slot: Slot<T>): Stored<T> {
  const [state, setState] = useState<Omit<Stored<T>, 'change'>>({ ready: false, value: undefined });
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
      const { value } = await store.load(slot);
      // A value changed or being written since is newer than the one read.
      if (!gone && writing.current === 0 && changes.current === seen) put({ ready: true, value });
    };
    const onVisible = () => document.visibilityState === 'visible' && void read();
    const hear = () => {
      // What the device has answered is taken over at once: a change made in between would not know it.
      if (latest.current.ready) put({ ready: true, value: store.peek(slot) });
      void read();
    };
    // A change that was made before the device has answered outlasts a page that is left before it does.
    const leave = () => waiting.current.splice(0).forEach((next) => void store.change(slot, next));
    void read();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pagehide', leave);
    const deafen = onStoredElsewhere(keyOf(slot), hear);
    return () => {
      gone = true;
      deafen();
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [slot, put]);

  const change = useCallback(
    (next: (value: T | undefined) => T) => {
      const { ready, value: shown } = latest.current;
      if (!ready) return void waiting.current.push(next);
      // What this page has read meanwhile for somebody else: a change of anything older would take it away again.
      const value = store.peek(slot) ?? shown;
      const changed = next(value);
      if (changed === value) return;
      put({ ready, value: changed });
      writing.current++;
      changes.current++;
      void store.save(slot, changed).finally(() => writing.current--);
    },
    [slot, put],
  );
  const { ready } = state;
  useEffect(() => {
    if (ready) waiting.current.splice(0).forEach(change);
  }, [ready, change]);
  return { ...state, change };
}
