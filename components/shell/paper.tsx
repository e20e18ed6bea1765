'use client';

import { useSyncExternalStore } from 'react';
import { QrCode } from '@/components/calculator/sheets/qr-code';
import { fitsCode } from '@/components/ui/link-length';
import { useWords } from '@/components/words/words';

/** Prints the page. */
export function PrintKey() {
  const t = useWords();
  return (
    <button type="button" className="btn" onClick={() => window.print()}>
      {t('common.print')}
    </button>
  );
}

function onAddress(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** On paper: the way back to the screen, as a code and in letters. */
export function PaperFoot({ address }: { readonly address?: string }) {
  const t = useWords();
  const here = useSyncExternalStore(
    onAddress,
    () => location.href,
    () => '',
  );
  const link = address ?? here;
  return (
    <div data-paper className="mt-2 hidden break-inside-avoid items-center gap-4 print:flex">
      <div className="w-28 shrink-0">{fitsCode(link) && <QrCode text={link} label={t('common.pageCode')} />}</div>
      <p className="min-w-0 text-sm break-all">{link}</p>
    </div>
  );
}
