import * as z from 'zod';
import type { Calculator } from '@/lib/calc/calculator';
import { text } from '@/lib/calc/evaluation';
import { fields } from '@/lib/calc/field';
import { formOf } from '@/lib/calc/form';
import { fail } from '@/lib/core/result';
import { boardFields } from '@/lib/games/paths-of-glory/board/input';
import { supply } from '@/lib/games/paths-of-glory/calculators/supply';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import type { SupplyAnswer } from '@/lib/games/paths-of-glory/supply/finding';

const positionSchema = z.strictObject({
  ...boardFields,
  trenches: z
    .record(z.string().min(1).max(40), z.number().int().min(0).max(2))
    .default({})
    .register(fields, { label: 'board.trench.title', rule: '11.2.1', control: 'hidden' }),
  turn: z.number().int().min(1).max(20).default(1).register(fields, { label: 'board.events.turn', rule: '6.0' }),
});

/**
 * What stands on the board, as a preset and what differs from it: supply's own input, and what supply does not ask for.
 */
export type Position = z.output<typeof positionSchema>;

/** The supply calculator over the whole board: trenches and the turn are carried along and change nothing. */
export const boardCalculator: Calculator<typeof positionSchema, PogData, SupplyAnswer> = {
  ...supply,
  schema: positionSchema,
  evaluate({ trenches, turn: _, ...input }, data) {
    const wrong = Object.keys(trenches).find((id) => !data.spaces.some((space) => space.id === id));
    if (wrong !== undefined)
      return fail({
        code: 'invalid-input',
        field: 'trenches',
        given: wrong,
        text: text('supply.refused.space', { given: wrong }),
      });
    // A position is played by our readings; the tool offers the others.
    return supply.evaluate({ ...input, portReading: 'closed' }, data);
  },
};

export const positionForm = formOf(positionSchema);

/** The board that a player finds on the first visit. */
export const START: Position = positionSchema.parse({});

/** The same board in the turn that is being played; the turn says where the game stands and moves nothing. */
export const startIn = (turn: number | undefined): Position => parsePosition({ turn }) ?? START;

/** A value of unknown origin as a position; undefined when the schema refuses it. */
export function parsePosition(value: unknown): Position | undefined {
  const parsed = positionSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}
