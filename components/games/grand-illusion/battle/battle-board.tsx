'use client';

import { BattleSide } from '@/components/games/grand-illusion/battle/battle-side';
import { shotsIn } from '@/components/games/grand-illusion/battle/shots';
import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { membersOf } from '@/components/calculator/form/members';
import { namespaceOf, useLabels } from '@/components/calculator/labels';
import { useTool } from '@/components/calculator/tool-context';

/**
 * The battle board as it lies on the table: the defender's rows above, the attacker's below, front against front. Each
 * space says what it needs to hit.
 */
export function BattleBoard({ field, value, path, owner, onChange }: FieldProps) {
  const label = useLabels().field(field, owner);
  const { input, data } = useTool();
  const shots = shotsIn(data);
  const sides = field.shape.kind === 'group' ? field.shape.fields : [];
  const board = membersOf(value);
  const attacker = shots?.attacker ?? input.attacker;
  const ordered = [...sides].sort((a, b) => Number(a.name === attacker) - Number(b.name === attacker));
  return (
    <FieldFrame label={label} path={path} wide bare>
      {({ labelId: _, ...marks }) => (
        <div
          role="group"
          aria-label={label}
          aria-describedby={marks['aria-describedby']}
          className="grid grid-cols-1 gap-3"
        >
          {ordered.map((side) => (
            <BattleSide
              key={side.name}
              field={side}
              role={side.name === attacker ? 'attacker' : 'defender'}
              shots={shots}
              value={board[side.name] ?? side.preset}
              path={`${path}.${side.name}`}
              owner={namespaceOf(field, owner)}
              onChange={(units) => onChange({ ...board, [side.name]: units })}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
