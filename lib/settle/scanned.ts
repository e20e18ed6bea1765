import type { GameId } from '@/lib/core/game-id';
import { fail, ok, type Result } from '@/lib/core/result';
import { readPair, type PairProblem, type ReadPair } from '@/lib/settle/pair';

/** A card, or two side by side, of any game. */
export interface Scanned {
  readonly game: GameId;
  readonly code: string;
  readonly read: ReadPair;
}

/** Why what was scanned or pasted opens no card; `said` is what it says, cut short. */
export type ScanProblem = PairProblem | { readonly code: 'foreign'; readonly said: string };

/** The address of a card on whichever site the other player has Umpire from. */
const LINK = /\/([a-z-]+)\/settle\/?#(.*)$/s;
/** A code alone begins with its version and its kind. */
const BARE = /^#?(\d+\/[a-z]\/.*)$/s;
const SHOWN = 80;

/**
 * Reads what a camera saw or a player pasted: the link of a card of any game, or a code alone of the game at hand.
 * `isGame` knows the games that there are.
 */
export function readScanned(
  text: string,
  game: GameId,
  isGame: (id: string) => id is GameId,
): Result<Scanned, ScanProblem> {
  const said = text.trim();
  if (said === '') return fail({ code: 'empty' });
  const [, named = '', linked] = LINK.exec(said) ?? [];
  const code = linked ?? BARE.exec(said)?.[1];
  const of = linked === undefined ? game : named;
  if (code === undefined || !isGame(of))
    return fail({ code: 'foreign', said: said.length > SHOWN ? `${said.slice(0, SHOWN)}…` : said });
  const read = readPair(code);
  return read.ok ? ok({ game: of, code, read: read.value }) : read;
}
