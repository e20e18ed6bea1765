import { useState } from 'react';
import type { DialogProps } from '@/components/sheet/dialogs/sheet-dialogs';
import { EMPTY_SHEET } from '@/components/sheet/edits';
import { fileName } from '@/components/sheet/share';
import { Choice } from '@/components/ui/choice';
import { FileChoice } from '@/components/ui/file-choice';
import { saveFile } from '@/components/ui/save-file';
import { useSpeaker, useWords } from '@/components/words/words';
import type { Refusal } from '@/lib/calc/evaluation';
import { readSheetFile, writeSheetFile } from '@/lib/games/nach-paris/sheet/file';

/** Size and turn, the other sheets, ready ones, passing the sheet on, files. */
export function Menu({ desk, shelf, onDialog }: DialogProps) {
  const t = useWords();
  const { say } = useSpeaker();
  const [refusal, setRefusal] = useState<Refusal>();
  const { sheet } = desk.state;
  const open = async (file: File) => {
    const read = readSheetFile(await file.text());
    if (!read.ok) return setRefusal(read.error);
    await shelf.add(read.value, t('hex-sheet.notice.fromFile', { file: file.name }));
    onDialog(undefined);
  };
  return (
    <div className="grid gap-2 pb-2">
      <Choice
        label={t('hex-sheet.frame.title')}
        detail={t('hex-sheet.frame.detail')}
        onClick={() => onDialog('frame')}
      />
      <Choice
        label={t('hex-sheet.library.title')}
        detail={t('hex-sheet.library.detail')}
        onClick={() => onDialog('library')}
      />
      <Choice
        label={t('hex-sheet.ready.title')}
        detail={t('hex-sheet.ready.detail')}
        onClick={() => onDialog('ready')}
      />
      <Choice
        label={t('hex-sheet.fresh.title')}
        detail={t('hex-sheet.fresh.detail')}
        onClick={() => {
          void shelf.add({ ...EMPTY_SHEET, frame: sheet.frame, turn: sheet.turn }, t('hex-sheet.notice.fresh'));
          onDialog('frame');
        }}
      />
      <Choice label={t('hex-sheet.share.title')} detail={t('board.share.detail')} onClick={() => onDialog('share')} />
      <Choice
        label={t('board.file.save')}
        detail={t('hex-sheet.file.saveDetail')}
        onClick={() => saveFile(fileName(sheet), writeSheetFile(sheet))}
      />
      <FileChoice
        label={t('board.file.open')}
        detail={t('hex-sheet.file.openDetail')}
        onFile={(file) => void open(file)}
      />
      <div role="alert">
        {refusal && (
          <p className="rounded-lg border border-l-4 border-line border-l-warn px-3 py-2 text-sm">
            {t('hex-sheet.file.refused', { detail: say(refusal.text) })}
          </p>
        )}
      </div>
      <Choice label={t('hex-sheet.key.title')} detail={t('hex-sheet.key.detail')} onClick={() => onDialog('key')} />
    </div>
  );
}
