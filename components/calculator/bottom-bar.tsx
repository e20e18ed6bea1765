'use client';

import { useState } from 'react';
import { Headline } from '@/components/calculator/headline';
import { ShareSheet } from '@/components/calculator/sheets/share-sheet';
import { WhySheet } from '@/components/calculator/sheets/why-sheet';
import type { Case } from '@/components/calculator/use-case';
import { useWords } from '@/components/words/words';

/** Where the answer is on the page. */
export const ANSWER_ID = 'answer';

/**
 * The line under the answer that stays in reach: why it is so, and passing it on. It stands over the doors on the
 * phone.
 */
export function BottomBar({ shown }: { shown: Case }) {
  const t = useWords();
  const [open, setOpen] = useState<'why' | 'share'>();
  const { result } = shown.answer;
  const evaluation = result.ok ? result.value : undefined;
  return (
    <div className="sticky bottom-[calc(3.8125rem+env(safe-area-inset-bottom))] z-10 -mx-3 border-t border-line bg-paper px-3 py-1.5 wide:bottom-0 print:hidden">
      <Headline answer={shown.answer} target={ANSWER_ID} />
      <div className="flex items-center gap-2">
        <button
          type="button"
          className="btn min-w-0 flex-1 justify-start wide:flex-none"
          aria-haspopup="dialog"
          disabled={!evaluation}
          onClick={() => setOpen('why')}
        >
          <span className="font-bold whitespace-nowrap">{t('tools.why')}</span>
          <span aria-hidden>▸</span>
          {evaluation && (
            <span className="min-w-0 truncate text-sm font-normal text-soft">
              {t('tools.steps', { count: evaluation.steps.length })}
              {evaluation.notApplied.length > 0 &&
                `, ${t('tools.notAppliedCount', { count: evaluation.notApplied.length })}`}
            </span>
          )}
        </button>
        <button type="button" className="btn shrink-0" aria-haspopup="dialog" onClick={() => setOpen('share')}>
          {t('tools.share')}
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
