import type { KeyboardEvent } from 'react';
import { directionOfKey } from '@/components/sheet/brush';
import type { Taps } from '@/components/sheet/taps';
import type { Cursor } from '@/components/sheet/use-cursor';
import type { Waiting } from '@/components/sheet/use-waiting';
import { centerOf, hexUnder, isArrow, stepTo, type Layout } from '@/lib/board/hex/plane';
import type { MapControl } from '@/components/map/map-control';
import { zoomByKey } from '@/components/map/zoom-keys';

/** What the keys of the sheet work with. */
interface KeyActions {
  readonly place: Pick<Cursor, 'cursor' | 'edge' | 'go' | 'enter'>;
  readonly taps: Pick<Taps, 'act' | 'turn'>;
  readonly waiting: Pick<Waiting, 'cancel'>;
}

/**
 * Keys on the sheet: arrows from hex to hex, letters for directions, space, enter, zoom. The first of them finds the
 * middle of the screen.
 */
export function pressKey(
  event: KeyboardEvent,
  layout: Layout,
  map: MapControl,
  { place, taps, waiting }: KeyActions,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { cursor, edge } = place;
  const here = cursor ?? hexUnder(layout, map.get()) ?? 0;
  const direction = directionOfKey(layout, event.code);
  if (isArrow(event.key)) place.go(cursor === undefined ? here : stepTo(layout, here, event.key));
  else if (direction !== undefined) taps.turn(here, direction);
  else if (event.key === 'Enter') place.enter(here);
  else if (event.key === ' ') taps.act(here, centerOf(layout, here), edge);
  else if (event.key === 'Escape' ? !waiting.cancel() : !zoomByKey(map, event.key)) return;
  event.preventDefault();
}
