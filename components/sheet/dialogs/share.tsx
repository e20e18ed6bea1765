import { ShareBoard } from '@/components/desk/share-board';
import type { DialogProps } from '@/components/sheet/dialogs/props';
import { fileName, queryOf } from '@/components/sheet/share';
import { saveFile } from '@/components/ui/save-file';
import { useWords } from '@/components/words/words';
import { writeSheetFile } from '@/lib/sheet/file';

/** The sheet for the other player. */
export function Share({ desk, kit, id }: DialogProps) {
  const t = useWords();
  const { sheet } = desk.state;
  return (
    <ShareBoard
      query={queryOf(kit.kind, sheet)}
      title={sheet.title || t('hex-sheet.untitled', { id })}
      onSave={() => saveFile(fileName(sheet), writeSheetFile(kit.kind, sheet))}
    />
  );
}
