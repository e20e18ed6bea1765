'use client';

import { useRoster } from '@/components/calculator/counters/roster-context';
import { wordsOf, type UnitWords } from '@/components/calculator/counters/unit-words';
import { valueIn } from '@/components/calculator/counters/units';
import type { Members } from '@/components/calculator/form/members';
import { useLabels } from '@/components/calculator/labels';
import { useWords } from '@/components/words/words';
import type { FormField } from '@/lib/calc/form';

interface Props {
  readonly fields: readonly FormField[];
  readonly unit: Members;
  readonly owner: string;
  /** only what is given of the unit is told, no defaults */
  readonly known?: boolean;
  /** tells it from others like it where it has no name */
  readonly number?: number | undefined;
}

/** The words for a unit by the fields of its list. */
export function useUnitWords(): (props: Props) => UnitWords {
  const labels = useLabels();
  const say = useWords();
  return ({ fields, unit, owner, known }) => wordsOf(fields, unit, { labels, owner, say }, known);
}

/** A unit as it stands in a list: sign, name, what it is, its values, and as small tags what is not as usual. */
export function UnitLine({ fields, unit, owner, known, number }: Props) {
  const { name, type, values, marks } = useUnitWords()({ fields, unit, owner, known });
  const Sign = useRoster()?.Sign;
  const told = Object.fromEntries(fields.map((field) => [field.name, known ? unit[field.name] : valueIn(unit, field)]));
  return (
    <>
      {Sign && <Sign unit={told} />}
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block wrap-anywhere">
          {name && <strong>{name} </strong>}
          <span className={name ? 'text-sm font-normal text-soft' : ''}>{type.join(' · ')}</span>
          {!name && number !== undefined && <strong className="tabular-nums"> {number}</strong>}
        </span>
        {values.length > 0 && (
          <span className="block text-sm font-normal tabular-nums">
            {values.map((one) => (
              <span key={one} className="mr-2.5 inline-block">
                {one}{' '}
              </span>
            ))}
          </span>
        )}
        {marks.length > 0 && (
          <span className="flex flex-wrap gap-1 py-0.5">
            {marks.map((mark) => (
              <span key={mark} className="rounded bg-tint px-1.5 text-xs font-normal">
                {mark}
              </span>
            ))}
          </span>
        )}
      </span>
    </>
  );
}
