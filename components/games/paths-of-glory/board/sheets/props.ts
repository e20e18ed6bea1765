import type { BoardKit } from '@/components/games/paths-of-glory/board/load-board';
import type { Scene } from '@/components/games/paths-of-glory/board/scene';
import type { Desk } from '@/components/games/paths-of-glory/board/desk';

/** The menu of the board and the sheets that it leads to. */
export type SheetName = 'menu' | 'presets' | 'share' | 'key';

/** What each of them works with. */
export interface SheetProps {
  readonly desk: Desk;
  readonly scene: Scene;
  readonly kit: BoardKit;
  onSheet(sheet: SheetName | undefined): void;
}
