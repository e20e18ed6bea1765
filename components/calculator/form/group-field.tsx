'use client';

import { Field } from '@/components/calculator/form/field';
import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { Fold } from '@/components/calculator/form/fold';
import { membersOf } from '@/components/calculator/form/members';
import { namespaceOf, useLabels } from '@/components/calculator/labels';
import { isAsked, isRare, type FormField } from '@/lib/calc/form';

/** Fields that belong together. */
export function GroupField({ field, value, path, owner, onChange }: FieldProps) {
  const label = useLabels().field(field, owner);
  return (
    <FieldFrame label={label} path={path} wide>
      {({ labelId, ...marks }) => (
        <div role="group" aria-labelledby={labelId} aria-describedby={marks['aria-describedby']}>
          <MemberFields
            fields={field.shape.kind === 'group' ? field.shape.fields : []}
            value={value}
            path={path}
            owner={namespaceOf(field, owner)}
            onChange={onChange}
          />
        </div>
      )}
    </FieldFrame>
  );
}

interface MembersProps extends Omit<FieldProps, 'field'> {
  readonly fields: readonly FormField[];
}

/** The fields of a group, side by side where there is room; what is seldom needed is folded away. */
export function MemberFields({ fields, value, path, owner, onChange }: MembersProps) {
  const members = membersOf(value);
  const asked = fields.filter((member) => isAsked(member, fields, members));
  const rare = asked.filter((member) => isRare(member, fields, members));
  const pathOf = (member: FormField): string => `${path}.${member.name}`;
  const control = (member: FormField) => (
    <Field
      key={member.name}
      field={member}
      value={members[member.name] ?? member.preset}
      path={pathOf(member)}
      owner={owner}
      onChange={(next) => onChange({ ...members, [member.name]: next })}
    />
  );
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      {asked.filter((member) => !rare.includes(member)).map(control)}
      {rare.length > 0 && (
        <Fold fields={rare} values={members} pathOf={pathOf}>
          <div className="flex flex-wrap items-end gap-x-3 gap-y-2">{rare.map(control)}</div>
        </Fold>
      )}
    </div>
  );
}
