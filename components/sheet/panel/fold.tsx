import type { ReactNode } from 'react';
import { useWords } from '@/components/words/words';

/** A part of the panel that is folded away; its line says how much of it there is. */
export function Fold({ title, on, children }: { title: string; on: number; children: ReactNode }) {
  const t = useWords();
  return (
    <details className="border-t border-line pt-1">
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        <span aria-hidden className="text-soft">
          ▸
        </span>
        {title}
        {on > 0 && <span className="text-sm font-normal text-soft">{t('hex-sheet.panel.on', { count: on })}</span>}
      </summary>
      <div className="grid gap-3 pb-2">{children}</div>
    </details>
  );
}

/** A part of a hex that it has or has not. */
export function Optional({
  label,
  on,
  onToggle,
  children,
}: {
  label: string;
  on: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <button type="button" className="btn px-3" aria-pressed={on} onClick={onToggle}>
        {label}
      </button>
      {children}
    </div>
  );
}
