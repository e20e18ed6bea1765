'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { useReadings, type KnownReadings } from '@/components/calculator/answer/use-readings';
import { useLabels } from '@/components/calculator/labels';
import { useTool } from '@/components/calculator/tool-context';
import type { Case } from '@/components/calculator/use-case';
import { useSpeaker, useWords } from '@/components/words/words';
import { turnedBy } from '@/lib/calc/readings';
import { headlineOf } from '@/lib/calc/summary';

const Context = createContext<KnownReadings>({ points: [], fresh: false });

/** Gives the readings of a case to all that shows its answer: they are worked out once, behind it. */
export function ReadingsProvider({ shown, children }: { shown: Case; children: ReactNode }) {
  const { tool } = useTool();
  return <Context value={useReadings(tool, shown.input, shown.answer)}>{children}</Context>;
}

export const useKnownReadings = (): KnownReadings => useContext(Context);

/** What an answer comes to by another reading that turns it, in words; none where no reading that is known does. */
export function useTurned({ answer }: Case): string | undefined {
  const t = useWords();
  const speaker = useSpeaker();
  const labels = useLabels();
  const { tool } = useTool();
  const { points, fresh } = useKnownReadings();
  const turned = fresh ? turnedBy(points, answer.result) : undefined;
  return (
    turned &&
    t('tools.readings.turned', {
      answer: headlineOf(turned, speaker, (refusal) => labels.refusal(refusal, tool.form, tool.name)),
    })
  );
}
