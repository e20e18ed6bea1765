'use client';

import { useState, type ReactNode } from 'react';
import { Strip } from '@/components/offline/strip';
import { useBookName } from '@/components/offline/use-book-name';
import Link from '@/components/ui/link';
import { useSpeaker, useWords } from '@/components/words/words';
import { bookKey } from '@/lib/offline/list';
import { deviceAddress } from '@/lib/offline/lost';
import type { Strip as Said } from '@/lib/offline/strip';

/** How far a copy is, that it is ready, or why it is not. */
export function CopyStrip({ strip }: { strip: Said }) {
  const t = useWords();
  const nameOf = useBookName();
  switch (strip.says) {
    case 'ready':
      return <Line>{t('offline.ready', { name: nameOf(strip.book) })}</Line>;
    case 'coming':
      return <Line>{t('offline.coming', countsOf(strip))}</Line>;
    case 'progress':
      return <Line>{t('offline.progress', { name: nameOf(strip.book), ...countsOf(strip) })}</Line>;
    case 'stopped':
      return <Stopped key={strip.book ? bookKey(strip.book) : ''} strip={strip} />;
  }
}

const countsOf = ({ progress }: { progress: { done: number; total: number } }) => ({
  done: progress.done,
  total: progress.total,
});

/** A line that lets every tap through to the page below it. */
const Line = ({ children }: { children: ReactNode }) => (
  <Strip>
    <span className="py-1 tabular-nums">{children}</span>
  </Strip>
);

function Stopped({ strip }: { strip: Extract<Said, { says: 'stopped' }> }) {
  const t = useWords();
  const { lang } = useSpeaker();
  const nameOf = useBookName();
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <Strip isWrong>
      <span className="min-w-0 flex-1 basis-52 py-1">
        {t(`offline.stopped.${strip.why}`, { name: nameOf(strip.book), ...countsOf(strip) })}
      </span>
      <Link href={deviceAddress(lang)} className="btn no-underline">
        {t('offline.title')}
      </Link>
      <button
        type="button"
        className="btn border-0 px-0"
        aria-label={t('common.close')}
        onClick={() => setClosed(true)}
      >
        <span aria-hidden>✕</span>
      </button>
    </Strip>
  );
}
