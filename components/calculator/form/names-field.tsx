'use client';

import { useState } from 'react';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { TextLine } from '@/components/calculator/form/text-field';
import { same } from '@/lib/calc/same';

const namesIn = (typed: string): readonly string[] =>
  typed
    .split(/[,;]/u)
    .map((name) => name.trim())
    .filter(Boolean);

/** A few names in one line, with commas between them. What is typed stays as it is while it means the same names. */
export function NamesField({ value, onChange, ...rest }: FieldProps) {
  const names: readonly string[] = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState('');
  return (
    <TextLine
      {...rest}
      typed={same(namesIn(typed), names) ? typed : names.join(', ')}
      onType={(next) => {
        setTyped(next);
        onChange(namesIn(next));
      }}
    />
  );
}
