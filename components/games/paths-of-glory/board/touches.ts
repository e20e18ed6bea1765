import type { Carrying } from '@/components/desk/use-moving';
import type { Moving } from '@/components/games/paths-of-glory/board/desk';
import { flipControl, moveUnits } from '@/components/games/paths-of-glory/board/edits';
import type { Touch } from '@/components/games/paths-of-glory/board/map/map-view';
import type { Mode } from '@/components/games/paths-of-glory/board/slots';
import { waysOf } from '@/components/games/paths-of-glory/board/trace';
import type { BoardState } from '@/components/games/paths-of-glory/board/use-board';
import type { Show } from '@/components/games/paths-of-glory/board/use-view';

/** What a touch finds: the board, what is pointed at, and what is being done. */
interface Table {
  readonly board: BoardState;
  readonly mode: Mode;
  readonly wide: boolean;
  readonly carrying: Carrying<Moving>;
  choose(space: string | undefined): void;
  open(space: string | undefined): void;
  trace(focus: string | undefined): void;
  readonly show: Show;
}

/** What a touch of a space does, or of the map beside all of them. */
export function touchOn(
  { board, mode, wide, carrying, choose, open, trace, show }: Table,
  space: string | undefined,
  how: Touch,
): void {
  const { moving, move } = carrying;
  choose(space);
  if (board.notice?.kind === 'done') board.dismiss();
  if (space === undefined) {
    if (mode === 'trace') trace(undefined);
    if (wide) open(undefined);
  } else if (how === 'choose') {
    if (wide && mode === 'units' && !moving) open(space);
  } else if (moving) {
    if (board.apply(moveUnits(moving.from, moving.places, space))) move(undefined);
  } else if (mode === 'trace') {
    trace(space);
    show([space, ...waysOf(board.scene, space).flatMap(({ cut }) => cut?.at ?? [])], true);
  } else if (mode === 'control' && how === 'act') board.apply(flipControl(space));
  else open(space);
}
