'use client';

import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { useLabels } from '@/components/calculator/labels';

/** Any number of a set of values, each a key. */
export function Many({ field, value, path, owner, onChange }: FieldProps) {
  const labels = useLabels();
  const options = field.shape.kind === 'list' && field.shape.item.kind === 'choice' ? field.shape.item.options : [];
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  // In the order of the schema, so that the same set is the same input.
  const toggle = (option: string | number) =>
    onChange(options.filter((one) => (one === option ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <FieldFrame label={labels.field(field, owner)} path={path} wide>
      {({ labelId, ...marks }) => (
        <div
          role="group"
          aria-labelledby={labelId}
          aria-describedby={marks['aria-describedby']}
          className="flex flex-wrap gap-1"
        >
          {options.map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={chosen.includes(option)}
              className="btn px-3 text-left"
              onClick={() => toggle(option)}
            >
              {labels.option(field, owner, option)}
            </button>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
