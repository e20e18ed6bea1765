import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ruleBook, ruleTitles } from '@/lib/content/rule-book';
import type { GameId } from '@/lib/core/game-id';
import { GAME_IDS } from '@/lib/games/find';
import { LANGUAGES } from '@/lib/core/language';
import { bookPath, titlesPath } from '@/lib/rules/book';

// Writes the rules of every game in every language as files that the browser loads when it needs them.

function write(path: string, value: unknown): void {
  const file = join(process.cwd(), 'public', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}

/** The files of a game: where each lies below public/, and what makes it. */
export const dataFiles = (game: GameId): readonly { readonly path: string; make(): unknown }[] =>
  LANGUAGES.flatMap((lang) => [
    { path: bookPath(game, lang), make: () => ruleBook(game, lang) },
    { path: titlesPath(game, lang), make: () => ruleTitles(game, lang) },
  ]);

function main(): void {
  for (const { path, make } of GAME_IDS.flatMap(dataFiles)) write(path, make());
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
