import type { MapControl } from '@/components/map/map-control';
import { isSeen, type Point } from '@/components/map/view';

/**
 * Puts a point into the middle of the screen where it is out of sight, or nearer to the edge than so many pixels; the
 * scale stays.
 */
export function bringIntoSight(map: MapControl, point: Point, edge: number): void {
  const { x, y } = point;
  if (!isSeen(map.get(), point, map.size(), edge)) map.goTo({ ...map.get(), x, y });
}
