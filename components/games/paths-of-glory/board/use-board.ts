import { useCallback, useMemo, useState } from 'react';
import { leaveAddress, useFirstAddress } from '@/components/desk/address';
import type { Notice as DeskNotice } from '@/components/desk/notice';
import type { Kept } from '@/components/storage/undo';
import { useHistory } from '@/components/storage/use-history';
import { useTurnInPlay } from '@/components/storage/use-turn-in-play';
import type { Refusal } from '@/lib/calc/evaluation';
import { same } from '@/lib/calc/same';
import type { BoardEvent } from '@/lib/games/paths-of-glory/board/input';
import type { Edit } from '@/components/games/paths-of-glory/board/edits';
import { remedyFor } from '@/components/games/paths-of-glory/board/entry';
import type { BoardKit } from '@/components/games/paths-of-glory/board/load-board';
import { START, startIn, type Position } from '@/components/games/paths-of-glory/board/position';
import { sceneOf, type Scene } from '@/components/games/paths-of-glory/board/scene';
import { positionFrom } from '@/components/games/paths-of-glory/board/share';

/** What is said over the map until the next change; `done` is a change of the whole board or of several places. */
export type Notice =
  | DeskNotice
  | {
      readonly kind: 'refused';
      readonly refusal: Refusal;
      readonly remedy?: { readonly event: BoardEvent; readonly edit: Edit } | undefined;
    };

export interface BoardState extends Kept {
  readonly scene: Scene;
  readonly notice: Notice | undefined;
  /** the turn of the checklist; undefined where no game is being played */
  readonly playing: number | undefined;
  /** makes a change; one that the rules forbid is refused with a notice and changes nothing */
  apply(edit: Edit, message?: string): boolean;
  dismiss(): void;
  /** shows the board of the address, if there is one */
  readAddress(): void;
}

/** The scene on the screen. A step back that the rules of a newer version refuse shows the set-up; the steps stay. */
function sceneFor(position: Position, kit: BoardKit): Scene {
  const now = sceneOf(position, kit.data);
  const scene = now.ok ? now : sceneOf(START, kit.data);
  if (!scene.ok) throw new Error(`the set-up of August 1914 is refused: ${scene.error.text.key}`);
  return scene.value;
}

/** The board of this device: every change is checked by the rules, kept with its steps back, and can be undone. */
export function useBoard(kit: BoardKit, fromAddress: string): BoardState {
  const playing = useTurnInPlay('paths-of-glory');
  const start = useMemo(() => startIn(playing.turn), [playing.turn]);
  const history = useHistory(kit.slot, start);
  const { now, put } = history;
  const scene = useMemo(() => sceneFor(now, kit), [now, kit]);
  const [notice, setNotice] = useState<Notice>();

  const readAddress = useCallback(() => {
    const read = positionFrom(location.search, kit.data);
    if (!read.ok) return setNotice({ kind: 'damaged', refusal: read.error });
    const { value: position } = read;
    if (!position) return;
    put((before) => {
      if (before && !same(before, position)) setNotice({ kind: 'done', message: fromAddress });
      return position;
    });
  }, [kit, put, fromAddress]);
  const ready = history.ready && playing.ready;
  useFirstAddress(ready, readAddress);

  const travel = (go: () => void) => {
    leaveAddress();
    go();
    setNotice(undefined);
  };
  return {
    ready,
    scene,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    notice,
    playing: playing.turn,
    apply(edit, message) {
      const position = edit(scene);
      const next = sceneOf(position, kit.data);
      if (!next.ok) {
        setNotice({ kind: 'refused', refusal: next.error, remedy: remedyFor(next.error, edit, scene) });
        return false;
      }
      leaveAddress();
      put(() => position);
      setNotice(message === undefined ? undefined : { kind: 'done', message });
      return true;
    },
    undo: () => travel(history.undo),
    redo: () => travel(history.redo),
    dismiss: () => setNotice(undefined),
    readAddress,
  };
}
