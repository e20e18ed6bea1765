'use client';

import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { useLabels } from '@/components/calculator/labels';
import { useTool } from '@/components/calculator/tool-context';
import { useSpeaker } from '@/components/words/words';

/** The position that the situation starts from, one of the game's own. */
export function BoardField({ field, value, path, owner, onChange }: FieldProps) {
  const { lang } = useSpeaker();
  const { tool } = useTool();
  return (
    <FieldFrame label={useLabels().field(field, owner)} path={path} wide>
      {({ labelId, ...marks }) => (
        <select
          aria-labelledby={labelId}
          {...marks}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-11 max-w-full rounded-lg border border-line bg-card px-2"
        >
          {tool.view.boards?.map(({ id, title }) => (
            <option key={id} value={id}>
              {title[lang]}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
