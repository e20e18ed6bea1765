'use client';

import type { ReactNode } from 'react';
import { convert, strengthOf, type Group } from '@/components/games/paths-of-glory/units/groups';
import { useUnits } from '@/components/games/paths-of-glory/units/use-units';
import { useSpeaker, useWords } from '@/components/words/words';
import type { Text } from '@/lib/calc/evaluation';
import type { Side } from '@/lib/games/paths-of-glory/data';

interface Props {
  readonly label: string;
  readonly labelId: string;
  /** the counters of the force, wherever they stand */
  readonly forces: readonly (readonly Group[])[];
  readonly beside?: ReactNode;
  /** what fights with the counters: "+ 2 fort" */
  readonly adds?: Text | undefined;
  onChange(forces: readonly (readonly Group[])[]): void;
}

const SIDES: readonly Side[] = ['central', 'allied'];

/**
 * The name of a force, its nation (another nation turns the whole force into its own counters) and its factors. The
 * nation is the device's own list under a key that shows the abbreviation alone, since names are long.
 */
export function ForceHead({ label, labelId, forces, beside, adds, onChange }: Props) {
  const t = useWords();
  const { lang, say } = useSpeaker();
  const { types, nations, nation, abbr, type } = useUnits();
  const all = forces.flat();
  const present = [...new Set(all.flatMap((group) => type(group.type)?.nation ?? []))];
  const only = present.length === 1 ? nation(present[0]) : undefined;
  return (
    <div className="mb-1 flex flex-wrap items-center gap-2">
      <span id={labelId} className="text-sm font-bold uppercase tracking-wide">
        {label}
      </span>
      {only && (
        <span className="btn relative px-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent">
          <span aria-hidden>{abbr(only)} ▾</span>
          <select
            aria-label={t('tools.nationOf', { force: label })}
            className="absolute -inset-px size-[calc(100%+2px)] cursor-pointer opacity-0"
            value={only.id}
            onChange={(event) => onChange(forces.map((groups) => convert(groups, event.target.value, types)))}
          >
            {SIDES.map((side) => (
              <optgroup key={side} label={t(`tools.sides.${side}`)}>
                {nations
                  .filter((one) => one.side === side)
                  .map((one) => (
                    <option key={one.id} value={one.id}>
                      {abbr(one) === one.name[lang] ? one.name[lang] : `${abbr(one)} · ${one.name[lang]}`}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </span>
      )}
      {!only && present.length > 1 && (
        <span className="font-semibold">
          {present
            .flatMap((id) => nation(id) ?? [])
            .map(abbr)
            .join(' + ')}
        </span>
      )}
      <span className="ml-auto text-sm text-soft tabular-nums">
        {t('tools.factors', { n: strengthOf(all, types) })}
        {adds && ` ${say(adds)}`}
      </span>
      {beside}
    </div>
  );
}
