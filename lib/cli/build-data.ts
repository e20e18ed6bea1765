import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readyReader } from '@/lib/cli/fights';
import { fightWords } from '@/lib/content/fight-words';
import { ruleBook, ruleTitles } from '@/lib/content/rule-book';
import { toolWords } from '@/lib/content/words';
import type { GameId } from '@/lib/core/game-id';
import { GAME_IDS, gameOf, messagesOfAll } from '@/lib/games/find';
import { LANGUAGES } from '@/lib/core/language';
import { toolWordsPath } from '@/lib/core/words-path';
import { bookPath, titlesPath } from '@/lib/rules/book';
import { fightWordsPath } from '@/lib/typed/hit';
import { waysPath } from '@/lib/typed/ways';

// Writes the rules of every game in every language, the sentences of its tools, and those of its fights typed in words,
// as files that the browser loads when it needs them.

function write(path: string, value: unknown): void {
  const file = join(process.cwd(), 'public', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}

const allMessages = (game: GameId): readonly string[] =>
  messagesOfAll(
    game,
    gameOf(game).tools.map(({ name }) => name),
  );

/** The files of a game: where each lies below public/, and what makes it. */
export const dataFiles = (game: GameId): readonly { readonly path: string; make(): unknown }[] =>
  LANGUAGES.flatMap((lang) => [
    { path: bookPath(game, lang), make: () => ruleBook(game, lang) },
    { path: titlesPath(game, lang), make: () => ruleTitles(game, lang) },
    { path: toolWordsPath(game, lang), make: () => toolWords(game, lang, allMessages(game)) },
  ]);

/** The sentences of fights typed in words, and the ways of saying what they fill in; none where none are read. */
export async function fightFiles(game: GameId): Promise<ReturnType<typeof dataFiles>> {
  const { fights } = (await gameOf(game).fights?.()) ?? {};
  if (!fights) return [];
  const messages = messagesOfAll(game, fights.tools);
  const readers = await Promise.all(LANGUAGES.map((lang) => readyReader(game)(lang)));
  return readers.flatMap((ready) => {
    if (!ready) return [];
    const { lang } = ready.speaker;
    return [
      { path: fightWordsPath(game, lang), make: () => fightWords(game, lang, messages) },
      { path: waysPath(game, lang), make: ready.ways },
    ];
  });
}

async function main(): Promise<void> {
  for (const game of GAME_IDS)
    for (const { path, make } of [...dataFiles(game), ...(await fightFiles(game))]) write(path, make());
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
