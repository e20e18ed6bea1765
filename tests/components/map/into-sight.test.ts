import { expect, it, vi } from 'vitest';
import { bringIntoSight } from '@/components/map/into-sight';
import type { MapControl } from '@/components/map/map-control';

const view = { x: 500, y: 400, scale: 2 };

/** Where the map goes for a point: 100 units are seen on each side of its middle, and 50 pixels are 25 units. */
function wentFor(x: number): unknown {
  const goTo = vi.fn();
  const map = { get: () => view, size: () => ({ width: 400, height: 400 }), goTo };
  bringIntoSight(map as unknown as MapControl, { x, y: 400 }, 50);
  return goTo.mock.calls[0]?.[0];
}

it('goes to a point that is out of sight or close to the edge, and keeps the scale', () => {
  expect(wentFor(700)).toEqual({ x: 700, y: 400, scale: 2 });
  expect(wentFor(576)).toEqual({ x: 576, y: 400, scale: 2 });
});

it('stays where the point is seen well', () => expect(wentFor(574)).toBeUndefined());
