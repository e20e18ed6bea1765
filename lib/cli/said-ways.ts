import { readContent } from '@/lib/cli/read-content';
import { waysSchema, type SaidFact } from '@/lib/content/schemas';
import type { GameId } from '@/lib/core/game-id';
import { oncePerKey } from '@/lib/core/once';
import { readText, type ReadyReader } from '@/lib/typed/read-text';
import type { SaidWays } from '@/lib/typed/ways';
import { withSides } from '@/lib/typed/whose';

/** How players say what the forms of a game ask, as its content has it; nothing of a game without such a file. */
export const saidFacts = oncePerKey(
  (game: GameId): readonly SaidFact[] => readContent(waysSchema, game, 'ways.json')?.ways ?? [],
);

/** The ways of some facts of a tool in the language of a reader, with the side of whoever their sentences name. */
export function waysIn(ready: ReadyReader, facts: readonly SaidFact[]): readonly SaidWays[] {
  const { lang } = ready.speaker;
  return facts.map(({ field, value, base, ways }) => {
    const whose = readText(ready, base[lang])?.whose;
    return { field, value, ways: whose ? ways[lang].map((way) => withSides(way, whose)) : ways[lang] };
  });
}
