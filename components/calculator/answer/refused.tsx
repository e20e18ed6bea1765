'use client';

import { RuleLink } from '@/components/rules/rule-sheet';
import { useLabels } from '@/components/calculator/labels';
import { useTool } from '@/components/calculator/tool-context';
import { useWords } from '@/components/words/words';
import type { Refusal } from '@/lib/calc/evaluation';

/** Why there is no answer, with the rule that says so. */
export function Refused({ refusal, stale }: { refusal: Refusal; stale: boolean }) {
  const t = useWords();
  const labels = useLabels();
  const { tool } = useTool();
  return (
    <div role="alert" className="rounded-lg border-2 border-bad p-3">
      <p className="font-semibold text-bad">
        <span aria-hidden>⚠ </span>
        {t('tools.refusedTitle')}
      </p>
      <p>
        {labels.refusal(refusal, tool.form, tool.name)}{' '}
        {refusal.rule && <RuleLink number={refusal.rule} className="rule-tap underline" />}
      </p>
      {stale && <p className="text-sm text-soft">{t('tools.stale')}</p>}
    </div>
  );
}
