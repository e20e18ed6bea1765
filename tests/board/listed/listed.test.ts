import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftSchema, EMPTY_DRAFT, RING } from '@/lib/board/listed/draft';
import { clearPlace, putBeside, putEdge, setDone, setSide, setTerrain } from '@/lib/board/listed/edit';
import { leastLeft } from '@/lib/board/listed/next';
import { progressOf, readListed, type ListedFault, type ListedMap } from '@/lib/board/listed/read';
import type { ListedSpec } from '@/lib/board/listed/spec';

const SPEC: ListedSpec = {
  first: 1,
  last: 30,
  pairs: [{ a: 20, b: 21, rule: 'r1' }],
  rings: [{ n: 10, hexes: [11, 12, 13, 14, 15, 16], rule: 'r2' }],
  closed: [{ a: 20, b: 21, rule: 'r3' }],
  terrain: [0, 1, 2],
};
const opened = (spec: ListedSpec = SPEC, draft = EMPTY_DRAFT): ListedMap => {
  const map = readListed(spec, draft);
  if (!map.ok) throw new Error(JSON.stringify(map.error));
  return map.value;
};
type Tap = readonly [n: number, direction: number, other: number | 'edge'];
const tap = (map: ListedMap, [n, direction, other]: Tap) =>
  other === 'edge' ? putEdge(map, n, direction) : putBeside(map, n, direction, other);
function tapped(...taps: readonly Tap[]): ListedMap {
  return taps.reduce((map, one) => {
    const next = tap(map, one);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    return next.value;
  }, opened());
}
function refused(before: readonly Tap[], last: Tap): ListedFault {
  const next = tap(tapped(...before), last);
  if (next.ok) throw new Error('not refused');
  return next.error;
}

describe('the hexes that take least to finish', () => {
  test('are those of the rules on an empty map: first the ring that they name', () => {
    expect(leastLeft(opened(), 3)).toEqual([
      { n: 10, left: 0 },
      { n: 11, left: 5 },
      { n: 12, left: 5 },
    ]);
    expect(leastLeft(opened(), 30).map(({ n }) => n)).toEqual([10, 11, 12, 13, 14, 15, 16, 20, 21]);
  });
  test('then those that are begun, without the one that is open and those whose places are all known', () => {
    const round = [1, 2, 3, 4, 5].map((other, i): Tap => [30, i, other]);
    const map = tapped(...round);
    expect(leastLeft(map, 2, 10)).toEqual([
      { n: 30, left: 1 },
      { n: 2, left: 3 },
    ]);
    expect(leastLeft(tapped(...round, [30, 5, 'edge']), 30).map(({ n }) => n)).not.toContain(30);
  });
});

describe('a number in a place', () => {
  test('enters the opposite place of the other hex too', () => {
    const map = tapped([1, 0, 2]);
    expect(map.ring(1)[0]).toBe(2);
    expect(map.ring(2)[3]).toBe(1);
    expect(map.beside(2)).toEqual([1]);
  });

  test('two neighbours that stand one after the other are neighbours of each other', () => {
    const map = tapped([1, 0, 2], [1, 1, 3]);
    expect(map.beside(2)).toEqual([1, 3]);
    expect(map.ring(2)[2]).toBe(3);
  });

  test('parts that were entered apart grow together', () => {
    const map = tapped([1, 0, 2], [3, 0, 4], [1, 1, 3]);
    // 4 is ahead of 3, which is behind 2 on the side: 4 stands beside 2
    expect(map.beside(4)).toEqual([2, 3]);
  });

  test.each<[string, readonly Tap[], Tap, object]>([
    ['a hex beside itself', [], [1, 0, 1], { code: 'self', n: 1 }],
    ['a place that is taken', [[1, 0, 2]], [1, 0, 3], { code: 'taken', n: 1, other: 3, by: 2 }],
    ['a hex in two places of a ring', [[1, 0, 2]], [1, 1, 2], { code: 'elsewhere', n: 1, other: 2 }],
    [
      'a hex that stands elsewhere',
      [
        [1, 0, 2],
        [2, 0, 3],
      ],
      [1, 1, 3],
      { code: 'elsewhere', n: 1, other: 3 },
    ],
    ['a hex where none is', [[1, 0, 'edge']], [1, 0, 2], { code: 'edge', n: 1, other: 2 }],
    ['no hex where one is', [[1, 0, 2]], [2, 3, 'edge'], { code: 'edge', n: 2, other: 1 }],
    [
      'parts that would overlap',
      [
        [1, 0, 2],
        [3, 0, 4],
        [1, 1, 5],
      ],
      [5, 3, 3],
      { code: 'taken' },
    ],
    // 20 and 21 are neighbours by rule r1
    ['a stated neighbour two hexes away', [[20, 0, 1]], [1, 0, 21], { code: 'stated', rule: 'r1' }],
    [
      'a ring without room for a stated neighbour',
      [
        [20, 0, 1],
        [20, 1, 2],
        [20, 2, 3],
        [20, 3, 4],
        [20, 4, 5],
      ],
      [20, 5, 6],
      { code: 'full', n: 20, other: 21, rule: 'r1' },
    ],
    ['a stranger in a stated ring', [], [10, 0, 17], { code: 'ring', n: 10, other: 17, rule: 'r2' }],
    ['no hex in a stated ring', [], [10, 0, 'edge'], { code: 'ring', n: 10, rule: 'r2' }],
    [
      'a hex of the ring three hexes away',
      [
        [11, 0, 10],
        [11, 3, 1],
      ],
      [1, 3, 12],
      { code: 'stated', rule: 'r2' },
    ],
  ])('refused: %s', (_name, before, last, fault) => {
    expect(refused(before, last)).toMatchObject(fault);
  });

  test('what a rule states is there before anybody enters it', () => {
    const map = opened();
    expect(map.beside(20)).toEqual([21]);
    expect(map.loose(20)).toEqual([21]);
    expect(map.isRingKnown(20)).toBe(false);
    expect(map.isRingKnown(10)).toBe(true);
    expect(map.side(20, 21).passage).toBe('closed');
    expect(tapped([20, 0, 21]).loose(20)).toEqual([]);
  });
});

