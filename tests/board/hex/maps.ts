import fc, { type Arbitrary } from 'fast-check';
import { ccrr } from '@/lib/board/hex/ccrr';
import { columnLetters, lettersAndRows } from '@/lib/board/hex/letters';
import { numbersListed, type Neighbours } from '@/lib/board/hex/listed';
import { hexMap, type HexMap } from '@/lib/board/hex/numbering';
import type { Orientation } from '@/lib/board/hex/plane';

/**
 * A coast of eleven hexes: three columns, of which the middle one lacks its second hex and ends later; 2 and 5 lie at a
 * strait that nobody crosses.
 */
export const COAST: Neighbours = {
  1: ['2', '5', null, null, null, null],
  2: ['3', null, null, '1', null, null],
  3: ['4', '6', null, '2', null, null],
  4: [null, '7', '6', '3', null, null],
  5: [null, '9', '8', null, '1', null],
  6: ['7', '11', '10', null, '3', '4'],
  7: [null, null, '11', '6', '4', null],
  8: ['9', null, null, null, null, '5'],
  9: ['10', null, null, '8', '5', null],
  10: ['11', null, null, '9', null, '6'],
  11: [null, null, null, '10', '6', '7'],
};
export const coast = numbersListed(COAST);
export const COAST_FRAME = { column: '2', row: 1, columns: 3, rows: 5 };

const size = { columns: fc.integer({ min: 1, max: 9 }), rows: fc.integer({ min: 1, max: 9 }) };
/** Maps of all three numberings, in frames of any place and size. */
export const maps: Arbitrary<HexMap> = fc.oneof(
  fc
    .record({ column: fc.nat(600).map(columnLetters), row: fc.integer({ min: 1, max: 80 }), ...size })
    .map((frame) => hexMap(lettersAndRows, frame)),
  fc
    .record({
      column: fc.nat(80).map((order) => String(order).padStart(2, '0')),
      row: fc.nat(80),
      ...size,
    })
    .map((frame) => hexMap(ccrr, frame)),
  fc.constant(hexMap(coast, COAST_FRAME)),
);

export const ORIENTATIONS: readonly Orientation[] = (['up', 'down'] as const).flatMap((upright) =>
  (['left', 'right'] as const).flatMap((level): readonly Orientation[] => [
    { rows: upright, columns: level },
    { rows: level, columns: upright },
  ]),
);
