import { TOOLS_HEIGHT } from '@/components/desk/map-tools';
import type { MapControl } from '@/components/map/map-control';
import { isSeen } from '@/components/map/view';
import { HEXES_APART } from '@/components/sheet/thumb';
import { centerOf, type Layout } from '@/lib/board/hex/plane';
import type { Ground } from '@/lib/sheet/sheet';

/** The units on the screen stay in sight while the drawer of the tools takes its foot. */
export function keepUnitsInSight(map: MapControl, layout: Layout, { unitsAt }: Pick<Ground, 'unitsAt'>): void {
  const seen = [...unitsAt.keys()]
    .map((hex) => centerOf(layout, hex))
    .filter((spot) => isSeen(map.get(), spot, map.size(), 0));
  const { scale } = map.get();
  map.show(seen, {
    closest: scale,
    farthest: Math.min(scale, HEXES_APART),
    strip: TOOLS_HEIGHT,
    onlyIfHidden: true,
  });
}
