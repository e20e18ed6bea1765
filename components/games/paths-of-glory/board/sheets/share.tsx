import { fileName, fileOf, queryOf } from '@/components/games/paths-of-glory/board/share';
import type { SheetProps } from '@/components/games/paths-of-glory/board/sheets/props';
import { ShareBoard } from '@/components/desk/share-board';
import { saveFile } from '@/components/ui/save-file';
import { useWords } from '@/components/words/words';

/** The board for the other player. */
export function Share({ scene }: SheetProps) {
  const t = useWords();
  return (
    <ShareBoard
      query={queryOf(scene.position)}
      title={t('board.title')}
      onSave={() => saveFile(fileName(scene), fileOf(scene.position))}
    />
  );
}
