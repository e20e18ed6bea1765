'use client';

import { controlOf } from '@/components/calculator/form/control-of';
import { Field } from '@/components/calculator/form/field';
import { RareFields } from '@/components/calculator/form/rare-fields';
import { useTool } from '@/components/calculator/tool-context';
import { useWords } from '@/components/words/words';
import type { Input } from '@/lib/calc/check';
import { isAsked, isRare } from '@/lib/calc/form';

interface Props {
  readonly input: Input;
  onChange(name: string, value: unknown): void;
  onReset(): void;
}

/** The situation before the dice: every field of the tool's schema but the dice. */
export function Form({ input, onChange, onReset }: Props) {
  const t = useWords();
  const { tool } = useTool();
  const shown = tool.form.filter(
    (field) => !['none', 'die'].includes(controlOf(field)) && isAsked(field, tool.form, input),
  );
  const rare = shown.filter((field) => isRare(field, tool.form, input));
  return (
    <form
      aria-label={t('tools.situation')}
      className="flex flex-wrap items-end gap-x-3 gap-y-2"
      onSubmit={(event) => event.preventDefault()}
    >
      {shown
        .filter((field) => !rare.includes(field))
        .map((field) => (
          <Field
            key={field.name}
            field={field}
            value={input[field.name]}
            path={field.name}
            owner={tool.name}
            onChange={(value) => onChange(field.name, value)}
          />
        ))}
      <RareFields
        fields={rare}
        input={input}
        onChange={onChange}
        beside={
          <button type="button" className="btn ml-auto border-transparent bg-transparent text-soft" onClick={onReset}>
            {t('tools.reset')}
          </button>
        }
      />
    </form>
  );
}
