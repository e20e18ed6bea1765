'use client';

import { RuleLink } from '@/components/rules/rule-sheet';
import { useLabels } from '@/components/calculator/labels';
import { useTool } from '@/components/calculator/tool-context';
import type { Preset } from '@/components/calculator/presets';
import type { Case } from '@/components/calculator/use-case';
import { useSpeaker, useWords } from '@/components/words/words';

/** What happened to the whole case: a damaged address, values that no longer hold, a fresh start that can be undone. */
export function Notes({ shown }: { shown: Case }) {
  const t = useWords();
  const labels = useLabels();
  const { tool } = useTool();
  const { note } = shown;
  if (!note) return null;
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border px-3 py-1.5 ${note.kind === 'damaged' ? 'border-warn' : 'border-line bg-sunk'}`}
    >
      <p className="min-w-0 flex-1 basis-40">
        {note.kind === 'damaged' && (
          <>
            {t('tools.damaged', { detail: labels.refusal(note.refusal, tool.form, tool.name) })}{' '}
            {note.refusal.rule && <RuleLink number={note.refusal.rule} className="rule-tap underline" />}
          </>
        )}
        {note.kind === 'dropped' &&
          t('tools.dropped', { fields: fieldNames(note.names, tool.form, (field) => labels.field(field, tool.name)) })}
        {note.kind === 'replaced' && t(`tools.replacedBy.${note.by}`)}
      </p>
      {note.kind === 'replaced' ? (
        <button type="button" className="btn" onClick={shown.undo}>
          {t('tools.undo')}
        </button>
      ) : (
        <button type="button" className="btn px-0" aria-label={t('common.close')} onClick={shown.dismiss}>
          <span aria-hidden>✕</span>
        </button>
      )}
    </div>
  );
}

function fieldNames<F extends { readonly name: string }>(
  names: readonly string[],
  form: readonly F[],
  say: (field: F) => string,
): string {
  return names
    .map((name) => {
      const field = form.find((one) => one.name === name);
      return field ? say(field) : name;
    })
    .join(', ');
}

/** The rulebook's own outcome of an example, as long as the case is that example. */
export function PresetNote({ preset }: { preset: Preset }) {
  const t = useWords();
  const { lang } = useSpeaker();
  return (
    <section className="card grid gap-1 p-3">
      <h2 className="font-sans font-semibold">{preset.title[lang]}</h2>
      {preset.note && <p className="text-sm text-soft">{preset.note[lang]}</p>}
      <p className="border-t border-line pt-1">{t('tools.expected', { outcome: preset.expected.text[lang] })}</p>
    </section>
  );
}
