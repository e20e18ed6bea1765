import { useState } from 'react';
import { useModes } from '@/components/desk/use-modes';
import { useMoving } from '@/components/desk/use-moving';
import type { Desk, Moving } from '@/components/games/paths-of-glory/board/desk';
import type { BoardKit } from '@/components/games/paths-of-glory/board/load-board';
import { hasDrawer } from '@/components/games/paths-of-glory/board/modes';
import { useNamer } from '@/components/games/paths-of-glory/board/names';
import type { Mode } from '@/components/games/paths-of-glory/board/slots';
import { touchOn } from '@/components/games/paths-of-glory/board/touches';
import { guardOf, reachedBy, waysOf } from '@/components/games/paths-of-glory/board/trace';
import type { BoardState } from '@/components/games/paths-of-glory/board/use-board';
import { useTracing } from '@/components/games/paths-of-glory/board/use-tracing';
import { useKeptLook, useView } from '@/components/games/paths-of-glory/board/use-view';

/** The board on the table: what is pointed at, what a touch does, whose supply is traced, and what of it is kept. */
export function useDesk(kit: BoardKit, board: BoardState, wide: boolean): Desk {
  const { look } = kit;
  const { scene } = board;
  const names = useNamer(kit.data);
  const modes = useModes<Mode>({ mode: look?.mode ?? 'units', drawer: look?.drawer ?? false }, hasDrawer);
  const { mode, drawer, left, setDrawer } = modes;
  const [chosen, choose] = useState<string>();
  const [opened, open] = useState<string>();
  const carrying = useMoving<Moving>(wide, () => open(undefined));
  const tracing = useTracing(scene, mode === 'trace', look?.focus);
  const { view, show } = useView(kit);
  useKeptLook(view, { ...left, focus: tracing.chosen });

  const trace = (wanted: string | undefined) => {
    if (board.notice) board.dismiss();
    tracing.follow(wanted);
    if (wanted !== undefined) setDrawer(true);
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
    focus: tracing.focus,
    guard: tracing.guard,
    ways: tracing.ways,
    moving: carrying.moving,
    setMode(wanted) {
      carrying.move(undefined);
      // Why a tap was refused has nothing to say once a tap does something else.
      if (board.notice) board.dismiss();
      if (wanted !== 'units' && !wide) open(undefined);
      modes.choose(wanted);
    },
    closeDrawer: () => setDrawer(false),
    touch: (space, how) => touchOn({ board, mode, wide, carrying, choose, open, trace, show }, space, how),
    open,
    trace(wanted) {
      trace(wanted);
      if (wanted !== undefined)
        show([...waysOf(scene, wanted).flatMap(reachedBy), scene.traced.get(wanted)?.space ?? wanted]);
    },
    showGuard(space) {
      const found = guardOf(scene, space);
      tracing.watch(space);
      if (found) show([space, ...found.cuts]);
    },
    present(space) {
      modes.setMode('trace');
      trace(space);
      choose(space);
      show([space]);
    },
    find(space) {
      choose(space);
      show([space]);
    },
    move: carrying.move,
  };
}
