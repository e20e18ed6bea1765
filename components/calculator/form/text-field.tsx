'use client';

import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { useLabels } from '@/components/calculator/labels';
import { useTaken } from '@/components/calculator/tool-context';

/** A text of fewer letters than this, the number of a hex for instance, has a field as wide as itself. */
const SHORT = 20;

/** A short text. */
export function TextField({ field, value, onChange, ...rest }: FieldProps) {
  const maxLength = field.shape.kind === 'text' ? field.shape.maxLength : undefined;
  return (
    <TextLine
      {...rest}
      field={field}
      typed={typeof value === 'string' ? value : ''}
      maxLength={maxLength}
      onType={(typed) => onChange(typed || undefined)}
    />
  );
}

interface LineProps extends Pick<FieldProps, 'field' | 'path' | 'owner'> {
  readonly typed: string;
  readonly maxLength?: number | undefined;
  onType(typed: string): void;
}

/** The line that a text is typed into, with the field's label and what is wrong with it. */
export function TextLine({ field, path, owner, typed, maxLength, onType }: LineProps) {
  const label = useLabels().field(field, owner);
  const taken = useTaken(path);
  const takenOver = taken !== undefined && typed === '';
  return (
    <FieldFrame label={label} path={path} takenOver={takenOver}>
      {({ labelId, ...marks }) => (
        <input
          type="text"
          aria-labelledby={labelId}
          {...marks}
          maxLength={maxLength}
          size={maxLength !== undefined && maxLength < SHORT ? maxLength : undefined}
          value={typed}
          placeholder={takenOver ? String(taken.value) : undefined}
          onChange={(event) => onType(event.target.value)}
          className="min-h-11 w-full rounded-lg border border-line bg-card px-3"
        />
      )}
    </FieldFrame>
  );
}
