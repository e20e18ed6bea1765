'use client';

import { useEffect, useRef } from 'react';
import { drawn, fits, found, isSameCounter, type RosterUnit } from '@/components/calculator/counters/roster';
import { useRoster } from '@/components/calculator/counters/roster-context';
import { settled, type UnitList } from '@/components/calculator/counters/units';
import { onKeys } from '@/components/calculator/counters/on-keys';
import { Field } from '@/components/calculator/form/field';
import { InnerFrames } from '@/components/calculator/form/field-frame';
import { MemberFields } from '@/components/calculator/form/group-field';
import { membersOf, type Members } from '@/components/calculator/form/members';
import { useLabels } from '@/components/calculator/labels';
import { useWords } from '@/components/words/words';
import type { FormField } from '@/lib/calc/form';

interface Props {
  readonly list: UnitList;
  readonly unit: Members;
  readonly path: string;
  readonly owner: string;
  /** what is not known of the counter that was drawn */
  readonly missing: readonly FormField[];
  /** the unit as it was just added; undefined when it stood in the list before */
  readonly added: Members | undefined;
  readonly onCopy: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
  onChange(unit: Members): void;
  onDone(): void;
}

/** Everything that a tool asks of one unit, with big keys. */
export function UnitEditor({ list, unit, path, owner, missing, added, onChange, onCopy, onRemove, onDone }: Props) {
  const t = useWords();
  const labels = useLabels();
  const top = useRef<HTMLDivElement>(null);
  // Another unit has come into the open sheet: whoever reads by ear or types starts at its first field.
  useEffect(() => {
    top.current?.focus();
    top.current?.scrollIntoView({ block: 'start' });
  }, []);
  const { fields, fresh } = list;
  const name = fields.find((field) => field.name === 'name');
  const take = (counter: RosterUnit) =>
    onChange(drawn(fields, counter, 'lost' in unit ? { ...unit, lost: fresh.lost } : unit));
  return (
    <InnerFrames path={path}>
      <div ref={top} tabIndex={-1} className="grid grid-cols-1 gap-3 outline-none">
        {missing.length > 0 && (
          <p className="rounded-lg border border-l-4 border-line border-l-warn px-3 py-2 text-sm">
            {t('tools.counters.missing', { fields: missing.map((field) => labels.field(field, owner)).join(', ') })}
          </p>
        )}
        {name && (
          <div className="grid grid-cols-1 gap-1.5">
            <Field
              field={name}
              value={unit.name}
              path={`${path}.name`}
              owner={owner}
              onChange={(value) => onChange({ ...unit, name: value ?? '' })}
            />
            <Known list={list} unit={unit} onTake={take} />
          </div>
        )}
        <MemberFields
          fields={onKeys(fields.filter((field) => field !== name))}
          value={unit}
          path={path}
          owner={owner}
          onChange={(value) => onChange(settled(fields, unit, membersOf(value), added))}
        />
        <div className="sticky -bottom-3 z-10 -mx-4 -mb-3 flex flex-wrap gap-2 border-t border-line bg-card px-4 py-2">
          <button type="button" className="btn btn-primary" onClick={onDone}>
            {t('tools.counters.done')}
          </button>
          {onCopy && (
            <button type="button" className="btn" onClick={onCopy}>
              {t('tools.counters.copy')}
            </button>
          )}
          {onRemove && (
            <button type="button" className="btn ml-auto" onClick={onRemove}>
              {t('tools.remove')}
            </button>
          )}
        </div>
      </div>
    </InnerFrames>
  );
}

const SUGGESTED = 4;

/** Counters typed before whose name begins like the one being typed. */
function Known({ list, unit, onTake }: { list: UnitList; unit: Members; onTake: (counter: RosterUnit) => void }) {
  const t = useWords();
  const roster = useRoster();
  const typed = typeof unit.name === 'string' ? unit.name.trim() : '';
  if (!roster || !typed) return null;
  const { fields } = list;
  const isTaken = (counter: RosterUnit): boolean =>
    isSameCounter(counter, unit) &&
    fields.every(({ name }) => name === 'steps' || counter[name] === undefined || counter[name] === unit[name]);
  const known = found(roster.units, typed).filter((counter) => fits(fields, counter));
  if (!known.length || known.some(isTaken)) return null;
  return (
    <div className="flex flex-wrap gap-1.5">
      {known.slice(0, SUGGESTED).map((counter, i) => (
        <button
          key={i}
          type="button"
          className="btn border-dashed px-3"
          aria-label={t('tools.counters.take', { name: counter.name })}
          onClick={() => onTake(counter)}
        >
          <span aria-hidden>↧</span> {counter.name}
        </button>
      ))}
    </div>
  );
}
