import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ccrr } from '@/lib/board/hex/ccrr';
import { DIRECTIONS, opposite } from '@/lib/board/hex/grid';
import { lettersAndRows } from '@/lib/board/hex/letters';
import { numbersListed } from '@/lib/board/hex/listed';
import { directionOf, frameFault, hexMap, sideName, type HexMap } from '@/lib/board/hex/numbering';
import { beside } from '@/lib/board/hex/plane';
import { coast, COAST, COAST_FRAME, maps } from '@/tests/board/hex/maps';

const near = (map: HexMap, name: string): readonly (string | undefined)[] =>
  DIRECTIONS.map((direction) => map.names[beside(map, map.index.get(name) ?? -1, direction) ?? -1]);

describe('every numbering', () => {
  it('names each hex once, and finds it by its name', () => {
    fc.assert(
      fc.property(maps, ({ names, index, numbering, frame }) => {
        expect(new Set(names).size).toBe(names.length);
        names.forEach((name, hex) => {
          expect(index.get(name)).toBe(hex);
          expect(new RegExp(`^${numbering.pattern}$`).test(name)).toBe(true);
          const place = numbering.place(name);
          expect(place && numbering.name(place)).toBe(name);
        });
        expect(new RegExp(`^${numbering.columnPattern}$`).test(frame.column)).toBe(true);
        expect(numbering.columnName(numbering.columnOrder(frame.column))).toBe(frame.column);
      }),
    );
  });

  it('has neighbours on both sides of a hexside, which has one name', () => {
    fc.assert(
      fc.property(maps, (map) => {
        map.names.forEach((name, hex) => {
          for (const direction of DIRECTIONS) {
            const other = beside(map, hex, direction);
            if (other === undefined) continue;
            expect(beside(map, other, opposite(direction))).toBe(hex);
            expect(directionOf(map, hex, other)).toBe(direction);
            const there = map.names[other] ?? '';
            expect(sideName(map.numbering, name, there)).toBe(sideName(map.numbering, there, name));
          }
        });
      }),
    );
  });

  it('knows the frames that it has', () => {
    expect(frameFault(lettersAndRows, { column: 'ZZ', row: 1, columns: 2, rows: 1 })).toBe('columns');
    expect(frameFault(lettersAndRows, { column: 'ZZ', row: 99, columns: 1, rows: 2 })).toBe('rows');
    expect(frameFault(ccrr, { column: '90', row: 90, columns: 10, rows: 10 })).toBeUndefined();
    expect(frameFault(ccrr, { column: '91', row: 90, columns: 10, rows: 10 })).toBe('columns');
    expect(frameFault(coast, COAST_FRAME)).toBeUndefined();
    expect(frameFault(coast, { ...COAST_FRAME, columns: 9 })).toBe('columns');
  });

  it('lays out a frame once as long as it is among the last', () => {
    const frame = { column: 'C', row: 3, columns: 4, rows: 4 };
    const map = hexMap(lettersAndRows, frame);
    expect(hexMap(lettersAndRows, { ...frame })).toBe(map);
    expect(hexMap(lettersAndRows, { ...frame, rows: 5 })).not.toBe(map);
    expect(hexMap(lettersAndRows, frame)).toBe(map);
  });
});

describe('four digits', () => {
  const map = hexMap(ccrr, { column: '10', row: 10, columns: 33, rows: 24 });
  // Neighbours that the examples of such a map name; odd columns lie half a hex further south.
  it.each([
    ['1820', ['1919', '1920']],
    ['2317', ['2217', '2218', '2316', '2318']],
    ['2417', ['2316', '2317', '2418', '2516', '2517']],
    ['2517', ['2617', '2418']],
    ['2816', ['2715']],
    ['2716', ['2617', '2715']],
  ])('%s touches %j', (name, others) => expect(near(map, name)).toEqual(expect.arrayContaining(others)));
  it('turns from south by way of the next higher column', () => {
    expect(near(map, '1820')).toEqual(['1821', '1920', '1919', '1819', '1719', '1720']);
    expect(near(map, '1920')).toEqual(['1921', '2021', '2020', '1919', '1820', '1821']);
  });
  it.each(['820', '18200', '18a0', '', ' 1820'])('%j is no hex', (name) => expect(ccrr.place(name)).toBeUndefined());
});

describe('a list of numbers', () => {
  const map = hexMap(coast, COAST_FRAME);
  it('has the hexes and the neighbours that it was given, and no others', () => {
    expect([...map.names].sort()).toEqual(Object.keys(COAST).sort());
    for (const [name, given] of Object.entries(COAST))
      expect(near(map, name)).toEqual(given.map((one) => one ?? undefined));
  });
  it('keeps hexes apart that stand beside each other', () => {
    expect(coast.apart?.('2', 1)).toBe(true);
    expect(near(map, '2')).not.toContain('5');
  });
  it('may be shown in part', () => {
    const part = hexMap(coast, { ...COAST_FRAME, columns: 1 });
    expect(part.names.length).toBeGreaterThan(0);
    part.names.forEach((_, hex) => [1, 2, 4, 5].forEach((d) => expect(part.neighbours[hex * 6 + d]).toBe(-1)));
  });
  it.each([
    ['no hexes', {}],
    ['a neighbour that is not there', { 1: ['2', null, null, null, null, null] }],
    ['a neighbour that does not know it', { 1: ['2', null, null, null, null, null], 2: Array(6).fill(null) }],
    ['a hex without a way to it', { 1: Array(6).fill(null), 2: Array(6).fill(null) }],
    ['a hex in two places', { 1: ['2', '2', null, null, null, null], 2: [null, null, null, '1', '1', null] }],
    [
      'two hexes in one place',
      {
        1: ['2', '3', null, null, null, null],
        2: [null, null, '4', '1', null, null],
        3: [null, null, null, null, '1', null],
        4: [null, null, null, null, null, '2'],
      },
    ],
  ])('%s is refused', (_what, list) => expect(() => numbersListed(list)).toThrow('numbersListed'));
});
