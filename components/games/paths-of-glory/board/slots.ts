import * as z from 'zod/mini';
import { look } from '@/components/desk/look';
import { slot } from '@/components/storage/slots';
import type { Slot } from '@/components/storage/slot';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import type { History } from '@/components/storage/history';
import { historySlot } from '@/components/storage/history-slot';
import { parsePosition, START, type Position } from '@/components/games/paths-of-glory/board/position';
import { sceneOf } from '@/components/games/paths-of-glory/board/scene';

/**
 * The board on this device with its steps back. A board that the rules refuse is none; steps are only checked for their
 * shape: the rules are asked when one is taken, which sceneOf() does again.
 */
export const boardSlot = (data: PogData): Slot<History<Position>> =>
  historySlot(
    'paths-of-glory/board',
    START,
    (raw) => {
      const position = parsePosition(raw);
      return position && sceneOf(position, data).ok ? position : undefined;
    },
    parsePosition,
  );

export const MODES = ['control', 'units', 'events', 'trace'] as const;
export type Mode = (typeof MODES)[number];

const boardLook = z.object({
  ...look,
  mode: z.enum(MODES),
  drawer: z.optional(z.boolean()),
  focus: z.optional(z.string()),
});
/** Where the map was left, what a tap did, and what was traced. */
export type Look = Readonly<z.infer<typeof boardLook>>;
export const lookSlot: Slot<Look> = slot('paths-of-glory/board-view', 1, boardLook, { passing: true });
