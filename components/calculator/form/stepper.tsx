'use client';

import { FieldFrame } from '@/components/calculator/form/field-frame';
import { isOptional, type FieldProps } from '@/components/calculator/form/field-props';
import { NumberStepper } from '@/components/calculator/form/number-stepper';
import { useLabels } from '@/components/calculator/labels';

/** A number of a wide range: a whole one, or by halves where the field has them. */
export function Stepper({ field, value, path, owner, onChange }: FieldProps) {
  const label = useLabels().field(field, owner);
  const { min, max, step } = field.shape.kind === 'number' ? field.shape : {};
  return (
    <FieldFrame label={label} path={path}>
      {({ labelId: _, ...marks }) => (
        <NumberStepper
          label={label}
          value={typeof value === 'number' ? value : undefined}
          min={min}
          max={max}
          part={step}
          optional={isOptional(field)}
          onChange={onChange}
          {...marks}
        />
      )}
    </FieldFrame>
  );
}
