import type { GameId } from '@/lib/core/game-id';

/** The games that a search on the pages of a game asks; all of them elsewhere. */
export const gamesAsked = (games: readonly GameId[], game: GameId | undefined): readonly GameId[] =>
  game === undefined ? games : [game];
