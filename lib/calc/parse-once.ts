import type * as z from 'zod';

const parsedOnce = new WeakSet<z.core.$ZodType>();
/** Whether a schema knows what it gave: it has to be asked itself. */
export const isParsedOnce = (schema: z.core.$ZodType): boolean => parsedOnce.has(schema);

/**
 * The same schema, which checks an object once and then knows what it gave, as long as the object lives; what it gave
 * it takes as it is. Only for values that nobody changes once they are checked.
 */
export function parseOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  const known = new WeakMap<object, object>();
  const { run } = schema._zod;
  schema._zod.run = (payload, context) => {
    const given: unknown = payload.value;
    if (typeof given !== 'object' || given === null) return run(payload, context);
    const found = known.get(given);
    if (found) {
      payload.value = found;
      return payload;
    }
    const done = run(payload, context);
    if (done instanceof Promise || done.issues.length || typeof done.value !== 'object' || done.value === null)
      return done;
    known.set(given, done.value);
    known.set(done.value, done.value);
    return done;
  };
  parsedOnce.add(schema);
  return schema;
}
