'use client';

import type { ReactNode } from 'react';
import { useWords } from '@/components/words/words';

/** The tool's name with what may be done to the whole case. It is there before the tool has loaded. */
export function ToolHeading({ name, children }: { name: string; children?: ReactNode }) {
  const t = useWords();
  return (
    <div className="mb-1 flex min-h-12 flex-wrap items-center gap-2">
      <h1 className="mr-auto min-w-0 text-2xl font-bold wrap-anywhere">{t(`${name}.title`)}</h1>
      {children}
    </div>
  );
}
