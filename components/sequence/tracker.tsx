'use client';

import type { ReactNode } from 'react';
import { firstTurn, lastTurn, reduceProgress, type Progress, type ProgressAction } from '@/lib/sequence/progress';
import type { Plan } from '@/lib/sequence/plan';
import { placeWords, turnName } from '@/components/sequence/place';
import { useWords } from '@/components/words/words';

interface Props {
  readonly plan: Plan;
  readonly progress: Progress;
  readonly onAction: (action: ProgressAction) => void;
}

/** Scenario, turn and place in the turn, each with the way back and on. */
export function Tracker({ plan, progress, onAction }: Props) {
  const t = useWords();
  const place = placeWords(plan, progress, t);
  const last = lastTurn(plan, progress);
  const can = (action: ProgressAction): boolean => reduceProgress(plan, progress, action) !== progress;
  const stepper = (back: ProgressAction, on: ProgressAction) => ({
    onBack: can(back) ? () => onAction(back) : undefined,
    onOn: can(on) ? () => onAction(on) : undefined,
  });
  return (
    <div className="card grid min-w-0 grid-cols-[minmax(0,1fr)] divide-y divide-line wide:sticky wide:top-20">
      {plan.scenarios.length > 1 && (
        <label className="flex items-center gap-2 px-3 py-1.5 text-sm">
          <span className="text-soft">{t('turn.scenario')}</span>
          <select
            className="min-h-11 min-w-0 flex-1 truncate rounded-lg border border-line bg-paper px-2 font-semibold text-ink"
            value={progress.scenario}
            onChange={(event) => onAction({ type: 'scenario', scenario: event.target.value })}
          >
            {plan.scenarios.map(({ id, name, lastTurn: turns }) => (
              <option key={id} value={id}>
                {t('turn.scenarioOption', { name, turns })}
              </option>
            ))}
          </select>
        </label>
      )}
      {plan.scenarios.find(({ id }) => id === progress.scenario)?.anyFirstTurn && (
        <label className="flex items-center gap-2 px-3 py-1.5 text-sm">
          <span className="text-soft">{t('turn.begins')}</span>
          <select
            className="min-h-11 min-w-0 flex-1 truncate rounded-lg border border-line bg-paper px-2 text-ink"
            value={firstTurn(plan, progress)}
            onChange={(event) => onAction({ type: 'begin', turn: Number(event.target.value) })}
          >
            {plan.turns.slice(0, last).map(({ n }) => (
              <option key={n} value={n}>
                {t('turn.beginsOption', { turn: n, name: turnName(plan, n) })}
              </option>
            ))}
          </select>
        </label>
      )}
      <Stepper
        {...stepper({ type: 'turn', by: -1 }, { type: 'turn', by: 1 })}
        backLabel={t('turn.previousTurn')}
        onLabel={t('turn.nextTurn')}
      >
        <span className="block font-serif text-xl leading-tight font-bold">{place.turn}</span>
        <span className="block text-sm text-soft">
          {t('turn.turnOf', { turn: progress.turn, last })}
          {progress.turn === last && `, ${t('turn.lastTurn')}`}
        </span>
      </Stepper>
      <Stepper {...stepper({ type: 'previous' }, { type: 'next' })} backLabel={t('turn.back')} onLabel={t('turn.on')}>
        {/* Two lines whatever the phase, so that nothing moves from one to the next. */}
        <span className="grid min-h-10 content-center leading-tight">
          <span className="font-semibold">{place.phase}</span>
          {place.stage && <span className="text-xs leading-5 text-soft">{place.stage}</span>}
        </span>
      </Stepper>
    </div>
  );
}

interface StepperProps {
  /** undefined at the first place and at the last */
  readonly onBack: (() => void) | undefined;
  readonly onOn: (() => void) | undefined;
  readonly backLabel: string;
  readonly onLabel: string;
  readonly children: ReactNode;
}

function Stepper({ onBack, onOn, backLabel, onLabel, children }: StepperProps) {
  return (
    <div className="flex items-center gap-2 px-2 py-2">
      <Arrow label={backLabel} onPress={onBack}>
        ‹
      </Arrow>
      <p className="min-w-0 flex-1 text-center" aria-live="polite">
        {children}
      </p>
      <Arrow label={onLabel} onPress={onOn}>
        ›
      </Arrow>
    </div>
  );
}

// aria-disabled and not disabled, so that the focus is not lost at the ends.
function Arrow({
  label,
  onPress,
  children,
}: {
  readonly label: string;
  readonly onPress: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="btn shrink-0 px-0 text-2xl aria-disabled:cursor-not-allowed aria-disabled:text-line"
      aria-label={label}
      aria-disabled={!onPress}
      onClick={onPress}
    >
      <span aria-hidden className="-mt-1">
        {children}
      </span>
    </button>
  );
}
