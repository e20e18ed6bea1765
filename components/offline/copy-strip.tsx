'use client';

import { useState, type ReactNode } from 'react';
import { Strip } from '@/components/offline/strip';
import { useBookName } from '@/components/offline/use-book-name';
import Link from '@/components/ui/link';
import { useSpeaker, useWords } from '@/components/words/words';
import { bookKey } from '@/lib/offline/list';
import { deviceAddress } from '@/lib/offline/lost';
import type { Progress } from '@/lib/offline/state';
import type { Strip as Said } from '@/lib/offline/strip';

/** How far a copy is, that it is ready, or why it is not. */
export function CopyStrip({ strip }: { strip: Said }) {
  const t = useWords();
  const nameOf = useBookName();
  switch (strip.says) {
    case 'ready':
      return <Line>{t('offline.ready', { name: nameOf(strip.book) })}</Line>;
    case 'coming':
      return <Line progress={strip.progress}>{t('offline.coming', countsOf(strip))}</Line>;
    case 'progress':
      return (
        <Line progress={strip.progress}>{t('offline.progress', { name: nameOf(strip.book), ...countsOf(strip) })}</Line>
      );
    case 'stopped':
      return <Stopped key={strip.book ? bookKey(strip.book) : ''} strip={strip} />;
  }
}

const countsOf = ({ progress }: { progress: { done: number; total: number } }) => ({
  done: progress.done,
  total: progress.total,
});

/**
 * A line along the foot of the screen, on the doors of a phone; the page ends above it, so that it covers nothing
 * there. Where something else stays at the foot it is a small card over that; on a phone the foot of the screen fills
 * up instead, and the words are read out alone.
 */
function Line({ progress, children }: { progress?: Progress; children: ReactNode }) {
  const part = progress ? progress.done / Math.max(1, progress.total) : 1;
  return (
    <>
      <div
        data-strip
        className="fixed inset-x-0 bottom-0 border-t border-line bg-paper px-3 py-0.5 text-center text-sm leading-snug tabular-nums max-wide:[body:has([data-doors])_&]:bottom-[calc(3.8125rem+env(safe-area-inset-bottom))] max-wide:[body:has([data-foot])_&]:sr-only wide:[body:has([data-foot])_&]:static wide:[body:has([data-foot])_&]:rounded-lg wide:[body:has([data-foot])_&]:border wide:[body:has([data-foot])_&]:bg-card wide:[body:has([data-foot])_&]:py-2 wide:[body:has([data-foot])_&]:shadow-md"
      >
        {children}
      </div>
      <div
        aria-hidden
        className="fixed inset-x-0 bottom-0 hidden h-1 origin-left bg-accent max-wide:[body:has([data-foot])_&]:block"
        style={{ scale: `${part} 1` }}
      />
    </>
  );
}

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
