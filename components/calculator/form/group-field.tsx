'use client';

import { Field } from '@/components/calculator/form/field';
import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { membersOf } from '@/components/calculator/form/members';
import { namespaceOf, useLabels } from '@/components/calculator/labels';
import type { FormField } from '@/lib/calc/form';

/** Fields that belong together. */
export function GroupField({ field, value, path, owner, onChange }: FieldProps) {
  const label = useLabels().field(field, owner);
  return (
    <FieldFrame label={label} path={path} wide>
      {({ labelId, ...marks }) => (
        <div role="group" aria-labelledby={labelId} aria-describedby={marks['aria-describedby']}>
          <MemberFields fields={field.shape.kind === 'group' ? field.shape.fields : []} value={value} path={path} owner={namespaceOf(field, owner)} onChange={onChange} />
        </div>
      )}
    </FieldFrame>
  );
}

interface MembersProps extends Omit<FieldProps, 'field'> {
  readonly fields: readonly FormField[];
}

/** The fields of a group, side by side where there is room. */
export function MemberFields({ fields, value, path, owner, onChange }: MembersProps) {
  const members = membersOf(value);
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      {fields.map((member) => (
        <Field
          key={member.name}
          field={member}
          value={members[member.name] ?? member.preset}
          path={`${path}.${member.name}`}
          owner={owner}
          onChange={(next) => onChange({ ...members, [member.name]: next })}
        />
      ))}
    </div>
  );
}
