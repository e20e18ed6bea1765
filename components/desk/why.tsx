import type { ReactNode } from 'react';
import { RuleLink } from '@/components/rules/rule-sheet';
import { useSpeaker, useWords } from '@/components/words/words';
import type { Evaluation, Step } from '@/lib/calc/evaluation';

/** A part of a panel with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-sans text-sm font-semibold text-soft">{title}</h3>
      {children}
    </section>
  );
}

/** The steps of an answer, each with its rule, and what was considered and did not apply; folded away. */
export function Why({ steps, notApplied }: { steps: readonly Step[]; notApplied: Evaluation['notApplied'] }) {
  const t = useWords();
  const { say } = useSpeaker();
  return (
    <details>
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        {t('board.trace.why', { count: steps.length })}
      </summary>
      <ol className="grid">
        {steps.map((step, i) => (
          <Line key={`${step.id}-${i}`} rule={step.rule} text={say(step.text)} />
        ))}
      </ol>
      {notApplied.length > 0 && (
        <Part title={t('board.trace.notApplied')}>
          <ul className="grid text-soft">
            {notApplied.map(({ id, rule, text }) => (
              <Line key={id} rule={rule} text={say(text)} />
            ))}
          </ul>
        </Part>
      )}
    </details>
  );
}

const Line = ({ rule, text }: { rule: string; text: string }) => (
  <li className="grid grid-cols-[4.25rem_minmax(0,1fr)] items-start gap-x-2 border-b border-line text-sm last:border-0">
    <RuleLink number={rule} className="inline-flex min-h-11 items-center tabular-nums" />
    <span className="flex min-h-11 items-center py-1.5">{text}</span>
  </li>
);
