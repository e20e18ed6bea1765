import { expect, it } from 'vitest';
import { gridPath } from '@/components/tables/chart-preview';

it('draws a line a row and a column, of a long chart as many as can be told apart', () => {
  const lines = (rows: number, columns: number) => gridPath(rows, columns).match(/H/g)?.length;
  expect(lines(3, 2)).toBe(5);
  expect(gridPath(3, 2).match(/V/g)).toHaveLength(4);
  expect(gridPath(80, 40)).toBe(gridPath(7, 7));
});
