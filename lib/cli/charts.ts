import { readFileSync, statSync } from 'node:fs';
import { cardFileText } from '@/lib/calc/card-words';
import { fileText } from '@/lib/calc/file-words';
import { speaker } from '@/lib/calc/say';
import type { CliError } from '@/lib/cli/stdin';
import { readGame } from '@/lib/content/game';
import { uiWords } from '@/lib/content/words';
import type { GameId } from '@/lib/core/game-id';
import { readJson } from '@/lib/core/json';
import { GAME_IDS, isGameId } from '@/lib/games/find';
import type { Language } from '@/lib/core/language';
import { fail, ok, type Result } from '@/lib/core/result';
import type { CardEntries } from '@/lib/tables/card';
import { LARGEST_FILE, readCardFile } from '@/lib/tables/card-file';

/** What a player has filled in of the charts of a game, as the chart editor exported it. */
export interface Charts {
  readonly game: GameId;
  readonly entries: Readonly<Record<string, CardEntries>>;
}

/** The charts of a file; a file that is missing or damaged is an error that names the line. */
export function readCharts(path: string, lang: Language): Result<Charts, CliError> {
  const refused = (message: string) => fail({ code: 'invalid-charts', message, field: '--charts', given: path });
  const { say } = speaker(uiWords(lang, ['calc', 'cards', 'files']), lang);
  const size = statSync(path, { throwIfNoEntry: false });
  if (!size) return refused(`there is no file ${path}`);
  if (!size.isFile()) return refused(`${path} is no file`);
  if (size.size > 4 * LARGEST_FILE)
    return refused(say(fileText({ code: 'too-large', given: size.size, most: LARGEST_FILE })));
  const text = readFileSync(path, 'utf8');
  const game = gameOf(text);
  if (!game) return refused('no game has charts to fill in');
  const cards = Object.fromEntries(readGame(game).cards());
  const read = readCardFile(text, game, cards);
  return read.ok ? ok({ game, entries: read.value }) : refused(say(cardFileText(cards, read.error)));
}

/** The game that a file names; of a file that names none, any with cards: reading it says what is wrong. */
function gameOf(text: string): GameId | undefined {
  const read = readJson(text);
  const game = read.ok && typeof read.value === 'object' && read.value && 'game' in read.value ? read.value.game : '';
  if (isGameId(game)) return game;
  return GAME_IDS.find((game) => readGame(game).cards().size > 0);
}
