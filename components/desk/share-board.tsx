import { useState } from 'react';
import { QrCode } from '@/components/calculator/sheets/qr-code';
import { copyText } from '@/components/ui/copy-text';
import { fitsCode } from '@/components/ui/link-length';
import { useWords } from '@/components/words/words';

interface Props {
  /** the query of the board's address; undefined when it is too long to be passed on */
  readonly query: string | undefined;
  readonly title: string;
  onSave(): void;
}

/**
 * A board for the other player: its link and, while a camera can read it, the link as a QR code; or a file when the
 * link would be too long.
 */
export function ShareBoard({ query, title, onSave }: Props) {
  const t = useWords();
  const [said, setSaid] = useState('');
  if (query === undefined) {
    return (
      <div className="grid gap-3 pb-2">
        <p>{t('board.share.tooLong')}</p>
        <button type="button" className="btn btn-primary w-fit" onClick={onSave}>
          {t('board.file.save')}
        </button>
      </div>
    );
  }
  const coded = fitsCode(query);
  const link = `${location.origin}${location.pathname}?${query}`;
  return (
    <div className="grid gap-4 pb-2">
      <p>{t(coded ? 'board.share.qr' : 'board.share.linkOnly')}</p>
      {coded && <QrCode text={link} label={t('board.share.qrLabel')} />}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-primary"
          onClick={() =>
            void copyText(link).then((done) => setSaid(done ? t('common.copied') : t('common.copyFailed', { link })))
          }
        >
          {t('board.share.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="btn"
            onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
          >
            {t('board.share.send')}
          </button>
        )}
        {!coded && (
          <button type="button" className="btn" onClick={onSave}>
            {t('board.file.save')}
          </button>
        )}
      </div>
      <p role="status" className="min-h-6 text-sm break-all text-soft">
        {said}
      </p>
    </div>
  );
}
