import { useLabels } from '@/components/calculator/labels';
import { PassOn } from '@/components/desk/pass-on';
import { replaceBy } from '@/components/games/paths-of-glory/board/edits';
import { positionForm, START } from '@/components/games/paths-of-glory/board/position';
import { fileName, fileOf, positionFromFile } from '@/components/games/paths-of-glory/board/share';
import type { SheetProps } from '@/components/games/paths-of-glory/board/sheets/board-sheets';
import { Choice } from '@/components/ui/choice';
import { useWords } from '@/components/words/words';

/** Larger files are no boards. */
const LARGEST = 200_000;

/** Positions to load, passing the board on, files, starting afresh. */
export function Menu({ desk, scene, kit, onSheet }: SheetProps) {
  const t = useWords();
  const labels = useLabels();
  const afresh = () => {
    desk.board.apply(replaceBy(START), t('board.notice.afresh'));
    onSheet(undefined);
  };
  const read = async (file: File): Promise<string | undefined> => {
    const found = file.size > LARGEST ? undefined : positionFromFile(await file.text(), kit.data);
    if (!found?.ok) {
      const problem = found?.error ?? { kind: 'not-a-board' };
      return problem.kind === 'refused'
        ? labels.refusal(problem.refusal, positionForm, 'supply')
        : t(`board.file.${problem.kind}`);
    }
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
