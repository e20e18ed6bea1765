'use client';

import { useSpeaker, useWords } from '@/components/words/words';
import { problemText } from '@/lib/calc/card-words';
import type { CardChart } from '@/lib/tables/card';
import { isQuestion, type EntryProblem } from '@/lib/tables/card-problem';

interface Props {
  readonly id?: string;
  readonly card: CardChart;
  readonly problem: EntryProblem;
  /** keeps it all the same, where the player may */
  onKeep(): void;
}

/** What speaks against an entry; a question can be answered at once. */
export function ProblemNote({ id, card, problem, onKeep }: Props) {
  const t = useWords();
  const { say } = useSpeaker();
  const asks = isQuestion(problem);
  return (
    <div
      role="alert"
      id={id}
      className={`grid gap-2 rounded-lg border-2 px-3 py-2 ${asks ? 'border-warn' : 'border-bad'}`}
    >
      <p>
        <span aria-hidden>⚠ </span>
        {say(problemText(card, problem))}
      </p>
      {asks && (
        <p className="flex flex-wrap items-center gap-3">
          {t('cards.entry.ask')}
          <button type="button" className="btn" onClick={onKeep}>
            {t('cards.entry.keep')}
          </button>
        </p>
      )}
    </div>
  );
}
