'use client';

import type { DieCells } from '@/components/calculator/die-cells';
import { numbersOf } from '@/components/calculator/form/control-of';
import { FieldFrame } from '@/components/calculator/form/field-frame';
import { isOptional, type FieldProps } from '@/components/calculator/form/field-props';
import { useLabels } from '@/components/calculator/labels';
import { useSpeaker, useWords } from '@/components/words/words';
import { inLanguage, type Language } from '@/lib/core/language';
import type { Cell } from '@/lib/tables/chart';

/** Longer cells do not fit on a key. */
const ON_A_KEY = 7;
const WITH_ARROW = 3;

/** A die's faces as big keys with what the chart gives for each: a tap sets what fell, another tap takes it away. */
export function DiceRow({ field, value, path, owner, cells, onChange }: FieldProps & { readonly cells?: DieCells | undefined }) {
  const t = useWords();
  const { lang, say } = useSpeaker();
  const label = useLabels().field(field, owner);
  const faces = field.shape.kind === 'number' ? numbersOf(field.shape) : [];
  const results = new Map(cells?.faces.map(({ face, cell }) => [face, cellText(cell, lang)]));
  const fits = [...results.values()].every((text) => text.length <= ON_A_KEY);
  return (
    <FieldFrame label={label} path={path} wide beside={cells && <span className="text-xs text-soft">{say(cells.block.title)}</span>}>
      {({ labelId, ...marks }) => (
        <div role="group" aria-labelledby={labelId} aria-describedby={marks['aria-describedby']} className="flex max-w-84 -space-x-px">
          {faces.map((face) => {
            const result = results.get(face);
            return (
              <button
                key={face}
                type="button"
                aria-pressed={face === value}
                aria-label={result === undefined ? String(face) : t('tools.faceGives', { face, result })}
                onClick={() => onChange(face === value && isOptional(field) ? undefined : face)}
                className="btn min-h-14 min-w-0 flex-1 flex-col gap-0 rounded-none px-0 text-xl leading-tight tabular-nums first:rounded-l-lg last:rounded-r-lg focus-visible:relative"
              >
                {face}
                {result !== undefined && fits && <span className="max-w-full text-xs font-normal wrap-anywhere">{result.length <= WITH_ARROW ? `→ ${result}` : result}</span>}
              </button>
            );
          })}
        </div>
      )}
    </FieldFrame>
  );
}

const cellText = (cell: Cell | undefined, lang: Language): string => (cell === undefined || cell === null ? '?' : typeof cell === 'number' ? String(cell) : inLanguage(cell, lang));
