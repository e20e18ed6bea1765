'use client';

import { useState } from 'react';
import { Card } from '@/components/calculator/form/card';
import { lineOf } from '@/components/calculator/form/card-line';
import { Field } from '@/components/calculator/form/field';
import { FieldFrame } from '@/components/calculator/form/field-frame';
import { Fold } from '@/components/calculator/form/fold';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { membersOf, type Members } from '@/components/calculator/form/members';
import { namespaceOf, useLabels } from '@/components/calculator/labels';
import { ForceHead } from '@/components/games/paths-of-glory/units/force-head';
import { ForceRow } from '@/components/games/paths-of-glory/units/force-row';
import { faceOf, groupsOf, numberOf } from '@/components/games/paths-of-glory/units/groups';
import { useUnits } from '@/components/games/paths-of-glory/units/use-units';
import { useTool } from '@/components/calculator/tool-context';
import { useWords } from '@/components/words/words';
import type { FormField } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';

/**
 * Forces that stand in one space or in several, each with its counters and what matters of its space. Of several spaces
 * one is open and the others are a line of who stands there.
 */
export function Attackers({ field, value, path, owner, onChange }: FieldProps) {
  const t = useWords();
  const label = useLabels().field(field, owner);
  const places = (Array.isArray(value) ? value : []).map(membersOf);
  const { item, max = Infinity } = field.shape.kind === 'list' ? field.shape : {};
  const members = item?.kind === 'group' ? item.fields : [];
  const units = members.find(({ name }) => name === 'units');
  const many = places.length > 1;
  const [opened, setOpened] = useState<number>();
  const within = namespaceOf(field, owner);
  const lineFor = usePlaceLine(members, within);
  const put = (at: number, next: Members) => onChange(places.map((one, i) => (i === at ? next : one)));
  const addPlace = () => {
    onChange([
      ...places,
      {
        units: groupsOf(places.at(-1)?.units)
          .slice(0, 1)
          .map((group) => ({ ...group, n: 1 })),
      },
    ]);
    setOpened(places.length);
  };
  const remove = (at: number) => {
    onChange(places.filter((_, i) => i !== at));
    setOpened(undefined);
  };
  const inside = (place: Members, i: number) => (
    <div key={i} className="grid grid-cols-1 gap-2">
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
        owner={within}
        onChange={(next) => put(i, next)}
      />
    </div>
  );
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
            {many
              ? places.map((place, i) => (
                  <Card
                    key={i}
                    title={t('tools.spaceN', { n: i + 1 })}
                    path={`${path}.${i}`}
                    line={() => lineFor(place)}
                    fold={{ open: opened === i, onToggle: () => setOpened(opened === i ? undefined : i) }}
                    onRemove={() => remove(i)}
                  >
                    {inside(place, i)}
                  </Card>
                ))
              : places.map(inside)}
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

/** A space in a line: its name, where it is known, who stands there, and what is not as usual with it. */
function usePlaceLine(members: readonly FormField[], owner: string): (place: Members) => string {
  const say = useWords();
  const labels = useLabels();
  const { tool } = useTool();
  const { describe } = useUnits();
  const others = members.filter(({ name }) => name !== 'units' && name !== 'space');
  return (place) => {
    const name = tool.view.spaces?.find(({ id }) => id === place.space)?.name;
    const told = groupsOf(place.units).map((group) => {
      const n = numberOf(group);
      const one = [describe(group).name, ...(faceOf(group) === 'reduced' ? [say('tools.reduced')] : [])].join(', ');
      return n > 1 ? `${n} × ${one}` : one;
    });
    return [name, ...told, lineOf(others, place, { labels, owner, say })].filter(Boolean).join(' · ');
  };
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
