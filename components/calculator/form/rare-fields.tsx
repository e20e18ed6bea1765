'use client';

import { useId, useState, type ReactNode } from 'react';
import { RuleLink } from '@/components/rules/rule-sheet';
import { Field } from '@/components/calculator/form/field';
import { useTool } from '@/components/calculator/tool-context';
import { useWords } from '@/components/words/words';
import type { Input } from '@/lib/calc/check';
import type { FormField } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';

interface Props {
  readonly fields: readonly FormField[];
  readonly input: Input;
  /** stands on the fold's line */
  readonly beside: ReactNode;
  onChange(name: string, value: unknown): void;
}

/** Fields that a case seldom needs, folded away; the fold says how many of them are on. */
export function RareFields({ fields, input, beside, onChange }: Props) {
  const t = useWords();
  const id = useId();
  const { tool, refusal } = useTool();
  const [opened, setOpened] = useState(false);
  const on = fields.filter(({ name, preset }) => !same(input[name], preset)).length;
  const wrong = fields.some(({ name }) => name === refusal?.field?.split('.')[0]);
  const open = opened || wrong;
  return (
    <div className="basis-full">
      <div className="flex flex-wrap items-center gap-2">
        {fields.length > 0 && (
          <button type="button" className="btn" aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpened(!open)}>
            {t('tools.more')} {on > 0 && `(${t('tools.moreOn', { count: on })})`}
            <span aria-hidden>{open ? '▴' : '▾'}</span>
          </button>
        )}
        {beside}
      </div>
      {open && (
        <div id={id} className="mt-2 grid grid-cols-1 gap-2 border-l-2 border-line pl-3">
          {fields.map((field) => (
            <div key={field.name} className="flex flex-wrap items-end gap-x-2">
              <Field field={field} value={input[field.name]} path={field.name} owner={tool.name} onChange={(value) => onChange(field.name, value)} />
              {field.info.rule && <RuleLink number={field.info.rule} className="inline-flex min-h-11 items-center px-1 text-sm" />}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
