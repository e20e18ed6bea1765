'use client';

import { useState } from 'react';
import { reportOf } from '@/components/calculator/answer/summary';
import { QrCode } from '@/components/calculator/sheets/qr-code';
import { useTool } from '@/components/calculator/tool-context';
import { GAME_TITLES } from '@/components/shell/game-titles';
import { copyText } from '@/components/ui/copy-text';
import { Sheet } from '@/components/ui/sheet';
import { useSpeaker, useWords } from '@/components/words/words';
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
  const { tool } = useTool();
  const [said, setSaid] = useState('');
  const link = `${location.origin}${location.pathname}?${query}`;
  const title = `${GAME_TITLES[tool.game][speaker.lang]}: ${t(`tools.names.${tool.name}`)}`;
  const report = evaluation && reportOf(title, evaluation, speaker, link);
  const copy = async (text: string, done: string) => setSaid((await copyText(text)) ? done : t('common.copyFailed', { link }));
  const pass = () => {
    // The player may close the device's own sheet again: nothing was lost then.
    navigator.share({ title, text: report ?? title, ...(report ? {} : { url: link }) }).catch(() => undefined);
  };
  return (
    <div className="grid gap-4 pb-2">
      <p>{t('tools.qr')}</p>
      <QrCode text={link} label={t('tools.qrLabel')} />
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={() => void copy(link, t('common.copied'))}>
          {t('tools.copy')}
        </button>
        {report && (
          <button type="button" className="btn" onClick={() => void copy(report, t('tools.textCopied'))}>
            {t('tools.copyText')}
          </button>
        )}
        {'share' in navigator && (
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
