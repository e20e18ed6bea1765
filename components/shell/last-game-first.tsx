'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { LAST_GAME_KEY } from '@/components/shell/last-game-script';

interface Props {
  /** the cards in their usual order, each a list item of its own */
  readonly cards: readonly { readonly game: string; readonly card: ReactNode }[];
}

/**
 * The games, the one that was open last first, for the eye and for the keyboard alike. The page comes in the usual
 * order, and the script of the first paint shows the card first (last-game-script.ts): its place here follows unseen.
 */
export function LastGameFirst({ cards }: Props) {
  const last = useSyncExternalStore(unchanging, lastGame, nobody);
  const first = cards.filter(({ game }) => game === last);
  return [...first, ...cards.filter(({ game }) => game !== last)].map(({ card }) => card);
}

// While the start page stands no game is opened in it.
const unchanging = () => () => {};
const nobody = () => null;

function lastGame(): string | null {
  try {
    return localStorage.getItem(LAST_GAME_KEY);
  } catch {
    // A browser that keeps nothing.
    return null;
  }
}
