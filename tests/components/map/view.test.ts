import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampView, fitScale, isSeen, levelOf, panned, resized, toMap, viewOn, zoomed } from '@/components/map/view';

const map = { width: 2400, height: 1900 };
const screen = { width: 360, height: 500 };
const start = { x: 500, y: 760, scale: 0.95 };

describe('the view', () => {
  it('keeps the point under the finger when zooming', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.8, max: 1.5, noNaN: true }),
        fc.integer({ min: 0, max: 360 }),
        fc.integer({ min: 0, max: 500 }),
        (factor, x, y) => {
          const before = toMap(start, { x, y }, screen);
          const after = toMap(zoomed(start, factor, { x, y }, screen, map), { x, y }, screen);
          expect(after.x).toBeCloseTo(before.x, 6);
          expect(after.y).toBeCloseTo(before.y, 6);
        },
      ),
    );
  });
  it('keeps its upper edge when a drawer takes the foot of the screen, and its middle on a screen of another width', () => {
    const low = { width: 360, height: 234 };
    expect(toMap(resized(start, screen, low), { x: 140, y: 0 }, low).y).toBeCloseTo(
      toMap(start, { x: 140, y: 0 }, screen).y,
      6,
    );
    expect(resized(resized(start, screen, low), low, screen).y).toBeCloseTo(start.y, 6);
    expect(resized(start, screen, { width: 740, height: 234 })).toEqual(start);
  });
  it('moves with the finger', () => {
    expect(toMap(panned(start, 40, -20), { x: 140, y: 80 }, screen)).toEqual(toMap(start, { x: 100, y: 100 }, screen));
  });
  it('stays on the map and within its scales', () => {
    expect(clampView({ x: -50, y: 9999, scale: 99 }, screen, map)).toEqual({
      x: 0,
      y: map.height,
      scale: 4,
    });
    expect(clampView({ x: 0, y: 0, scale: 0.001 }, screen, map).scale).toBe(fitScale(screen, map));
  });
  it('on several points shows them all, below the strip', () => {
    const points = [
      { x: 420, y: 520 },
      { x: 690, y: 900 },
    ];
    const view = viewOn(points, screen, map, 1.15, 56);
    expect(view && points.every((point) => isSeen(view, point, screen, 20))).toBe(true);
    expect(viewOn([], screen, map, 1)).toBeUndefined();
  });
  it.each([
    [0.14, 'whole'],
    [0.4, 'far'],
    [0.6, 'mid'],
    [0.95, 'near'],
    [2, 'close'],
  ])('at %d shows the level %s', (scale, level) => expect(levelOf(scale)).toBe(level));
});
