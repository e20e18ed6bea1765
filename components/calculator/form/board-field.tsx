'use client';

import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { useLabels } from '@/components/calculator/labels';
import { useTool } from '@/components/calculator/tool-context';
import { useSpeaker, useWords } from '@/components/words/words';

/** No position of a game is called so. */
const OWN = '';

/** The position that the situation starts from: one of the game's own, or the player's, which takes its place. */
export function BoardField({ field, value, path, owner, onChange }: FieldProps) {
  const t = useWords();
  const { lang } = useSpeaker();
  const { tool, input } = useTool();
  const isOwn = field.info.replaces?.some((name) => input[name] !== undefined) ?? false;
  return (
    <FieldFrame label={useLabels().field(field, owner)} path={path} wide>
      {({ labelId, ...marks }) => (
        <select
          aria-labelledby={labelId}
          {...marks}
          value={isOwn ? OWN : String(value)}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-11 max-w-full rounded-lg border border-line bg-card px-2"
        >
          {isOwn && <option value={OWN}>{t('tools.ownBoard')}</option>}
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
