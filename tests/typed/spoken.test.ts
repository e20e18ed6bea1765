import { expect, test } from 'vitest';
import type { GameId } from '@/lib/core/game-id';
import { judgedFights } from '@/tests/support/judged-fights';

/**
 * Sentences as players talk at the table, for every tool that a text fills in: sixty of a first round and 25 of a
 * second, written from the rulebooks before they were tried.
 */
const BARS: readonly (readonly [game: GameId, right: number])[] = [
  ['paths-of-glory', 83],
  ['when-eagles-fight', 81],
  ['nach-paris', 82],
  ['grand-illusion', 84],
];

test.each(BARS)('%s: at least %i of 85 are right', async (game, bar) => {
  const rows = await judgedFights(game, 'spoken');
  expect(rows).toHaveLength(85);
  expect(rows.filter(({ wrong }) => wrong === undefined).length).toBeGreaterThanOrEqual(bar);
});
