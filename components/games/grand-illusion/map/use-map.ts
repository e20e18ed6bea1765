import { useCallback, useMemo, useState } from 'react';
import { useHistory } from '@/components/storage/use-history';
import { EMPTY, mapIn, type Position } from '@/components/games/grand-illusion/map/position';
import type { History } from '@/components/storage/history';
import type { Slot } from '@/components/storage/slot';
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
  const history = useHistory(slot, EMPTY);
  const { now: position, put } = history;
  const [fault, setFault] = useState<ListedFault>();
  const map = useMemo(() => mapIn(position, spec), [position, spec]);
  const set = useCallback(
    (with_: Partial<Position>) => {
      setFault(undefined);
      put((old = EMPTY) => ({ ...old, ...with_ }));
    },
    [put],
  );
  const edit = useCallback(
    (entry: Result<ListedMap, ListedFault>) => {
      if (entry.ok) set({ map: entry.value.draft as Position['map'] });
      else setFault(entry.error);
      return entry.ok;
    },
    [set],
  );
  const undo = () => {
    setFault(undefined);
    history.undo();
  };
  const forgive = useCallback(() => setFault(undefined), []);
  return { ready: history.ready, position, map, fault, canUndo: history.canUndo, edit, set, undo, forgive };
}
