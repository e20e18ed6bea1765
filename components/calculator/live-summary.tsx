'use client';

import { useEffect, useState } from 'react';
import { useLabels } from '@/components/calculator/labels';
import { summaryOf } from '@/components/calculator/answer/summary';
import { useTool } from '@/components/calculator/tool-context';
import type { Answer } from '@/components/calculator/case';
import { useSpeaker, useWords } from '@/components/words/words';

/** Long enough that a run of taps is told once, in milliseconds. */
const SETTLED = 600;

/** Tells a screen reader the answer once it has settled. */
export function LiveSummary({ answer }: { answer: Answer }) {
  const t = useWords();
  const labels = useLabels();
  const speaker = useSpeaker();
  const { tool } = useTool();
  const { result } = answer;
  const now = result.ok
    ? summaryOf(result.value, speaker)
    : `${t('tools.refusedTitle')}. ${labels.refusal(result.error, tool.form, tool.name)}`;
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
