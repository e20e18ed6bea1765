import { notFound } from 'next/navigation';
import type { GameId } from '@/lib/core/game-id';
import { isGameId } from '@/lib/games/find';
import { isLanguage, type Language } from '@/lib/core/language';

export interface GameParams {
  readonly lang: string;
  readonly game: string;
}

/** The language and game of an address; an address with others leads to the page for lost ones. */
export function gameParams({ lang, game }: GameParams): { readonly lang: Language; readonly game: GameId } {
  if (!isLanguage(lang) || !isGameId(game)) notFound();
  return { lang, game };
}
