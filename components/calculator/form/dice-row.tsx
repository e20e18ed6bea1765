'use client';

import type { DieCells } from '@/components/calculator/die-cells';
import { DieKeys } from '@/components/calculator/form/die-keys';
import { FieldFrame } from '@/components/calculator/form/field-frame';
import { isOptional, type FieldProps } from '@/components/calculator/form/field-props';
import { facesOf } from '@/components/calculator/form/roll';
import { useLabels } from '@/components/calculator/labels';
import { useSpeaker } from '@/components/words/words';
import { inLanguage, type Language } from '@/lib/core/language';
import type { Cell } from '@/lib/tables/chart';

/** A die's faces as big keys with what the chart gives for each: a tap sets what fell, another tap takes it away. */
export function DiceRow({
  field,
  value,
  path,
  owner,
  cells,
  onChange,
}: FieldProps & { readonly cells?: DieCells | undefined }) {
  const { lang, say } = useSpeaker();
  const label = useLabels().field(field, owner);
  const results = cells && new Map(cells.faces.map(({ face, cell }) => [face, cellText(cell, lang)]));
  return (
    <FieldFrame
      label={label}
      path={path}
      wide
      beside={cells && <span className="text-xs text-soft">{say(cells.title)}</span>}
    >
      {({ labelId, ...marks }) => (
        <DieKeys
          faces={facesOf(field)}
          value={value}
          labelledBy={labelId}
          describedBy={marks['aria-describedby']}
          results={results}
          onFace={(face) => onChange(face === value && isOptional(field) ? undefined : face)}
        />
      )}
    </FieldFrame>
  );
}

const cellText = (cell: Cell | undefined, lang: Language): string =>
  cell === undefined ? '' : cell === null ? '?' : typeof cell === 'number' ? String(cell) : inLanguage(cell, lang);
