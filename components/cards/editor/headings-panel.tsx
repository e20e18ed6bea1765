'use client';

import { useId, type FormEvent } from 'react';
import { ProblemNote } from '@/components/cards/problem-note';
import { useDraft } from '@/components/storage/drafts';
import type { CardEditor } from '@/components/cards/editor/use-card-editor';
import { useSpeaker, useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import { headingsOf } from '@/lib/tables/card-columns';
import { removeHeading, setComplete } from '@/lib/tables/card-entry';
import { addHeadings, headingsIn } from '@/lib/tables/card-headings';

/** The headings of a card's columns: those known, adding the others, and saying that none is missing. */
export function HeadingsPanel({ game, editor, doubtHere }: { game: GameId; editor: CardEditor; doubtHere: boolean }) {
  const t = useWords();
  const { lang } = useSpeaker();
  const { card, entries } = editor;
  const id = useId();
  const [typed, setTyped, done] = useDraft(`${game}/card/${card.id}/headings`);
  const headings = headingsOf(card, entries);
  const declared = new Map(card.columns.headings.map(({ label, source }) => [label, source]));
  const add = (event: FormEvent) => {
    event.preventDefault();
    const list = headingsIn(typed);
    const written = editor.write(
      (now, sure) => addHeadings(card, now, list, sure),
      t('cards.said.headings', { headings: list.join(', ') }),
    );
    if (written) done();
  };
  return (
    <section id="headings" aria-labelledby={`${id}-title`} className="grid min-w-0 grid-cols-1 gap-2 scroll-mt-20">
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        {t('cards.headings.title', { axis: card.columns.label })}
      </h2>
      <p className="max-w-prose text-sm text-soft">{t(`cards.headings.about.${card.columns.notation}`)}</p>
      <ul className="flex flex-wrap gap-1.5">
        {headings.map((heading) => {
          const source = declared.get(heading);
          return (
            <li
              key={heading}
              className={`inline-flex min-h-11 items-center rounded-lg border border-line tabular-nums ${source ? 'bg-sunk px-3' : 'bg-card pl-3 font-semibold'}`}
              title={source?.[lang]}
            >
              {heading}
              {source ? (
                <span className="sr-only"> ({source[lang]})</span>
              ) : (
                <button
                  type="button"
                  className="grid min-h-11 min-w-11 place-items-center"
                  aria-label={t('cards.headings.remove', { heading })}
                  onClick={() =>
                    editor.write(
                      (now, sure) => removeHeading(card, now, heading, sure),
                      t('cards.said.removed', { heading }),
                    )
                  }
                >
                  <span aria-hidden>✕</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <form onSubmit={add} className="flex max-w-xl flex-wrap items-end gap-2">
        <label htmlFor={`${id}-new`} className="grid min-w-0 flex-1 basis-56 gap-0.5 text-sm font-semibold text-soft">
          {t('cards.headings.add')}
          <input
            id={`${id}-new`}
            type="text"
            autoComplete="off"
            placeholder={t(`cards.headings.example.${card.columns.notation}`)}
            value={typed}
            onChange={(event) => {
              editor.dismiss();
              setTyped(event.target.value);
            }}
            className="min-h-11 w-full rounded-lg border border-soft bg-card px-3 text-base font-normal text-ink"
          />
        </label>
        <button type="submit" className="btn" disabled={!typed.trim()}>
          {t('cards.headings.addKey')}
        </button>
      </form>
      <button
        type="button"
        role="switch"
        aria-checked={entries.complete}
        className="btn w-fit justify-start text-left"
        onClick={() =>
          editor.write(
            (now, sure) => setComplete(card, now, !entries.complete, sure),
            entries.complete ? t('cards.said.incomplete') : t('cards.said.complete'),
          )
        }
      >
        <span
          aria-hidden
          className={`grid size-5 shrink-0 place-items-center rounded border-2 text-sm leading-none ${entries.complete ? 'border-on-accent' : 'border-soft'}`}
        >
          {entries.complete ? '✓' : ''}
        </span>
        {t('cards.headings.complete')}
      </button>
      {doubtHere && editor.doubt && <ProblemNote card={card} problem={editor.doubt.problem} onKeep={editor.keep} />}
    </section>
  );
}
