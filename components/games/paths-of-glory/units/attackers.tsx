'use client';

import { Field } from '@/components/calculator/form/field';
import { FieldFrame } from '@/components/calculator/form/field-frame';
import { Fold } from '@/components/calculator/form/fold';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { membersOf, type Members } from '@/components/calculator/form/members';
import { namespaceOf, useLabels } from '@/components/calculator/labels';
import { ForceHead } from '@/components/games/paths-of-glory/units/force-head';
import { ForceRow } from '@/components/games/paths-of-glory/units/force-row';
import { groupsOf } from '@/components/games/paths-of-glory/units/groups';
import { useWords } from '@/components/words/words';
import type { FormField } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';

/** Forces that stand in one space or in several, each with its counters and what matters of its space. */
export function Attackers({ field, value, path, owner, onChange }: FieldProps) {
  const t = useWords();
  const label = useLabels().field(field, owner);
  const places = (Array.isArray(value) ? value : []).map(membersOf);
  const { item, max = Infinity } = field.shape.kind === 'list' ? field.shape : {};
  const members = item?.kind === 'group' ? item.fields : [];
  const units = members.find(({ name }) => name === 'units');
  const many = places.length > 1;
  const put = (at: number, next: Members) => onChange(places.map((one, i) => (i === at ? next : one)));
  const addPlace = () =>
    onChange([
      ...places,
      {
        units: groupsOf(places.at(-1)?.units)
          .slice(0, 1)
          .map((group) => ({ ...group, n: 1 })),
      },
    ]);
  return (
    <FieldFrame label={label} path={path} wide bare>
      {({ labelId, ...marks }) => (
        <div role="group" aria-labelledby={labelId} aria-describedby={marks['aria-describedby']}>
          <ForceHead
            label={label}
            labelId={labelId}
            forces={places.map((place) => groupsOf(place.units))}
            onChange={(forces) => onChange(places.map((place, i) => ({ ...place, units: forces[i] })))}
            beside={
              places.length < max && (
                <button type="button" className="btn px-2 text-sm" aria-label={t('tools.addSpace')} onClick={addPlace}>
                  {t('tools.plusSpace')}
                </button>
              )
            }
          />
          <div className="grid grid-cols-1 gap-2">
            {places.map((place, i) => (
              <div
                key={i}
                {...(many
                  ? {
                      role: 'group',
                      'aria-label': t('tools.spaceN', { n: i + 1 }),
                      className: 'grid grid-cols-1 gap-1 border-l-2 border-line pl-2',
                    }
                  : {})}
              >
                {many && <PlaceHead n={i + 1} onRemove={() => onChange(places.filter((_, at) => at !== i))} />}
                <ForceRow
                  label={many ? `${label}: ${t('tools.spaceN', { n: i + 1 })}` : label}
                  groups={groupsOf(place.units)}
                  list={units?.shape ?? { kind: 'other' }}
                  onChange={(next) => put(i, { ...place, units: next })}
                />
                <PlaceFields
                  fields={members.filter((member) => member.name !== 'units' && asked(member, place, many))}
                  place={place}
                  path={`${path}.${i}`}
                  owner={namespaceOf(field, owner)}
                  onChange={(next) => put(i, next)}
                />
              </div>
            ))}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

/**
 * Whether a field of a space is asked for: always when it has a label of its own, else when there are several spaces to
 * tell apart.
 */
const asked = (field: FormField, place: Members, many: boolean): boolean =>
  field.info.label !== undefined || many || !same(place[field.name], field.preset);

function PlaceHead({ n, onRemove }: { n: number; onRemove: () => void }) {
  const t = useWords();
  return (
    <div className="flex items-center justify-between text-sm text-soft">
      {t('tools.spaceN', { n })}
      <button
        type="button"
        className="btn px-0"
        aria-label={`${t('tools.remove')}: ${t('tools.spaceN', { n })}`}
        onClick={onRemove}
      >
        <span aria-hidden>✕</span>
      </button>
    </div>
  );
}

interface PlaceProps {
  readonly fields: readonly FormField[];
  readonly place: Members;
  readonly path: string;
  readonly owner: string;
  onChange(place: Members): void;
}

/** What else is asked of a space; it is named by the map. What is seldom needed is folded away. */
function PlaceFields({ fields, place, path, owner, onChange }: PlaceProps) {
  if (!fields.length) return null;
  const pathOf = (field: FormField): string => `${path}.${field.name}`;
  const control = (field: FormField) => (
    <Field
      key={field.name}
      field={
        field.name === 'space'
          ? { ...field, info: { ...field.info, label: field.info.label ?? 'tools.fromSpace', control: 'space' } }
          : field
      }
      value={place[field.name] ?? field.preset}
      path={pathOf(field)}
      owner={owner}
      onChange={(value) => onChange({ ...place, [field.name]: value })}
    />
  );
  const rare = fields.filter(({ info }) => info.rare);
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-1">
      {fields.filter(({ info }) => !info.rare).map(control)}
      {rare.length > 0 && (
        <Fold fields={rare} values={place} pathOf={pathOf}>
          <div className="flex flex-wrap items-end gap-x-3 gap-y-1">{rare.map(control)}</div>
        </Fold>
      )}
    </div>
  );
}
