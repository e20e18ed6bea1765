import type { Size, View } from '@/components/map/view';

/** What a drawing shows: the view, the room that it fills, and device pixels per pixel. */
export interface Frame {
  readonly at: View;
  readonly screen: Size;
  readonly ratio: number;
}

/** Zoomed further than this, a copy is too coarse or too small to stand in for a drawing. */
const COARSEST = 2.2;

/** How much larger a frame shows things than another. */
export const zoomShare = (from: Frame, to: Frame): number => to.at.scale / from.at.scale;

/**
 * Whether a copy of one frame can stand in for another: it fills its room, or nearly so while zooming out, and is not
 * too coarse.
 */
export function isWithin(copy: Frame, wanted: Frame): boolean {
  const share = zoomShare(copy, wanted);
  if (share > COARSEST || share < 1 / COARSEST) return false;
  // While zooming out the rim of the screen may stay bare until the sheet rests.
  const lenient = share < 1 ? Math.max(0, 1 - share) : 0;
  const fits = (off: number, size: number, room: number): boolean =>
    Math.abs(off) + (room / 2) * (1 - lenient) <= (size * share) / 2;
  return (
    fits((wanted.at.x - copy.at.x) * wanted.at.scale, copy.screen.width, wanted.screen.width) &&
    fits((wanted.at.y - copy.at.y) * wanted.at.scale, copy.screen.height, wanted.screen.height)
  );
}
