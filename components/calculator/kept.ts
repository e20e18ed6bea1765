import * as z from 'zod/mini';
import type { Tool } from '@/components/calculator/tool';
import { slot } from '@/components/storage/slots';
import type { Slot } from '@/components/storage/slot';
import { keepValid, type Input } from '@/lib/calc/check';
import type { FormField } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';
import type { GameId } from '@/lib/core/game-id';

/*
 * Counts that stand on the table from one case to the next, such as the shots left of the siege guns: fields marked
 * `kept`. The device has one value for each, by the field's name, for all tools of the game.
 */

/** The counts of a game. Only the shape is checked here; the schema of each tool says which values hold. */
export const keptSlot = (game: GameId): Slot<Input> =>
  slot(`${game}/kept`, 1, z.record(z.string(), z.unknown()), {
    join: (stored, entered) => ({ ...stored, ...entered }),
  });

/** What of an input a tool's kept fields hold. */
export const keptOf = (form: readonly FormField[], input: Input): Input =>
  Object.fromEntries(
    form.flatMap(({ name, info }) => (info.kept && input[name] !== undefined ? [[name, input[name]]] : [])),
  );

/** The kept values that a change has brought; undefined when it touched none. */
export function keptChange(form: readonly FormField[], before: Input, after: Input): Input | undefined {
  const changed = Object.entries(keptOf(form, after)).filter(([name, value]) => !same(value, before[name]));
  return changed.length ? Object.fromEntries(changed) : undefined;
}

/** The input of a case begun anew: another one on the same table, so that the counts go on; all else is as at first. */
export const beginAnew = ({ calc, form }: Tool, counts: Input): Input => keepValid(calc, keptOf(form, counts)).input;

/**
 * The counts of the device as a tool understands them: those that it has never had, and those that do not hold, at
 * their defaults.
 */
export const countsOf = (tool: Tool, stored: Input = {}): Input => keptOf(tool.form, beginAnew(tool, stored));

/**
 * An input that goes on with counts which another page has changed; those that differed from the device's before are
 * the case's own and stay.
 */
export function following(input: Input, before: Input, now: Input): Input {
  const news = Object.entries(now).filter(
    ([name, value]) => !same(value, before[name]) && same(input[name], before[name]),
  );
  return news.length ? { ...input, ...Object.fromEntries(news) } : input;
}
