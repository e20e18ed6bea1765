import { useCallback } from 'react';
import type { Kept } from '@/components/desk/steps';
import { begin, walk, type History } from '@/components/storage/history';
import type { Slot } from '@/components/storage/slot';
import { useStored } from '@/components/storage/use-stored';

/** What lies on a board, with its steps. */
export interface KeptHistory<T> extends Kept {
  readonly now: T;
  /** changes it by one step back; `next` gets undefined where nothing was ever kept */
  put(next: (now: T | undefined) => T): void;
}

/** The value of a slot with its ways back and forth. The slot and `first` must keep their identity between renders. */
export function useHistory<T>(slot: Slot<History<T>>, first: T): KeptHistory<T> {
  const { ready, value, change } = useStored(slot);
  const put = useCallback(
    (next: (now: T | undefined) => T) =>
      change((before) => walk(before ?? begin(first), { kind: 'put', value: next(before?.now) })),
    [change, first],
  );
  const go = useCallback(
    (kind: 'undo' | 'redo') => change((before) => walk(before ?? begin(first), { kind })),
    [change, first],
  );
  return {
    ready,
    now: value?.now ?? first,
    canUndo: (value?.past.length ?? 0) > 0,
    canRedo: (value?.future.length ?? 0) > 0,
    put,
    undo: () => go('undo'),
    redo: () => go('redo'),
  };
}
