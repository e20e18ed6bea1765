import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import layout from '@/content/paths-of-glory/map/layout.json';
import {
  chartOf,
  DIRECTIONS,
  nearest,
  stepTo,
  type Arrow,
  type Layout,
} from '@/components/games/paths-of-glory/board/map/chart';
import { linesOf } from '@/components/games/paths-of-glory/board/map/labels';
import { legsOf } from '@/components/games/paths-of-glory/board/map/overlay';
import { clampView, fitScale, isSeen, levelOf, panned, resized, toMap, viewOn, zoomed } from '@/components/map/view';
import { guardOf, isThere, reachedBy, subjectsOf, waysOf } from '@/components/games/paths-of-glory/board/trace';
import { data, scene } from '@/tests/components/games/paths-of-glory/board/scenes';

const chart = chartOf(data.spaces, data.connections, layout as unknown as Layout);
const screen = { width: 360, height: 500 };
const start = { x: 500, y: 760, scale: 0.95 };

describe('the drawn map', () => {
  it('has a place and a name for every space', () => {
    expect(chart.spots.length).toBe(data.spaces.length);
    expect(chart.labels.map(({ id }) => id)).toEqual(data.spaces.map(({ id }) => id));
  });
  it('is the same each time', () => {
    expect(chartOf(data.spaces, data.connections, layout as unknown as Layout).labels).toEqual(chart.labels);
  });
  it('keeps spaces apart so that a thumb hits one of them at the first zoom', () => {
    const gaps = chart.spots.map((spot) =>
      Math.min(
        ...chart.spots.filter((other) => other !== spot).map((other) => Math.hypot(other.x - spot.x, other.y - spot.y)),
      ),
    );
    expect(Math.min(...gaps) * start.scale).toBeGreaterThan(40);
  });
  it.each(['Sedan', 'Bar le Duc'])('%s stays in one line', (name) => expect(linesOf(name)).toEqual([name]));
  it.each([
    ['Chateau Thierry', ['Chateau', 'Thierry']],
    ['Kamenets-Podolski', ['Kamenets-', 'Podolski']],
    ['Constantinople', ['Constantinople']],
  ])('%s is broken where it can be', (name, lines) => expect(linesOf(name)).toEqual(lines));
});

describe('finding a space', () => {
  it('gives the nearest within reach', () => {
    const paris = chart.at.get('paris') ?? { x: 0, y: 0 };
    expect(nearest(chart.spots, { x: paris.x + 9, y: paris.y - 9 }, 20)?.space.id).toBe('paris');
    expect(nearest(chart.spots, { x: 1200, y: 1900 }, 20)).toBeUndefined();
  });
  it('by the arrow keys reaches every space from Paris', () => {
    const reached = new Set(['paris']);
    for (const id of reached) {
      for (const arrow of Object.keys(DIRECTIONS) as Arrow[]) {
        const next = stepTo(chart, id, arrow);
        if (next !== undefined) reached.add(next);
      }
    }
    expect(data.spaces.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
  });
  it('by an arrow key goes that way, along a connection', () => {
    for (const { space, x, y } of chart.spots) {
      const right = chart.at.get(stepTo(chart, space.id, 'ArrowRight') ?? '');
      const up = chart.at.get(stepTo(chart, space.id, 'ArrowUp') ?? '');
      if (right) expect([right.x > x, right.near.includes(space.id)]).toEqual([true, true]);
      if (up) expect([up.y < y, up.near.includes(space.id)]).toEqual([true, true]);
    }
  });
});

describe('the view', () => {
  it('keeps the point under the finger when zooming', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.8, max: 1.5, noNaN: true }),
        fc.integer({ min: 0, max: 360 }),
        fc.integer({ min: 0, max: 500 }),
        (factor, x, y) => {
          const before = toMap(start, { x, y }, screen);
          const after = toMap(zoomed(start, factor, { x, y }, screen, chart.size), { x, y }, screen);
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
    expect(clampView({ x: -50, y: 9999, scale: 99 }, screen, chart.size)).toEqual({
      x: 0,
      y: chart.size.height,
      scale: 4,
    });
    expect(clampView({ x: 0, y: 0, scale: 0.001 }, screen, chart.size).scale).toBe(fitScale(screen, chart.size));
  });
  it('on several points shows them all, below the strip', () => {
    const points = [chart.at.get('london'), chart.at.get('mulhouse')].flatMap((spot) => spot ?? []);
    const view = viewOn(points, screen, chart.size, 1.15, 56);
    expect(view && points.every((point) => isSeen(view, point, screen, 20))).toBe(true);
    expect(viewOn([], screen, chart.size, 1)).toBeUndefined();
  });
  it.each([
    [0.14, 'whole'],
    [0.4, 'far'],
    [0.6, 'mid'],
    [0.95, 'near'],
    [2, 'close'],
  ])('at %d shows the level %s', (scale, level) => expect(levelOf(scale)).toBe(level));
});

describe('a trace', () => {
  const bySea = scene({ preset: 'belgians-by-sea' });
  const cut = scene({ preset: 'example-allied-2' });
  it('draws the line of a supplied unit with its leg by sea', () => {
    const [way, ...others] = waysOf(bySea, 'antwerp');
    expect(others).toEqual([]);
    expect(way?.spaces).toEqual(['antwerp', 'ostend', 'london']);
    expect(way && legsOf(chart, way).map(({ sea, lost }) => [sea, lost])).toEqual([
      [false, false],
      [true, false],
    ]);
  });
  it('draws a cut line up to the break, and what lies behind it as lost', () => {
    const [way] = waysOf(cut, 'cambrai/ge-army/3');
    expect(way?.cut).toEqual({ at: ['sedan'], rule: '14.1.3' });
    expect(
      way &&
        legsOf(chart, way)
          .map(({ lost }) => lost)
          .slice(0, 2),
    ).toEqual([false, true]);
    expect(way && reachedBy(way)).toEqual(['cambrai', 'sedan', 'sedan']);
  });
  it('of a space is about all its units, of nothing about none', () => {
    expect(subjectsOf(cut, 'metz').length).toBe(cut.stacks.get('metz')?.length);
    expect(isThere(cut, 'atlantis')).toBe(false);
    expect(waysOf(cut, 'lyon')).toEqual([]);
  });
  it('of a space to guard names where units would be cut off', () => {
    expect(guardOf(bySea, 'ostend')).toEqual({ space: 'ostend', cuts: ['antwerp'] });
    expect(guardOf(bySea, 'lille')).toBeUndefined();
  });
});
