import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ruleBook, ruleTitles } from '@/lib/content/rule-book';
import { GAME_IDS } from '@/lib/games/find';
import { LANGUAGES } from '@/lib/core/language';
import { bookPath, titlesPath } from '@/lib/rules/book';

// Writes the rules of every game in every language as files that the browser loads when it needs them.

function write(path: string, value: unknown): void {
  const file = join(process.cwd(), 'public', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}

for (const game of GAME_IDS) {
  for (const lang of LANGUAGES) {
    write(bookPath(game, lang), ruleBook(game, lang));
    write(titlesPath(game, lang), ruleTitles(game, lang));
  }
}
