'use client';

import { useId } from 'react';
import { RuleLink } from '@/components/rules/rule-sheet';
import { useLabels } from '@/components/calculator/labels';
import { useKnownReadings } from '@/components/calculator/answer/readings-context';
import { useTool } from '@/components/calculator/tool-context';
import type { Case } from '@/components/calculator/use-case';
import Link from '@/components/ui/link';
import { useSpeaker, useWords } from '@/components/words/words';
import type { ReadPoint } from '@/lib/calc/readings';
import { headlineOf } from '@/lib/calc/summary';
import { disputeAddress } from '@/lib/core/address';

/**
 * The open points that change the answer, each with its readings: a tap plays the case by another one, and what each
 * makes of it stands beside it.
 */
export function Readings({ shown }: { shown: Case }) {
  const t = useWords();
  const { points: all, fresh } = useKnownReadings();
  const points = all.filter(matters);
  if (!points.length) return null;
  return (
    <section className="grid gap-3" aria-label={t('tools.readings.title')}>
      <h3 className="font-sans text-sm font-semibold text-soft">{t('tools.readings.title')}</h3>
      {points.map((point) => (
        <Point
          key={point.field.name}
          point={point}
          fresh={fresh}
          // The key answers at once, whatever the other readings are still asked for.
          now={shown.input[point.field.name] ?? point.field.preset}
          onChoose={(value) => shown.set(point.field.name, value)}
        />
      ))}
    </section>
  );
}

/** What a player has set stays in sight, also where it changes nothing. */
const matters = ({ effect, readings }: ReadPoint): boolean =>
  effect !== 'nothing' || readings.some(({ chosen, ruling }) => chosen && !ruling);

interface PointProps {
  readonly point: ReadPoint;
  /** what each reading comes to is of the case on the screen */
  readonly fresh: boolean;
  readonly now: unknown;
  onChoose(value: string | number): void;
}

function Point({ point: { field, dispute, readings, effect }, fresh, now, onChoose }: PointProps) {
  const t = useWords();
  const speaker = useSpeaker();
  const labels = useLabels();
  const { tool } = useTool();
  const name = useId();
  const { rule } = field.info;
  return (
    <fieldset className="grid gap-1">
      <legend className="flex flex-wrap items-center gap-x-2">
        <span className="font-semibold">{labels.field(field, tool.name)}</span>
        {rule && <RuleLink number={rule} className="rule-tap text-sm underline" />}
        <Link href={disputeAddress(speaker.lang, tool.game, dispute)} className="flex min-h-11 items-center text-sm">
          {t('tools.dispute')}
        </Link>
      </legend>
      {effect === 'beside' && <p className="text-sm text-soft">{t('tools.readings.beside')}</p>}
      {effect === 'nothing' && <p className="text-sm text-soft">{t('tools.readings.nothing')}</p>}
      {readings.map(({ value, ruling, found }) => (
        <label
          key={value}
          className={`card flex min-h-11 cursor-pointer items-start gap-3 px-3 py-2 ${value === now ? 'border-2 border-accent bg-tint' : ''}`}
        >
          <input
            type="radio"
            name={name}
            checked={value === now}
            onChange={() => onChoose(value)}
            className="mt-0.5 size-5 shrink-0 accent-(--accent)"
          />
          <span className="min-w-0">
            <span className="text-soft">
              {labels.option(field, tool.name, value)}
              {ruling && ` (${t('tools.readings.ours')})`}
            </span>
            {effect === 'answer' && (
              <span className="block">
                {fresh ? headlineOf(found, speaker, (refusal) => labels.refusal(refusal, tool.form, tool.name)) : '…'}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
