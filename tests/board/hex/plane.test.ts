import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ccrr } from '@/lib/board/hex/ccrr';
import { DIRECTIONS, distance } from '@/lib/board/hex/grid';
import { lettersAndRows } from '@/lib/board/hex/letters';
import { directionOf, hexMap } from '@/lib/board/hex/numbering';
import {
  APOTHEM,
  beside,
  centerOf,
  edgeNear,
  firstBeyond,
  hexesWithin,
  hexUnder,
  layoutOf,
  lineBetween,
  pointOf,
  RADIUS,
  shapeOf,
  stepTo,
  type Layout,
} from '@/lib/board/hex/plane';
import { coast, COAST_FRAME, maps, ORIENTATIONS } from '@/tests/board/hex/maps';

const north = hexMap(lettersAndRows, { column: 'V', row: 20, columns: 7, rows: 9 });
const westward = layoutOf(north, { rows: 'up', columns: 'left' });
const south = layoutOf(hexMap(ccrr, { column: '16', row: 15, columns: 7, rows: 9 }), {
  rows: 'down',
  columns: 'right',
});
const at = ({ map }: Layout, name: string) => centerOf(layoutAt(map), map.index.get(name) ?? -1);
const layoutAt = (map: Layout['map']): Layout => (map === north ? westward : south);

const layouts = fc.tuple(maps, fc.constantFrom(...ORIENTATIONS)).map(([map, way]) => layoutOf(map, way));
const layoutAndHex = layouts.chain((layout) => fc.tuple(fc.constant(layout), fc.nat(layout.map.names.length - 1)));
const vector = (layout: Layout, direction: number) => layout.vectors[direction] ?? { x: NaN, y: NaN };

describe('hexes on the plane', () => {
  it('has columns from right to left and rows upwards where the map has', () => {
    expect(at(westward, 'W25').x).toBeLessThan(at(westward, 'V25').x);
    expect(at(westward, 'W26').y).toBeLessThan(at(westward, 'W25').y);
    const [x, low, high] = [at(westward, 'X25'), at(westward, 'Y24'), at(westward, 'Y25')];
    expect([low.y > x.y, high.y < x.y]).toEqual([true, true]);
  });
  it('has columns from left to right and rows downwards where the map has', () => {
    expect(at(south, '1820').x).toBeLessThan(at(south, '1920').x);
    expect(at(south, '1820').y).toBeLessThan(at(south, '1821').y);
    const [x, low, high] = [at(south, '1820'), at(south, '1920'), at(south, '1919')];
    expect([low.y > x.y, high.y < x.y]).toEqual([true, true]);
  });
  it.each([
    [{ rows: 'up', columns: 'left' }, 'n nw sw s se ne'],
    [{ rows: 'down', columns: 'right' }, 's se ne n nw sw'],
    [{ rows: 'right', columns: 'down' }, 'e se sw w nw ne'],
    [{ rows: 'left', columns: 'up' }, 'w nw ne e se sw'],
  ] as const)('%o has its directions at %s', (orientation, expected) =>
    expect(shapeOf(orientation).compass.join(' ')).toBe(expected),
  );
  it('draws every neighbour two apothems away, in its direction', () => {
    fc.assert(
      fc.property(layoutAndHex, fc.constantFrom(...DIRECTIONS), ([layout, one], direction) => {
        const other = beside(layout.map, one, direction);
        if (other === undefined) return;
        const [from, to, v] = [centerOf(layout, one), centerOf(layout, other), vector(layout, direction)];
        expect(to.x - from.x).toBeCloseTo(2 * APOTHEM * v.x, 6);
        expect(to.y - from.y).toBeCloseTo(2 * APOTHEM * v.y, 6);
      }),
    );
  });
  it('lies within its size', () => {
    fc.assert(
      fc.property(layoutAndHex, ([layout, hex]) => {
        const { x, y } = centerOf(layout, hex);
        const { width, height } = layout.size;
        for (const corner of layout.corners)
          expect([x + corner.x > 0, x + corner.x < width, y + corner.y > 0, y + corner.y < height]).not.toContain(
            false,
          );
      }),
    );
  });
  it.each(ORIENTATIONS)('has the hexside of a direction there: %o', (orientation) => {
    const { sides, vectors, corners } = shapeOf(orientation);
    sides.forEach(([a, b], direction) => {
      expect((a.x + b.x) / 2).toBeCloseTo(APOTHEM * (vectors[direction]?.x ?? NaN), 6);
      expect((a.y + b.y) / 2).toBeCloseTo(APOTHEM * (vectors[direction]?.y ?? NaN), 6);
      for (const end of [a, b])
        expect(Math.min(...corners.map(({ x, y }) => Math.hypot(x - end.x, y - end.y)))).toBeCloseTo(0, 6);
    });
  });
});

describe('the column that the numbers of the rows stand beside', () => {
  const middleOf = (column: number): number => pointOf(westward, column, 0).x;
  it.each([
    ['all of the sheet', 0, 6],
    ['a column whose middle is just on the screen', middleOf(4), 4],
    ['one whose middle is not', middleOf(4) + 1, 3],
    ['nothing but what lies east of the sheet', middleOf(0) + 500, 0],
  ])('%s is shown', (_what, x, column) => expect(firstBeyond(westward, x)).toBe(column));
  it('is counted from the other side where the columns go to the right', () => {
    expect(firstBeyond(south, pointOf(south, 2, 0).x)).toBe(2);
    expect(firstBeyond(south, pointOf(south, 2, 0).x + 1)).toBe(3);
    expect(firstBeyond(south, 9999)).toBe(6);
  });
});

