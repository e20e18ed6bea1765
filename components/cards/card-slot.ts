import * as z from 'zod/mini';
import { walk, type History } from '@/components/storage/history';
import { historySlot } from '@/components/storage/history-slot';
import type { Slot } from '@/components/storage/slot';
import type { GameId } from '@/lib/core/game-id';
import { NO_ENTRIES, type CardEntries } from '@/lib/tables/card';

const texts = z.record(z.string(), z.string());
const entriesSchema = z.object({
  headings: z.array(z.string()),
  complete: z.boolean(),
  distances: z.optional(z.array(z.object({ from: z.string(), to: z.string(), columns: z.int().check(z.minimum(1)) }))),
  reach: z.optional(texts),
  cells: texts,
});

/**
 * What a player has filled in of a card, with the steps back. Only the shape is checked: what is no result of the card
 * is passed over where it is read. A step that no longer holds is dropped.
 */
export const cardSlot = (game: GameId, card: string): Slot<History<CardEntries>> => ({
  ...historySlot<CardEntries>(`${game}/card/${card}`, NO_ENTRIES, (raw) => entriesSchema.safeParse(raw).data),
  join: (stored, entered) => walk(stored, { kind: 'put', value: filledIn(stored.now, entered.now) }),
});

/** Entries with others over them: a cell that both have filled in is as it was entered last. */
const filledIn = (stored: CardEntries, entered: CardEntries): CardEntries => ({
  ...stored,
  ...entered,
  headings: entered.headings.length ? entered.headings : stored.headings,
  cells: { ...stored.cells, ...entered.cells },
});
