'use client';

import { useCallback } from 'react';
import { listedText } from '@/components/rules/list-rows';
import { loadBook } from '@/components/rules/load-book';
import { Card } from '@/components/settle/card';
import type { CardProps } from '@/components/settle/card-props';
import { SiteText } from '@/components/settle/parts';
import { questionsIn, rulesAsking } from '@/components/settle/question-marks';
import { textOfHtml } from '@/components/settle/text-of-html';
import { useLoaded } from '@/components/settle/use-loaded';
import { Waiting } from '@/components/settle/waiting';
import { useSpeaker, useWords } from '@/components/words/words';
import { disputeAddress, gameAddress } from '@/lib/core/address';
import { writeCode } from '@/lib/settle/code';
import { shortReport } from '@/lib/settle/report';

/** A question as a card: who answers it, the answer with its readings and reasons, and the rules that decide it. */
export function QuestionCard({ game, subject: { id }, subject }: CardProps) {
  const t = useWords();
  const { lang } = useSpeaker();
  const loaded = useLoaded(
    useCallback(
      () => Promise.all([loadBook(game, lang), listedText(gameAddress(lang, game, 'disputes'), id)] as const),
      [game, lang, id],
    ),
  );
  if (loaded.state !== 'here') return <Waiting loaded={loaded} failed={t('settle.notLoaded')} />;
  const [book, html] = loaded.value;
  const question = questionsIn(book).get(id);
  if (!question || html === undefined) return <p role="alert">{t('settle.noQuestion', { id })}</p>;
  const kind = t(`rules.kinds.${question.kind}`);
  return (
    <Card
      game={game}
      code={writeCode(subject)}
      about={kind}
      question={question.title}
      open={{ href: disputeAddress(lang, game, id), words: t('settle.open.question') }}
      rules={rulesAsking(book, id)}
      report={(around) => shortReport(around, [textOfHtml(html)])}
    >
      <SiteText html={html} />
    </Card>
  );
}
