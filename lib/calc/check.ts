import { parseInput, type Calculator } from '@/lib/calc/calculator';
import type { Refusal } from '@/lib/calc/evaluation';
import { ok, type Result } from '@/lib/core/result';

/** An input by field name; what the fields hold is for the calculator's schema to say. */
export type Input = Readonly<Record<string, unknown>>;

/** An input with its defaults filled in, or the refusal that run() would give before it evaluates. */
export function checkInput(calc: Calculator, input: unknown): Result<Input, Refusal> {
  const checked = parseInput(calc, input);
  return checked.ok ? ok(checked.value as Input) : checked;
}

/**
 * What is left of an input that an older version stored: the fields that the schema still accepts, and the names of
 * those that had to go. Nothing is left of what is no object.
 */
export function keepValid(
  calc: Calculator,
  stored: unknown,
): { readonly input: Input; readonly dropped: readonly string[] } {
  const dropped: string[] = [];
  let input: Input = typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Input) : {};
  for (;;) {
    const parsed = calc.schema.safeParse(input);
    if (parsed.success) return { input: parsed.data as Input, dropped };
    const wrong = parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : issue.path.slice(0, 1).map(String),
    );
    const names = wrong.filter((name) => Object.hasOwn(input, name));
    // An issue that names no field of the input cannot be cured by taking one away.
    input = names.length ? Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name))) : {};
    dropped.push(...names);
    if (!names.length && !calc.schema.safeParse(input).success) return { input, dropped };
  }
}
