'use client';

import { useEffect } from 'react';
import { firstOf, LAST_GAME_KEY } from '@/components/shell/last-game-script';
import type { GameId } from '@/lib/core/game-id';

/** Notes the game that is open, so that the start page shows it first. */
export function LastGame({ game }: { game: GameId }) {
  useEffect(() => {
    try {
      document.adoptedStyleSheets = [firstOf(game)];
      localStorage.setItem(LAST_GAME_KEY, game);
    } catch {
      // A browser that keeps nothing, or an old one, shows the games in their usual order.
    }
  }, [game]);
  return null;
}
