import type { Touch } from '@/components/games/paths-of-glory/board/map/map-view';
import type { Namer } from '@/components/games/paths-of-glory/board/names';
import type { Scene } from '@/components/games/paths-of-glory/board/scene';
import type { Mode } from '@/components/games/paths-of-glory/board/slots';
import type { BoardState } from '@/components/games/paths-of-glory/board/use-board';
import type { MapControl } from '@/components/map/map-control';
import type { DrawnLine, Guard } from '@/components/map/overlay';

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
