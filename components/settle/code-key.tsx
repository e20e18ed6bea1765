'use client';

import { useState } from 'react';
import { QrCode } from '@/components/calculator/sheets/qr-code';
import { CodeSign } from '@/components/shell/settle-sign';
import { fitsCode } from '@/components/ui/link-length';
import { Sheet } from '@/components/ui/sheet';
import { useWords } from '@/components/words/words';

/** The key at the head of a card that holds its code out to the other player: in reach before the card is read. */
export function CodeKey({ link }: { readonly link: string }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-primary shrink-0 print:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <CodeSign />
        {t('settle.code')}
      </button>
      <Sheet open={open} title={t('settle.code')} onClose={() => setOpen(false)}>
        <div className="grid gap-3 pb-2">
          {fitsCode(link) ? (
            <>
              <p>{t('settle.codeHint')}</p>
              <QrCode text={link} label={t('settle.codeLabel')} />
            </>
          ) : (
            <p>{t('settle.codeTooLong')}</p>
          )}
        </div>
      </Sheet>
    </>
  );
}
