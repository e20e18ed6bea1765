import { useState } from 'react';
import { replaceBy } from '@/components/games/paths-of-glory/board/edits';
import { START } from '@/components/games/paths-of-glory/board/position';
import { fileName, fileOf, positionFromFile, type FileProblem } from '@/components/games/paths-of-glory/board/share';
import type { SheetProps } from '@/components/games/paths-of-glory/board/sheets/board-sheets';
import { positionForm } from '@/components/games/paths-of-glory/board/position';
import { Choice } from '@/components/ui/choice';
import { FileChoice } from '@/components/ui/file-choice';
import { saveFile } from '@/components/ui/save-file';
import { useLabels } from '@/components/calculator/labels';
import { useWords } from '@/components/words/words';

/** Larger files are no boards. */
const LARGEST = 200_000;

/** Positions to load, passing the board on, files, starting afresh. */
export function Menu({ desk, scene, kit, onSheet }: SheetProps) {
  const t = useWords();
  const [problem, setProblem] = useState<FileProblem>();
  const afresh = () => {
    desk.board.apply(replaceBy(START), t('board.notice.afresh'));
    onSheet(undefined);
  };
  const open = async (file: File) => {
    const read = file.size > LARGEST ? undefined : positionFromFile(await file.text(), kit.data);
    if (!read?.ok) return setProblem(read?.error ?? { kind: 'not-a-board' });
    desk.board.apply(replaceBy(read.value), t('board.notice.fromFile', { file: file.name }));
    onSheet(undefined);
  };
  return (
    <div className="grid gap-2 pb-2">
      <Choice label={t('board.presets.title')} detail={t('board.presets.detail')} onClick={() => onSheet('presets')} />
      <Choice label={t('board.share.title')} detail={t('board.share.detail')} onClick={() => onSheet('share')} />
      <Choice
        label={t('board.file.save')}
        detail={t('board.file.saveDetail')}
        onClick={() => saveFile(fileName(scene), fileOf(scene.position))}
      />
      <FileChoice label={t('board.file.open')} detail={t('board.file.openDetail')} onFile={(file) => void open(file)} />
      <div role="alert">{problem && <FileRefused problem={problem} />}</div>
      <Choice label={t('board.key.title')} detail={t('board.key.detail')} onClick={() => onSheet('key')} />
      <Choice label={t('board.afresh.title')} detail={t('board.afresh.detail')} onClick={afresh} />
    </div>
  );
}

/** What is wrong with a file; the board stays as it was. */
function FileRefused({ problem }: { problem: FileProblem }) {
  const t = useWords();
  const labels = useLabels();
  const detail =
    problem.kind === 'refused'
      ? labels.refusal(problem.refusal, positionForm, 'supply')
      : t(`board.file.${problem.kind}`);
  return (
    <p className="rounded-lg border border-l-4 border-line border-l-warn px-3 py-2 text-sm">
      {t('board.file.refused', { detail })}
    </p>
  );
}
