import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { toolName } from '@/lib/core/tool-name';

// Addresses of everything that a text can point to; those of rules are in lib/rules/address.ts.

/** The start page of a game, or a page of it: `gameAddress('en', game, 'glossary')`. */
export function gameAddress(lang: Language, game: GameId, page?: string): string {
  return page ? `/${lang}/${game}/${page}/` : `/${lang}/${game}/`;
}

/** The page of a tool; `tool` with or without its game ("<game>/fire", "fire"). */
export function toolAddress(lang: Language, game: GameId, tool: string): string {
  return gameAddress(lang, game, `tools/${toolName(tool)}`);
}

export function chartAddress(lang: Language, game: GameId, chart: string): string {
  return gameAddress(lang, game, `charts/${chart}`);
}

export function disputeAddress(lang: Language, game: GameId, dispute: string): string {
  return `${gameAddress(lang, game, 'disputes')}#${dispute}`;
}

export function termAddress(lang: Language, game: GameId, term: string): string {
  return `${gameAddress(lang, game, 'glossary')}#${term}`;
}

/** The board with a place chosen; a game with a board reads it (components/desk/place-watcher.tsx). */
export function placeAddress(lang: Language, game: GameId, place: string): string {
  return `${gameAddress(lang, game, 'board')}?${PLACE}=${encodeURIComponent(place)}`;
}

/** The card that settles a dispute; `code` says what it is about (lib/settle/code.ts). */
export function settleAddress(lang: Language, game: GameId, code: string): string {
  return `${gameAddress(lang, game, 'settle')}#${code}`;
}

/** The part of a board's address that names a place. */
export const PLACE = 'at';
