'use client';

import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { useLabels } from '@/components/calculator/labels';

/** A short text. */
export function TextField({ field, value, path, owner, onChange }: FieldProps) {
  const label = useLabels().field(field, owner);
  return (
    <FieldFrame label={label} path={path}>
      {({ labelId, ...marks }) => (
        <input
          type="text"
          aria-labelledby={labelId}
          {...marks}
          maxLength={field.shape.kind === 'text' ? field.shape.maxLength : undefined}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value || undefined)}
          className="min-h-11 w-full rounded-lg border border-line bg-card px-3"
        />
      )}
    </FieldFrame>
  );
}
