import * as z from 'zod/mini';
import { slot } from '@/components/storage/slots';
import { store, type Slot } from '@/components/storage/store';
import type { Input } from '@/lib/calc/check';
import type { FormField } from '@/lib/calc/form';
import type { GameId } from '@/lib/core/game-id';
import { same } from '@/lib/calc/same';

/*
 * Counts that stand on the table from one case to the next, such as the shots left of the siege guns: fields marked
 * `kept`. The device has one value for each, by the field's name, for all tools of the game.
 */

/** The counts of a game. Only the shape is checked here; the schema of each tool says which values hold. */
export const keptSlot = (game: GameId): Slot<Input> => slot(`${game}/kept`, 1, z.record(z.string(), z.unknown()));

/** What of an input a tool's kept fields hold. */
export const keptOf = (form: readonly FormField[], input: Input): Input => Object.fromEntries(form.flatMap(({ name, info }) => (info.kept && input[name] !== undefined ? [[name, input[name]]] : [])));

/** The kept values that a change has brought; undefined when it touched none. */
export function keptChange(form: readonly FormField[], before: Input, after: Input): Input | undefined {
  const changed = Object.entries(keptOf(form, after)).filter(([name, value]) => !same(value, before[name]));
  return changed.length ? Object.fromEntries(changed) : undefined;
}

/** Stores new values of counts; the others stay as they are. */
export const keep = (game: GameId, values: Input): Promise<unknown> => store.change(keptSlot(game), (now) => ({ ...now, ...values }));
