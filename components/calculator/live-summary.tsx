'use client';

import { useEffect, useState } from 'react';
import { useLabels } from '@/components/calculator/labels';
import { summaryOf } from '@/components/calculator/answer/summary';
import { useWithTurned } from '@/components/calculator/answer/readings-context';
import { useTool } from '@/components/calculator/tool-context';
import type { Case } from '@/components/calculator/use-case';
import { useSpeaker, useWords } from '@/components/words/words';

/** Long enough that a run of taps is told once, in milliseconds. */
const SETTLED = 600;

/** Tells a screen reader the answer once it has settled. */
export function LiveSummary({ shown }: { shown: Case }) {
  const t = useWords();
  const labels = useLabels();
  const speaker = useSpeaker();
  const { tool } = useTool();
  const { result } = shown.answer;
  const said = result.ok
    ? summaryOf(result.value, speaker)
    : `${t('tools.refusedTitle')}. ${labels.refusal(result.error, tool.form, tool.name)}`;
  const now = useWithTurned(said);
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTold(now), SETTLED);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {told}
    </p>
  );
}
