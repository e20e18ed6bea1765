import type { ReactNode } from 'react';
import { RuleLink } from '@/components/rules/rule-sheet';
import {
  isMarkedBesieged,
  setBeachhead,
  setTrench,
  toggleDestroyed,
  toggleSiege,
} from '@/components/games/paths-of-glory/board/edits';
import { fortIn, nodeIn, trenchIn, type Scene } from '@/components/games/paths-of-glory/board/scene';
import type { Desk } from '@/components/games/paths-of-glory/board/desk';
import { useWords } from '@/components/words/words';
import type { Space } from '@/lib/games/paths-of-glory/data';
import { isMefSpace } from '@/lib/games/paths-of-glory/geography/lands';

interface Props {
  readonly desk: Desk;
  readonly scene: Scene;
  readonly space: Space;
}

/** The markers of a space: its fort, trenches, the Beachhead. */
export function ForceMarks(props: Props) {
  return (
    <div className="grid gap-2">
      {props.space.fort !== null && <FortMarks {...props} />}
      <TrenchMarks {...props} />
      {isMefSpace(props.space) && <BeachheadMark {...props} />}
    </div>
  );
}

function Line({ label, rule, children }: { label: string; rule: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2">
      <span aria-hidden className="min-w-20 font-semibold">
        {label}
      </span>
      {children}
      <RuleLink
        number={rule}
        className="ml-auto inline-flex min-h-11 min-w-11 items-center justify-end text-sm tabular-nums"
      />
    </div>
  );
}

function FortMarks({ desk, scene, space }: Props) {
  const t = useWords();
  const state = fortIn(scene, space.id);
  // Units strong enough besiege a fort by being there (15.2.1); a fort that the enemy has taken is gone for good
  // (15.1.9).
  const byUnits = state === 'besieged' && !isMarkedBesieged(scene, space.id);
  const taken =
    scene.board.control[nodeIn(scene, space.id)] !== space.side && !(scene.position.destroyed ?? []).includes(space.id);
  return (
    <Line label={t('board.fort.title', { factor: space.fort ?? 0 })} rule="15.2.1">
      <button
        type="button"
        className="btn"
        aria-pressed={state === 'besieged'}
        disabled={state === 'destroyed' || byUnits}
        onClick={() => desk.board.apply(toggleSiege(space.id))}
      >
        {t('board.fort.besieged')}
      </button>
      <button
        type="button"
        className="btn"
        aria-pressed={state === 'destroyed'}
        disabled={state === 'destroyed' && taken}
        onClick={() => desk.board.apply(toggleDestroyed(space.id))}
      >
        {t('board.fort.destroyed')}
      </button>
      {byUnits && <span className="text-sm text-soft">{t('board.fort.byUnits')}</span>}
    </Line>
  );
}

function TrenchMarks({ desk, scene, space }: Props) {
  const t = useWords();
  const level = trenchIn(scene, space.id);
  return (
    <Line label={t('board.trench.title')} rule="11.2.1">
      <div className="flex -space-x-px">
        {[0, 1, 2].map((one) => (
          <button
            key={one}
            type="button"
            className="btn first:rounded-r-none last:rounded-l-none not-first:not-last:rounded-none"
            aria-pressed={one === level}
            aria-label={t('board.trench.label', { level: one })}
            onClick={() => desk.board.apply(setTrench(space.id, one))}
          >
            {one}
          </button>
        ))}
      </div>
    </Line>
  );
}

function BeachheadMark({ desk, scene, space }: Props) {
  const t = useWords();
  const here = scene.board.beachhead === space.id;
  return (
    <Line label={t('board.sign.beachhead')} rule="9.5.3.5">
      <button
        type="button"
        className="btn"
        aria-pressed={here}
        onClick={() => desk.board.apply(setBeachhead(here ? null : space.id))}
      >
        {t(here ? 'board.beachhead.here' : 'board.beachhead.put')}
      </button>
    </Line>
  );
}
