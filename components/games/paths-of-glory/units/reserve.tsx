'use client';

import { useState } from 'react';
import { FieldFrame } from '@/components/calculator/form/field-frame';
import { isOptional, type FieldProps } from '@/components/calculator/form/field-props';
import { membersOf, type Members } from '@/components/calculator/form/members';
import { NumberStepper } from '@/components/calculator/form/number-stepper';
import { useLabels } from '@/components/calculator/labels';
import { useTool } from '@/components/calculator/tool-context';
import { UnitSymbol } from '@/components/games/paths-of-glory/units/unit-symbol';
import { useUnits } from '@/components/games/paths-of-glory/units/use-units';
import { useWords } from '@/components/words/words';
import { FACES } from '@/components/games/paths-of-glory/units/groups';
import type { UnitType } from '@/lib/games/paths-of-glory/data';

/**
 * How many corps of each nation wait in the box of reserves; while it is not entered the tool assumes enough of them.
 */
export function Reserve({ field, value, path, owner, onChange }: FieldProps) {
  const t = useWords();
  const label = useLabels().field(field, owner);
  const given = value !== undefined;
  const inBox = membersOf(value);
  return (
    <FieldFrame label={label} path={path} wide>
      {({ labelId, ...marks }) => (
        <div role="group" aria-labelledby={labelId} aria-describedby={marks['aria-describedby']} className="grid gap-2">
          {isOptional(field) && (
            <button
              type="button"
              role="switch"
              aria-checked={given}
              className="btn w-fit text-left"
              onClick={() => onChange(given ? undefined : {})}
            >
              {t('tools.reserveGiven')}
            </button>
          )}
          {(given || !isOptional(field)) && <Corps inBox={inBox} onChange={onChange} />}
        </div>
      )}
    </FieldFrame>
  );
}

function Corps({ inBox, onChange }: { inBox: Members; onChange: FieldProps['onChange'] }) {
  const t = useWords();
  const { tool, input } = useTool();
  const { types } = useUnits();
  const [all, setAll] = useState(false);
  const corps = types.filter(({ kind }) => kind === 'corps');
  // Only corps of the nations in the case can matter; the others are there for who fills in the whole box.
  const inCase = new Set(
    idsIn(tool.form.map(({ name }) => (inBox === input[name] ? undefined : input[name]))).flatMap(
      (id) => types.find((type) => type.id === id)?.nation ?? [],
    ),
  );
  const shown = all ? corps : corps.filter((type) => inCase.has(type.nation));
  return (
    <>
      <ul className="grid gap-x-4 gap-y-2 min-[30rem]:grid-cols-2 wide:grid-cols-1">
        {shown.map((type) => (
          <CorpsLine
            key={type.id}
            type={type}
            counts={membersOf(inBox[type.id])}
            onChange={(counts) => onChange({ ...inBox, [type.id]: counts })}
          />
        ))}
      </ul>
      {shown.length < corps.length && (
        <button type="button" className="btn w-fit" onClick={() => setAll(true)}>
          {t('tools.allNations')}
        </button>
      )}
    </>
  );
}

/** Every text in an input, among them the ids of its units. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

function CorpsLine({
  type,
  counts,
  onChange,
}: {
  type: UnitType;
  counts: Members;
  onChange: (counts: Members) => void;
}) {
  const t = useWords();
  const { nation, describe } = useUnits();
  const { name } = describe({ type: type.id });
  return (
    <li className="grid gap-0.5">
      <span className="text-sm font-semibold">{name}</span>
      <div className="flex flex-wrap gap-2">
        {FACES.map((face) => (
          <div key={face} className="flex items-center gap-1">
            <UnitSymbol kind="corps" side={nation(type.nation)?.side} face={face} />
            <NumberStepper
              label={`${name}, ${t(`tools.${face}`)}`}
              value={typeof counts[face] === 'number' ? counts[face] : 0}
              min={0}
              max={20}
              onChange={(n) => n !== undefined && onChange({ full: 0, reduced: 0, ...counts, [face]: n })}
            />
          </div>
        ))}
      </div>
    </li>
  );
}
