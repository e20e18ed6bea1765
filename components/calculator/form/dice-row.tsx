'use client';

import { DieKeys } from '@/components/calculator/form/die-keys';
import { FieldFrame } from '@/components/calculator/form/field-frame';
import { isOptional, type FieldProps } from '@/components/calculator/form/field-props';
import { facesOf } from '@/components/calculator/form/roll';
import { useLabels } from '@/components/calculator/labels';
import { useSpeaker } from '@/components/words/words';
import type { DieFaces } from '@/lib/calc/evaluation';
import { inLanguage, type Language } from '@/lib/core/language';
import type { Cell } from '@/lib/tables/chart';

/** A die's faces as big keys with what the chart gives for each: a tap sets what fell, another tap takes it away. */
export function DiceRow({
  field,
  value,
  path,
  owner,
  chart,
  onChange,
}: FieldProps & { readonly chart?: DieFaces | undefined }) {
  const { lang, say } = useSpeaker();
  const label = useLabels().field(field, owner);
  const results =
    chart && new Map(chart.faces.map(({ face, cell, says }) => [face, says ? say(says) : cellText(cell, lang)]));
  return (
    <FieldFrame
      label={label}
      path={path}
      wide
      beside={chart && <span className="text-xs text-soft">{say(chart.title)}</span>}
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
