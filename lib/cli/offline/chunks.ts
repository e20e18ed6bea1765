import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { once } from '@/lib/core/once';
import type { GameId } from '@/lib/core/game-id';
import { GAME_IDS } from '@/lib/games/find';

const MAP = /\n?\/\/# sourceMappingURL=(\S+)\s*$/;
const map = z.object({ sources: z.array(z.string()).optional() });
const mapSchema = map.extend({ sections: z.array(z.object({ map })).optional() });
const gamesPath = once(() => new RegExp(`/(?:games|content)/(${GAME_IDS.join('|')})/`));

/** The sources of which a script was made, as its map names them. */
function sourcesOf(mapFile: string): readonly string[] {
  const { sources, sections } = mapSchema.parse(JSON.parse(readFileSync(mapFile, 'utf8')));
  return [...(sources ?? []), ...(sections ?? []).flatMap((section) => section.map.sources ?? [])];
}

/** The one game whose code is in a script; undefined where no game's is, or several games'. */
function gameOfSources(sources: readonly string[]): GameId | undefined {
  const games = new Set(sources.flatMap((source) => gamesPath().exec(source)?.[1] ?? []));
  return games.size === 1 ? GAME_IDS.find((game) => games.has(game)) : undefined;
}

/**
 * The scripts of a folder that hold code of one game alone, by their names, as their source maps show it. The maps are
 * taken away: nobody is to fetch them.
 */
export function gamesOfChunks(folder: string): ReadonlyMap<string, GameId> {
  const found = new Map<string, GameId>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const mapName = MAP.exec(text)?.[1];
    if (!mapName) continue;
    const game = gameOfSources(sourcesOf(join(folder, basename(mapName))));
    if (game) found.set(name, game);
    writeFileSync(file, text.replace(MAP, ''));
  }
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.map'))) rmSync(join(folder, name));
  return found;
}
