import * as z from 'zod/mini';
import { parsePosition, EMPTY, type Position } from '@/components/games/grand-illusion/map/position';
import type { History } from '@/components/storage/history';
import { historySlot } from '@/components/storage/history-slot';
import { slot } from '@/components/storage/slots';
import type { Slot } from '@/components/storage/slot';
import type { ListedSpec } from '@/lib/board/listed/spec';

/** The board on this device with its steps back. */
export const boardSlot = (spec: ListedSpec): Slot<History<Position>> =>
  historySlot('grand-illusion/board', EMPTY, (raw) => parsePosition(raw, spec));

const boardLook = z.object({
  hex: z.int(),
  /** what was entered beside the board for its supply */
  asked: z.record(z.string(), z.optional(z.union([z.string(), z.number(), z.boolean()]))),
  /** the turn in which the checklist stood then */
  playing: z.optional(z.int()),
});
/** Where the list of hexes was left, and for which turn and forts its supply was asked. */
export type Look = Readonly<z.infer<typeof boardLook>>;
export const lookSlot: Slot<Look> = slot('grand-illusion/board-view', 1, boardLook, { passing: true });
