import { caseSlot } from '@/components/calculator/case-slot';
import { rosterSlot } from '@/components/calculator/counters/roster-slot';
import { keptSlot } from '@/components/calculator/kept';
import { cardSlot } from '@/components/cards/card-slot';
import { passingSlots, type Shelf } from '@/components/desk/shelf';
import { placeOf } from '@/components/desk/aside/place';
import { loadKit } from '@/components/games/registry';
import type { Aside } from '@/components/storage/aside';
import type { Slot } from '@/components/storage/slot';
import { recentCardsSlot, recentQueriesSlot, recentToolsSlot, turnSlot } from '@/components/storage/slots';
import type { GameId } from '@/lib/core/game-id';
import type { AnySheet } from '@/lib/sheet/sheet';

/** What is kept of every game, by its kind. */
const OF_EVERY_GAME: Readonly<Record<string, (game: GameId, id: string) => Slot<unknown>>> = {
  turn: turnSlot,
  card: cardSlot,
  tool: caseSlot,
  roster: rosterSlot,
  kept: keptSlot,
  'recent-tools': recentToolsSlot,
  'recent-cards': recentCardsSlot,
  'recent-queries': () => recentQueriesSlot,
};

/** Where something belongs that was set aside. */
export interface Home {
  readonly slot: Slot<unknown>;
  /** the shelf on which it can stand beside what is there now, if it is a hex sheet */
  readonly shelf?: Shelf<AnySheet>;
}

/** Undefined for what this version of the program does not know. */
export async function homeOf(aside: Aside): Promise<Home | undefined> {
  const { game, kind, id } = placeOf(aside);
  const common = OF_EVERY_GAME[kind];
  const board = common ? undefined : await (await loadKit(game)).stored?.();
  const slots = common ? [common(game, id)] : board && 'slots' in board ? board.slots : [];
  const found = slots.find(({ name, version }) => name === aside.name && version === aside.version);
  if (found) return { slot: found };
  if (!board || !('shelf' in board)) return undefined;
  const { shelf } = board;
  const isHere = ({ name, version }: Slot<unknown>): boolean => name === aside.name && version === aside.version;
  if (isHere(shelf.list)) return { slot: shelf.list };
  const number = Number(id);
  const passing = passingSlots(shelf, number).find(isHere);
  if (passing) return { slot: passing };
  return isHere(shelf.sheet(number)) ? { slot: shelf.sheet(number), shelf } : undefined;
}
