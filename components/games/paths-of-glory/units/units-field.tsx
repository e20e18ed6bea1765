'use client';

import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { useTaken } from '@/components/calculator/tool-context';
import { useLabels } from '@/components/calculator/labels';
import { ForceHead } from '@/components/games/paths-of-glory/units/force-head';
import { ForceRow } from '@/components/games/paths-of-glory/units/force-row';
import { groupsOf } from '@/components/games/paths-of-glory/units/groups';

/** The counters of one force. */
export function UnitsField({ field, value, path, owner, onChange }: FieldProps) {
  const label = useLabels().field(field, owner);
  const adds = useTaken(path)?.adds;
  const groups = groupsOf(value);
  return (
    <FieldFrame label={label} path={path} wide bare>
      {({ labelId, ...marks }) => (
        <div role="group" aria-labelledby={labelId} aria-describedby={marks['aria-describedby']}>
          <ForceHead
            label={label}
            labelId={labelId}
            forces={[groups]}
            adds={adds}
            onChange={([next]) => onChange(next)}
          />
          <ForceRow label={label} groups={groups} list={field.shape} onChange={onChange} />
        </div>
      )}
    </FieldFrame>
  );
}
