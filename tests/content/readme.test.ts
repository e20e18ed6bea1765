import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readGame } from '@/lib/content/game';
import { GAME_IDS, gameOf } from '@/lib/games/find';

// Whoever adds a question or a rule counts again: the README's numbers are those of the content.
it.each(GAME_IDS)('the README says how many rules and questions %s has', (id) => {
  const named = `- *${gameOf(id).title.en}*:`;
  const line =
    readFileSync('README.md', 'utf8')
      .split('\n')
      .find((one) => one.startsWith(named)) ?? '';
  const questions = readFileSync(`content/${id}/disputes/en.md`, 'utf8').match(/^## \S+ · /gm) ?? [];
  expect(line).toContain(`all ${readGame(id).numbers.length} numbered rules`);
  expect(line).toContain(` ${questions.length} questions`);
});
