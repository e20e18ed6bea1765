import * as z from 'zod/mini';
import { parsePosition, EMPTY, type Position } from '@/components/games/grand-illusion/map/position';
import { notedNow, type History } from '@/components/storage/history';
import { slot } from '@/components/storage/slots';
import type { Slot } from '@/components/storage/slot';
import type { ListedSpec } from '@/lib/board/listed/spec';

const rawHistory = z.object({ past: z.array(z.unknown()), now: z.unknown(), future: z.array(z.unknown()) });

/** The board on this device with its steps back; a step that no longer holds is dropped. */
export function boardSlot(spec: ListedSpec): Slot<History<Position>> {
  const steps = (raw: readonly unknown[]): readonly Position[] => raw.flatMap((one) => parsePosition(one, spec) ?? []);
  return {
    name: 'grand-illusion/board',
    version: 1,
    parse(raw) {
      const shape = rawHistory.safeParse(raw);
      const now = shape.success ? parsePosition(shape.data.now, spec) : undefined;
      return shape.success && now ? { past: steps(shape.data.past), now, future: steps(shape.data.future) } : undefined;
    },
    noted: notedNow(EMPTY),
  };
}

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