describe('marks', () => {
  test('unknown until they are entered or the hex is done', () => {
    const map = tapped([1, 0, 2]);
    expect(map.side(1, 2)).toEqual({ rail: undefined, passage: undefined });
    expect(map.terrain(1)).toBeUndefined();
    const done = setDone(map, 1, true);
    expect(done.ok && done.value.side(2, 1)).toEqual({ rail: false, passage: 'plain' });
    expect(done.ok && done.value.terrain(1)).toBe(0);
  });

  test('a side is dear or closed, not both; a rail crosses either', () => {
    let map = tapped([1, 0, 2]);
    for (const what of ['rails', 'dear', 'closed'] as const) {
      const next = setSide(map, what, 2, 1, true);
      if (next.ok) map = next.value;
    }
    expect(map.side(1, 2)).toEqual({ rail: true, passage: 'closed' });
    const off = setSide(map, 'closed', 1, 2, false);
    expect(off.ok && off.value.side(1, 2)).toEqual({ rail: true, passage: undefined });
  });

  test('only between neighbours, and only the terrain of the map', () => {
    expect(setSide(tapped([1, 0, 2]), 'rails', 1, 3, true)).toMatchObject({ ok: false, error: { code: 'apart' } });
    expect(setTerrain(opened(), 1, 3)).toMatchObject({ ok: false, error: { code: 'terrain' } });
    const map = setTerrain(opened(), 1, 2);
    expect(map.ok && map.value.terrain(1)).toBe(2);
  });

  test('complete: the ring is known and the hex is done', () => {
    const round: readonly Tap[] = RING.map((d) => [1, d, d === 5 ? 'edge' : d + 2]);
    const map = tapped(...round);
    expect(map.isComplete(1)).toBe(false);
    const done = setDone(map, 1, true);
    if (!done.ok) throw new Error('refused');
    expect(done.value.isComplete(1)).toBe(true);
    expect(progressOf(done.value)).toEqual({ complete: 1, rings: 2, of: 30 });
  });
});

describe('taking away', () => {
  test('a hex leaves with its marks; what stood by it alone becomes a part of its own', () => {
    const railed = setSide(tapped([1, 0, 2], [2, 0, 3]), 'rails', 1, 2, true);
    const cleared = railed.ok ? clearPlace(railed.value, 1, 0) : railed;
    if (!cleared.ok) throw new Error('refused');
    expect(cleared.value.ring(1)[0]).toBeUndefined();
    expect(cleared.value.draft).toMatchObject({ links: [], rails: [] });
  });

  test('a place without a hex opens again, however often it was marked', () => {
    // the place between 2 and 3, ahead of 1 in turn, is one for both
    const map = tapped([1, 1, 2], [1, 0, 'edge'], [2, 5, 'edge']);
    const cleared = clearPlace(map, 1, 0);
    expect(cleared.ok && cleared.value.ring(1)[0]).toBeUndefined();
    expect(cleared.ok && cleared.value.ring(2)[5]).toBeUndefined();
  });
});

