import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import type { MessageTree } from '@/lib/calc/say';

function readWords(...path: readonly string[]): MessageTree {
  return JSON.parse(readFileSync(join(process.cwd(), 'content', ...path), 'utf8')) as MessageTree;
}

/** Interface words of the named areas (content/ui/<lang>/<area>.json), each under its area's name. */
export function uiWords(lang: Language, areas: readonly string[]): MessageTree {
  return Object.fromEntries(areas.map((area) => [area, readWords('ui', lang, `${area}.json`)]));
}

/** Sentences of a game's calculators (content/<game>/messages/<lang>/<tool>.json), each under its tool's name. */
export function toolWords(game: GameId, lang: Language, tools: readonly string[]): MessageTree {
  return Object.fromEntries(tools.map((tool) => [tool, readWords(game, 'messages', lang, `${tool}.json`)]));
}
