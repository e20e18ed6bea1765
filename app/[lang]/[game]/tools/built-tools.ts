import { TOOLS, type ToolEntry } from '@/lib/games/tools';
import { GAMES } from '@/lib/games/registry';
import type { GameId } from '@/lib/core/game-id';

/** The tools of a game's menu that have a calculator: a page is built for each. */
export async function builtTools(game: GameId): Promise<readonly ToolEntry[]> {
  const { calculators } = await GAMES[game]();
  return TOOLS[game].filter(({ name }) => calculators.some(({ id }) => id === `${game}/${name}`));
}
