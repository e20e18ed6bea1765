import { useState } from 'react';
import { bringIntoSight } from '@/components/map/into-sight';
import type { MapControl } from '@/components/map/map-control';
import { centerOf, type Edge, type Layout } from '@/lib/board/hex/plane';
import type { Ground } from '@/lib/sheet/sheet';

/** The panel beside the sheet, where Enter leads. */
export const PANEL_ID = 'hex-panel';
/** A hex nearer to the edge of the screen than this counts as out of sight, in pixels. */
const EDGE = 50;

/** The hex that is pointed at: the keys act on it, and the panel is about it. */
export interface Cursor {
  readonly cursor: number | undefined;
  /** its hexside, where a letter has pointed at one */
  readonly edge: Edge | undefined;
  /** the panel of the hex is open, on the phone */
  readonly opened: boolean;
  point(hex: number | undefined): void;
  pointAtSide(edge: Edge): void;
  /** points at no hexside any more, and still at the hex */
  leaveSide(): void;
  /** points at a hex and brings it into sight */
  go(hex: number): void;
  open(): void;
  close(): void;
  /** points at a hex and leads the keyboard into its panel */
  enter(hex: number): void;
}

export function useCursor(
  { names, index }: Ground,
  layout: Layout,
  map: MapControl,
  first: string | undefined,
  wide: boolean,
): Cursor {
  const [pointed, setPointed] = useState(() => index.get(first ?? ''));
  const [edge, setEdge] = useState<Edge>();
  const [opened, setOpened] = useState(false);
  const cursor = pointed !== undefined && pointed < names.length ? pointed : undefined;
  const point = (hex: number | undefined) => {
    setPointed(hex);
    setEdge(undefined);
  };
  return {
    cursor,
    edge,
    opened: opened && cursor !== undefined,
    point,
    pointAtSide(side) {
      setPointed(side.hex);
      setEdge(side);
    },
    leaveSide: () => setEdge(undefined),
    go(hex) {
      point(hex);
      bringIntoSight(map, centerOf(layout, hex), EDGE);
    },
    open: () => setOpened(true),
    close: () => setOpened(false),
    enter(hex) {
      point(hex);
      setOpened(true);
      if (wide) requestAnimationFrame(() => document.getElementById(PANEL_ID)?.focus());
    },
  };
}
