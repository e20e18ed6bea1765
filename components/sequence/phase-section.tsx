'use client';

import type { GameId } from '@/lib/core/game-id';
import { roundAndPart, stageOf, stagesOf, tickName } from '@/lib/sequence/course';
import { currentSheet, reduceProgress, type Progress, type ProgressAction } from '@/lib/sequence/progress';
import type { SpokenPhase, SpokenStep } from '@/lib/sequence/spoken';
import type { PhaseNow } from '@/lib/sequence/when';
import { RuleLink } from '@/components/rules/rule-sheet';
import type { Plan } from '@/lib/sequence/plan';
import { placeWords } from '@/components/sequence/place';
import { SkippedSteps } from '@/components/sequence/skipped-steps';
import { StageChooser } from '@/components/sequence/stage-chooser';
import { StepRow } from '@/components/sequence/step-row';
import { useWords } from '@/components/words/words';

interface Props {
  readonly game: GameId;
  readonly plan: Plan;
  readonly now: PhaseNow<SpokenPhase, SpokenStep>;
  readonly progress: Progress;
  readonly open: boolean;
  /** the step or phase that the address names */
  readonly target: string | undefined;
  readonly onToggle: (open: boolean) => void;
  readonly onAction: (action: ProgressAction) => void;
  readonly onLook: (stage: number) => void;
  readonly onNext: () => void;
}

/** A phase of the turn: its steps, what does not hold this turn, and the way on. */
export function PhaseSection({ game, plan, now, progress, open, target, onToggle, onAction, onLook, onNext }: Props) {
  const t = useWords();
  const { phase, skipped } = now;
  const sheet = currentSheet(plan, progress);
  const isCurrent = sheet.phase === phase.id;
  const stage = shownStage(phase, sheet.stage, target);
  const side = phase.parts?.[roundAndPart(phase, stage).part];
  const inPart = ({ side: of }: SpokenStep) => side === undefined || of === side;
  const steps = now.steps.filter(inPart);
  const isTicked = ({ id }: SpokenStep) => sheet.ticked.includes(tickName(phase, id, sheet.stage));
  const done = steps.filter(isTicked).length;
  return (
    <details
      id={phase.id}
      open={open}
      // The browser itself unfolds what the address names, and it may do so before the page is hydrated.
      suppressHydrationWarning
      onToggle={(event) => event.currentTarget.open !== open && onToggle(event.currentTarget.open)}
      className={`card min-w-0 ${isCurrent ? 'border-l-4 border-l-accent' : ''}`}
    >
      <summary className="flex min-h-13 items-center gap-3 rounded-xl px-3 py-1.5">
        <span
          className={`grid size-8 shrink-0 place-items-center rounded-full border font-serif font-bold ${isCurrent ? 'border-accent bg-accent text-on-accent' : 'border-line bg-sunk'}`}
        >
          {phase.letter}
        </span>
        <h2 className="min-w-0 flex-1 text-lg leading-tight font-semibold">{phase.label}</h2>
        <span className="text-right text-sm text-soft">
          {/* On the narrowest screens above the count: a long word of the heading would break beside both. */}
          {isCurrent && (
            <strong className="mr-2 text-accent max-[359px]:mr-0 max-[359px]:block">{t('turn.now')}</strong>
          )}
          {!phase.rounds &&
            (done === steps.length ? (
              <Done words={t('turn.allDone')} />
            ) : (
              <Count words={t('turn.done', { done, all: steps.length })} short={`${done}/${steps.length}`} />
            ))}
        </span>
        <span aria-hidden className="w-4 text-center text-soft">
          {open ? '▾' : '▸'}
        </span>
      </summary>
      <div className="border-t border-line px-3 pb-3">
        <div className="-mb-1 flex flex-wrap items-center justify-between gap-x-3">
          <RuleLink game={game} number={phase.rule} className="min-h-11 min-w-11 content-center text-sm tabular-nums">
            §{phase.rule}
          </RuleLink>
          {!isCurrent && (
            <button
              type="button"
              className="btn my-1 text-sm"
              onClick={() => onAction({ type: 'goTo', phase: phase.id, stage })}
            >
              {t('turn.moveHere')}
            </button>
          )}
        </div>
        {stagesOf(phase) > 1 && <StageChooser phase={phase} stage={stage} onChoose={onLook} />}
        <ol className="divide-y divide-line">
          {steps.map((step) => (
            <StepRow
              key={step.id}
              game={game}
              step={step}
              tool={step.tool ? plan.tools[step.tool] : undefined}
              moment={progress}
              ticked={isTicked(step)}
              isTarget={target === step.id}
              onTick={() => onAction({ type: 'tick', step: step.id })}
            />
          ))}
        </ol>
        <SkippedSteps game={game} plan={plan} skipped={skipped.filter(({ step }) => inPart(step))} target={target} />
        {isCurrent && <GoOn plan={plan} progress={progress} onNext={onNext} />}
      </div>
    </details>
  );
}

/** The stage on show: the current one, or the other side's when the address names a step of theirs. */
function shownStage(phase: SpokenPhase, stage: number, target: string | undefined): number {
  const side = phase.steps.find(({ id }) => id === target)?.side;
  const part = phase.parts?.findIndex((one) => one === side) ?? -1;
  return part < 0 ? stage : stageOf(phase, roundAndPart(phase, stage).round, part);
}

function Done({ words }: { readonly words: string }) {
  return (
    <span className="font-semibold text-good">
      <span aria-hidden>✓</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}

function Count({ words, short }: { readonly words: string; readonly short: string }) {
  return (
    <>
      <span aria-hidden className="tabular-nums">
        {short}
      </span>
      <span className="sr-only">{words}</span>
    </>
  );
}

/** The way on at the end of the current phase; at the end of the scenario it says that it is over. */
function GoOn({ plan, progress, onNext }: Pick<Props, 'plan' | 'progress' | 'onNext'>) {
  const t = useWords();
  const after = reduceProgress(plan, progress, { type: 'next' });
  if (after === progress) return <p className="mt-3 rounded-lg bg-tint px-3 py-2 font-semibold">{t('turn.over')}</p>;
  const here = placeWords(plan, progress, t);
  const there = placeWords(plan, after, t);
  const place =
    here.turn !== there.turn ? there.turn : here.phase !== there.phase ? there.phase : (there.stage ?? there.phase);
  return (
    <button type="button" className="btn btn-primary mt-3 min-h-13 w-full" onClick={onNext}>
      {t('turn.next', { place })}
      <span aria-hidden>›</span>
    </button>
  );
}