describe('what lies on a part of the plane', () => {
  it('is every hex whose box touches it, and none that is farther off than its neighbour', () => {
    fc.assert(
      fc.property(layouts, fc.nat(500), fc.nat(500), fc.nat(300), (layout, x, y, wide) => {
        const to = { x: x + wide, y: y + wide };
        const found = new Set(hexesWithin(layout, { x, y }, to).map(({ hex }) => hex));
        layout.map.names.forEach((_, hex) => {
          const center = centerOf(layout, hex);
          const off = Math.max(x - center.x, center.x - to.x, y - center.y, center.y - to.y);
          if (off < APOTHEM - 1e-6) expect(found.has(hex)).toBe(true);
          if (off > 2 * RADIUS) expect(found.has(hex)).toBe(false);
        });
      }),
    );
  });
  it('comes with the middles of the hexes', () => {
    const all = hexesWithin(south, { x: 0, y: 0 }, { x: 9999, y: 9999 });
    expect(all).toHaveLength(63);
    for (const { hex, x, y } of all) expect({ x, y }).toEqual(centerOf(south, hex));
  });
});

describe('what lies under a finger', () => {
  it('is the hex whose middle is nearest', () => {
    fc.assert(
      fc.property(
        layoutAndHex,
        fc.double({ min: 0, max: 0.98, noNaN: true }),
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        ([layout, one], far, angle) => {
          const { x, y } = centerOf(layout, one);
          const point = { x: x + far * APOTHEM * Math.cos(angle), y: y + far * APOTHEM * Math.sin(angle) };
          expect(hexUnder(layout, point)).toBe(one);
        },
      ),
    );
  });
  it('is nothing outside the hexes, nor where a list has none', () => {
    expect(hexUnder(westward, { x: 2, y: 2 })).toBeUndefined();
    expect(hexUnder(westward, { x: westward.size.width + 500, y: 100 })).toBeUndefined();
    expect(edgeNear(westward, { x: 2, y: 2 })).toBeUndefined();
    const holes = layoutOf(hexMap(coast, COAST_FRAME), { rows: 'down', columns: 'right' });
    const empty = [...holes.map.hexOfCell.entries()].filter(([, hex]) => hex < 0);
    expect(empty.length).toBeGreaterThan(0);
    for (const [cell] of empty) expect(hexUnder(holes, pointOf(holes, Math.floor(cell / 5), cell % 5))).toBeUndefined();
  });
  it('is the hexside that it is close to', () => {
    fc.assert(
      fc.property(layoutAndHex, fc.constantFrom(...DIRECTIONS), ([layout, one], direction) => {
        if (beside(layout.map, one, direction) === undefined) return;
        const [center, v] = [centerOf(layout, one), vector(layout, direction)];
        const found = edgeNear(layout, { x: center.x + 0.8 * APOTHEM * v.x, y: center.y + 0.8 * APOTHEM * v.y });
        expect(found).toMatchObject({ hex: one, direction });
        expect(found?.distance).toBeCloseTo(0.2 * APOTHEM, 6);
      }),
    );
  });
  it('is never a hexside of the sheet’s edge', () => {
    const { x, y } = at(westward, 'V20');
    expect(edgeNear(westward, { x, y: y + APOTHEM * 0.9 })?.direction).not.toBe(3);
  });
});

describe('from hex to hex', () => {
  it.each([
    [westward, 'ArrowUp', 'X25', 'X26'],
    [westward, 'ArrowDown', 'X25', 'X24'],
    [westward, 'ArrowLeft', 'X25', 'Y25'],
    [westward, 'ArrowRight', 'X25', 'W25'],
    [westward, 'ArrowRight', 'V25', 'V25'],
    [south, 'ArrowUp', '1820', '1819'],
    [south, 'ArrowDown', '1820', '1821'],
    [south, 'ArrowRight', '1820', '1920'],
    [layoutOf(south.map, { rows: 'right', columns: 'down' }), 'ArrowRight', '1820', '1821'],
    [layoutOf(south.map, { rows: 'right', columns: 'down' }), 'ArrowUp', '1820', '1720'],
  ] as const)('%# %s leads from %s to %s', (layout, arrow, from, to) =>
    expect(layout.map.names[stepTo(layout, layout.map.index.get(from) ?? -1, arrow)]).toBe(to),
  );
  it('a line goes by neighbours, and is as short as can be', () => {
    const hex = fc.nat(62);
    fc.assert(
      fc.property(fc.constantFrom(westward, south), hex, hex, (layout, from, to) => {
        const path = lineBetween(layout, from, to);
        expect([path[0], path.at(-1)]).toEqual([from, to]);
        expect(path.length).toBe(distance(layout.map.grid, from, to) + 1);
        path.slice(1).forEach((one, i) => expect(directionOf(layout.map, path[i] ?? -1, one)).toBeDefined());
      }),
    );
  });
});
