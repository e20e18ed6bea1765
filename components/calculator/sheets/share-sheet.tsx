'use client';

import { useEffect, useMemo, useState } from 'react';
import { reportOf } from '@/components/calculator/answer/summary';
import { boardFile } from '@/components/calculator/board-position';
import type { BoardFile } from '@/components/games/kit';
import { carriedBy } from '@/components/calculator/entries-read';
import { QrCode } from '@/components/calculator/sheets/qr-code';
import { useTool } from '@/components/calculator/tool-context';
import { useGame } from '@/components/shell/games';
import { copyText } from '@/components/ui/copy-text';
import { fitsCode, fitsLink } from '@/components/ui/link-length';
import { saveFile } from '@/components/ui/save-file';
import { Sheet } from '@/components/ui/sheet';
import { useSpeaker, useWords } from '@/components/words/words';
import { withCells } from '@/lib/calc/address';
import type { Evaluation } from '@/lib/calc/evaluation';

interface Props {
  /** undefined while the input is refused: then only the address can be passed on */
  readonly evaluation: Evaluation | undefined;
  readonly query: string;
  readonly open: boolean;
  onClose(): void;
}

/** The case for the other player: its link, the link as a QR code, the ruling as text. */
export function ShareSheet(props: Props) {
  const t = useWords();
  return (
    <Sheet open={props.open} title={t('tools.share')} onClose={props.onClose}>
      <ShareBody {...props} />
    </Sheet>
  );
}

function ShareBody({ evaluation, query }: Props) {
  const t = useWords();
  const speaker = useSpeaker();
  const [said, setSaid] = useState('');
  const { tool } = useTool();
  const game = useGame(tool.game);
  const carried = useCarried(evaluation);
  const full = withCells(query, carried?.text);
  const link = [full, query].filter(fitsLink).map(linkOf)[0];
  const code = [full, query].filter(fitsCode).map(linkOf)[0];
  const title = `${game?.title ?? ''}: ${t(`${tool.name}.title`)}`;
  const report = evaluation && reportOf(title, evaluation, speaker, link);
  const copy = async (text: string, done: string, failed: string) => setSaid((await copyText(text)) ? done : failed);
  const pass = () => {
    // The player may close the device's own sheet again: nothing was lost then.
    navigator.share({ title, text: report ?? title, ...(report || !link ? {} : { url: link }) }).catch(() => undefined);
  };
  return (
    <div className="grid gap-4 pb-2">
      {code ? (
        <>
          <p>{t('tools.qr')}</p>
          <QrCode text={code} label={t('tools.qrLabel')} />
        </>
      ) : (
        <TooLong linked={link !== undefined} answered={report !== undefined} />
      )}
      {carried && link && (
        <p className="text-sm text-soft">
          {t(`cards.shared.carried.${link !== linkOf(full) ? 'not' : code && code !== link ? 'link' : 'all'}`, {
            cells: carried.cells,
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {link && (
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => void copy(link, t('common.copied'), t('common.copyFailed', { link }))}
          >
            {t('tools.copy')}
          </button>
        )}
        {report && (
          <button
            type="button"
            className={`btn ${link ? '' : 'btn-primary'}`}
            onClick={() =>
              void copy(
                report,
                t('tools.textCopied'),
                link ? t('common.copyFailed', { link }) : t('tools.tooLong.notCopied'),
              )
            }
          >
            {t('tools.copyText')}
          </button>
        )}
        {'share' in navigator && (report || link) && (
          <button type="button" className="btn" onClick={pass}>
            {t('tools.shareWith')}
          </button>
        )}
      </div>
      <p role="status" className="min-h-6 text-sm break-all text-soft">
        {said}
      </p>
      {report && (
        <details>
          <summary className="flex min-h-11 items-center font-semibold">{t('tools.asText')}</summary>
          <p className="rounded-lg bg-sunk p-3 text-sm break-words whitespace-pre-wrap">{report}</p>
        </details>
      )}
    </div>
  );
}

const linkOf = (query: string): string => `${location.origin}${location.pathname}?${query}`;

function useCarried(evaluation: Evaluation | undefined): ReturnType<typeof carriedBy> {
  const { tool, input } = useTool();
  return useMemo(() => evaluation && carriedBy(tool, input, evaluation), [tool, input, evaluation]);
}

/** Says that the case is too long for a QR code or even a link, and how it is passed on all the same. */
function TooLong({ linked, answered }: { linked: boolean; answered: boolean }) {
  const t = useWords();
  const { tool, input } = useTool();
  const [file, setFile] = useState<BoardFile>();
  useEffect(() => {
    let left = false;
    void boardFile(tool, input).then((found) => !left && setFile(found));
    return () => {
      left = true;
    };
  }, [tool, input]);
  return (
    <div className="grid gap-2 rounded-lg border border-l-4 border-line border-l-warn px-3 py-2">
      <p>
        {t(linked ? 'tools.tooLong.code' : 'tools.tooLong.link')} {answered && t('tools.tooLong.text')}{' '}
        {file && t('tools.tooLong.file')}
      </p>
      {file && (
        <button type="button" className="btn w-fit" onClick={() => saveFile(file.name, file.content)}>
          {t('tools.tooLong.save')}
        </button>
      )}
    </div>
  );
}
