'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { StorageProblem } from '@/components/storage/store';
import type { GameId } from '@/lib/core/game-id';
import type { CardBook, CardEntries } from '@/lib/tables/card';

/** The charts that players fill in, and the way to write on them. */
export interface Cards {
  readonly game: GameId;
  readonly book: CardBook;
  /** what was written lasts only until the page is closed, or what was there could not be read */
  readonly problem: StorageProblem | undefined;
  change(card: string, change: (entries: CardEntries) => CardEntries): void;
}

const Context = createContext<Cards | undefined>(undefined);

export function CardsProvider({ cards, children }: { cards: Cards | undefined; children: ReactNode }) {
  return <Context value={cards}>{children}</Context>;
}

/** Undefined where the game has no such charts. */
export const useCards = (): Cards | undefined => useContext(Context);
