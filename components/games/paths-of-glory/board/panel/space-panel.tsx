import { RuleLink } from '@/components/rules/rule-sheet';
import { Refused } from '@/components/games/paths-of-glory/board/notice-bar';
import { AddUnits } from '@/components/games/paths-of-glory/board/panel/add-units';
import { ForceMarks } from '@/components/games/paths-of-glory/board/panel/force-marks';
import { UnitRow } from '@/components/games/paths-of-glory/board/panel/unit-row';
import { flipControl } from '@/components/games/paths-of-glory/board/edits';
import { nodeIn, type Scene } from '@/components/games/paths-of-glory/board/scene';
import type { Desk } from '@/components/games/paths-of-glory/board/desk';
import { useWords } from '@/components/words/words';
import { enemyOf } from '@/lib/games/paths-of-glory/board/state';
import type { Space } from '@/lib/games/paths-of-glory/data';

interface Props {
  readonly desk: Desk;
  readonly scene: Scene;
  readonly space: Space;
  /** the sheet covers the notices of the map, so they stand in it */
  readonly inSheet?: boolean;
}

/** Counters that a space holds at most when nothing moves (10.1.1). */
const LIMIT = 3;

/** What stands in a space, and the ways to change it. */
export function SpacePanel({ desk, scene, space, inSheet }: Props) {
  const t = useWords();
  const stack = scene.stacks.get(space.id) ?? [];
  const side = scene.board.control[nodeIn(scene, space.id)] ?? 'allied';
  const neutral = scene.board.barred[nodeIn(scene, space.id)] === 'neutral';
  const facts = [
    desk.names.nation(space.nation),
    t(`board.terrain.${space.terrain}`),
    space.port ? t('board.sign.port') : undefined,
    space.vp ? t('board.sign.vp') : undefined,
    space.supply.length ? t('board.sign.source') : undefined,
    space.capitalOf ? t('board.sign.capital') : undefined,
  ];
  return (
    <div className="grid gap-3 pb-2">
      <p className="text-sm text-soft">{facts.filter(Boolean).join(' · ')}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold">{t(neutral ? 'board.side.neutral' : `board.side.${side}`)}</p>
        {!neutral && !stack.length && (
          <button type="button" className="btn" onClick={() => desk.board.apply(flipControl(space.id))}>
            {t('board.space.give', { side: t(`board.side.${enemyOf(side)}`) })}
          </button>
        )}
      </div>
      {stack.length > 0 ? (
        <ul className="grid">
          {stack.map((unit, place) => (
            <UnitRow key={`${unit.id}-${place}`} desk={desk} scene={scene} unit={unit} place={place} />
          ))}
        </ul>
      ) : (
        <p className="text-soft">{t('board.space.empty')}</p>
      )}
      {stack.length > 1 && (
        <button
          type="button"
          className="btn w-fit"
          onClick={() => desk.move({ from: space.id, places: stack.map((_, i) => i) })}
        >
          {t('board.move.all', { count: stack.length })}
        </button>
      )}
      {stack.length > LIMIT && (
        <p className="rounded-lg border border-l-4 border-line border-l-warn px-3 py-1.5 text-sm">
          {t('board.space.stacked', { count: stack.length, limit: LIMIT })} <RuleLink number="10.1.1" />
        </p>
      )}
      <ForceMarks desk={desk} scene={scene} space={space} />
      <AddUnits key={space.id} desk={desk} scene={scene} space={space} />
      {inSheet && (
        <div role="alert" className="sticky bottom-0">
          {desk.board.notice?.kind === 'refused' && <Refused desk={desk} notice={desk.board.notice} />}
        </div>
      )}
    </div>
  );
}
