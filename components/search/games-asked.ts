import type { GameId } from '@/lib/core/game-id';

/** The games that a search on the pages of a game asks; all of them elsewhere. */
export const gamesAsked = (games: readonly GameId[], game: GameId | undefined): readonly GameId[] =>
  game === undefined ? games : [game];

/**
 * The games whose search is fetched and warmed up before anybody asks: that of the pages one is on, elsewhere those
 * that were chosen for the device.
 */
export const gamesWarmed = (
  games: readonly GameId[],
  game: GameId | undefined,
  isChosen: (game: GameId) => boolean,
): readonly GameId[] => gamesAsked(games, game).filter((one) => one === game || isChosen(one));
