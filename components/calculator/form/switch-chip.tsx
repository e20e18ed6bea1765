'use client';

import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { useShown } from '@/components/calculator/form/use-shown';
import { useLabels } from '@/components/calculator/labels';

/** Yes or no as one key that carries its own label. */
export function SwitchChip({ field, value, path, owner, onChange }: FieldProps) {
  const label = useLabels().field(field, owner);
  const { shown, takenOver, fixed } = useShown(value, path);
  const on = shown === true;
  return (
    <FieldFrame label={label} path={path} takenOver={takenOver} bare>
      {({ labelId: _, ...marks }) => (
        <button
          type="button"
          role="switch"
          aria-checked={on}
          disabled={fixed}
          className="btn justify-start text-left"
          onClick={() => onChange(!on)}
          {...marks}
          aria-invalid={undefined}
        >
          <span
            aria-hidden
            className={`grid size-5 shrink-0 place-items-center rounded border-2 text-sm leading-none ${on ? 'border-on-accent' : 'border-soft'}`}
          >
            {on ? '✓' : ''}
          </span>
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </button>
      )}
    </FieldFrame>
  );
}
