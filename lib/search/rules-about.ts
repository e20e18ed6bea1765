import type { GameId } from '@/lib/core/game-id';
import { search } from '@/lib/search/search';
import type { SearchSource } from '@/lib/search/source';

/** The numbers of a game's rules that speak of what is said, the likeliest first. */
export const rulesAbout = (said: string, game: GameId, sources: readonly SearchSource[]): readonly string[] =>
  search(said, sources, { game, kinds: ['rule'] }).hits.flatMap(({ number }) => number ?? []);
