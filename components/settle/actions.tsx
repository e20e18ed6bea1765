'use client';

import { useState, type ReactNode } from 'react';
import { copyText } from '@/components/ui/copy-text';
import { useWords } from '@/components/words/words';

interface Props {
  readonly title: string;
  readonly link: string;
  /** the whole card as text */
  text(): string;
  readonly children: ReactNode;
}

/** The ways to hand a card on beside its code: the device's own sheet, text, paper. */
export function Actions({ title, link, text, children }: Props) {
  const t = useWords();
  const [said, setSaid] = useState('');
  const copy = async (what: string, done: string, failed: string) => setSaid((await copyText(what)) ? done : failed);
  const pass = () => {
    // The player may close the device's own sheet again: nothing was lost then.
    navigator.share({ title, text: text(), url: link }).catch(() => undefined);
  };
  return (
    <div className="py-3 print:hidden">
      <div className="flex flex-wrap gap-2">
        {children}
        {'share' in navigator && (
          <button type="button" className="btn" onClick={pass}>
            {t('settle.share')}
          </button>
        )}
        <button
          type="button"
          className="btn"
          onClick={() => void copy(text(), t('settle.textCopied'), t('settle.notCopied'))}
        >
          {t('settle.copyText')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => void copy(link, t('common.copied'), t('common.copyFailed', { link }))}
        >
          {t('settle.copyLink')}
        </button>
        <button type="button" className="btn" onClick={() => window.print()}>
          {t('common.print')}
        </button>
      </div>
      <p role="status" className="min-h-6 text-sm break-all text-soft">
        {said}
      </p>
    </div>
  );
}
