import { isAsked, type FormField, type Shape } from '@/lib/calc/form';

type Values = Readonly<Record<string, unknown>>;

/**
 * The values that a form shows, at every depth. One that was typed before another field put its own away counts as not
 * given while it is out of sight: nobody could mend what it does there. It stays in the case for when its field is
 * back.
 */
export function askedOnly(form: readonly FormField[], values: Values, above?: Values): Values {
  const fields = new Map(form.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = fields.get(name);
      if (!field) return [[name, value]];
      // Without a required one the schema would refuse the whole.
      return field.required || isAsked(field, form, values, above)
        ? [[name, askedWithin(field.shape, value, values)]]
        : [];
    }),
  );
}

function askedWithin(shape: Shape, value: unknown, above: Values): unknown {
  if (shape.kind === 'list' && Array.isArray(value))
    return value.map((one: unknown) => askedWithin(shape.item, one, above));
  const isGroup = shape.kind === 'group' && typeof value === 'object' && value !== null && !Array.isArray(value);
  return isGroup ? askedOnly(shape.fields, value as Values, above) : value;
}
