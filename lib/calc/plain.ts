import type { FormField, Shape } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';

/**
 * An input without the fields that are absent or at their defaults, inside lists and records too: what is worth
 * storing.
 */
export function withoutDefaults(form: readonly FormField[], input: object): Readonly<Record<string, unknown>> {
  const values = new Map(Object.entries(input));
  return Object.fromEntries(
    form.flatMap(({ name, shape, preset }) => {
      const value = values.get(name);
      return value === undefined || same(value, preset) ? [] : [[name, plainValue(shape, value)]];
    }),
  );
}

function plainValue(shape: Shape, value: unknown): unknown {
  if (shape.kind === 'list' && Array.isArray(value)) return value.map((item) => plainValue(shape.item, item));
  if (typeof value !== 'object' || value === null) return value;
  if (shape.kind === 'group') return withoutDefaults(shape.fields, value);
  if (shape.kind === 'record')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plainValue(shape.value, one)]));
  return value;
}
