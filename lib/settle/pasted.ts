import type { GameId } from '@/lib/core/game-id';
import { fail, ok, type Result } from '@/lib/core/result';
import type { ReadCode } from '@/lib/settle/code';
import { readScanned, type ScanProblem } from '@/lib/settle/scanned';

/** A card's code that a player has pasted, and what it says. */
export interface Pasted {
  readonly code: string;
  readonly read: ReadCode;
}

/** Why what was pasted is no card of the game: damaged, of another game, or two versions side by side already. */
export type PastedProblem =
  ScanProblem | { readonly code: 'other-game' } | { readonly code: 'pair'; readonly pair: string };

/** Reads what a player has pasted or scanned for a game: the link of one card, or its code alone. */
export function readPasted(
  text: string,
  game: GameId,
  isGame: (id: string) => id is GameId,
): Result<Pasted, PastedProblem> {
  const scanned = readScanned(text, game, isGame);
  if (!scanned.ok) return scanned;
  const { game: of, code, read } = scanned.value;
  if (of !== game) return fail({ code: 'other-game' });
  return read.second ? fail({ code: 'pair', pair: code }) : ok({ code, read: read.first });
}
