import type { ReactNode } from 'react';

/** A line at the edge of the page; only its buttons take taps. */
export function Strip({ isWrong = false, children }: { isWrong?: boolean; children: ReactNode }) {
  return (
    <div
      className={`flex flex-wrap items-center justify-end gap-x-2 gap-y-1 rounded-lg border bg-card px-3 py-1 text-sm leading-snug shadow-md *:[a,button]:pointer-events-auto ${isWrong ? 'border-warn' : 'border-line'}`}
    >
      {children}
    </div>
  );
}
