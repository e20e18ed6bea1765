import { expect, test } from 'vitest';
import { PLAN_19 } from '@/lib/games/when-eagles-fight/replacements/changes';
import { MOST_SAVED } from '@/lib/games/when-eagles-fight/replacements/fields';
import { germanLimit, HEX_LIMIT, LEND_LIMIT } from '@/lib/games/when-eagles-fight/stacking/limits';
import { CHECK_TURNS } from '@/lib/games/when-eagles-fight/turns';
import { GERMAN_CITIES } from '@/lib/games/when-eagles-fight/victory/finding';
import { REVOLUTION_MODIFIERS } from '@/lib/games/when-eagles-fight/victory/modifiers';
import { number, rowIds } from '@/tests/games/when-eagles-fight/chart-values';

/* The numbers of the rules themselves, so that a chart from which the engine reads them cannot slip. */

test('stacking in half corps (8.1, 8.6), and Germans in mixed stacks (6.4, 15.4)', () => {
  expect([HEX_LIMIT, LEND_LIMIT]).toEqual([6, 4]);
  expect([4, 5, 14].map((turn) => germanLimit(turn, undefined))).toEqual([1, 3, 3]);
  expect([14, 15, 16, 17, 18, 24].map((turn) => germanLimit(turn, 15))).toEqual([3, 4, 5, 6, 6, 6]);
});
test('replacements: saved steps (10.9), and those of Plan 19 (16.0)', () =>
  expect([MOST_SAVED, PLAN_19.steps]).toEqual([4, 2]));
test('victory: turns with a check (5.2), German cities at each (4.3), the revolution (4.5)', () => {
  expect(CHECK_TURNS).toEqual([2, 6, 11, 15, 20, 24]);
  expect(rowIds('victory-checks').map((row) => number('victory-checks', row, 'german-cities'))).toEqual(
    rowIds('victory-checks').map(() => 3),
  );
  expect(GERMAN_CITIES).toBe(3);
  expect(REVOLUTION_MODIFIERS.map(({ id, value }) => [id, value])).toEqual([
    ['tsar', 1],
    ['brusilov', 1],
    ['peace', 1],
    ['reforms', -1],
  ]);
});
