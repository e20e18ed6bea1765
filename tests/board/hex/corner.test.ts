import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ccrr } from '@/lib/board/hex/ccrr';
import * as corner from '@/lib/board/hex/corner';
import { columnLetters, lettersAndRows } from '@/lib/board/hex/letters';
import type { Frame } from '@/lib/board/hex/numbering';

const { SHEET_CORNERS } = corner;
const NORTH_WEST = { rows: 'up', columns: 'left' } as const;
const frameOf = (input: corner.CornerFrame) => corner.frameOf(lettersAndRows, NORTH_WEST, input, 60);
const cornerOf = (frame: Frame, where: corner.SheetCorner) => corner.cornerOf(lettersAndRows, NORTH_WEST, frame, where);

describe('a frame', () => {
  it.each([
    ['X25', 'south-east', { column: 'X', row: 25, columns: 10, rows: 8 }],
    ['AG32', 'north-west', { column: 'X', row: 25, columns: 10, rows: 8 }],
    ['x32', 'north-east', { column: 'X', row: 25, columns: 10, rows: 8 }],
  ] as const)('is found from %s in the %s', (hex, corner, frame) =>
    expect(frameOf({ hex, corner, columns: 10, rows: 8 })).toEqual(frame),
  );
  it.each([
    ['25X', 10, 10, 'name'],
    ['X25', 0, 10, 'size'],
    ['X25', 61, 10, 'size'],
    ['X95', 10, 10, 'beyond'],
    ['ZZ1', 2, 2, 'beyond'],
  ])('%s with %d × %d is refused', (hex, columns, rows, why) =>
    expect(frameOf({ hex, corner: 'south-east', columns, rows })).toBe(why),
  );
  it('is the same from every corner', () => {
    const frame = fc.record({
      column: fc.integer({ min: 0, max: 600 }).map(columnLetters),
      row: fc.integer({ min: 1, max: 40 }),
      columns: fc.integer({ min: 1, max: 60 }),
      rows: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(frame, fc.constantFrom(...SHEET_CORNERS), (one, corner) => {
        expect(frameOf({ corner, hex: cornerOf(one, corner), columns: one.columns, rows: one.rows })).toEqual(one);
      }),
    );
  });
  it('of four digits from west to east and from north to south', () => {
    const down = { rows: 'down', columns: 'right' } as const;
    const frame = { column: '10', row: 12, columns: 9, rows: 5 };
    expect(corner.cornerOf(ccrr, down, frame, 'north-west')).toBe('1012');
    expect(corner.cornerOf(ccrr, down, frame, 'south-east')).toBe('1816');
    expect(corner.frameOf(ccrr, down, { corner: 'south-east', hex: '1816', columns: 9, rows: 5 }, 60)).toEqual(frame);
    expect(corner.frameOf(ccrr, down, { corner: 'north-east', hex: '0316', columns: 9, rows: 5 }, 60)).toBe('beyond');
  });
});
