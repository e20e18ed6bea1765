import type { MapControl } from '@/components/map/map-control';

const STEP = 1.4;

/** Zooms by the keys + and -; tells whether it was one of them. */
export function zoomByKey(map: Pick<MapControl, 'zoom'>, key: string): boolean {
  if (key === '+' || key === '=') map.zoom(STEP);
  else if (key === '-') map.zoom(1 / STEP);
  else return false;
  return true;
}
