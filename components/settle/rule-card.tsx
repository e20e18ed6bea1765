'use client';

import { useCallback } from 'react';
import { loadBook } from '@/components/rules/load-book';
import { Card } from '@/components/settle/card';
import type { CardProps } from '@/components/settle/card-props';
import { SiteText, Touching } from '@/components/settle/parts';
import { textOfHtml } from '@/components/settle/text-of-html';
import { useLoaded } from '@/components/settle/use-loaded';
import { Waiting } from '@/components/settle/waiting';
import { useSpeaker, useWords } from '@/components/words/words';
import { ruleAddress } from '@/lib/rules/address';
import { writeCode } from '@/lib/settle/code';
import { shortReport } from '@/lib/settle/report';

/** A rule as a card: its text, what its marks mean, and the questions that touch it. */
export function RuleCard({ game, subject }: CardProps) {
  const t = useWords();
  const { lang } = useSpeaker();
  const loaded = useLoaded(useCallback(() => loadBook(game, lang), [game, lang]));
  if (loaded.state !== 'here') return <Waiting loaded={loaded} failed={t('settle.notLoaded')} />;
  const rule = Object.hasOwn(loaded.value, subject.id) ? loaded.value[subject.id] : undefined;
  if (!rule) return <p role="alert">{t('settle.noRule', { id: subject.id })}</p>;
  const textLang = rule.englishOnly ? 'en' : undefined;
  return (
    <Card
      game={game}
      code={writeCode(subject)}
      about={t('settle.about.rule', { number: subject.id })}
      question={`${subject.id} ${rule.title}`}
      lang={textLang}
      open={{ href: ruleAddress(lang, game, subject.id), words: t('settle.open.rule') }}
      rules={[subject.id]}
      report={(around) =>
        shortReport(around, [
          textOfHtml(rule.html),
          ...rule.questions.map(({ kind, title }) => `- ${t(`rules.kinds.${kind}`)}: ${title}`),
        ])
      }
    >
      {rule.englishOnly && <p className="text-[0.875em] text-soft">{t('common.englishText')}</p>}
      {rule.marks.map(({ mark, text }) => (
        <p key={mark} className="text-[0.875em]">
          <span className="rule-mark">{mark}</span> {text}
        </p>
      ))}
      <SiteText html={rule.html} lang={textLang} />
      <p className="text-[0.875em] text-soft">{t('settle.source')}</p>
      <Touching game={game} questions={rule.questions} />
    </Card>
  );
}
