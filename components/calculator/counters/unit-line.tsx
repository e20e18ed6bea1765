'use client';

import { CounterSymbol } from '@/components/calculator/counters/counter-symbol';
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
}

/** The words for a unit by the fields of its list. */
export function useUnitWords(): (props: Props) => UnitWords {
  const labels = useLabels();
  const say = useWords();
  return ({ fields, unit, owner, known }) => wordsOf(fields, unit, { labels, owner, say }, known);
}

/** A unit as it stands in a list: sign, name, what it is, its values, and as small tags what is not as usual. */
export function UnitLine({ fields, unit, owner, known }: Props) {
  const { name, type, values, marks } = useUnitWords()({ fields, unit, owner, known });
  const valueOf = (wanted: string): unknown => {
    const field = fields.find((one) => one.name === wanted);
    return field && (known ? unit[wanted] : valueIn(unit, field));
  };
  return (
    <>
      <CounterSymbol kind={valueOf('kind')} nation={valueOf('nation')} />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block wrap-anywhere">
          {name && <strong>{name} </strong>}
          <span className={name ? 'text-sm font-normal text-soft' : ''}>{type.join(' · ')}</span>
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
