import type { SheetName } from '@/components/board/board';
import type { BoardKit } from '@/components/board/load-board';
import { KeyList } from '@/components/board/sheets/key-list';
import { Menu } from '@/components/board/sheets/menu';
import { PresetList } from '@/components/board/sheets/preset-list';
import { Share } from '@/components/board/sheets/share';
import type { Scene } from '@/components/board/scene';
import type { Desk } from '@/components/board/use-desk';
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
