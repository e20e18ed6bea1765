'use client';

import { useEffect, useState } from 'react';
import { useLabels } from '@/components/calculator/labels';
import { useWithTurned } from '@/components/calculator/answer/readings-context';
import { SettleKey } from '@/components/calculator/settle-key';
import { ShareSheet } from '@/components/calculator/sheets/share-sheet';
import { WhySheet } from '@/components/calculator/sheets/why-sheet';
import { useTool } from '@/components/calculator/tool-context';
import type { Case } from '@/components/calculator/use-case';
import { Unbroken } from '@/components/ui/unbroken';
import { useSpeaker, useWords } from '@/components/words/words';
import { answerState, type AnswerState } from '@/lib/calc/answer-state';
import { briefOf } from '@/lib/calc/summary';

/** Where the answer is on the page. */
export const ANSWER_ID = 'answer';

/** A line of more letters than these stands over the keys on the phone, where it is not cut off. */
const ROOM_BESIDE_KEYS = 100;

const STATES: Readonly<Record<AnswerState, { readonly look: string; readonly sign: string }>> = {
  yes: { look: 'border-l-good text-good', sign: '✓' },
  no: { look: 'border-l-bad text-bad', sign: '✕' },
  open: { look: 'border-l-warn text-warn', sign: '?' },
  neutral: { look: 'border-l-soft text-ink', sign: '▸' },
};

/**
 * The one bar that stays in reach: the answer in a line, with its state as a sign and in colour, why it is so, the card
 * that settles a dispute, and passing it on. It stands over the doors on the phone; what scrolls under it fades first.
 */
export function BottomBar({ shown }: { shown: Case }) {
  const t = useWords();
  const [open, setOpen] = useState<'why' | 'share'>();
  const { result } = shown.answer;
  const evaluation = result.ok ? result.value : undefined;
  const why = evaluation && [
    t('tools.steps', { count: evaluation.steps.length }),
    ...(evaluation.notApplied.length ? [t('tools.notAppliedCount', { count: evaluation.notApplied.length })] : []),
  ];
  return (
    <div
      data-foot
      className="sticky bottom-[calc(3.8125rem+env(safe-area-inset-bottom))] z-10 -mx-3 border-t border-line bg-paper px-3 py-1 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-4 before:bg-linear-to-t before:from-paper before:to-transparent wide:bottom-0 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-end gap-1 wide:flex-nowrap wide:gap-2">
        <AnswerLine shown={shown} />
        <button
          type="button"
          className="btn shrink-0 gap-1 px-2 wide:px-2.5"
          aria-haspopup="dialog"
          disabled={!evaluation}
          title={why?.join(', ')}
          onClick={() => setOpen('why')}
        >
          <span className="font-bold whitespace-nowrap">{t('tools.why')}</span>
          <span aria-hidden className="hidden wide:inline">
            ▸
          </span>
          {why && <span className="hidden text-sm font-normal text-soft wide:inline">{why.join(', ')}</span>}
        </button>
        <SettleKey evaluation={evaluation} query={shown.query} />
        <button
          type="button"
          className="btn shrink-0 px-2.5"
          aria-haspopup="dialog"
          aria-label={t('tools.share')}
          onClick={() => setOpen('share')}
        >
          <ShareSign />
          <span aria-hidden className="hidden wide:inline">
            {t('tools.share')}
          </span>
        </button>
      </div>
      {evaluation && <WhySheet evaluation={evaluation} open={open === 'why'} onClose={() => setOpen(undefined)} />}
      <ShareSheet
        evaluation={evaluation}
        query={shown.query}
        open={open === 'share'}
        onClose={() => setOpen(undefined)}
      />
    </div>
  );
}

/** Whether the first line of a part of the page is on the screen: beside it the bar would say the same once more. */
function useIsInSight(id: string): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const first = document.getElementById(id)?.firstElementChild;
    if (!first) return undefined;
    const observer = new IntersectionObserver((seen) => setInSight(seen.at(-1)?.isIntersecting ?? false));
    observer.observe(first);
    return () => observer.disconnect();
  }, [id]);
  return isInSight;
}

/** The answer, or why there is none, in five short lines at most; it leads to the whole. */
function AnswerLine({ shown }: { shown: Case }) {
  const t = useWords();
  const labels = useLabels();
  const speaker = useSpeaker();
  const { tool } = useTool();
  const isInSight = useIsInSight(ANSWER_ID);
  const { result } = shown.answer;
  const state = answerState(result);
  const { look, sign } = STATES[state];
  const said = result.ok
    ? briefOf(result.value, speaker) || t('tools.result')
    : `${t('tools.refusedTitle')}: ${labels.refusal(result.error, tool.form, tool.name)}`;
  const words = useWithTurned(said);
  return (
    <a
      href={`#${ANSWER_ID}`}
      data-state={state}
      data-twice={isInSight && !shown.answer.rolled}
      className={`flex min-h-11 min-w-0 flex-1 items-center gap-1 border-l-4 pl-1.5 text-xs leading-tight wide:basis-0 wide:pl-2 wide:text-sm font-semibold no-underline wide:data-[twice=true]:invisible ${words.length > ROOM_BESIDE_KEYS ? 'basis-full' : ''} ${look}`}
    >
      <span aria-hidden>{sign}</span>
      {state !== 'neutral' && <span className="sr-only">{t(`tools.states.${state}`)}</span>}
      <span className="line-clamp-5 min-w-0 wide:line-clamp-2">
        <Unbroken text={words} />
      </span>
    </a>
  );
}

function ShareSign() {
  return (
    <svg aria-hidden viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-2">
      <path d="M10 12V3M6.5 6 10 2.5 13.5 6M5 9H4v8h12V9h-1" />
    </svg>
  );
}
