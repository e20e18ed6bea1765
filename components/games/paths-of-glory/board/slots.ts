import * as z from 'zod/mini';
import { look } from '@/components/desk/look';
import { slot } from '@/components/storage/slots';
import type { Slot } from '@/components/storage/slot';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { notedNow, type History } from '@/components/storage/history';
import { parsePosition, START, type Position } from '@/components/games/paths-of-glory/board/position';
import { sceneOf } from '@/components/games/paths-of-glory/board/scene';

const rawHistory = z.object({ past: z.array(z.unknown()), now: z.unknown(), future: z.array(z.unknown()) });

/**
 * The board on this device with its steps back. A board that the rules refuse is set aside by the store; a step that no
 * longer holds is dropped.
 */
export function boardSlot(data: PogData): Slot<History<Position>> {
  const positionOf = (raw: unknown): Position | undefined => {
    const position = parsePosition(raw);
    return position && sceneOf(position, data).ok ? position : undefined;
  };
  // Steps are only checked for their shape: the rules are asked when one is taken, which sceneOf() does again.
  const stepsOf = (raw: readonly unknown[]): readonly Position[] => raw.flatMap((one) => parsePosition(one) ?? []);
  return {
    name: 'paths-of-glory/board',
    version: 1,
    parse(raw) {
      const shape = rawHistory.safeParse(raw);
      const now = shape.success ? positionOf(shape.data.now) : undefined;
      return shape.success && now
        ? { past: stepsOf(shape.data.past), now, future: stepsOf(shape.data.future) }
        : undefined;
    },
    noted: notedNow(START),
  };
}

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
