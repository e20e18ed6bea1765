import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '@/components/words/words';

/** How long the word of something done stays, in milliseconds; the step back stays in reach. */
const SHOWN = 8000;

/** Takes the word of something done away after a while. */
export function useFading(done: boolean, dismiss: () => void): void {
  const latest = useRef(dismiss);
  useEffect(() => {
    latest.current = dismiss;
  });
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => latest.current(), SHOWN);
    return () => clearTimeout(timer);
  }, [done]);
}

/** A line over the foot of a map. */
export function Strip({ tone, children }: { tone: string; children: ReactNode }) {
  return (
    <div
      className={`flex flex-wrap items-center justify-end gap-x-2 gap-y-1 rounded-lg border bg-card py-1 pr-1.5 pl-3 text-sm leading-snug wrap-anywhere shadow-md ${tone}`}
    >
      {children}
    </div>
  );
}

/** Takes the line away. */
export function Close({ onClose }: { onClose: () => void }) {
  const t = useWords();
  return (
    <button type="button" className="btn border-0 px-0" aria-label={t('common.close')} onClick={onClose}>
      <span aria-hidden>✕</span>
    </button>
  );
}
