import type { GameId } from '@/lib/core/game-id';
import { recentToolsSlot } from '@/components/storage/slots';
import { store } from '@/components/storage/store';
import { withLatest } from '@/components/storage/latest';

const KEPT = 3;

/** Notes that a tool of a game was used ("fire"), for the list on the game's page. */
export async function rememberTool(game: GameId, tool: string): Promise<void> {
  await store.change(recentToolsSlot(game), (names = []) => withLatest(names, tool, KEPT));
}
