import { useCallback, useMemo, useState } from 'react';
import { EMPTY, mapIn, type Position } from '@/components/games/grand-illusion/map/position';
import { begin, walk, type History } from '@/components/storage/history';
import type { Slot } from '@/components/storage/slot';
import { useStored } from '@/components/storage/use-stored';
import type { ListedFault, ListedMap } from '@/lib/board/listed/read';
import type { ListedSpec } from '@/lib/board/listed/spec';
import type { Result } from '@/lib/core/result';

/** The board as the screen works on it. */
export interface MapState {
  readonly ready: boolean;
  readonly position: Position;
  readonly map: ListedMap;
  /** why the last entry was refused; nothing of it has changed anything */
  readonly fault: ListedFault | undefined;
  readonly canUndo: boolean;
  /** Takes an entry over, or keeps why it cannot be; tells whether it was taken. */
  edit(entry: Result<ListedMap, ListedFault>): boolean;
  set(change: Partial<Position>): void;
  undo(): void;
  /** Puts away why the last entry was refused. */
  forgive(): void;
}

export function useMap(slot: Slot<History<Position>>, spec: ListedSpec): MapState {
  const { ready, value, change } = useStored(slot);
  const [fault, setFault] = useState<ListedFault>();
  const position = value?.now ?? EMPTY;
  const map = useMemo(() => mapIn(position, spec), [position, spec]);
  const set = useCallback(
    (with_: Partial<Position>) => {
      setFault(undefined);
      change((old = begin(EMPTY)) => walk(old, { kind: 'put', value: { ...old.now, ...with_ } }));
    },
    [change],
  );
  const edit = useCallback(
    (entry: Result<ListedMap, ListedFault>) => {
      if (entry.ok) set({ map: entry.value.draft as Position['map'] });
      else setFault(entry.error);
      return entry.ok;
    },
    [set],
  );
  const undo = useCallback(() => {
    setFault(undefined);
    change((old = begin(EMPTY)) => walk(old, { kind: 'undo' }));
  }, [change]);
  const forgive = useCallback(() => setFault(undefined), []);
  return { ready, position, map, fault, canUndo: (value?.past.length ?? 0) > 0, edit, set, undo, forgive };
}
