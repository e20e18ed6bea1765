import type { KeyboardEvent } from 'react';
import { directionOfKey } from '@/components/sheet/brush';
import { hexUnder, isArrow, stepTo, type Layout } from '@/lib/board/hex/plane';
import type { MapControl } from '@/components/map/map-control';
import type { Direction } from '@/lib/board/hex/grid';

const ZOOM = 1.4;

/** What the keys of the sheet do. */
export interface KeyActions {
  readonly layout: Layout;
  readonly map: MapControl;
  readonly cursor: number | undefined;
  /** puts the cursor into a hex, and the hex on the screen */
  go(hex: number): void;
  /** a letter for one of the six directions */
  turn(hex: number, direction: Direction): void;
  act(hex: number): void;
  open(hex: number): void;
  /** lets go of what waits for a tap; false when nothing does */
  cancel(): boolean;
}

/**
 * Keys on the sheet: arrows from hex to hex, letters for directions, space, enter, zoom. The first of them finds the
 * middle of the screen.
 */
export function pressKey(event: KeyboardEvent, { layout, map, cursor, go, turn, act, open, cancel }: KeyActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const here = cursor ?? hexUnder(layout, map.get()) ?? 0;
  const direction = directionOfKey(layout, event.code);
  if (isArrow(event.key)) go(cursor === undefined ? here : stepTo(layout, here, event.key));
  else if (direction !== undefined) turn(here, direction);
  else if (event.key === '+' || event.key === '=') map.zoom(ZOOM);
  else if (event.key === '-') map.zoom(1 / ZOOM);
  else if (event.key === 'Enter') open(here);
  else if (event.key === ' ') act(here);
  else if (event.key !== 'Escape' || !cancel()) return;
  event.preventDefault();
}
