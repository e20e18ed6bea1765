import { expect, test } from 'vitest';
import type { GameId } from '@/lib/core/game-id';
import { judgedFights } from '@/tests/support/judged-fights';

/**
 * Sentences as players talk at the table, for every tool that a text fills in: sixty of a first round and 25 of a
 * second, written from the rulebooks before they were tried, and what is understood of three more rounds.
 */
const BARS: readonly (readonly [game: GameId, right: number, of: number])[] = [
  ['paths-of-glory', 133, 135],
  ['when-eagles-fight', 143, 145],
  ['nach-paris', 140, 143],
  ['grand-illusion', 142, 143],
];

test.each(BARS)('%s: at least %i of %i are right', async (game, bar, of) => {
  const rows = await judgedFights(game, 'spoken');
  expect(rows).toHaveLength(of);
  expect(rows.filter(({ wrong }) => wrong === undefined).length).toBeGreaterThanOrEqual(bar);
});
