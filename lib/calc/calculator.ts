import type * as z from 'zod';
import type { GameId } from '@/lib/core/game-id';
import { fail, ok, type Result } from '@/lib/core/result';
import { schemaFault } from '@/lib/core/schema-fault';
import type { Evaluation, Refusal, Wanted } from '@/lib/calc/evaluation';
import { faultText, fieldOf } from '@/lib/calc/fault-words';
import type { ShownModifiers } from '@/lib/calc/modifiers';
import { readerOf, REFUSED } from '@/lib/calc/read';

/**
 * A calculator: one pure function from a checked input to an evaluation. Everything it needs beyond the input
 * (charts, units, map) is passed in as the game's data.
 */
export interface Calculator<Schema extends z.ZodType = z.ZodType, Data = unknown, Out = unknown> {
  /** "<game>/<tool>" */
  readonly id: string;
  readonly game: GameId;
  /** ids of the charts that it reads */
  readonly tables: readonly string[];
  /** the lists of modifiers and bars that its ledger shows, each either in a step or in a line that says why not */
  readonly modifiers?: readonly ShownModifiers[];
  readonly schema: Schema;
  /** `wanted`: what is worked out beyond the answer */
  evaluate(input: z.output<Schema>, data: Data, wanted?: Wanted): Result<Evaluation<Out>, Refusal>;
}

/**
 * Checks an input against the calculator's schema and evaluates it. An input that the schema refuses gives a
 * refusal that names the field, what was given and what is allowed; nothing is thrown.
 */
export function run<Schema extends z.ZodType, Data, Out>(
  calc: Calculator<Schema, Data, Out>,
  input: unknown,
  data: Data,
): Result<Evaluation<Out>, Refusal> {
  const checked = parseInput(calc, input);
  return checked.ok ? calc.evaluate(checked.value, data) : checked;
}

/** An input with its defaults filled in, or the refusal of the first field that the schema does not accept. */
export function parseInput<Schema extends z.ZodType>(
  calc: { readonly schema: Schema },
  input: unknown,
): Result<z.output<Schema>, Refusal> {
  const read = readerOf(calc.schema)(input);
  if (read !== REFUSED) return ok(read as z.output<Schema>);
  const parsed = calc.schema.safeParse(input);
  if (parsed.success) return ok(parsed.data);
  const fault = schemaFault(calc.schema, parsed.error.issues, input);
  return fail({ code: 'invalid-input', field: fieldOf(fault.path), given: fault.given, text: faultText(fault) });
}
