import { useCallback } from 'react';
import { begin, put, walk, type History } from '@/components/storage/history';
import type { Slot } from '@/components/storage/slot';
import type { Kept } from '@/components/storage/undo';
import { useStored } from '@/components/storage/use-stored';

/** What is kept in a slot, with its steps. */
export interface KeptHistory<T> extends Kept {
  readonly now: T;
  /** changes it by one step back; `next` gets undefined where nothing was ever kept */
  put(next: (now: T | undefined) => T): void;
}

/** The value of a slot with its ways back and forth. The slot and `first` must keep their identity between renders. */
export function useHistory<T>(slot: Slot<History<T>>, first: T): KeptHistory<T> {
  const { ready, value, change } = useStored(slot);
  const go = useCallback(
    (kind: 'undo' | 'redo') => change((before) => walk(before ?? begin(first), { kind })),
    [change, first],
  );
  return {
    ready,
    now: value?.now ?? first,
    canUndo: (value?.past.length ?? 0) > 0,
    canRedo: (value?.future.length ?? 0) > 0,
    put: useCallback((next) => change((before) => put(before, first, next)), [change, first]),
    undo: useCallback(() => go('undo'), [go]),
    redo: useCallback(() => go('redo'), [go]),
  };
}
