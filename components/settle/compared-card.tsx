'use client';

import { useMemo } from 'react';
import { Answers, ruleKey } from '@/components/settle/answers';
import { Card } from '@/components/settle/card';
import { CaseNotes } from '@/components/settle/notes';
import { openCase } from '@/components/settle/open-case';
import { Part, Touching } from '@/components/settle/parts';
import { touching } from '@/components/settle/question-marks';
import { WithCase, type LoadedCase } from '@/components/settle/with-case';
import Link from '@/components/ui/link';
import { useSpeaker, useWords } from '@/components/words/words';
import { settleAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import { writeCode, type Subject } from '@/lib/settle/code';
import { compare, type ApartFact, type ApartStep, type Comparison, type Parting } from '@/lib/settle/compare';
import { pairCode } from '@/lib/settle/pair';
import { comparedReport } from '@/lib/settle/report';

interface Props {
  readonly game: GameId;
  /** two different cases of one tool */
  readonly first: Subject;
  readonly second: Subject;
}

/** Two versions of a case on one card: whether the answer changes, where they part, and what was entered otherwise. */
export function ComparedCard(props: Props) {
  return (
    <WithCase game={props.game} name={props.first.id}>
      {(parts) => <Versions {...props} parts={parts} />}
    </WithCase>
  );
}

function Versions({ game, first, second, parts }: Props & { readonly parts: LoadedCase }) {
  const t = useWords();
  const speaker = useSpeaker();
  const [one, other] = useMemo(
    () => [openCase(parts, first.query ?? '', speaker), openCase(parts, second.query ?? '', speaker)] as const,
    [parts, first.query, second.query, speaker],
  );
  const comparison = useMemo(() => compare(one, other), [one, other]);
  const notes = (
    <>
      <CaseNotes open={one} version={t('settle.disagree.first')} />
      <CaseNotes open={other} version={t('settle.disagree.second')} />
    </>
  );
  if (one.damaged !== undefined || other.damaged !== undefined) return notes;
  const codes = { first: writeCode(first), second: writeCode(second) };
  return (
    <>
      {notes}
      <Card
        game={game}
        code={pairCode(codes.first, codes.second)}
        about={t(`${first.id}.title`)}
        question={t('settle.disagree.question')}
        open={{ href: settleAddress(speaker.lang, game, codes.first), words: t('settle.disagree.open.first') }}
        rules={rulesOf(comparison)}
        report={(around) => comparedReport(around, [one.card, other.card], comparison, speaker)}
      >
        <p className="rounded-lg bg-tint p-[0.5em] font-semibold">{t(`settle.disagree.effect.${comparison.effect}`)}</p>
        <div className="grid gap-[0.75em] wide:grid-cols-2">
          {(['first', 'second'] as const).map((which) => (
            <Part key={which} title={t(`settle.disagree.${which}`)}>
              <Answers card={(which === 'first' ? one : other).card} />
              <Link
                href={settleAddress(speaker.lang, game, codes[which])}
                className="inline-flex min-h-11 items-center print:hidden"
              >
                {t(`settle.disagree.open.${which}`)}
              </Link>
            </Part>
          ))}
        </div>
        <Part title={t('settle.disagree.parting')}>
          <Parts comparison={comparison} />
          <Touching game={game} questions={touching(parts.book, rulesOf(comparison))} />
        </Part>
        <Part title={t('settle.disagree.facts')}>
          <Facts facts={comparison.facts} />
        </Part>
      </Card>
    </>
  );
}

/** The rules of the step at which two versions part: what is asked about them may settle it. */
const rulesOf = ({ parting }: Comparison): readonly string[] =>
  [parting?.first?.rule, parting?.second?.rule].flatMap((rule) => rule ?? []);

function Parts({ comparison: { parting } }: { readonly comparison: Comparison }) {
  const t = useWords();
  if (!parting) return <p className="py-[0.25em]">{t('settle.disagree.sameSteps')}</p>;
  return (
    <dl>
      <Side which="first" parting={parting} />
      <Side which="second" parting={parting} />
    </dl>
  );
}

function Side({ which, parting }: { readonly which: 'first' | 'second'; readonly parting: Parting }) {
  const t = useWords();
  const step: ApartStep | undefined = parting[which];
  return (
    <div className="border-b border-line py-[0.25em] last:border-0">
      <dt className="text-[0.875em] text-soft">{t(`settle.disagree.${which}`)}</dt>
      <dd>
        {ruleKey(step?.rule)} {step?.text ?? t('settle.disagree.noStep')}
      </dd>
    </div>
  );
}

function Facts({ facts }: { readonly facts: readonly ApartFact[] }) {
  const t = useWords();
  if (!facts.length) return <p className="py-[0.25em]">{t('settle.disagree.sameFacts')}</p>;
  return (
    <ul>
      {facts.map(({ label, first, second }, i) => (
        <li key={i} className="border-b border-line py-[0.25em] last:border-0">
          {label !== undefined && <span className="block text-[0.875em] text-soft">{label}</span>}
          {(
            [
              ['first', first],
              ['second', second],
            ] as const
          ).map(([which, text]) => (
            <span key={which} className="block">
              <span className="text-soft">{t(`settle.disagree.${which}`)}: </span>
              {text ?? t('settle.disagree.absent')}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