/** A made-up map of 5 columns and 6 rows with the numbers 1 to 30, whose ring of each hex is known. */
const COLUMNS = 5;
const ROWS = 6;
const STEPS = [
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
] as const;
const at = (x: number, y: number): number | 'edge' =>
  x >= 0 && x < COLUMNS && y >= 0 && y < ROWS ? x * ROWS + y + 1 : 'edge';
const ringIn = (n: number): readonly (number | 'edge')[] =>
  STEPS.map(([dx, dy]) => at(Math.floor((n - 1) / ROWS) + dx, ((n - 1) % ROWS) + dy));
const BARE: ListedSpec = { first: 1, last: 30, pairs: [], rings: [], closed: [], terrain: [0] };
const taps: readonly Tap[] = Array.from({ length: 30 }, (_, i) => i + 1).flatMap((n) =>
  ringIn(n).map((other, direction): Tap => [n, direction, other]),
);

test('true entries in any order are never refused, and never say more than the map', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...taps]), (some) => {
      let map = opened(BARE);
      for (const one of some) {
        const next = tap(map, one);
        if (!next.ok) throw new Error(JSON.stringify([one, next.error]));
        map = next.value;
      }
      for (let n = 1; n <= 30; n++)
        map.ring(n).forEach((cell, d) => {
          if (cell !== undefined) expect(cell).toBe(ringIn(n)[d]);
          const other = cell;
          if (typeof other === 'number') expect(map.ring(other)[(d + 3) % 6]).toBe(n);
        });
      expect(readListed(BARE, map.draft).ok).toBe(true);
    }),
    { numRuns: 15 },
  );
});

test('with every entry made, the whole map is there', () => {
  const map = taps.reduce((before, one) => {
    const next = tap(before, one);
    return next.ok ? next.value : before;
  }, opened(BARE));
  for (let n = 1; n <= 30; n++) expect(map.ring(n)).toEqual(ringIn(n));
  expect(progressOf(map).rings).toBe(30);
});

test('any draft that its schema accepts is read or refused by the place of an entry', () => {
  const schema = draftSchema(SPEC);
  const n = fc.integer({ min: 1, max: 30 });
  const direction = fc.integer({ min: 0, max: 5 });
  const pairs = fc.array(fc.tuple(n, n), { maxLength: 4 });
  fc.assert(
    fc.property(
      fc.record({
        links: fc.array(fc.tuple(n, direction, n), { maxLength: 12 }),
        edges: fc.array(fc.tuple(n, direction), { maxLength: 4 }),
        rails: pairs,
        dear: pairs,
        closed: pairs,
        done: fc.array(n, { maxLength: 4 }),
      }),
      (given) => {
        const draft = schema.parse(given);
        const map = readListed(SPEC, draft);
        if (!map.ok) {
          const [list, i] = map.error.path;
          expect((draft[list as 'links'] as readonly unknown[])[Number(i)]).toBeDefined();
          return;
        }
        for (let hex = 1; hex <= 30; hex++) {
          const beside = map.value.beside(hex);
          expect(beside.length).toBeLessThanOrEqual(6);
          expect(beside).not.toContain(hex);
          for (const other of beside) expect(map.value.beside(other)).toContain(hex);
        }
      },
    ),
  );
});

describe('what a file must not say twice or both ways', () => {
  const draft = { ...EMPTY_DRAFT, links: [[1, 0, 2]] as const };
  test.each<[string, object, object]>([
    ['dear and closed', { rails: [[1, 2]], dear: [[2, 1]], closed: [[1, 2]] }, { code: 'both', path: ['closed', 0] }],
    [
      'a railway twice',
      {
        rails: [
          [1, 2],
          [2, 1],
        ],
      },
      { code: 'twice', path: ['rails', 1] },
    ],
    [
      'terrain twice',
      {
        terrain: [
          [1, 1],
          [1, 2],
        ],
      },
      { code: 'again', n: 1, path: ['terrain', 1] },
    ],
    ['a hex done twice', { done: [2, 1, 2] }, { code: 'again', n: 2, path: ['done', 2] }],
    ['dear where a rule closes it', { dear: [[20, 21]] }, { code: 'shut', rule: 'r3', path: ['dear', 0] }],
  ])('%s', (_, more, fault) => {
    expect(readListed(SPEC, { ...draft, ...more })).toMatchObject({ ok: false, error: fault });
  });
  test('a railway on a dear hexside is none of it', () => {
    expect(readListed(SPEC, { ...draft, rails: [[1, 2]], dear: [[1, 2]] }).ok).toBe(true);
  });
});
