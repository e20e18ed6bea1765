'use client';

import { useSpeaker, useWords } from '@/components/words/words';
import type { Evaluation } from '@/lib/calc/evaluation';

/** What the player did not say and the tool took for granted. */
export function Assumed({ evaluation }: { evaluation: Evaluation }) {
  const t = useWords();
  const { say } = useSpeaker();
  const assumed = evaluation.facts.filter((fact) => fact.assumed);
  if (!assumed.length) return null;
  return (
    <p className="text-sm text-soft">
      <span className="font-semibold">{t('tools.assumedTitle')}:</span>{' '}
      {assumed.map((fact) => say(fact.text)).join(' · ')}
    </p>
  );
}
