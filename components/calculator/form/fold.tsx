'use client';

import { useId, useState, type ReactNode } from 'react';
import { useTool } from '@/components/calculator/tool-context';
import { useWords } from '@/components/words/words';
import type { FormField } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';

interface Props {
  readonly fields: readonly FormField[];
  readonly values: Readonly<Record<string, unknown>>;
  /** where a field stands in the input */
  readonly pathOf: (field: FormField) => string;
  /** stands on the fold's line */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** Fields folded away, unless one of them is wrong; the fold says how many of them are not as usual. */
export function Fold({ fields, values, pathOf, beside, children }: Props) {
  const t = useWords();
  const id = useId();
  const { refusal } = useTool();
  const [opened, setOpened] = useState(false);
  const on = fields.filter(({ name, preset }) => !same(values[name] ?? preset, preset)).length;
  const isWrong = (path: string): boolean => refusal?.field === path || Boolean(refusal?.field?.startsWith(`${path}.`));
  const open = opened || fields.some((field) => isWrong(pathOf(field)));
  return (
    <div className={open || beside ? 'basis-full' : ''}>
      <div className="flex flex-wrap items-center gap-2">
        {fields.length > 0 && (
          <button
            type="button"
            className="btn"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpened(!open)}
          >
            {t('tools.more')} {on > 0 && `(${t('tools.moreOn', { count: on })})`}
            <span aria-hidden>{open ? '▴' : '▾'}</span>
          </button>
        )}
        {beside}
      </div>
      {open && (
        <div id={id} className="mt-2 border-l-2 border-line pl-3">
          {children}
        </div>
      )}
    </div>
  );
}
