'use client';

import type { GameId } from '@/lib/core/game-id';
import type { SpokenPhase, SpokenStep } from '@/lib/sequence/spoken';
import type { PhaseNow } from '@/lib/sequence/when';
import { RuleLink } from '@/components/rules/rule-sheet';
import type { Plan } from '@/lib/sequence/plan';
import { unmetWords } from '@/components/sequence/unmet-words';
import { useSpeaker, useWords } from '@/components/words/words';

interface Props {
  readonly game: GameId;
  readonly plan: Plan;
  readonly skipped: PhaseNow<SpokenPhase, SpokenStep>['skipped'];
  readonly target: string | undefined;
}

/** The steps that do not hold this turn, folded, each with the reason. */
export function SkippedSteps({ game, plan, skipped, target }: Props) {
  const t = useWords();
  const { lang } = useSpeaker();
  if (skipped.length === 0) return null;
  const isTarget = skipped.some(({ step }) => step.id === target);
  return (
    <details open={isTarget || undefined} suppressHydrationWarning className="border-t border-line text-sm">
      <summary className="min-h-11 content-center font-semibold text-soft">
        {t('turn.skipped', { count: skipped.length })}
      </summary>
      <ul className="grid gap-1 pb-2">
        {skipped.map(({ step, because }) => (
          <li key={step.id} id={step.id} className={`flex items-start gap-2 ${step.id === target ? 'bg-tint' : ''}`}>
            <span className="min-w-0 flex-1 py-2 text-soft print:py-0">
              {step.label} <em>({because.map((one) => unmetWords(one, plan, lang, t)).join('; ')})</em>
            </span>
            <RuleLink
              game={game}
              number={step.rule}
              className="min-h-11 min-w-11 shrink-0 content-center text-right tabular-nums"
            >
              §{step.rule}
            </RuleLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
