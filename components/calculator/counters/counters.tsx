'use client';

import { useRef } from 'react';
import { Adders } from '@/components/calculator/counters/adders';
import { CounterRow } from '@/components/calculator/counters/counter-row';
import { CounterSheets } from '@/components/calculator/counters/counter-sheets';
import { useCounters } from '@/components/calculator/counters/use-counters';
import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { namespaceOf, useLabels } from '@/components/calculator/labels';

/**
 * Units whose values players read from their counters: a line for each, which opens it, and the counters typed before.
 */
export function Counters({ field, value, path, owner, onChange }: FieldProps) {
  const label = useLabels().field(field, owner);
  const counters = useCounters(field, value, onChange);
  const adders = useRef<HTMLDivElement>(null);
  const { units, fields } = counters.list;
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
          <CounterSheets counters={counters} label={label} path={path} owner={space} onRemove={remove} />
        </div>
      )}
    </FieldFrame>
  );
}
