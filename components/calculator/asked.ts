import { isAsked, type FormField, type Shape } from '@/lib/calc/form';

type Values = Readonly<Record<string, unknown>>;

/**
 * The values that a form shows, at every depth. One that was typed before another field put its own away counts as not
 * given while it is out of sight: nobody could mend what it does there. It stays in the case for when its field is
 * back. What loses nothing is the very same object.
 */
export function askedOnly(form: readonly FormField[], values: Values, above?: Values): Values {
  const fields = new Map(form.map((field) => [field.name, field]));
  const left = Object.entries(values).flatMap(([name, value]): readonly [string, unknown][] => {
    const field = fields.get(name);
    if (!field) return [[name, value]];
    // Without a required one the schema would refuse the whole.
    return field.required || isAsked(field, form, values, above)
      ? [[name, askedWithin(field.shape, value, values)]]
      : [];
  });
  const whole = left.length === Object.keys(values).length && left.every(([name, value]) => value === values[name]);
  return whole ? values : Object.fromEntries(left);
}

function askedWithin(shape: Shape, value: unknown, above: Values): unknown {
  if (shape.kind === 'list' && Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const left = items.map((one) => askedWithin(shape.item, one, above));
    return left.every((one, i) => one === items[i]) ? items : left;
  }
  const isGroup = shape.kind === 'group' && typeof value === 'object' && value !== null && !Array.isArray(value);
  return isGroup ? askedOnly(shape.fields, value as Values, above) : value;
}
