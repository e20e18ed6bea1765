import type * as z from 'zod';
import type { GameId } from '@/lib/core/game-id';
import { fail, ok, type Result } from '@/lib/core/result';
import { text, type Evaluation, type Refusal, type Wanted } from '@/lib/calc/evaluation';
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
  /** the rules that it applies: they link to the tool, and the tool to them */
  readonly rules: readonly string[];
  /** the lists of modifiers and bars that its ledger shows, each either in a step or in a line that says why not */
  readonly modifiers?: readonly ShownModifiers[];
  readonly schema: Schema;
  /** `wanted`: what is worked out beyond the answer */
  evaluate(input: z.output<Schema>, data: Data, wanted?: Wanted): Result<Evaluation<Out>, Refusal>;
}

/** Fixes the types of a calculator; the registry holds it in its loose form. */
export function calculator<Schema extends z.ZodType, Data, Out>(
  spec: Calculator<Schema, Data, Out>,
): Calculator<Schema, Data, Out> {
  return spec;
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
  const issue = parsed.error.issues[0];
  return fail(issue ? refusalOf(issue, input) : { code: 'invalid-input', text: text('calc.invalid') });
}

type Issue = z.core.$ZodIssue;

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, part) => (at !== null && typeof at === 'object' ? (at as Record<PropertyKey, unknown>)[part] : undefined),
    input,
  );
}

/** What a sentence shows of a value at most, in characters: a damaged address or file must not fill the screen. */
const LONGEST_SHOWN = 80;
/** A text that fits into a sentence: whole, or its beginning with an ellipsis. */
export const inShort = (whole: string): string =>
  whole.length > LONGEST_SHOWN ? `${whole.slice(0, LONGEST_SHOWN)}…` : whole;

/** Turns a schema issue into a refusal: the message keys are those of content/ui/<lang>/calc.json. */
function refusalOf(issue: Issue, input: unknown): Refusal {
  const field = issue.path.map(String).join('.') || 'input';
  const given = valueAt(input, issue.path);
  const shown = given === undefined ? '—' : inShort(JSON.stringify(given) ?? String(given));
  const base = { code: 'invalid-input' as const, field, given };
  const say = (key: string, params: Record<string, string | number> = {}): Refusal => ({
    ...base,
    text: text(`calc.${key}`, { field: inShort(field), given: shown, ...params }),
  });
  switch (issue.code) {
    case 'invalid_type':
      return given === undefined
        ? say('missing', { expected: issue.expected })
        : say('type', { expected: issue.expected });
    case 'too_small':
      return say('tooSmall', { limit: Number(issue.minimum) });
    case 'too_big':
      return say('tooBig', { limit: Number(issue.maximum) });
    case 'invalid_value':
      return say('oneOf', { allowed: issue.values.map(String).join(', ') });
    case 'unrecognized_keys': {
      const unknown = issue.keys.map((name) => [...issue.path, name].join('.'));
      return {
        ...base,
        field: unknown[0],
        given: undefined,
        text: text('calc.unknownField', { field: inShort(unknown.join(', ')) }),
      };
    }
    case 'not_multiple_of':
      return Number(issue.divisor) === 1 ? say('whole') : say('multiple', { step: Number(issue.divisor) });
    default:
      return say('invalidField', { detail: issue.message });
  }
}
