import { put } from '@/components/storage/history';
import type { StorageProblem } from '@/components/storage/kept';
import { store, type Store } from '@/components/storage/store';
import { cardSlot } from '@/components/cards/card-slot';
import type { GameId } from '@/lib/core/game-id';
import { NO_ENTRIES, type CardEntries } from '@/lib/tables/card';

/** What players have filled in, by the card's id; a card that nobody has begun is absent. */
export type EntriesById = Readonly<Record<string, CardEntries>>;

/** What is stored on this device of some cards of a game. Never rejects. */
export async function loadEntries(game: GameId, cards: readonly string[], from: Store = store): Promise<EntriesById> {
  const stored = await Promise.all(
    cards.map(async (id) => [id, (await from.load(cardSlot(game, id))).value?.now] as const),
  );
  return Object.fromEntries(stored.flatMap(([id, entries]) => (entries ? [[id, entries]] : [])));
}

/**
 * Changes what is stored of a card: the change is made to what stands there at that moment, and noted at once. Never
 * rejects.
 */
export async function changeEntries(
  game: GameId,
  card: string,
  change: (entries: CardEntries) => CardEntries,
  to: Store = store,
): Promise<{ readonly entries: CardEntries; readonly problem: StorageProblem | undefined }> {
  const { value, problem } = await to.change(cardSlot(game, card), (history) =>
    put(history, NO_ENTRIES, (now = NO_ENTRIES) => change(now)),
  );
  return { entries: value.now, problem };
}
