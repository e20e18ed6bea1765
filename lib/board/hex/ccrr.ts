import type { Numbering } from '@/lib/board/hex/numbering';

/*
 * Four digits: two for the column, two for the row, "1820". Columns of odd numbers are half a hex ahead of the others
 * in the direction of the rows; where rows grow to the south, 1820 touches 1919 and 1920.
 */

const HEX_NAME = /^[0-9]{4}$/;
const LAST = 99;
const twoDigits = (number: number): string => String(number).padStart(2, '0');

export const ccrr: Numbering = {
  pattern: '[0-9]{4}',
  place: (name) => (HEX_NAME.test(name) ? { column: Number(name.slice(0, 2)), row: Number(name.slice(2)) } : undefined),
  name: ({ column, row }) => twoDigits(column) + twoDigits(row),
  columnPattern: '[0-9]{2}',
  columnName: twoDigits,
  columnOrder: Number,
  columns: { first: 0, last: LAST },
  rows: { first: 0, last: LAST },
  evenAhead: false,
};
