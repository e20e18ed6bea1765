import { describe, expect, test } from 'vitest';
import type { GameId } from '@/lib/core/game-id';
import { mayBeFight } from '@/lib/typed/looks';
import { judgedFights } from '@/tests/support/judged-fights';

/**
 * Sentences that somebody wrote who has not seen how they are read. Of the half "tune" the misses were looked at, of
 * the half "held" never: what a player may expect of his own sentences is the second number.
 */
const BARS: readonly (readonly [game: GameId, tune: number, held: number])[] = [
  ['paths-of-glory', 50, 46],
  ['when-eagles-fight', 50, 42],
  ['nach-paris', 49, 42],
  ['grand-illusion', 50, 44],
];

test('the search asks the games for nearly every judged sentence, before it has loaded anything of them', async () => {
  const rows = (await Promise.all(BARS.map(([game]) => judgedFights(game)))).flat();
  expect(rows.filter(({ row }) => mayBeFight(row.text)).length).toBeGreaterThanOrEqual(0.98 * rows.length);
});

describe.each(BARS)('%s', (game, tune, held) => {
  test.each([
    ['tune', tune],
    ['held', held],
  ] as const)('%s: at least %i of 50 are right', async (half, bar) => {
    const rows = (await judgedFights(game)).filter(({ row }) => row.half === half);
    expect(rows).toHaveLength(50);
    const wrong = rows.filter((one) => one.wrong !== undefined);
    expect(rows.length - wrong.length).toBeGreaterThanOrEqual(bar);
  });
});
