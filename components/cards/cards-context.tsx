'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { GameId } from '@/lib/core/game-id';
import type { CardBook, CardEntries } from '@/lib/tables/card';

/** The charts that players fill in, and the way to write on them. */
export interface Cards {
  readonly game: GameId;
  readonly book: CardBook;
  change(card: string, change: (entries: CardEntries) => CardEntries): void;
}

const Context = createContext<Cards | undefined>(undefined);

export function CardsProvider({ cards, children }: { cards: Cards | undefined; children: ReactNode }) {
  return <Context value={cards}>{children}</Context>;
}

/** Undefined where the game has no such charts. */
export const useCards = (): Cards | undefined => useContext(Context);
