'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameId } from '@/lib/core/game-id';
import {
  currentSheet,
  firstTurn,
  reduceProgress,
  settle,
  startGame,
  type Progress,
  type ProgressAction,
} from '@/lib/sequence/progress';
import { stepsFor } from '@/lib/sequence/when';
import { NewGame } from '@/components/sequence/new-game';
import { PhaseSection } from '@/components/sequence/phase-section';
import type { Plan } from '@/lib/sequence/plan';
import { TurnCard } from '@/components/sequence/turn-card';
import { Tracker } from '@/components/sequence/tracker';
import { useHash } from '@/components/sequence/use-hash';
import { PrintKey } from '@/components/shell/paper';
import { turnSlot } from '@/components/storage/slots';
import { useStored } from '@/components/storage/use-stored';
import { useWords } from '@/components/words/words';

/** The sequence of play as a checklist that knows the turn. What is ticked stays on this device. */
export function Checklist({ game, plan }: { readonly game: GameId; readonly plan: Plan }) {
  const t = useWords();
  const { ready, progress, act } = useProgress(game, plan);
  const { scenario, turn } = progress;
  const sheet = currentSheet(plan, progress);
  const season = plan.turns.find(({ n }) => n === turn)?.season ?? '';
  const first = firstTurn(plan, progress);
  const phases = useMemo(
    () => stepsFor(plan, { turn, season, scenario, first }),
    [plan, turn, season, scenario, first],
  );
  const { isOpen, toggle, foldAll, leaveAnchor, target } = useFolds(plan, sheet.phase, ready);
  const follow = useFollow(`${turn}/${sheet.phase}/${sheet.stage}`, sheet.phase);

  const move = (action: ProgressAction) => {
    foldAll();
    act(action);
  };
  const goOn = () => {
    follow();
    move({ type: 'next' });
  };
  return (
    <>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h1 className="text-3xl font-bold">{t('turn.title')}</h1>
        <div className="flex flex-wrap gap-2 print:hidden">
          <button
            type="button"
            className="btn px-2.5 text-sm"
            disabled={!progress.before}
            onClick={() => move({ type: 'undo' })}
          >
            {t('turn.undo')}
          </button>
          <PrintKey />
          <NewGame onStart={() => move({ type: 'reset' })} />
        </div>
      </div>
      {/* Until the device has said where the game is, nothing is shown that would jump away. */}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[20rem_minmax(0,1fr)] wide:gap-8 ${ready ? '' : 'invisible min-h-dvh'}`}
      >
        <Tracker plan={plan} progress={progress} onAction={move} />
        <div className="grid min-w-0 gap-2">
          <TurnCard game={game} plan={plan} progress={progress} />
          {phases.map((now) => (
            <PhaseSection
              key={now.phase.id}
              game={game}
              plan={plan}
              now={now}
              progress={progress}
              open={isOpen(now.phase.id)}
              target={target}
              onToggle={(open) => toggle(now.phase.id, open)}
              onAction={(action) => (action.type === 'tick' ? act(action) : move(action))}
              onLook={(stage) => {
                toggle(now.phase.id, true);
                leaveAnchor();
                act({ type: 'look', phase: now.phase.id, stage });
              }}
              onNext={goOn}
            />
          ))}
        </div>
      </div>
    </>
  );
}

/** The stored game of this device, or a new one, and how to change it. */
function useProgress(game: GameId, plan: Plan) {
  const slot = useMemo(() => turnSlot(game), [game]);
  const { ready, value, change } = useStored(slot);
  const progress: Progress = useMemo(() => (value ? settle(plan, value) : startGame(plan)), [plan, value]);
  const act = useCallback(
    (action: ProgressAction) =>
      change((kept) => reduceProgress(plan, kept ? settle(plan, kept) : startGame(plan), action)),
    [change, plan],
  );
  return { ready, progress, act };
}

/** Which phases are unfolded: the current one, the one that the address names, and those that were opened by hand. */
function useFolds(plan: Plan, current: string, ready: boolean) {
  const hash = useHash();
  const [folds, setFolds] = useState<Readonly<Record<string, boolean>>>({});
  const targetPhase = plan.phases.find(({ id, steps }) => id === hash || steps.some((step) => step.id === hash))?.id;
  const target = targetPhase ? hash : undefined;
  useEffect(() => {
    if (ready && target) document.getElementById(target)?.scrollIntoView({ block: 'start' });
  }, [ready, target]);
  return {
    target,
    isOpen: (phase: string): boolean => folds[phase] ?? (phase === current || phase === targetPhase),
    toggle: (phase: string, open: boolean) => setFolds((known) => ({ ...known, [phase]: open })),
    foldAll: () => {
      setFolds({});
      leaveAnchor();
    },
    leaveAnchor,
  };
}

/** The anchor has done its work: it must not hold a phase open for the rest of the game. */
function leaveAnchor(): void {
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
}

/** After the button at the end of a phase the screen and the focus follow to where the game goes on. */
function useFollow(place: string, phase: string): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    const section = document.getElementById(phase);
    section?.querySelector('summary')?.focus({ preventScroll: true });
    section?.scrollIntoView({ block: 'start' });
  }, [place, phase]);
  return () => {
    wanted.current = true;
  };
}
