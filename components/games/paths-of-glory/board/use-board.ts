import { useCallback, useMemo, useState } from 'react';
import { leaveAddress, useFirstAddress } from '@/components/desk/address';
import type { Notice as DeskNotice } from '@/components/desk/notice';
import type { Kept } from '@/components/desk/steps';
import { begin, walk, type History, type HistoryStep } from '@/components/storage/history';
import { useStored } from '@/components/storage/use-stored';
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
function sceneFor(history: History<Position>, kit: BoardKit): Scene {
  const now = sceneOf(history.now, kit.data);
  const scene = now.ok ? now : sceneOf(START, kit.data);
  if (!scene.ok) throw new Error(`the set-up of August 1914 is refused: ${scene.error.text.key}`);
  return scene.value;
}

/** The board of this device: every change is checked by the rules, kept with its steps back, and can be undone. */
export function useBoard(kit: BoardKit, fromAddress: string): BoardState {
  const { ready, value, change } = useStored(kit.slot);
  const playing = useTurnInPlay('paths-of-glory');
  const start = useMemo(() => begin(startIn(playing.turn)), [playing.turn]);
  const history = value ?? start;
  const scene = useMemo(() => sceneFor(history, kit), [history, kit]);
  const [notice, setNotice] = useState<Notice>();
  const step = useCallback(
    (one: HistoryStep<Position>) => change((before) => walk(before ?? start, one)),
    [change, start],
  );

  const readAddress = useCallback(() => {
    const read = positionFrom(location.search, kit.data);
    if (!read.ok) return setNotice({ kind: 'damaged', refusal: read.error });
    const { value: position } = read;
    if (!position) return;
    change((before) => {
      if (before && !same(before.now, position)) setNotice({ kind: 'done', message: fromAddress });
      return walk(before ?? start, { kind: 'put', value: position });
    });
  }, [kit, change, start, fromAddress]);
  const isReady = ready && playing.ready;
  useFirstAddress(isReady, readAddress);

  const travel = (kind: 'undo' | 'redo') => {
    leaveAddress();
    step({ kind });
    setNotice(undefined);
  };
  return {
    ready: isReady,
    scene,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
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
      step({ kind: 'put', value: position });
      setNotice(message === undefined ? undefined : { kind: 'done', message });
      return true;
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    dismiss: () => setNotice(undefined),
    readAddress,
  };
}
