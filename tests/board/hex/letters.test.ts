import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, directionTo, distance, neighbour, opposite } from '@/lib/board/hex/grid';
import { COLUMN_COUNT, columnIndex, columnLetters, lettersAndRows } from '@/lib/board/hex/letters';
import * as numbering from '@/lib/board/hex/numbering';

const { place: parseHexName, name: formatHexName } = lettersAndRows;
const gridOf = (frame: numbering.Frame) => numbering.gridOf(lettersAndRows, frame);
const hexOf = (frame: numbering.Frame, name: string) => numbering.cellOf(lettersAndRows, frame, name);
const nameOf = (frame: numbering.Frame, hex: number) => numbering.cellName(lettersAndRows, frame, hex) ?? '';
const sideName = (a: string, b: string) => numbering.sideName(lettersAndRows, a, b);
const byMapOrder = (a: string, b: string) => numbering.byMapOrder(lettersAndRows, a, b);

const WHOLE = { column: 'A', row: 1, columns: 60, rows: 60 };
const at = (name: string): number => hexOf(WHOLE, name) ?? -1;
const near = (name: string): readonly string[] =>
  DIRECTIONS.map((direction) => nameOf(WHOLE, neighbour(gridOf(WHOLE), at(name), direction) ?? -1));

describe('columns', () => {
  test.each([
    ['A', 0],
    ['B', 1],
    ['Z', 25],
    ['AA', 26],
    ['AK', 36],
    ['AY', 50],
    ['BD', 55],
    ['ZZ', COLUMN_COUNT - 1],
  ] as const)('%s is column %i', (letters, index) => {
    expect(columnIndex(letters)).toBe(index);
    expect(columnLetters(index)).toBe(letters);
  });

  test('every column has letters of its own', () => {
    const all = Array.from({ length: COLUMN_COUNT }, (_, i) => columnLetters(i));
    expect(new Set(all).size).toBe(COLUMN_COUNT);
    all.forEach((letters, i) => expect(columnIndex(letters)).toBe(i));
  });
});

describe('names', () => {
  test.each(['', 'X', '25', 'x25', 'X0', 'X05', 'X100', 'AAA1', 'X25 ', '25X', 'Ä1'])('%j is no hex', (name) =>
    expect(parseHexName(name)).toBeUndefined(),
  );

  test('names and places, both ways', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: COLUMN_COUNT - 1 }), fc.integer({ min: 1, max: 99 }), (column, row) => {
        expect(parseHexName(formatHexName({ column, row }) ?? '')).toEqual({ column, row });
      }),
    );
  });

  test('a frame names its hexes from the south-east corner, and nothing outside', () => {
    const frame = { column: 'Y', row: 20, columns: 3, rows: 2 };
    expect(Array.from({ length: 6 }, (_, hex) => nameOf(frame, hex))).toEqual([
      'Y20',
      'Y21',
      'Z20',
      'Z21',
      'AA20',
      'AA21',
    ]);
    expect(hexOf(frame, 'Z21')).toBe(3);
    for (const name of ['X20', 'AB20', 'Y19', 'Y22', 'nowhere']) expect(hexOf(frame, name)).toBeUndefined();
  });

  test('a hexside is named by its smaller hex first: by column, then by number', () => {
    expect(sideName('Y24', 'X25')).toBe('X25/Y24');
    expect(sideName('X25', 'Y24')).toBe('X25/Y24');
    expect(sideName('AA3', 'Z9')).toBe('Z9/AA3');
    expect(sideName('X10', 'X9')).toBe('X9/X10');
    expect(['AA1', 'Z2', 'Z10', 'A5'].sort(byMapOrder)).toEqual(['A5', 'Z2', 'Z10', 'AA1']);
  });
});

describe('the map', () => {
  // Neighbours that the rulebook names.
  test.each([
    ['X25', ['Y24', 'Y25']],
    ['AL31', ['AK30', 'AK31']],
    ['AT23', ['AS22']],
    ['F12', ['F13']],
    ['AY14', ['AY15', 'AX15']],
    ['AX15', ['AY14', 'AY15']],
    ['AI15', ['AJ15', 'AH16']],
    ['AW20', ['AX21']],
    ['AT22', ['AT21']],
  ])('%s touches %j', (name, others) => expect(near(name)).toEqual(expect.arrayContaining(others)));

  test('north is the next number, and the letters rise to the west', () => {
    expect(near('X25')).toEqual(['X26', 'Y25', 'Y24', 'X24', 'W24', 'W25']);
    expect(near('Y25')).toEqual(['Y26', 'Z26', 'Z25', 'Y24', 'X25', 'X26']);
  });

  test('a frame may start at any column: neighbours and distances are those of the map', () => {
    const frames = fc.record({
      column: fc.integer({ min: 0, max: 40 }).map(columnLetters),
      row: fc.integer({ min: 1, max: 40 }),
      columns: fc.integer({ min: 1, max: 9 }),
      rows: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(frames, fc.nat(), fc.nat(), (frame, i, j) => {
        const size = frame.columns * frame.rows;
        const [a, b] = [nameOf(frame, i % size), nameOf(frame, j % size)];
        const grid = gridOf(frame);
        const [here, there] = [hexOf(frame, a) ?? -1, hexOf(frame, b) ?? -1];
        expect([here, there]).toEqual([i % size, j % size]);
        expect(distance(grid, here, there)).toBe(distance(gridOf(WHOLE), at(a), at(b)));
        const direction = directionTo(grid, here, there);
        expect(direction).toBe(directionTo(gridOf(WHOLE), at(a), at(b)));
        if (direction !== undefined) expect(directionTo(grid, there, here)).toBe(opposite(direction));
      }),
    );
  });
});
