import * as z from 'zod/mini';
import { slot } from '@/components/storage/slots';
import type { Slot } from '@/components/storage/slot';
import type { Input } from '@/lib/calc/check';
import type { GameId } from '@/lib/core/game-id';

const inputSchema = z.record(z.string(), z.unknown());

/** The last input of a tool. Only the shape is checked here; the tool's own schema says which fields still hold. */
export const caseSlot = (game: GameId, tool: string): Slot<Input> => slot(`${game}/tool/${tool}`, 1, inputSchema);
