'use client';

import { useState } from 'react';
import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { useLabels } from '@/components/calculator/labels';
import { same } from '@/lib/calc/same';

const namesIn = (typed: string): readonly string[] => typed.split(/[,;]/u).map((name) => name.trim()).filter(Boolean);

/** A few names in one line, with commas between them. What is typed stays as it is while it means the same names. */
export function NamesField({ field, value, path, owner, onChange }: FieldProps) {
  const label = useLabels().field(field, owner);
  const names: readonly string[] = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState('');
  return (
    <FieldFrame label={label} path={path}>
      {({ labelId, ...marks }) => (
        <input
          type="text"
          aria-labelledby={labelId}
          {...marks}
          value={same(namesIn(typed), names) ? typed : names.join(', ')}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(namesIn(event.target.value));
          }}
          className="min-h-11 w-full rounded-lg border border-line bg-card px-3"
        />
      )}
    </FieldFrame>
  );
}
