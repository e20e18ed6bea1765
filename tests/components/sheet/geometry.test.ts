import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  APOTHEM,
  centerOf,
  edgeNear,
  hexUnder,
  layoutOf,
  lineBetween,
  RADIUS,
  sideOfHex,
  stepTo,
  vectorOf,
  westernmost,
} from '@/components/sheet/geometry';
import { DIRECTIONS, directionTo, distance, neighbour } from '@/lib/board/hex/grid';
import { gridOf, hexOf, nameOf } from '@/lib/games/nach-paris/sheet/hex-names';

const frame = { column: 'V', row: 20, columns: 7, rows: 9 };
const grid = gridOf(frame);
const layout = layoutOf(grid);
const hex = fc.integer({ min: 0, max: frame.columns * frame.rows - 1 });
const at = (name: string): number => hexOf(frame, name) ?? -1;

describe('hexes on the plane', () => {
  it('has the columns from right to left and the numbers upwards', () => {
    expect(centerOf(layout, at('W25')).x).toBeLessThan(centerOf(layout, at('V25')).x);
    expect(centerOf(layout, at('W26')).y).toBeLessThan(centerOf(layout, at('W25')).y);
  });
  it('puts X25 beside Y24 and Y25', () => {
    const [x, low, high] = [centerOf(layout, at('X25')), centerOf(layout, at('Y24')), centerOf(layout, at('Y25'))];
    expect([low.y > x.y, high.y < x.y]).toEqual([true, true]);
  });
  it('draws every neighbour two apothems away, in its direction', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom(...DIRECTIONS), (one, direction) => {
        const other = neighbour(grid, one, direction);
        if (other === undefined) return;
        const [from, to, vector] = [centerOf(layout, one), centerOf(layout, other), vectorOf(direction)];
        expect(to.x - from.x).toBeCloseTo(2 * APOTHEM * vector.x, 6);
        expect(to.y - from.y).toBeCloseTo(2 * APOTHEM * vector.y, 6);
      }),
    );
  });
  it('lies within its size', () => {
    const { width, height } = layout.size;
    for (let one = 0; one < frame.columns * frame.rows; one++) {
      const { x, y } = centerOf(layout, one);
      expect([x > RADIUS, x < width - RADIUS, y > APOTHEM, y < height - APOTHEM]).toEqual([true, true, true, true]);
    }
  });
  it('has the hexside of a direction there', () => {
    for (const direction of DIRECTIONS) {
      const [a, b] = sideOfHex(direction);
      const { x, y } = vectorOf(direction);
      expect((a.x + b.x) / 2).toBeCloseTo(APOTHEM * x, 6);
      expect((a.y + b.y) / 2).toBeCloseTo(APOTHEM * y, 6);
    }
  });
});

describe('the column that the numbers of the rows stand beside', () => {
  const middleOf = (column: number): number => centerOf(layout, column * frame.rows).x;
  it.each([
    ['all of the sheet', 0, 6],
    ['a column whose middle is just on the screen', middleOf(4), 4],
    ['one whose middle is not', middleOf(4) + 1, 3],
    ['nothing but what lies east of the sheet', middleOf(0) + 500, 0],
  ])('%s is shown', (_what, x, column) => expect(westernmost(layout, x)).toBe(column));
});

describe('what lies under a finger', () => {
  it('is the hex whose middle is nearest', () => {
    fc.assert(
      fc.property(
        hex,
        fc.double({ min: 0, max: 0.98, noNaN: true }),
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        (one, far, angle) => {
          const { x, y } = centerOf(layout, one);
          expect(
            hexUnder(layout, { x: x + far * APOTHEM * Math.cos(angle), y: y + far * APOTHEM * Math.sin(angle) }),
          ).toBe(one);
        },
      ),
    );
  });
  it('is nothing outside the hexes', () => {
    expect(hexUnder(layout, { x: 2, y: 2 })).toBeUndefined();
    expect(hexUnder(layout, { x: layout.size.width + 500, y: 100 })).toBeUndefined();
    expect(edgeNear(layout, { x: 2, y: 2 })).toBeUndefined();
  });
  it('is the hexside that it is close to', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom(...DIRECTIONS), (one, direction) => {
        if (neighbour(grid, one, direction) === undefined) return;
        const [center, vector] = [centerOf(layout, one), vectorOf(direction)];
        const found = edgeNear(layout, {
          x: center.x + 0.8 * APOTHEM * vector.x,
          y: center.y + 0.8 * APOTHEM * vector.y,
        });
        expect(found).toMatchObject({ hex: one, direction });
        expect(found?.distance).toBeCloseTo(0.2 * APOTHEM, 6);
      }),
    );
  });
  it('is never a hexside of the sheet’s edge', () => {
    const corner = at('V20');
    const { x, y } = centerOf(layout, corner);
    expect(edgeNear(layout, { x, y: y + APOTHEM * 0.9 })?.direction).not.toBe(3);
  });
});

describe('from hex to hex', () => {
  it.each([
    ['ArrowUp', 'X25', 'X26'],
    ['ArrowDown', 'X25', 'X24'],
    ['ArrowLeft', 'X25', 'Y25'],
    ['ArrowRight', 'X25', 'W25'],
    ['ArrowRight', 'V25', 'V25'],
  ] as const)('%s leads from %s to %s', (arrow, from, to) =>
    expect(nameOf(frame, stepTo(grid, at(from), arrow))).toBe(to),
  );
  it('a line goes by neighbours, and is as short as can be', () => {
    fc.assert(
      fc.property(hex, hex, (from, to) => {
        const path = lineBetween(layout, from, to);
        expect([path[0], path.at(-1)]).toEqual([from, to]);
        expect(path.length).toBe(distance(grid, from, to) + 1);
        path.slice(1).forEach((one, i) => expect(directionTo(grid, path[i] ?? -1, one)).toBeDefined());
      }),
    );
  });
});
