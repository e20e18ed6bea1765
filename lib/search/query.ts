import type { GameId } from '@/lib/core/game-id';
import { readNumber } from '@/lib/search/number';
import { fold } from '@/lib/search/text';

/** A name by which players call a game in front of a number, folded: its mark, its title. */
export interface GameName {
  readonly game: GameId;
  readonly name: string;
}

export function gameNames(game: GameId, names: readonly string[]): readonly GameName[] {
  return names.map((name) => ({ game, name: fold(name) }));
}

/** What the typed text asks for, found before any index is looked at. */
export type Query =
  | { readonly kind: 'empty'; readonly game?: GameId }
  | {
      readonly kind: 'number';
      readonly game?: GameId;
      /** parts as typed, lower case, dots between: "12.4.3", "6.0.e.2", "e.2", "13.3.4.b5" */
      readonly number: string;
      /** words after the number, folded: a search below it */
      readonly words: string;
      /** spelt so freely that it is a number only if that number exists; otherwise these are words */
      readonly loose: boolean;
      readonly text: string;
    }
  | { readonly kind: 'words'; readonly game?: GameId; readonly text: string };

const OPENING = /^[\s[({"“«'’]+/;

/**
 * Reads the typed text: a rule number in any of its spellings ("12,4,3", "12 4 3", "12/4", "[8.3.1]", "§12.4",
 * "see rule 12.4", "event 7.2.J", "pog 12.4", "E.2", "9.2.3b"), a number with words below it ("12.4 army"), or words.
 * Whether the number exists is not asked here.
 */
export function parseQuery(typed: string, games: readonly GameName[] = []): Query {
  const { game, rest } = takeGame(typed.normalize('NFC').trim(), games);
  const given = game ? { game } : {};
  const text = rest.replace(OPENING, '');
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'empty', ...given };
  const number = readNumber(fold(text));
  if (number) return { kind: 'number', ...given, ...number, text: text.trim() };
  return { kind: 'words', ...given, text: text.trim() };
}

/**
 * Takes a game's name off the front or the back, the longest that is there; a text that is nothing else keeps no words.
 */
function takeGame(text: string, games: readonly GameName[]): { readonly game?: GameId; readonly rest: string } {
  const folded = fold(text);
  let best: GameName | undefined;
  for (const one of games) if (one.name.length > (best?.name.length ?? 0) && bears(folded, one.name)) best = one;
  if (!best) return { rest: text };
  const { game, name } = best;
  return {
    game,
    rest: folded.startsWith(name) ? text.slice(name.length).replace(/^[\s:.,]+/, '') : text.slice(0, -name.length - 1),
  };
}

function bears(folded: string, name: string): boolean {
  if (folded.startsWith(name)) return folded.length === name.length || /[\s:.,\d§[]/.test(folded.charAt(name.length));
  return folded.endsWith(` ${name}`);
}
