'use client';

import { useState } from 'react';
import { NumberStepper } from '@/components/calculator/form/number-stepper';
import type { Limits } from '@/components/games/paths-of-glory/units/limits';
import { PLAIN, numberOf, type Group } from '@/components/games/paths-of-glory/units/groups';
import { useUnits } from '@/components/games/paths-of-glory/units/use-units';
import { useWords } from '@/components/words/words';

interface Props {
  readonly groups: readonly Group[];
  readonly limits: Limits;
  onChange(groups: readonly Group[]): void;
}

type Draft = Readonly<Required<Pick<Group, 'kind' | 'cf' | 'reducedCf' | 'lf'>>>;

const KINDS = ['army', 'corps'] as const;
const FACTORS = [
  { name: 'cf', min: 0 },
  { name: 'reducedCf', min: 0 },
  { name: 'lf', min: 1 },
] as const;

/** Units that are not in the list, by their factors alone. */
export function PlainUnits({ groups, limits, onChange }: Props) {
  const t = useWords();
  const { describe } = useUnits();
  const [draft, setDraft] = useState<Draft>({ kind: 'army', cf: 3, reducedCf: 2, lf: 2 });
  const plain = groups.filter(({ type }) => type === PLAIN);
  const put = (group: Group, n: number) =>
    onChange(groups.flatMap((one) => (one !== group ? [one] : n > 0 ? [{ ...one, n }] : [])));
  return (
    <details className="border-t border-line pt-2" open={plain.length > 0 || undefined}>
      <summary className="flex min-h-11 items-center font-semibold">{t('tools.plainUnit')}</summary>
      <div className="grid gap-3">
        {plain.map((group, i) => {
          const { name, factors } = describe(group);
          return (
            <div key={i} className="flex flex-wrap items-center gap-3">
              <NumberStepper
                label={`${name} ${factors}`}
                value={numberOf(group)}
                min={0}
                max={limits.each}
                onChange={(n) => n !== undefined && put(group, n)}
              />
              {name} {factors}
            </div>
          );
        })}
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <div role="group" aria-label={t('tools.unit')} className="flex gap-1">
            {KINDS.map((kind) => (
              <button
                key={kind}
                type="button"
                className="btn"
                aria-pressed={draft.kind === kind}
                onClick={() => setDraft({ ...draft, kind })}
              >
                {t(`tools.${kind}`)}
              </button>
            ))}
          </div>
          {FACTORS.map(({ name, min }) => (
            <div key={name}>
              <span className="block text-xs text-soft">{t(`tools.${name}`)}</span>
              <NumberStepper
                label={t(`tools.${name}`)}
                value={draft[name]}
                min={min}
                max={9}
                onChange={(value) => value !== undefined && setDraft({ ...draft, [name]: value })}
              />
            </div>
          ))}
          <button
            type="button"
            className="btn"
            disabled={groups.length >= limits.groups}
            onClick={() => onChange([...groups, { type: PLAIN, n: 1, ...draft }])}
          >
            {t('tools.add')}
          </button>
        </div>
      </div>
    </details>
  );
}
