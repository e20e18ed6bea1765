'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { useReadings, type KnownReadings } from '@/components/calculator/answer/use-readings';
import { useLabels } from '@/components/calculator/labels';
import { useTool } from '@/components/calculator/tool-context';
import type { Case } from '@/components/calculator/use-case';
import { useSpeaker, useWords } from '@/components/words/words';
import { turnedBy } from '@/lib/calc/readings';
import { headlineOf } from '@/lib/calc/summary';

interface Known extends KnownReadings {
  /** what the answer comes to by another reading that turns it, in words; none where no reading that is known does */
  readonly turned?: string | undefined;
}

const Context = createContext<Known>({ points: [], fresh: false });

/** Gives the readings of a case to all that shows its answer: they are worked out once, behind it. */
export function ReadingsProvider({ shown, children }: { shown: Case; children: ReactNode }) {
  const t = useWords();
  const speaker = useSpeaker();
  const labels = useLabels();
  const { tool } = useTool();
  const known = useReadings(tool, shown.input, shown.answer);
  const other = known.fresh ? turnedBy(known.points, shown.answer.result) : undefined;
  const turned =
    other &&
    t('tools.readings.turned', {
      answer: headlineOf(other, speaker, (refusal) => labels.refusal(refusal, tool.form, tool.name)),
    });
  return <Context value={{ ...known, turned }}>{children}</Context>;
}

export const useKnownReadings = (): Known => useContext(Context);

/** A short answer and, where another reading turns it, what it comes to by that one. */
export function useWithTurned(said: string): string {
  const { turned } = useKnownReadings();
  return turned === undefined ? said : `${said} ${turned}`;
}
