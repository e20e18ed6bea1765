import { PassOn } from '@/components/desk/pass-on';
import { replaceBy } from '@/components/games/paths-of-glory/board/edits';
import { START } from '@/components/games/paths-of-glory/board/position';
import { fileName, fileOf, LARGEST_FILE, positionFromFile } from '@/components/games/paths-of-glory/board/share';
import type { SheetProps } from '@/components/games/paths-of-glory/board/sheets/props';
import { Choice } from '@/components/ui/choice';
import { textOf } from '@/components/ui/read-file';
import { useSpeaker, useWords } from '@/components/words/words';
import { fileText } from '@/lib/calc/file-words';

/** Positions to load, passing the board on, files, starting afresh. */
export function Menu({ desk, scene, kit, onSheet }: SheetProps) {
  const t = useWords();
  const { say } = useSpeaker();
  const afresh = () => {
    desk.board.apply(replaceBy(START), t('board.notice.afresh'));
    onSheet(undefined);
  };
  const read = async (file: File): Promise<string | undefined> => {
    const content = await textOf(file, LARGEST_FILE);
    const found = content.ok ? positionFromFile(content.value, kit.data) : content;
    if (!found.ok) return say(fileText(found.error));
    desk.board.apply(replaceBy(found.value), t('board.notice.fromFile', { file: file.name }));
    onSheet(undefined);
    return undefined;
  };
  return (
    <div className="grid gap-2 pb-2">
      <Choice label={t('board.presets.title')} detail={t('board.presets.detail')} onClick={() => onSheet('presets')} />
      <PassOn
        words="board"
        file={() => ({ name: fileName(scene), content: fileOf(scene.position) })}
        read={read}
        onShare={() => onSheet('share')}
        onKey={() => onSheet('key')}
      />
      <Choice label={t('board.afresh.title')} detail={t('board.afresh.detail')} onClick={afresh} />
    </div>
  );
}
