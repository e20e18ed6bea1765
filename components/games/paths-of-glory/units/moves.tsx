'use client';

import { Field } from '@/components/calculator/form/field';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { Items, RemoveKey } from '@/components/calculator/form/items';
import { membersOf, type Members } from '@/components/calculator/form/members';
import { namespaceOf, useLabels } from '@/components/calculator/labels';
import { UnitSelect } from '@/components/games/paths-of-glory/units/unit-select';
import { useWords } from '@/components/words/words';
import type { FormField } from '@/lib/calc/form';

/** Moves of single counters: which one, from where, to where. */
export function Moves({ field, value, path, owner, onChange }: FieldProps) {
  const t = useWords();
  const label = useLabels().field(field, owner);
  const moves = (Array.isArray(value) ? value : []).map(membersOf);
  const { item, min = 0, max = Infinity } = field.shape.kind === 'list' ? field.shape : {};
  const members = item?.kind === 'group' ? item.fields : [];
  const put = (at: number, next: Members) => onChange(moves.map((one, i) => (i === at ? next : one)));
  const addMove = () => {
    const { type, to } = moves.at(-1) ?? {};
    onChange([...moves, { type, to }]);
  };
  return (
    <Items label={label} path={path} onAdd={moves.length < max ? addMove : undefined}>
      {moves.map((move, i) => (
        <div key={i} role="group" aria-label={`${label} ${i + 1}`} className="card grid grid-cols-1 gap-2 p-2">
          <div className="flex flex-wrap items-center gap-2">
            <UnitSelect
              label={`${label} ${i + 1}: ${t('tools.unit')}`}
              value={String(move.type)}
              onChange={(type) => put(i, { ...move, type })}
            />
            {moves.length > min && (
              <RemoveKey
                label={`${label} ${i + 1}`}
                className="ml-auto"
                onRemove={() => onChange(moves.filter((_, at) => at !== i))}
              />
            )}
          </div>
          <MovePlaces
            fields={members}
            move={move}
            path={`${path}.${i}`}
            owner={namespaceOf(field, owner)}
            onChange={(next) => put(i, next)}
          />
        </div>
      ))}
    </Items>
  );
}

interface PlacesProps {
  readonly fields: readonly FormField[];
  readonly move: Members;
  readonly path: string;
  readonly owner: string;
  onChange(move: Members): void;
}

/** From where to where, and which face where it matters; the default of `from` is a box that stands beside the map. */
function MovePlaces({ fields, move, path, owner, onChange }: PlacesProps) {
  const box = fields.find(({ name }) => name === 'from')?.preset;
  return (
    <div className="flex flex-wrap items-end gap-2">
      {fields
        .filter(({ name }) => ['from', 'to', 'face'].includes(name))
        .map((field) => (
          <Field
            key={field.name}
            field={field.name === 'face' ? field : { ...field, info: { ...field.info, control: 'space' } }}
            value={move[field.name] ?? field.preset}
            path={`${path}.${field.name}`}
            owner={owner}
            {...(typeof box === 'string' ? { box } : {})}
            onChange={(value) => onChange({ ...move, [field.name]: value })}
          />
        ))}
    </div>
  );
}
