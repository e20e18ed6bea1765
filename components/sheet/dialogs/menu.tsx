import { PassOn } from '@/components/desk/pass-on';
import type { DialogProps } from '@/components/sheet/dialogs/props';
import { fileName } from '@/components/sheet/share';
import { Choice } from '@/components/ui/choice';
import { textOf } from '@/components/ui/read-file';
import { useSpeaker, useWords } from '@/components/words/words';
import { fileText } from '@/lib/calc/file-words';
import { LARGEST_FILE, readSheetFile, writeSheetFile } from '@/lib/sheet/file';

/** Size and turn, the other sheets, ready ones, passing the sheet on, files. */
export function Menu({ desk, kit, shelf, onDialog }: DialogProps) {
  const t = useWords();
  const { say } = useSpeaker();
  const { sheet } = desk.state;
  const read = async (file: File): Promise<string | undefined> => {
    const content = await textOf(file, LARGEST_FILE);
    const found = content.ok ? readSheetFile(kit.kind, content.value) : content;
    if (!found.ok) return say(fileText(found.error));
    await shelf.add(found.value, t('hex-sheet.notice.fromFile', { file: file.name }));
    onDialog(undefined);
    return undefined;
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
      {kit.ready.length > 0 && (
        <Choice
          label={t('hex-sheet.ready.title')}
          detail={t('hex-sheet.ready.detail')}
          onClick={() => onDialog('ready')}
        />
      )}
      <Choice
        label={t('hex-sheet.fresh.title')}
        detail={t('hex-sheet.fresh.detail')}
        onClick={() => {
          const fresh = { ...desk.state.edits.empty, frame: sheet.frame, turn: sheet.turn };
          // The size is asked of the new sheet: before it lies on the table it would be that of the one before.
          void shelf.add(fresh, t('hex-sheet.notice.fresh')).finally(() => onDialog('frame'));
        }}
      />
      <PassOn
        words="hex-sheet"
        file={() => ({ name: fileName(sheet), content: writeSheetFile(kit.kind, sheet) })}
        read={read}
        onShare={() => onDialog('share')}
        onKey={() => onDialog('key')}
      />
    </div>
  );
}
