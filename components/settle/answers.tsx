'use client';

import { RuleLink } from '@/components/rules/rule-sheet';
import { useWords } from '@/components/words/words';
import type { AnswerCard, CardAnswer } from '@/lib/settle/view';

/** The number of a rule that opens its text; nothing where there is none. */
export const ruleKey = (number: string | undefined) =>
  number === undefined ? null : (
    <RuleLink
      number={number}
      className="inline-flex min-h-11 min-w-11 items-center font-sans text-[0.875em] font-normal tabular-nums"
    />
  );

const TONES: Readonly<Record<CardAnswer['tone'], { readonly look: string; readonly sign: string }>> = {
  yes: { look: 'border-good', sign: '✓' },
  no: { look: 'border-bad', sign: '✕' },
  neutral: { look: 'border-soft', sign: '▸' },
};

/** The verdicts of a case, each with its sign and its rule, and what another reading turns them into. */
export function Answers({ card: { answers, turned } }: { readonly card: AnswerCard }) {
  const t = useWords();
  return (
    <section aria-label={t('settle.answer')} className="grid gap-2">
      {answers.map(({ text, tone, rule: number }, i) => (
        <p
          key={i}
          className={`border-l-4 pl-3 font-serif text-[1.25em] leading-snug font-semibold ${TONES[tone].look}`}
        >
          <span aria-hidden className="font-sans">
            {TONES[tone].sign}{' '}
          </span>
          {text} {ruleKey(number)}
        </p>
      ))}
      {turned !== undefined && <p className="border-l-4 border-warn pl-3 text-warn">? {turned}</p>}
    </section>
  );
}
