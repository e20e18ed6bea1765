import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from '@/lib/board/listed/draft';
import { countsOf } from '@/lib/sheet/listed/file';

test('what a map holds is counted once a hex', () => {
  const links = [
    [1, 0, 2],
    [2, 1, 3],
  ] as const;
  expect(countsOf({ ...EMPTY_DRAFT, links, rails: [[1, 2]], terrain: [[1, 2]], done: [1] })).toEqual({
    ...{ hexes: 3, rails: 1, dear: 0, closed: 0, terrain: 1, done: 1 },
  });
});
