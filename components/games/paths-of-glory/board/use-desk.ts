import { useModes } from '@/components/desk/use-modes';
import { hasDrawer } from '@/components/games/paths-of-glory/board/modes';
import { useEffect, useMemo, useState } from 'react';
import { store } from '@/components/storage/store';
import { flipControl, moveUnits } from '@/components/games/paths-of-glory/board/edits';
import type { BoardKit } from '@/components/games/paths-of-glory/board/load-board';
import { WEST } from '@/components/games/paths-of-glory/board/map/regions';
import { createMapControl, type MapControl } from '@/components/map/map-control';
import type { Touch } from '@/components/games/paths-of-glory/board/map/map-view';
import type { Guard, DrawnLine } from '@/components/map/overlay';
import { useNamer, type Namer } from '@/components/games/paths-of-glory/board/names';
import type { Scene } from '@/components/games/paths-of-glory/board/scene';
import { lookSlot, type Mode } from '@/components/games/paths-of-glory/board/slots';
import { guardOf, isThere, reachedBy, waysOf } from '@/components/games/paths-of-glory/board/trace';
import type { BoardState } from '@/components/games/paths-of-glory/board/use-board';

/** Counters picked up to be put down elsewhere. */
export interface Moving {
  readonly from: string;
  readonly places: readonly number[];
}

/** The board and everything that is being done with it. */
export interface Desk {
  readonly board: BoardState;
  readonly scene: Scene;
  readonly names: Namer;
  readonly view: MapControl;
  readonly mode: Mode;
  /** the drawer under the map on the phone */
  readonly drawer: boolean;
  readonly chosen: string | undefined;
  /** the space whose counters are shown */
  readonly opened: string | undefined;
  /** the unit or space that is traced */
  readonly focus: string | undefined;
  readonly guard: Guard | undefined;
  readonly ways: readonly DrawnLine[];
  readonly moving: Moving | undefined;
  setMode(mode: Mode): void;
  closeDrawer(): void;
  touch(space: string | undefined, touch: Touch): void;
  open(space: string | undefined): void;
  trace(focus: string | undefined): void;
  showGuard(space: string): void;
  /** goes to a space and traces it, whatever the mode was */
  present(space: string): void;
  find(space: string): void;
  move(moving: Moving | undefined): void;
}

/** Nothing is shown closer than this when the map goes to it by itself. */
const CLOSEST = 1.15;
/** Height of what floats over the map's upper edge, in pixels. */
const STRIP = 56;

export function useDesk(kit: BoardKit, board: BoardState, wide: boolean): Desk {
  const { chart, look } = kit;
  const names = useNamer(kit.data);
  const { scene } = board;
  const modes = useModes<Mode>({ mode: look?.mode ?? 'units', drawer: look?.drawer ?? false }, hasDrawer);
  const { mode, drawer, left, setDrawer } = modes;
  const [chosen, setChosen] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const [focusSet, setFocus] = useState(look?.focus);
  const [guarded, setGuarded] = useState<string>();
  const [moving, setMoving] = useState<Moving>();
  const [view] = useState(() => createMapControl(chart.size, look ?? WEST));
  useEffect(() => {
    const save = () => void store.save(lookSlot, { ...view.get(), ...left, focus: focusSet });
    save();
    return view.onRest(save);
  }, [view, left, focusSet]);

  const focus = focusSet !== undefined && isThere(scene, focusSet) ? focusSet : undefined;
  const ways = useMemo(
    () => (focus !== undefined && mode === 'trace' ? waysOf(scene, focus) : []),
    [scene, focus, mode],
  );
  const guard = useMemo(
    () => (guarded !== undefined && mode === 'trace' ? guardOf(scene, guarded) : undefined),
    [scene, guarded, mode],
  );

  const show = (spaces: readonly string[], onlyIfHidden = false) => {
    view.show(
      spaces.flatMap((id) => chart.at.get(id) ?? []),
      { closest: CLOSEST, strip: STRIP, onlyIfHidden },
    );
  };
  const trace = (wanted: string | undefined) => {
    if (board.notice) board.dismiss();
    setGuarded(undefined);
    setFocus(wanted);
    if (wanted !== undefined) setDrawer(true);
  };
  const setMode = (wanted: Mode) => {
    setMoving(undefined);
    // Why a tap was refused has nothing to say once a tap does something else.
    if (board.notice) board.dismiss();
    if (wanted !== 'units' && !wide) setOpened(undefined);
    modes.choose(wanted);
  };
  const act = (space: string) => {
    if (mode === 'control') board.apply(flipControl(space));
    else if (mode === 'trace') {
      trace(space);
      show([space, ...waysOf(scene, space).flatMap(({ cut }) => cut?.at ?? [])], true);
    } else setOpened(space);
  };
  const touch = (space: string | undefined, how: Touch) => {
    setChosen(space);
    if (board.notice?.kind === 'done') board.dismiss();
    if (space === undefined) {
      if (mode === 'trace') trace(undefined);
      if (wide) setOpened(undefined);
    } else if (how === 'choose') {
      if (wide && mode === 'units' && !moving) setOpened(space);
    } else if (moving) {
      if (board.apply(moveUnits(moving.from, moving.places, space))) setMoving(undefined);
    } else if (how === 'open' && mode !== 'trace') setOpened(space);
    else act(space);
  };
  return {
    board,
    scene,
    names,
    view,
    mode,
    drawer,
    chosen,
    opened,
    focus,
    guard,
    ways,
    moving,
    setMode,
    closeDrawer: () => setDrawer(false),
    touch,
    open: setOpened,
    trace(wanted) {
      trace(wanted);
      if (wanted !== undefined)
        show([...waysOf(scene, wanted).flatMap(reachedBy), scene.traced.get(wanted)?.space ?? wanted]);
    },
    showGuard(space) {
      const found = guardOf(scene, space);
      setFocus(undefined);
      setGuarded(space);
      if (found) show([space, ...found.cuts]);
    },
    present(space) {
      modes.setMode('trace');
      trace(space);
      setChosen(space);
      show([space]);
    },
    find(space) {
      setChosen(space);
      show([space]);
    },
    move(wanted) {
      setMoving(wanted);
      if (wanted && !wide) setOpened(undefined);
    },
  };
}
