'use client';

import { numbersOf } from '@/components/calculator/form/control-of';
import { FieldFrame } from '@/components/calculator/form/field-frame';
import { isOptional, type FieldProps } from '@/components/calculator/form/field-props';
import { useShown } from '@/components/calculator/form/use-shown';
import { useLabels } from '@/components/calculator/labels';
import { useWords } from '@/components/words/words';

/** One of many values, by the device's own list. */
export function Select({ field, value, path, owner, onChange }: FieldProps) {
  const t = useWords();
  const labels = useLabels();
  const { shown, takenOver, fixed } = useShown(value, path);
  const options =
    field.shape.kind === 'choice' ? field.shape.options : field.shape.kind === 'number' ? numbersOf(field.shape) : [];
  return (
    <FieldFrame label={labels.field(field, owner)} path={path} takenOver={takenOver}>
      {({ labelId, ...marks }) => (
        <select
          aria-labelledby={labelId}
          {...marks}
          disabled={fixed}
          value={shown === undefined ? '' : String(shown)}
          onChange={(event) => onChange(options.find((option) => String(option) === event.target.value))}
          className="field-sizing-content min-h-11 max-w-full rounded-lg border border-line bg-card px-2"
        >
          {isOptional(field) && <option value="">{t('tools.unset')}</option>}
          {options.map((option) => (
            <option key={option} value={String(option)}>
              {labels.option(field, owner, option)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
