'use client';

import { FieldFrame } from '@/components/calculator/form/field-frame';
import { numbersOf } from '@/components/calculator/form/control-of';
import { isOptional, type FieldProps } from '@/components/calculator/form/field-props';
import { Select } from '@/components/calculator/form/select';
import { useShown } from '@/components/calculator/form/use-shown';
import { useLabels } from '@/components/calculator/labels';
import type { Shape } from '@/lib/calc/form';

/** Letters that fit on the chips of a phone in two lines; longer words are better read in a list. */
const ON_CHIPS = 44;
const ON_A_CHIP = 22;

/** One of a few values, each a key; an optional field is cleared by tapping its value again. */
export function Chips({ field, value, path, owner, onChange }: FieldProps) {
  const labels = useLabels();
  const label = labels.field(field, owner);
  const { shown, takenOver, fixed } = useShown(value, path);
  const options = optionsOf(field.shape);
  const joined = options.every((option) => typeof option === 'number');
  const words = options.map((option) => labels.option(field, owner, option));
  if (!joined && (words.join('').length > ON_CHIPS || words.some((word) => word.length > ON_A_CHIP)))
    return <Select {...{ field, value, path, owner, onChange }} />;
  return (
    <FieldFrame label={label} path={path} takenOver={takenOver}>
      {({ labelId, ...marks }) => (
        <div
          role="group"
          aria-labelledby={labelId}
          aria-describedby={marks['aria-describedby']}
          className={`flex flex-wrap ${joined ? '-space-x-px' : 'gap-1'}`}
        >
          {options.map((option, i) => {
            const on = option === shown;
            return (
              <button
                key={option}
                type="button"
                aria-pressed={on}
                disabled={fixed && !on}
                onClick={() => onChange(on && option === value && isOptional(field) ? undefined : option)}
                className={`btn ${joined ? 'rounded-none px-0 tabular-nums first:rounded-l-lg last:rounded-r-lg' : 'px-3'}`}
              >
                {words[i]}
              </button>
            );
          })}
        </div>
      )}
    </FieldFrame>
  );
}

const optionsOf = (shape: Shape): readonly (string | number)[] =>
  shape.kind === 'choice' ? shape.options : shape.kind === 'number' ? numbersOf(shape) : [];
