import type { SheetName } from '@/components/games/paths-of-glory/board/board';
import type { BoardKit } from '@/components/games/paths-of-glory/board/load-board';
import { KeyList } from '@/components/games/paths-of-glory/board/sheets/key-list';
import { Menu } from '@/components/games/paths-of-glory/board/sheets/menu';
import { PresetList } from '@/components/games/paths-of-glory/board/sheets/preset-list';
import { Share } from '@/components/games/paths-of-glory/board/sheets/share';
import type { Scene } from '@/components/games/paths-of-glory/board/scene';
import type { Desk } from '@/components/games/paths-of-glory/board/use-desk';
import { Sheet } from '@/components/ui/sheet';
import { useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';

export interface SheetProps {
  readonly desk: Desk;
  readonly scene: Scene;
  readonly kit: BoardKit;
  readonly game: GameId;
  onSheet(sheet: SheetName | undefined): void;
}

const BODIES = { menu: Menu, presets: PresetList, share: Share, key: KeyList } as const;

/** The menu and the sheets that it leads to; one at a time. */
export function BoardSheets({ sheet, ...props }: SheetProps & { readonly sheet: SheetName | undefined }) {
  const t = useWords();
  const Body = sheet && BODIES[sheet];
  return (
    <Sheet
      open={sheet !== undefined}
      title={t(`board.${sheet ?? 'menu'}.title`)}
      onClose={() => props.onSheet(undefined)}
    >
      {Body && <Body {...props} />}
    </Sheet>
  );
}
