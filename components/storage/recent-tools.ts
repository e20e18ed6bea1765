import type { GameId } from '@/lib/core/game-id';
import { recentToolsSlot } from '@/components/storage/slots';
import { store } from '@/components/storage/store';

const KEPT = 3;

/** Notes that a tool of a game was used ("fire"), for the list on the game's page. */
export async function rememberTool(game: GameId, tool: string): Promise<void> {
  const slot = recentToolsSlot(game);
  const { value = [] } = await store.load(slot);
  if (value[0] === tool) return;
  await store.save(slot, [tool, ...value.filter((one) => one !== tool)].slice(0, KEPT));
}
