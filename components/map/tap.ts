import type { Tap } from '@/components/map/gestures';
import type { MapControl } from '@/components/map/map-control';
import type { Point } from '@/components/map/view';

/** The scale at which a tap brings what a thumb could not tell apart. */
const READABLE = 1;

/**
 * Whether a tap was used up by looking closer: where nothing is, the second of two zooms in; what is too small for a
 * thumb is first brought near. `target` is what the tap means, as a point of the map.
 */
export function looksCloser(
  map: MapControl,
  { at, pointer, again }: Tap,
  target: Point | undefined,
  tooSmall: boolean,
): boolean {
  if (target && pointer !== 'mouse' && tooSmall) map.goTo({ x: target.x, y: target.y, scale: READABLE });
  else if (again && !target) map.zoom(1.8, at);
  else return false;
  return true;
}
