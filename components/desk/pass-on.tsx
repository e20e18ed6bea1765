import { useState } from 'react';
import { Choice } from '@/components/ui/choice';
import { FileChoice } from '@/components/ui/file-choice';
import { saveFile } from '@/components/ui/save-file';
import { useWords } from '@/components/words/words';

interface Props {
  /** the words of the page */
  readonly words: string;
  /** what lies on the desk, as a file */
  file(): { readonly name: string; readonly content: string };
  /** puts a file on the desk; gives what is wrong with it when it is refused, and nothing changes */
  read(file: File): Promise<string | undefined>;
  onShare(): void;
  onKey(): void;
}

/** The lines of a desk's menu that are the same everywhere: passing on, saving, opening, what the signs mean. */
export function PassOn({ words, file, read, onShare, onKey }: Props) {
  const t = useWords();
  const [wrong, setWrong] = useState<string>();
  const save = () => {
    const { name, content } = file();
    saveFile(name, content);
  };
  return (
    <>
      <Choice label={t(`${words}.share.title`)} detail={t('board.share.detail')} onClick={onShare} />
      <Choice label={t('board.file.save')} detail={t(`${words}.file.saveDetail`)} onClick={save} />
      <FileChoice
        label={t('board.file.open')}
        detail={t(`${words}.file.openDetail`)}
        onFile={(chosen) => void read(chosen).then(setWrong)}
      />
      <div role="alert">
        {wrong !== undefined && (
          <p className="rounded-lg border border-l-4 border-line border-l-warn px-3 py-2 text-sm">
            {t(`${words}.file.refused`, { detail: wrong })}
          </p>
        )}
      </div>
      <Choice label={t(`${words}.key.title`)} detail={t(`${words}.key.detail`)} onClick={onKey} />
    </>
  );
}
