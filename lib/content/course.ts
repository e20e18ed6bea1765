import type * as z from 'zod';
import type { GameId } from '@/lib/core/game-id';
import { contentRoot, readText } from '@/lib/content/files';
import { scenariosSchema, turnsSchema, type Scenarios } from '@/lib/sequence/schema';

export type GameTurns = z.output<typeof turnsSchema>['turns'];
export type { Scenarios };

/**
 * The turns of a game and its scenarios (content/<game>/turns.json, scenarios.json). Throws on content that is not
 * valid.
 */
export function readCourse(
  game: GameId,
  root = contentRoot(),
): { readonly turns: GameTurns; readonly scenarios: Scenarios } {
  return {
    turns: read(turnsSchema, root, game, 'turns.json').turns,
    scenarios: read(scenariosSchema, root, game, 'scenarios.json'),
  };
}

function read<S extends z.ZodType>(schema: S, root: string, game: GameId, name: string): z.output<S> {
  const source = readText(root, game, name);
  if (!source) throw new Error(`content/${game}/${name} is missing`);
  const parsed = schema.safeParse(JSON.parse(source.text));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${source.file}: ${parsed.error.issues[0]?.path.join('.') ?? ''} ${parsed.error.issues[0]?.message ?? 'is not valid'}`,
  );
}
