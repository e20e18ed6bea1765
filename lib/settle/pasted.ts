import type { GameId } from '@/lib/core/game-id';
import { fail, ok, type Result } from '@/lib/core/result';
import type { ReadCode } from '@/lib/settle/code';
import { readPair, type PairProblem } from '@/lib/settle/pair';

/** A card's code that a player has pasted, and what it says. */
export interface Pasted {
  readonly code: string;
  readonly read: ReadCode;
}

/** The game that the address of a card names, and its code. */
const LINK = /\/([a-z-]+)\/settle\/?#(.*)$/s;

/** Why what was pasted is no card of the game: damaged, of another game, or two versions side by side already. */
export type PastedProblem =
  PairProblem | { readonly code: 'other-game' } | { readonly code: 'pair'; readonly pair: string };

/** Reads what a player has pasted: the link of a card, or its code alone. */
export function readPasted(text: string, game: GameId): Result<Pasted, PastedProblem> {
  const pasted = text.trim();
  const [, named = game, code = pasted.replace(/^#/, '')] = LINK.exec(pasted) ?? [];
  if (named !== game) return fail({ code: 'other-game' });
  const read = readPair(code);
  if (!read.ok) return read;
  const { first, second } = read.value;
  return second ? fail({ code: 'pair', pair: code }) : ok({ code, read: first });
}
