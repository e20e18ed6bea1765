import * as z from 'zod/mini';
import type { Roster } from '@/components/calculator/counters/roster';
import { slot } from '@/components/storage/slots';
import type { Slot } from '@/components/storage/slot';
import type { GameId } from '@/lib/core/game-id';

const unitSchema = z.catchall(
  z.object({ name: z.string().check(z.minLength(1)) }),
  z.union([z.string(), z.number(), z.boolean()]),
);

/**
 * The player's own counters of a game. Only the shape is checked: a value that a field no longer takes is passed over
 * where it is read.
 */
export const rosterSlot = (game: GameId): Slot<Roster> => slot<Roster>(`${game}/roster`, 1, z.array(unitSchema));
