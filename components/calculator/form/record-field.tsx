'use client';

import { Field } from '@/components/calculator/form/field';
import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { membersOf } from '@/components/calculator/form/members';
import { NumberStepper } from '@/components/calculator/form/number-stepper';
import { namespaceOf, useLabels } from '@/components/calculator/labels';

/** A value for each of a set of names: numbers as a column of steppers, anything else field by field. */
export function RecordField({ field, value, path, owner, onChange }: FieldProps) {
  const labels = useLabels();
  const label = labels.field(field, owner);
  const members = membersOf(value);
  const { keys = [], value: shape } = field.shape.kind === 'record' ? field.shape : { value: undefined };
  const put = (key: string, next: unknown) => onChange({ ...members, [key]: next });
  return (
    <FieldFrame label={label} path={path} wide>
      {({ labelId, ...marks }) => (
        <div
          role="group"
          aria-labelledby={labelId}
          aria-describedby={marks['aria-describedby']}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-3 gap-y-2"
        >
          {(keys ?? []).map((key) => {
            const name = labels.option(field, owner, key);
            const now = members[key];
            if (shape?.kind !== 'number')
              return (
                shape && (
                  <Field
                    key={key}
                    field={{ name: key, shape, preset: undefined, required: false, info: {} }}
                    value={now}
                    path={`${path}.${key}`}
                    owner={namespaceOf(field, owner)}
                    onChange={(next) => put(key, next)}
                  />
                )
              );
            return (
              <div key={key}>
                <span className="block text-xs text-soft">{name}</span>
                <NumberStepper
                  label={`${label}: ${name}`}
                  value={typeof now === 'number' ? now : undefined}
                  min={shape.min}
                  max={shape.max}
                  optional
                  onChange={(next) => put(key, next)}
                />
              </div>
            );
          })}
        </div>
      )}
    </FieldFrame>
  );
}
