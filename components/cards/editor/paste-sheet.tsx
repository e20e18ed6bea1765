'use client';

import { useState } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { useSpeaker, useWords } from '@/components/words/words';
import { pasteProblemText, placeText, problemText } from '@/lib/calc/card-words';
import type { CardChart, CardEntries } from '@/lib/tables/card';
import type { CellPlace } from '@/lib/tables/card-cell';
import type { Pasted, PasteProblem } from '@/lib/tables/card-paste';

interface Props {
  readonly card: CardChart;
  readonly entries: CardEntries;
  readonly at: CellPlace;
  /** undefined while the sheet is closed */
  readonly text: string | undefined;
  onText(text: string | undefined): void;
  onPasted(pasted: Pasted): void;
}

/** A table pasted from a spreadsheet: what is wrong with it, or what has to be confirmed before it is kept. */
export function PasteSheet({ text, onText, ...props }: Props) {
  const t = useWords();
  return (
    <Sheet open={text !== undefined} title={t('cards.paste.title')} onClose={() => onText(undefined)}>
      <PasteBody {...props} text={text ?? ''} onText={onText} />
    </Sheet>
  );
}

function PasteBody({ card, entries, at, text, onText, onPasted }: Omit<Props, 'text'> & { text: string }) {
  const t = useWords();
  const { say } = useSpeaker();
  const [problem, setProblem] = useState<PasteProblem>();
  const [asked, setAsked] = useState<Pasted>();
  const edit = (next: string) => {
    setProblem(undefined);
    setAsked(undefined);
    onText(next);
  };
  const paste = async () => {
    // Few charts are pasted: the code that reads them is loaded when one is.
    const { pasteTable } = await import('@/lib/tables/card-paste');
    const pasted = pasteTable(card, entries, at, text);
    setProblem(pasted.ok ? undefined : pasted.error);
    if (!pasted.ok) return;
    if (pasted.value.questions.length) setAsked(pasted.value);
    else onPasted(pasted.value);
  };
  return (
    <div className="grid gap-3 pb-2">
      <p className="text-sm text-soft">{t('cards.paste.about', { place: placeText(card, at) })}</p>
      <textarea
        aria-label={t('cards.paste.title')}
        rows={8}
        spellCheck={false}
        value={text}
        onChange={(event) => edit(event.target.value)}
        className="w-full rounded-lg border border-soft bg-card p-2 font-mono text-sm whitespace-pre"
      />
      <div role="alert" className="grid gap-2">
        {problem && (
          <p className="rounded-lg border-2 border-bad px-3 py-2">{`⚠ ${say(pasteProblemText(card, problem))}`}</p>
        )}
        {asked && (
          <div className="grid gap-2 rounded-lg border-2 border-warn px-3 py-2">
            <p>{t('cards.paste.asks', { count: asked.questions.length })}</p>
            <ul className="list-disc pl-5 text-sm">
              {asked.questions.map((question, i) => (
                <li key={i}>{say(problemText(card, question))}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {asked ? (
        <button type="button" className="btn w-fit" onClick={() => onPasted(asked)}>
          {t('cards.entry.keep')}
        </button>
      ) : (
        <button type="button" className="btn btn-primary w-fit" disabled={!text.trim()} onClick={() => void paste()}>
          {t('cards.paste.key')}
        </button>
      )}
    </div>
  );
}
