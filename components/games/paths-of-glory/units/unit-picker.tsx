'use client';

import { useState } from 'react';
import { NumberStepper } from '@/components/calculator/form/number-stepper';
import { countOf, FACES, flipOne, withCount, type Group } from '@/components/games/paths-of-glory/units/groups';
import type { Limits } from '@/components/games/paths-of-glory/units/limits';
import { NationChips } from '@/components/games/paths-of-glory/units/nation-chips';
import { PlainUnits } from '@/components/games/paths-of-glory/units/plain-units';
import { UnitSymbol } from '@/components/games/paths-of-glory/units/unit-symbol';
import { factorsText, useUnits } from '@/components/games/paths-of-glory/units/use-units';
import { useSpeaker, useWords } from '@/components/words/words';
import type { UnitType } from '@/lib/games/paths-of-glory/data';

interface Props {
  readonly groups: readonly Group[];
  readonly limits: Limits;
  /** the nation shown first */
  readonly start: string | undefined;
  onChange(groups: readonly Group[]): void;
}

/** Every counter of a nation with the number of each face in the force. */
export function UnitPicker({ groups, limits, start, onChange }: Props) {
  const { types, nations } = useUnits();
  const [chosen, setChosen] = useState(start ?? nations[0]?.id);
  return (
    <div className="grid gap-4 pb-2">
      <NationChips groups={groups} chosen={chosen} onChoose={setChosen} />
      <ul className="grid gap-3">
        {types
          .filter((type) => type.nation === chosen)
          .map((type) => (
            <UnitLine key={type.id} type={type} groups={groups} limits={limits} onChange={onChange} />
          ))}
      </ul>
      {limits.plain && <PlainUnits groups={groups} limits={limits} onChange={onChange} />}
    </div>
  );
}

function UnitLine({ type, groups, limits, onChange }: Omit<Props, 'start'> & { readonly type: UnitType }) {
  const t = useWords();
  const { lang } = useSpeaker();
  const { nation } = useUnits();
  const side = nation(type.nation)?.side;
  const counts = { full: countOf(groups, type.id, 'full'), reduced: countOf(groups, type.id, 'reduced') };
  const room = groups.length < limits.groups;
  const name = type.name[lang];
  return (
    <li className="grid gap-1 border-t border-line pt-2">
      <h3 className="font-sans font-semibold">{name}</h3>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {FACES.map((face) => (
          <div key={face} className="flex items-center gap-2">
            <span className="grid justify-items-center text-xs text-soft tabular-nums">
              <UnitSymbol kind={type.kind} side={side} face={face} />
              {factorsText(type[face].cf, type[face].lf, face)}
            </span>
            <NumberStepper
              label={`${name}, ${t(`tools.${face}`)}`}
              value={counts[face]}
              min={0}
              max={counts[face] || room ? limits.each : 0}
              onChange={(n) => n !== undefined && onChange(withCount(groups, type.id, face, n))}
            />
          </div>
        ))}
        <button
          type="button"
          className="btn"
          disabled={!counts.full && !counts.reduced}
          onClick={() => onChange(flipOne(groups, type.id, counts.full ? 'full' : 'reduced'))}
        >
          {t('tools.flip')}
        </button>
      </div>
    </li>
  );
}
