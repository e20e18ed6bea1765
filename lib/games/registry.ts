import type { Calculator } from '@/lib/calc/calculator';
import type { GameId } from '@/lib/core/game-id';
import type { CardEntries } from '@/lib/tables/card';

/** A game as the pages, the command line and the tests see it. */
export interface GameModule {
  /** calculators in menu order */
  readonly calculators: readonly Calculator[];
  /** everything that they read, loaded when the first is opened */
  loadData(): Promise<unknown>;
  /** the same data with what a player has filled in of the game's cards, by their ids; absent where a game has none */
  withEntries?(data: unknown, entries: Readonly<Record<string, CardEntries>>): unknown;
}

/** Loads a game's calculators; a page loads only its own game. */
export const GAMES: Readonly<Record<GameId, () => Promise<GameModule>>> = {
  'paths-of-glory': async () => (await import('@/lib/games/paths-of-glory')).pathsOfGlory,
  'nach-paris': async () => (await import('@/lib/games/nach-paris')).nachParis,
};
