'use client';

import { useId, useState, type FormEvent } from 'react';
import { useCards } from '@/components/cards/cards-context';
import { ColumnInput } from '@/components/cards/column-input';
import { ProblemNote } from '@/components/cards/problem-note';
import { ResultInput } from '@/components/cards/result-input';
import { writeRef } from '@/components/cards/write-ref';
import { useDraft } from '@/components/storage/drafts';
import { useSpeaker, useWords } from '@/components/words/words';
import { refText } from '@/lib/calc/card-words';
import { NO_ENTRIES, type CardChart } from '@/lib/tables/card';
import type { CellRef } from '@/lib/tables/card-cell';
import type { EntryProblem } from '@/lib/tables/card-problem';

interface Props {
  readonly card: CardChart;
  readonly cell: CellRef;
  /** what stands in the cell */
  readonly result?: string | undefined;
  onDone(): void;
}

/** The entry of one cell in an answer: the headings that are not known yet, the result, and what speaks against it. */
export function CellEntry({ card, cell, result = '', onDone }: Props) {
  const t = useWords();
  const { lang, say } = useSpeaker();
  const cards = useCards();
  const id = useId();
  const name = `${cards?.game}/cell/${JSON.stringify(cell, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one))}`;
  const [typed, setTyped, typedDone] = useDraft(`${name}/result`, result);
  const [here, setHere, hereDone] = useDraft(`${name}/here`);
  const [there, setThere, thereDone] = useDraft(`${name}/there`);
  const [fresh, setFresh] = useState(typed === result);
  const [problem, setProblem] = useState<EntryProblem>();
  if (!cards) return null;
  const save = (sure: boolean) => {
    const write = writeRef(card, cell, { here, there }, typed);
    const written = write(cards.book.entries[card.id] ?? NO_ENTRIES, sure);
    if (!written.ok) return setProblem(written.error);
    cards.change(card.id, (entries) => {
      const now = write(entries, true);
      return now.ok ? now.value : entries;
    });
    for (const done of [typedDone, hereDone, thereDone]) done();
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(false);
  };
  const edit = (set: (value: string) => void) => (value: string) => {
    setProblem(undefined);
    set(value);
  };
  const type = (value: string) => {
    setFresh(false);
    setTyped(value);
  };
  return (
    <form onSubmit={submit} aria-describedby={problem && `${id}-wrong`} className="grid gap-3">
      {!cell.column.known && (
        <ColumnInput
          card={card}
          game={cards.game}
          column={cell.column}
          here={here}
          there={there}
          onHere={edit(setHere)}
          onThere={edit(setThere)}
        />
      )}
      <ResultInput
        card={card}
        value={typed}
        label={`${card.title[lang]}, ${say(refText(card, cell))}`}
        fresh={fresh}
        faulty={problem !== undefined}
        onChange={edit(type)}
      />
      {problem && <ProblemNote id={`${id}-wrong`} card={card} problem={problem} onKeep={() => save(true)} />}
      <button type="submit" className="btn btn-primary w-fit">
        {t('cards.entry.save')}
      </button>
    </form>
  );
}
