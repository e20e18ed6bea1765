'use client';

import { RuleLink } from '@/components/rules/rule-sheet';
import { changeOf } from '@/components/calculator/answer/summary';
import { useTool } from '@/components/calculator/tool-context';
import Link from '@/components/ui/link';
import { Sheet } from '@/components/ui/sheet';
import { useSpeaker, useWords } from '@/components/words/words';
import { disputeAddress } from '@/lib/core/address';
import type { Evaluation, Text } from '@/lib/calc/evaluation';

/** The derivation of an answer: the steps in order, then what was considered and did not apply. */
export function WhySheet({
  evaluation,
  open,
  onClose,
}: {
  evaluation: Evaluation;
  open: boolean;
  onClose: () => void;
}) {
  const t = useWords();
  const { steps, notApplied, facts, open: points } = evaluation;
  return (
    <Sheet open={open} title={t('tools.why')} onClose={onClose}>
      <div className="grid gap-5 pb-2">
        <ol className="grid gap-px">
          {steps.map((step, i) => (
            <Line key={`${step.id}-${i}`} rule={step.rule} text={step.text} change={changeOf(step)} />
          ))}
        </ol>
        {notApplied.length > 0 && (
          <Part title={t('tools.notApplied')}>
            <ul className="grid gap-px text-soft">
              {notApplied.map((one, i) => (
                <Line key={`${one.id}-${i}`} rule={one.rule} text={one.text} />
              ))}
            </ul>
          </Part>
        )}
        {facts.length > 0 && (
          <Part title={t('tools.facts')}>
            <ul className="grid gap-px">
              {facts.map((fact, i) => (
                <Line key={i} rule={fact.rule} text={fact.text} mark={fact.assumed ? t('tools.assumed') : undefined} />
              ))}
            </ul>
          </Part>
        )}
        {points.length > 0 && (
          <Part title={t('tools.open')}>
            <ul className="grid gap-px">
              {points.map((point, i) => (
                <Line key={i} rule={point.rule} text={point.text} dispute={point.dispute} />
              ))}
            </ul>
          </Part>
        )}
      </div>
    </Sheet>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-sans text-sm font-semibold text-soft">{title}</h3>
      {children}
    </section>
  );
}

interface LineProps {
  readonly rule?: string | undefined;
  readonly text: Text;
  readonly change?: string;
  readonly mark?: string | undefined;
  readonly dispute?: string | undefined;
}

function Line({ rule, text, change, mark, dispute }: LineProps) {
  const t = useWords();
  const { say, lang } = useSpeaker();
  const { tool } = useTool();
  return (
    <li className="grid grid-cols-[4.25rem_minmax(0,1fr)] items-start gap-x-2 border-b border-line py-0.5 last:border-0">
      {rule ? <RuleLink number={rule} className="inline-flex min-h-11 items-center text-sm tabular-nums" /> : <span />}
      <span className="min-h-11 py-2.5">
        {say(text)}{' '}
        {change && (
          <span className="rounded bg-tint px-1.5 font-semibold whitespace-nowrap text-ink tabular-nums">{change}</span>
        )}
        {mark && <span className="rounded border border-line px-1.5 text-sm text-soft">{mark}</span>}
        {dispute && (
          <Link href={disputeAddress(lang, tool.game, dispute)} className="flex min-h-11 w-fit items-center text-sm">
            {t('tools.dispute')}
          </Link>
        )}
      </span>
    </li>
  );
}
