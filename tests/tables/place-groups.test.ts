import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupsOf, type GroupPlace } from '@/lib/tables/place-groups';

interface Link {
  readonly from: number;
  readonly to: number;
  readonly places: number;
}

/** The same by looking at every two of a row until nothing changes any more. */
function slowly(count: number, links: readonly Link[]): readonly GroupPlace[] {
  const rows = Array.from({ length: count }, (_, group) => ({ group, place: 0 }));
  const join = (i: number, j: number, distance: number): boolean => {
    const [to, from] = [rows[i], rows[j]];
    if (!to || !from || to.group === from.group) return false;
    const [move, old] = [to.place + distance - from.place, from.group];
    for (const row of rows) if (row.group === old) Object.assign(row, { group: to.group, place: row.place + move });
    return true;
  };
  for (const { from, to, places } of links) join(from, to, places);
  for (let joined = true; joined;) {
    joined = false;
    rows.forEach((a, i) =>
      rows.forEach((b, j) => {
        if (i < j && a.group === b.group && b.place - a.place === j - i)
          for (let k = i; k < j; k++) joined = join(k, k + 1, 1) || joined;
      }),
    );
  }
  return rows;
}

/** Which share a group, and how far each stands from the first of its group. */
const shown = (places: readonly GroupPlace[]): readonly (readonly [first: number, apart: number])[] =>
  places.map(({ group, place }) => {
    const first = places.findIndex((one) => one.group === group);
    return [first, place - (places[first]?.place ?? 0)] as const;
  });

/** Distances that are true of a row in which some are missing between others. */
const truths = fc
  .record({
    steps: fc.array(fc.constantFrom(1, 1, 1, 2, 3), { minLength: 1, maxLength: 14 }),
    pairs: fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { maxLength: 12 }),
  })
  .map(({ steps, pairs }) => {
    const at = steps.reduce<readonly number[]>((all, step) => [...all, (all.at(-1) ?? 0) + step], [0]);
    const links = pairs.flatMap(([a, b]) => {
      const [from, to] = [a % at.length, b % at.length].sort((x, y) => x - y);
      return from === undefined || to === undefined || from === to
        ? []
        : [{ from, to, places: (at[to] ?? 0) - (at[from] ?? 0) }];
    });
    return { count: at.length, links };
  });

describe('groups of a row', () => {
  it('are those that every look at two of them gives', () => {
    fc.assert(
      fc.property(truths, ({ count, links }) => {
        expect(shown(groupsOf(count, links))).toEqual(shown(slowly(count, links)));
      }),
      { numRuns: 400 },
    );
  });
  it('join what stands between two that have no room for more', () => {
    expect(shown(groupsOf(5, [{ from: 0, to: 3, places: 3 }]))).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [4, 0],
    ]);
  });
  it('are found of contradictions too, of which the first counts', () => {
    const links = [
      { from: 0, to: 2, places: 4 },
      { from: 0, to: 2, places: 3 },
    ];
    expect(shown(groupsOf(3, links))).toEqual([
      [0, 0],
      [1, 0],
      [0, 4],
    ]);
  });
  it('of rows that no square of work would end', () => {
    const count = 200_000;
    const links = Array.from({ length: count - 1 }, (_, i) => ({ from: i, to: i + 1, places: 1 }));
    const places = groupsOf(count, [...links.filter((_, i) => i % 2), { from: 0, to: count - 1, places: count - 1 }]);
    expect(new Set(places.map(({ group }) => group)).size).toBe(1);
    expect(places.every(({ place }, i) => i === 0 || place === (places[i - 1]?.place ?? 0) + 1)).toBe(true);
  });
});
