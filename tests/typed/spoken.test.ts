import { expect, test } from 'vitest';
import type { GameId } from '@/lib/core/game-id';
import { judgedFights } from '@/tests/support/judged-fights';

/**
 * Sentences as players talk at the table, for every tool that a text fills in: sixty of a first round and 25 of a
 * second, written from the rulebooks before they were tried, what is understood of four more rounds, and forty of a
 * fifth, in plain words of each tool, written with what they fill in before they were tried; what each round after
 * that has mended, sixty of a tenth, written from the rulebooks and maps before they were tried (43 right then), and
 * sixty of an eleventh (42 right then, and three more whose expected fields were themselves wrong), and 37 of a
 * twelfth, of tools as much as of fights (about a third right then), and 25 of a thirteenth for each game, written from
 * the tools' fields before they were tried (right then: 11 of Paths of Glory, 16 of When Eagles Fight, 15 of 1914, 19
 * of Grand Illusion; ten more expected fields that were themselves wrong), and 25 of a fourteenth for each game, so
 * written (right then, with nineteen expected fields mended that were themselves wrong: 17 of Paths of Glory, 21 of
 * When Eagles Fight, 20 of 1914, 20 of Grand Illusion), and a fifteenth and a sixteenth of
 * 25 each (right then, of both: 22 of Paths of Glory, 23 of When Eagles Fight, 18 of 1914, 15 of Grand Illusion).
 */
const BARS: readonly (readonly [game: GameId, right: number, of: number])[] = [
  ['paths-of-glory', 391, 407],
  ['when-eagles-fight', 415, 435],
  ['nach-paris', 413, 439],
  ['grand-illusion', 422, 459],
];

test.each(BARS)('%s: at least %i of %i are right', async (game, bar, of) => {
  const rows = await judgedFights(game, 'spoken');
  expect(rows).toHaveLength(of);
  expect(rows.filter(({ wrong }) => wrong === undefined).length).toBeGreaterThanOrEqual(bar);
});
