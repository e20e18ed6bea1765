'use client';

import type { ReactNode } from 'react';
import { RuleLink } from '@/components/rules/rule-sheet';
import { Field } from '@/components/calculator/form/field';
import { Fold } from '@/components/calculator/form/fold';
import { useTool } from '@/components/calculator/tool-context';
import type { Input } from '@/lib/calc/check';
import type { FormField } from '@/lib/calc/form';

interface Props {
  readonly fields: readonly FormField[];
  readonly input: Input;
  /** stands on the fold's line */
  readonly beside: ReactNode;
  onChange(name: string, value: unknown): void;
}

/** Fields that a case seldom needs, each with its rule. */
export function RareFields({ fields, input, beside, onChange }: Props) {
  const { tool } = useTool();
  return (
    <Fold fields={fields} values={input} pathOf={({ name }) => name} beside={beside}>
      <div className="grid grid-cols-1 gap-2">
        {fields.map((field) => (
          <div key={field.name} className="flex flex-wrap items-end gap-x-2">
            <Field
              field={field}
              value={input[field.name]}
              path={field.name}
              owner={tool.name}
              onChange={(value) => onChange(field.name, value)}
            />
            {field.info.rule && (
              <RuleLink number={field.info.rule} className="inline-flex min-h-11 min-w-11 items-center px-1 text-sm" />
            )}
          </div>
        ))}
      </div>
    </Fold>
  );
}
