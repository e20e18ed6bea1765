import * as z from 'zod/mini';
import { notedNow, walk, type History } from '@/components/storage/history';
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
const historySchema = z.object({ past: z.array(z.unknown()), now: entriesSchema, future: z.array(z.unknown()) });

/**
 * What a player has filled in of a card, with the steps back. Only the shape is checked: what is no result of the card
 * is passed over where it is read. A step that no longer holds is dropped.
 */
export const cardSlot = (game: GameId, card: string): Slot<History<CardEntries>> => ({
  name: `${game}/card/${card}`,
  version: 1,
  parse(raw) {
    const history = historySchema.safeParse(raw);
    return history.success
      ? { past: stepsOf(history.data.past), now: history.data.now, future: stepsOf(history.data.future) }
      : undefined;
  },
  noted: notedNow(NO_ENTRIES),
  join: (stored, entered) => walk(stored, { kind: 'put', value: filledIn(stored.now, entered.now) }),
});

/** Entries with others over them: a cell that both have filled in is as it was entered last. */
const filledIn = (stored: CardEntries, entered: CardEntries): CardEntries => ({
  ...stored,
  ...entered,
  headings: entered.headings.length ? entered.headings : stored.headings,
  cells: { ...stored.cells, ...entered.cells },
});

const stepsOf = (raw: readonly unknown[]): readonly CardEntries[] =>
  raw.flatMap((one) => entriesSchema.safeParse(one).data ?? []);
