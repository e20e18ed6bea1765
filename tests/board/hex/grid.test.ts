import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  columnOf,
  DIRECTIONS,
  directionTo,
  distance,
  hexAt,
  neighbour,
  opposite,
  rowOf,
  turned,
  type HexGrid,
} from '@/lib/board/hex/grid';

const grids = fc.record({
  columns: fc.integer({ min: 1, max: 9 }),
  rows: fc.integer({ min: 1, max: 9 }),
  evenAhead: fc.boolean(),
});
const gridAndHex = grids.chain((grid) =>
  fc.tuple(fc.constant(grid), fc.integer({ min: 0, max: grid.columns * grid.rows - 1 })),
);

/** Steps from a hex to every other, by breadth first. */
function steps(grid: HexGrid, start: number): ReadonlyMap<number, number> {
  const found = new Map([[start, 0]]);
  for (const [hex, step] of found)
    for (const direction of DIRECTIONS) {
      const next = neighbour(grid, hex, direction);
      if (next !== undefined && !found.has(next)) found.set(next, step + 1);
    }
  return found;
}

describe('directions', () => {
  test.each([
    [0, 3],
    [1, 4],
    [2, 5],
    [3, 0],
    [4, 1],
    [5, 2],
  ] as const)('%i and %i are opposite', (a, b) => expect(opposite(a)).toBe(b));

  test('six sixths are a whole turn, both ways', () => {
    for (const direction of DIRECTIONS) {
      expect(turned(direction, 6)).toBe(direction);
      expect(turned(direction, -6)).toBe(direction);
      expect(turned(turned(direction, 2), -2)).toBe(direction);
    }
    expect(turned(5, 1)).toBe(0);
    expect(turned(0, -1)).toBe(5);
  });
});

describe('a grid', () => {
  test.each([
    [
      true,
      0,
      [
        [2, 1],
        [3, 2],
        [3, 1],
        [2, -1],
        [1, 1],
        [1, 2],
      ],
    ],
    [
      true,
      1,
      [
        [2, 1],
        [3, 1],
        [3, 0],
        [2, -1],
        [1, 0],
        [1, 1],
      ],
    ],
    [
      false,
      0,
      [
        [2, 1],
        [3, 1],
        [3, 0],
        [2, -1],
        [1, 0],
        [1, 1],
      ],
    ],
    [
      false,
      1,
      [
        [2, 1],
        [3, 2],
        [3, 1],
        [2, -1],
        [1, 1],
        [1, 2],
      ],
    ],
  ] as const)('even columns ahead %s, column parity %i: the six neighbours', (evenAhead, odd, expected) => {
    const grid = { columns: 6, rows: 6, evenAhead };
    const column = 2 + odd;
    const row = 2;
    const hex = hexAt(grid, column, row) ?? -1;
    const shift = (n: number): number => n - 2 + column;
    const near = DIRECTIONS.map((direction) => neighbour(grid, hex, direction) ?? -1);
    expect(near.map((at) => [columnOf(grid, at), rowOf(grid, at)])).toEqual(
      expected.map(([c, r], direction) => [shift(c), direction === 0 ? 3 : direction === 3 ? 1 : row - 1 + r]),
    );
  });

  test('hexAt knows the edges', () => {
    const grid = { columns: 2, rows: 3, evenAhead: true };
    expect([hexAt(grid, 0, 0), hexAt(grid, 1, 2)]).toEqual([0, 5]);
    for (const [column, row] of [
      [-1, 0],
      [2, 0],
      [0, -1],
      [0, 3],
    ] as const)
      expect(hexAt(grid, column, row)).toBeUndefined();
  });

  test('the neighbour of a neighbour in the opposite direction is the hex itself', () => {
    fc.assert(
      fc.property(gridAndHex, fc.constantFrom(...DIRECTIONS), ([grid, hex], direction) => {
        const next = neighbour(grid, hex, direction);
        if (next === undefined) return;
        expect(neighbour(grid, next, opposite(direction))).toBe(hex);
        expect(directionTo(grid, hex, next)).toBe(direction);
      }),
    );
  });

  test('hexes that are no neighbours have no direction', () => {
    const grid = { columns: 4, rows: 4, evenAhead: true };
    expect(directionTo(grid, 0, 0)).toBeUndefined();
    expect(directionTo(grid, 0, 15)).toBeUndefined();
  });

  test('distance counts the steps', () => {
    fc.assert(
      fc.property(gridAndHex, ([grid, start]) => {
        // The grid is one piece, but a grid of one column or row can make a way longer than the distance in the open.
        const wide = { ...grid, columns: grid.columns + 1, rows: grid.rows + 2 };
        const hex = hexAt(wide, columnOf(grid, start), rowOf(grid, start)) ?? 0;
        for (const [other, count] of steps(wide, hex)) expect(distance(wide, hex, other)).toBe(count);
      }),
    );
  });
});
