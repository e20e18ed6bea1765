'use client';

import { useRef } from 'react';
import { Adders } from '@/components/calculator/counters/adders';
import { CounterRow } from '@/components/calculator/counters/counter-row';
import { RosterList } from '@/components/calculator/counters/roster-list';
import { UnitEditor } from '@/components/calculator/counters/unit-editor';
import { useUnitWords } from '@/components/calculator/counters/unit-line';
import { titleOf } from '@/components/calculator/counters/unit-words';
import { useCounters } from '@/components/calculator/counters/use-counters';
import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { namespaceOf, useLabels } from '@/components/calculator/labels';
import { Sheet } from '@/components/ui/sheet';
import { useWords } from '@/components/words/words';

/**
 * Units whose values players read from their counters: a line for each, which opens it, and the counters typed before.
 */
export function Counters({ field, value, path, owner, onChange }: FieldProps) {
  const t = useWords();
  const label = useLabels().field(field, owner);
  const wordsFor = useUnitWords();
  const counters = useCounters(field, value, onChange);
  const adders = useRef<HTMLDivElement>(null);
  const { list, roster, opened } = counters;
  const { units, fields } = list;
  const space = namespaceOf(field, owner);
  const remove = () => {
    counters.remove();
    adders.current?.querySelector('button')?.focus();
  };
  return (
    <FieldFrame label={label} path={path} wide>
      {({ labelId, ...marks }) => (
        <div
          role="group"
          aria-labelledby={labelId}
          aria-describedby={marks['aria-describedby']}
          className="grid grid-cols-1 gap-1.5"
        >
          {units.length > 0 && (
            <ul className="grid grid-cols-1 gap-1.5">
              {units.map((unit, i) => (
                <CounterRow
                  key={i}
                  fields={fields}
                  unit={unit}
                  path={`${path}.${i}`}
                  owner={space}
                  onOpen={() => counters.open(i)}
                  onChange={(next) => counters.put(i, next)}
                />
              ))}
            </ul>
          )}
          <Adders ref={adders} label={label} counters={counters} />
          <Sheet open={counters.rosterOpen} title={t('tools.counters.roster')} onClose={counters.closeRoster}>
            {roster && <RosterList book={roster} fields={fields} owner={space} onChoose={counters.draw} />}
          </Sheet>
          <Sheet
            open={opened !== undefined}
            title={opened ? titleOf(wordsFor({ fields, unit: opened.unit, owner: space })) : label}
            onClose={counters.close}
          >
            {opened && (
              <UnitEditor
                key={opened.at}
                list={list}
                unit={opened.unit}
                path={`${path}.${opened.at}`}
                owner={space}
                missing={opened.missing}
                added={opened.added}
                onChange={(unit) => counters.put(opened.at, unit)}
                onCopy={units.length < list.max ? () => counters.addLike(opened.unit) : undefined}
                onRemove={units.length > list.min ? remove : undefined}
                onDone={counters.close}
              />
            )}
          </Sheet>
        </div>
      )}
    </FieldFrame>
  );
}
