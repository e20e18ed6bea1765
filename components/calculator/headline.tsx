'use client';

import { useEffect, useState } from 'react';
import { summaryOf } from '@/components/calculator/answer/summary';
import { useLabels } from '@/components/calculator/labels';
import { useTool } from '@/components/calculator/tool-context';
import type { Answer } from '@/components/calculator/case';
import { useSpeaker, useWords } from '@/components/words/words';

/** Whether the answer itself is still below the screen. */
function useIsBelow(id: string): boolean {
  const [below, setBelow] = useState(false);
  useEffect(() => {
    const answer = document.getElementById(id);
    if (!answer) return;
    // The bars at the bottom of the phone cover the last part of the screen.
    const observer = new IntersectionObserver(
      ([entry]) => entry && setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0),
      { rootMargin: '0px 0px -170px 0px' },
    );
    observer.observe(answer);
    return () => observer.disconnect();
  }, [id]);
  return below;
}

/** The answer in one line over the bar at the bottom, while a long form keeps the answer itself out of sight. */
export function Headline({ answer, target }: { answer: Answer; target: string }) {
  const t = useWords();
  const labels = useLabels();
  const { tool } = useTool();
  const speaker = useSpeaker();
  const below = useIsBelow(target);
  if (!below) return null;
  const { result } = answer;
  return (
    <a
      href={`#${target}`}
      className="absolute inset-x-0 bottom-full flex min-h-11 items-center gap-2 border-t border-line bg-tint px-3 text-sm font-semibold text-ink no-underline wide:hidden"
    >
      <span className="line-clamp-2 min-w-0 flex-1">
        {result.ok
          ? summaryOf(result.value, speaker)
          : `${t('tools.refusedTitle')}: ${labels.refusal(result.error, tool.form, tool.name)}`}
      </span>
      <span aria-hidden>▾</span>
    </a>
  );
}
