import { isMefSpace } from '@/lib/games/paths-of-glory/geography/lands';
import type { Side, Space } from '@/lib/games/paths-of-glory/data';
import { fortIn, nodeIn, trenchIn, type Scene } from '@/components/games/paths-of-glory/board/scene';
import type { Chart } from '@/components/games/paths-of-glory/board/map/chart';
import type { Spot } from '@/components/map/chart';
import type { CounterView } from '@/components/games/paths-of-glory/board/map/counters';
import type { FortState, Holder } from '@/components/games/paths-of-glory/board/map/signs';
import type { Namer } from '@/components/games/paths-of-glory/board/names';

/** What of a space changes in play. */
export interface SpaceState {
  readonly spot: Spot<Space>;
  readonly holder: Holder;
  readonly fort: FortState | undefined;
  readonly trench: number;
  readonly beachhead: boolean;
}

export function spaceState(scene: Scene, spot: Spot<Space>): SpaceState {
  const { id } = spot.space;
  const { board } = scene;
  const node = nodeIn(scene, id);
  const neutral =
    board.barred[node] === 'neutral' || (isMefSpace(spot.space) && board.beachhead !== id && !scene.stacks.has(id));
  return {
    spot,
    holder: neutral ? 'neutral' : (board.control[node] ?? 'allied'),
    fort: fortIn(scene, id),
    trench: trenchIn(scene, id),
    beachhead: board.beachhead === id,
  };
}

export interface StackView {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  readonly units: readonly CounterView[];
  /** equal keys draw the same */
  readonly key: string;
}

/** The counters of every occupied space. */
export function stackViews(scene: Scene, chart: Chart, names: Namer): readonly StackView[] {
  return [...scene.stacks].flatMap(([id, stack]): readonly StackView[] => {
    const spot = chart.at.get(id);
    const [first] = stack;
    if (!spot || !first) return [];
    const units = stack.map((unit): CounterView => ({
      kind: unit.type.kind,
      face: unit.face,
      cut: !scene.traced.get(unit.id)?.inSupply,
      mark: names.mark(unit.type),
    }));
    return [{ id, x: spot.x, y: spot.y, side: first.side, units, key: JSON.stringify(units) }];
  });
}
