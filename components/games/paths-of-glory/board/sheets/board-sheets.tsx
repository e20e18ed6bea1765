import { Dialog } from '@/components/desk/dialog';
import { KeyList } from '@/components/games/paths-of-glory/board/sheets/key-list';
import { Menu } from '@/components/games/paths-of-glory/board/sheets/menu';
import { PresetList } from '@/components/games/paths-of-glory/board/sheets/preset-list';
import { Share } from '@/components/games/paths-of-glory/board/sheets/share';
import type { SheetName, SheetProps } from '@/components/games/paths-of-glory/board/sheets/props';

const BODIES = { menu: Menu, presets: PresetList, share: Share, key: KeyList } as const satisfies Readonly<
  Record<SheetName, unknown>
>;

/** The menu and the sheets that it leads to. */
export function BoardSheets({ sheet, ...body }: SheetProps & { readonly sheet: SheetName | undefined }) {
  return <Dialog words="board" name={sheet} bodies={BODIES} body={body} onClose={() => body.onSheet(undefined)} />;
}
