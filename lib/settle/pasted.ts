import type { GameId } from '@/lib/core/game-id';
import { fail, ok, type Result } from '@/lib/core/result';
import { readCode, type CodeProblem, type ReadCode } from '@/lib/settle/code';

/** A card's code that a player has pasted, and what it says. */
export interface Pasted {
  readonly code: string;
  readonly read: ReadCode;
}

/** The game that the address of a card names, and its code. */
const LINK = /\/([a-z-]+)\/settle\/?#(.*)$/s;

/** Reads what a player has pasted: the link of a card, or its code alone; a link to another game's card is refused. */
export function readPasted(text: string, game: GameId): Result<Pasted, CodeProblem | { readonly code: 'other-game' }> {
  const pasted = text.trim();
  const [, named = game, code = pasted.replace(/^#/, '')] = LINK.exec(pasted) ?? [];
  if (named !== game) return fail({ code: 'other-game' });
  const read = readCode(code);
  return read.ok ? ok({ code, read: read.value }) : read;
}
