import { memo, useMemo } from 'react';
import type { Chart } from '@/components/games/paths-of-glory/board/map/chart';
import { Counters } from '@/components/games/paths-of-glory/board/map/counters';
import { SpaceMark } from '@/components/games/paths-of-glory/board/map/space-mark';
import { spaceState, stackViews, type StackView } from '@/components/games/paths-of-glory/board/map/space-views';
import type { Namer } from '@/components/games/paths-of-glory/board/names';
import type { Scene } from '@/components/games/paths-of-glory/board/scene';

interface Props {
  readonly chart: Chart;
  readonly scene: Scene;
  readonly names: Namer;
}

/** All spaces; the one in the tab order is where the keyboard goes on. */
export const SpaceLayer = memo(function SpaceLayer({ chart, scene, names, entry }: Props & { readonly entry: string }) {
  const states = useMemo(
    () => chart.spots.map((spot) => ({ ...spaceState(scene, spot), label: names.spaceLabel(scene, spot.space) })),
    [chart, scene, names],
  );
  return states.map(({ spot: { space, x, y }, ...state }) => (
    <SpaceMark key={space.id} space={space} x={x} y={y} inTabOrder={space.id === entry} {...state} />
  ));
});

/** All counters, over the spaces and their names. */
export const StackLayer = memo(function StackLayer({
  chart,
  scene,
  names,
  cutWord,
}: Props & { readonly cutWord: string }) {
  const stacks = useMemo(() => stackViews(scene, chart, names), [scene, chart, names]);
  return (
    <g aria-hidden>
      {stacks.map((stack) => (
        <StackMark key={stack.id} stack={stack} cutWord={cutWord} />
      ))}
    </g>
  );
});

const StackMark = memo(
  function StackMark({ stack, cutWord }: { stack: StackView; cutWord: string }) {
    return (
      <g className={`map-stack map-stack-${stack.side}`} transform={`translate(${stack.x} ${stack.y})`}>
        <Counters side={stack.side} units={stack.units} cutWord={cutWord} />
      </g>
    );
  },
  (a, b) => a.cutWord === b.cutWord && a.stack.key === b.stack.key && a.stack.side === b.stack.side,
);
