'use client';

import { useMemo } from 'react';
import { Answers, ruleKey } from '@/components/settle/answers';
import { Card } from '@/components/settle/card';
import type { CardProps } from '@/components/settle/card-props';
import { Disagree } from '@/components/settle/disagree';
import { CaseNotes } from '@/components/settle/notes';
import { openCase } from '@/components/settle/open-case';
import { FoldedQuestion, Part, Touching } from '@/components/settle/parts';
import { WithCase, type LoadedCase } from '@/components/settle/with-case';
import Link from '@/components/ui/link';
import { useSpeaker, useWords } from '@/components/words/words';
import { settleAddress, toolAddress } from '@/lib/core/address';
import { writeCode } from '@/lib/settle/code';
import { reportOf, sureLines } from '@/lib/settle/report';
import {
  whoseReading,
  type AnswerCard,
  type CardFact,
  type CardPoint,
  type CardReadings,
  type CardStep,
} from '@/lib/settle/view';

/** A case of a tool as a card: what the tool says to it, word for word, and why. */
export function ToolCard({ game, subject }: CardProps) {
  return (
    <WithCase game={game} name={subject.id}>
      {(parts) => <Case game={game} subject={subject} parts={parts} />}
    </WithCase>
  );
}

function Case({ game, subject, parts }: CardProps & { readonly parts: LoadedCase }) {
  const t = useWords();
  const speaker = useSpeaker();
  const { query = '' } = subject;
  const code = writeCode(subject);
  // The parts are loaded once; what is told of them changes with the case alone.
  const open = useMemo(() => openCase(parts, query, speaker, { readings: true }), [parts, query, speaker]);
  const { card } = open;
  if (open.damaged !== undefined) return <CaseNotes open={open} />;
  return (
    <>
      <CaseNotes open={open} />
      <Card
        game={game}
        code={code}
        about={t(`${subject.id}.title`)}
        question={t('settle.about.tool')}
        open={{
          href: `${toolAddress(speaker.lang, game, subject.id)}?${open.query}`,
          words: t('settle.open.tool'),
        }}
        rules={brokenIn(card)}
        readings={card.points.some(({ played }) => played)}
        report={(around) => reportOf(around, card, speaker)}
      >
        <Answers card={card} />
        <Facts facts={card.facts} />
        <Steps steps={card.steps} />
        <Points game={game} subject={subject} points={card.points} />
        <Sure card={card} />
        <Touching game={game} questions={open.questions} />
      </Card>
      <Disagree game={game} code={code} subject={subject} parts={parts} version={open} />
    </>
  );
}

/** The rules of a card by which play may have gone wrong. */
const brokenIn = ({ steps, answers }: AnswerCard): readonly string[] =>
  [...steps, ...answers].flatMap(({ rule }) => rule ?? []);

function Facts({ facts }: { readonly facts: readonly CardFact[] }) {
  const t = useWords();
  if (facts.length === 0) return null;
  return (
    <Part title={t('settle.facts')}>
      <ul>
        {facts.map(({ label, text, rule: number, assumed }, i) => (
          <li key={i} className="flex items-center gap-x-2">
            <span className="min-w-0 flex-1 py-[0.25em]">
              {label !== undefined && <span className="text-soft">{label}: </span>}
              {text} {assumed && <span className="text-[0.875em] text-soft italic">({t('tools.assumed')})</span>}
            </span>
            {ruleKey(number)}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Steps({ steps }: { readonly steps: readonly CardStep[] }) {
  const t = useWords();
  if (steps.length === 0) return null;
  return (
    <Part title={t('settle.steps')}>
      <ol>
        {steps.map(({ rule: number, lines, decides }, i) => (
          <li
            key={i}
            className={`grid grid-cols-[4.5em_minmax(0,1fr)] items-start gap-x-2 border-b border-line last:border-0 ${decides ? 'bg-tint font-semibold' : ''}`}
          >
            {ruleKey(number)}
            <span className="py-[0.6em] print:py-0">
              {lines.map((line, at) => (
                <span key={at} className="block">
                  {line}
                </span>
              ))}
              {decides && <span className="text-[0.875em]">← {t('settle.decides')}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Points({ game, subject, points }: CardProps & { readonly points: readonly CardPoint[] }) {
  const t = useWords();
  if (points.length === 0) return null;
  return (
    <Part title={t('settle.points')}>
      <ul>
        {points.map(({ text, rule: number, question, played }, i) => (
          <li key={i} className="border-b border-line py-[0.25em] last:border-0">
            {ruleKey(number)} {text}
            {played && <Played game={game} subject={subject} played={played} />}
            {question && <FoldedQuestion game={game} question={question} />}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The ways to play an open point side by side; the card of the case under another one is a tap away. */
function Played({ game, subject, played }: CardProps & { readonly played: CardReadings }) {
  const t = useWords();
  const { lang } = useSpeaker();
  const { effect } = played;
  const readings = played.readings.map((reading) => ({ ...reading, whose: whoseReading(reading) }));
  return (
    <div className="my-[0.25em]">
      {effect !== 'answer' && <p className="text-soft">{t(`tools.readings.${effect}`)}</p>}
      <ul className="grid gap-[0.25em]">
        {readings.map(({ text, answer, chosen, query, whose }) => (
          <li key={query} className={`border-l-4 pl-3 ${chosen ? 'border-accent' : 'border-line'}`}>
            <span className="text-soft">
              {text}
              {whose && ` (${t(`tools.readings.${whose}`)})`}
            </span>
            {effect === 'answer' && <span className={`block ${chosen ? 'font-semibold' : ''}`}>{answer}</span>}
            {!chosen && (
              <Link
                href={settleAddress(lang, game, writeCode({ ...subject, query }))}
                className="flex min-h-11 w-fit items-center text-[0.875em] print:hidden"
              >
                {t('settle.played.other')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sure({ card }: { readonly card: AnswerCard }) {
  const t = useWords();
  const speaker = useSpeaker();
  if (card.steps.length === 0) return null;
  return (
    <Part title={t('settle.sureTitle')}>
      {sureLines(card.sure, speaker).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Part>
  );
}
