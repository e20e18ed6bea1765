import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import type { MessageTree } from '@/lib/calc/say';

const fileOf = (...path: readonly string[]): string => join(process.cwd(), 'content', ...path);

function readWords(...path: readonly string[]): MessageTree {
  return JSON.parse(readFileSync(fileOf(...path), 'utf8')) as MessageTree;
}

/** Interface words of the named areas (content/ui/<lang>/<area>.json), each under its area's name. */
export function uiWords(lang: Language, areas: readonly string[]): MessageTree {
  return Object.fromEntries(areas.map((area) => [area, readWords('ui', lang, `${area}.json`)]));
}

/**
 * Sentences of a game's calculators (content/<game>/messages/<lang>/<tool>.json), each under its tool's name. Sentences
 * that the games share, such as those of the hex sheet, stand with the interface words under the same name.
 */
export function toolWords(game: GameId, lang: Language, tools: readonly string[]): MessageTree {
  return Object.fromEntries(
    tools.map((tool) => {
      const own = [game, 'messages', lang, `${tool}.json`];
      const shared = ['ui', lang, `${tool}.json`];
      // Where neither is there, the error names the file that the game lacks.
      const found = [own, shared].find((path) => existsSync(fileOf(...path))) ?? own;
      return [tool, readWords(...found)];
    }),
  );
}
