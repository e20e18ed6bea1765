import { describe, expect, it } from 'vitest';
import layout from '@/content/paths-of-glory/map/layout.json';
import { chartOf, type Layout } from '@/components/games/paths-of-glory/board/map/chart';
import { DIRECTIONS, nearest, stepTo, type Arrow } from '@/components/map/chart';
import { linesOf } from '@/components/map/labels';
import { legsOf } from '@/components/map/overlay';
import { guardOf, isThere, reachedBy, subjectsOf, waysOf } from '@/components/games/paths-of-glory/board/trace';
import { WEST } from '@/components/games/paths-of-glory/board/map/regions';
import { data, scene } from '@/tests/components/games/paths-of-glory/board/scenes';

const chart = chartOf(data.spaces, data.connections, layout as unknown as Layout);

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
    expect(Math.min(...gaps) * WEST.scale).toBeGreaterThan(40);
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
