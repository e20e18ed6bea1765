'use client';

import { createContext, useContext, useMemo, type CSSProperties, type ReactNode } from 'react';
import type { GameId } from '@/lib/core/game-id';

/** What bars, lists and the search show of a game, in the language of the page. */
export interface GameName {
  readonly id: GameId;
  readonly title: string;
  readonly mark: string;
  /** what its search field suggests, and what can be typed there */
  readonly search: { readonly placeholder: string; readonly hint: string; readonly examples: string };
  /** its colours; absent where they are the house's */
  readonly accent?: CSSProperties | undefined;
}

const Context = createContext<readonly GameName[] | undefined>(undefined);

/** Gives the names of every game to what is below: pages need no manifest for them in the browser. */
export function GamesProvider({ games, children }: { games: readonly GameName[]; children: ReactNode }) {
  return <Context value={games}>{children}</Context>;
}

/** Every game, in the order of the menus. */
export function useGames(): readonly GameName[] {
  const games = useContext(Context);
  if (!games) throw new Error('useGames: no GamesProvider above; the language layout must render one');
  return games;
}

/** The game of an id or of a part of an address; undefined when it names none. */
export const useGame = (id: string | undefined): GameName | undefined => useGames().find((game) => game.id === id);

/** The ids of every game; the same list while the page stands. */
export function useGameIds(): readonly GameId[] {
  const games = useGames();
  return useMemo(() => games.map(({ id }) => id), [games]);
}
