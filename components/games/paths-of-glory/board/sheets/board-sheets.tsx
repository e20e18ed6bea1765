import { Dialog } from '@/components/desk/dialog';
import type { BoardKit } from '@/components/games/paths-of-glory/board/load-board';
import type { Scene } from '@/components/games/paths-of-glory/board/scene';
import { KeyList } from '@/components/games/paths-of-glory/board/sheets/key-list';
import { Menu } from '@/components/games/paths-of-glory/board/sheets/menu';
import { PresetList } from '@/components/games/paths-of-glory/board/sheets/preset-list';
import { Share } from '@/components/games/paths-of-glory/board/sheets/share';
import type { Desk } from '@/components/games/paths-of-glory/board/use-desk';

export interface SheetProps {
  readonly desk: Desk;
  readonly scene: Scene;
  readonly kit: BoardKit;
  onSheet(sheet: SheetName | undefined): void;
}

export type SheetName = 'menu' | 'presets' | 'share' | 'key';
const BODIES = { menu: Menu, presets: PresetList, share: Share, key: KeyList } as const;

/** The menu and the sheets that it leads to. */
export function BoardSheets({ sheet, ...body }: SheetProps & { readonly sheet: SheetName | undefined }) {
  return <Dialog words="board" name={sheet} bodies={BODIES} body={body} onClose={() => body.onSheet(undefined)} />;
}
