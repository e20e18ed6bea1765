import { join } from 'node:path';
import { readGame } from '@/lib/content/game';
import type { GameId } from '@/lib/core/game-id';
import { chapterOf } from '@/lib/core/rule-number';

/* The rule numbers of a game as a type: lib/games/<game>/rule.ts, made from content/<game>/rule-index.json. */

export const ruleTypePath = (game: GameId): string => join('lib/games', game, 'rule.ts');

/** The file's text, with a line for each chapter. */
export function ruleType(game: GameId): string {
  const { numbers } = readGame(game);
  const lines = [...new Set(numbers.map(chapterOf))].map((chapter) =>
    numbers
      .filter((number) => chapterOf(number) === chapter)
      .map((number) => `| '${number}'`)
      .join(' '),
  );
  return `// Written by \`npm run rule-type\` from content/${game}/rule-index.json.

/** The number of a rule of this game's book, in the place of lib/core/rule.ts while the game's code is checked. */
// prettier-ignore
export type Rule =
  ${lines.join('\n  ')};
`;
}
