import { withLatest } from '@/components/storage/latest';
import { MOST_CARDS, recentCardsSlot } from '@/components/storage/slots';
import { store } from '@/components/storage/store';
import type { GameId } from '@/lib/core/game-id';

/** Notes that the card of a case was seen, so that another version of the case can be laid beside it. */
export async function rememberCard(game: GameId, code: string): Promise<void> {
  await store.change(recentCardsSlot(game), (codes = []) => withLatest(codes, code, MOST_CARDS));
}
