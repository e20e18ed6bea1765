'use client';

import { roundAndPart, stageOf } from '@/lib/sequence/course';
import type { SpokenPhase } from '@/lib/sequence/spoken';
import { useWords } from '@/components/words/words';

const SIDE_COLOUR: Readonly<Record<string, string>> = { central: 'bg-central', allied: 'bg-allied' };

/** The round of a phase with rounds, and who acts in it. */
export function StageChooser({
  phase,
  stage,
  onChoose,
}: {
  readonly phase: SpokenPhase;
  readonly stage: number;
  readonly onChoose: (stage: number) => void;
}) {
  const t = useWords();
  const { round, part } = roundAndPart(phase, stage);
  const rounds = Array.from({ length: phase.rounds ?? 1 }, (_, index) => index + 1);
  return (
    <div className="grid gap-2 border-b border-line pb-3 sm:grid-cols-2">
      <fieldset className="min-w-0">
        <legend className="mb-1 text-sm text-soft">{t('turn.round')}</legend>
        <div className="grid grid-cols-6 gap-1">
          {rounds.map((one) => (
            <button
              key={one}
              type="button"
              className="btn px-0"
              aria-pressed={one === round}
              aria-label={t('turn.roundButton', { round: one })}
              onClick={() => onChoose(stageOf(phase, one, one === round ? part : 0))}
            >
              {one}
            </button>
          ))}
        </div>
      </fieldset>
      {phase.parts && (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-sm text-soft">{t('turn.side')}</legend>
          <div className="grid grid-cols-2 gap-1">
            {phase.parts.map((side, index) => (
              <button
                key={side}
                type="button"
                className="btn px-1 text-sm leading-tight"
                aria-pressed={index === part}
                onClick={() => onChoose(stageOf(phase, round, index))}
              >
                <span
                  aria-hidden
                  className={`size-3 shrink-0 border border-current ${SIDE_COLOUR[side] ?? ''} ${index % 2 ? 'rounded-full' : ''}`}
                />
                {t(`turn.sides.${side}`)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
