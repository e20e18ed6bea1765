'use client';

import { useState } from 'react';
import { onKeys } from '@/components/calculator/counters/on-keys';
import { printedOf, type RosterUnit } from '@/components/calculator/counters/roster';
import { MemberFields } from '@/components/calculator/form/group-field';
import { membersOf, type Members } from '@/components/calculator/form/members';
import { useWords } from '@/components/words/words';
import type { FormField } from '@/lib/calc/form';

interface Props {
  readonly form: readonly FormField[];
  readonly unit: RosterUnit;
  onSave(unit: RosterUnit): void;
  onDelete(): void;
  onBack(): void;
}

/** What is printed on one of the player's counters; what nobody has entered yet stays open. */
export function RosterEditor({ form, unit, onSave, onDelete, onBack }: Props) {
  const t = useWords();
  const [draft, setDraft] = useState<Members>(unit);
  const open = form.map((field) => ({
    ...field,
    preset: field.shape.kind === 'switch' ? false : undefined,
    info: { ...field.info, rare: false },
  }));
  const next = printedOf(form, Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)));
  return (
    <div className="grid grid-cols-1 gap-3">
      <button type="button" className="btn w-fit" onClick={onBack}>
        <span aria-hidden>◂</span> {t('tools.counters.back')}
      </button>
      <MemberFields
        fields={onKeys(open)}
        value={draft}
        path="roster"
        owner="unit"
        onChange={(value) => setDraft(membersOf(value))}
      />
      <div className="sticky -bottom-3 z-10 -mx-4 -mb-3 flex flex-wrap gap-2 border-t border-line bg-card px-4 py-2">
        <button type="button" className="btn btn-primary" disabled={!next} onClick={() => next && onSave(next)}>
          {t('tools.counters.done')}
        </button>
        <button type="button" className="btn ml-auto" onClick={onDelete}>
          {t('tools.counters.delete')}
        </button>
      </div>
    </div>
  );
}
