'use client';

import { useCallback, useState, type ReactNode } from 'react';
import { listedText } from '@/components/rules/list-rows';
import { useLoaded } from '@/components/settle/use-loaded';
import { Waiting } from '@/components/settle/waiting';
import { useSpeaker, useWords } from '@/components/words/words';
import { disputeAddress, gameAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import type { QuestionMark } from '@/lib/rules/book';
import '@/components/rules/rules.css';
import '@/components/rules/lists.css';

/** A part of a card under its heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-[0.75em]">
      <h2 className="border-b border-line font-sans text-[0.875em] font-semibold text-soft">{title}</h2>
      {children}
    </section>
  );
}

/** Text that the site itself has written as HTML: a rule, a question, a chart. */
export function SiteText({ html, lang }: { readonly html: string; readonly lang?: string | undefined }) {
  return <div className="rule-text text-[1em]!" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The whole text of a question, with its readings and its source. */
export function QuestionText({ game, id }: { readonly game: GameId; readonly id: string }) {
  const t = useWords();
  const { lang } = useSpeaker();
  const loaded = useLoaded(useCallback(() => listedText(gameAddress(lang, game, 'disputes'), id), [lang, game, id]));
  if (loaded.state !== 'here') return <Waiting loaded={loaded} failed={t('settle.noText')} />;
  return loaded.value === undefined ? <p>{t('settle.noText')}</p> : <SiteText html={loaded.value} />;
}

/** A question with the kind of its answer, folded; its text comes when it is opened. */
export function FoldedQuestion({ game, question }: { readonly game: GameId; readonly question: QuestionMark }) {
  const t = useWords();
  const { lang } = useSpeaker();
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className="min-h-11 content-center">
        <strong className="font-semibold">{t(`rules.kinds.${question.kind}`)}:</strong> {question.title}
      </summary>
      {opened && <QuestionText game={game} id={question.id} />}
      <a href={disputeAddress(lang, game, question.id)} className="inline-flex min-h-11 items-center print:hidden">
        {t('settle.open.question')}
      </a>
    </details>
  );
}

/** The questions that touch the rules of a card, folded together. */
export function Touching({ game, questions }: { readonly game: GameId; readonly questions: readonly QuestionMark[] }) {
  const t = useWords();
  if (questions.length === 0) return null;
  return (
    <details className="mt-[0.75em]">
      <summary className="min-h-11 content-center font-semibold">
        {t('settle.touching', { count: questions.length })}
      </summary>
      <ul className="pl-3">
        {questions.map((question) => (
          <li key={question.id}>
            <FoldedQuestion game={game} question={question} />
          </li>
        ))}
      </ul>
    </details>
  );
}
