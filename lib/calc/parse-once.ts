import type * as z from 'zod';

/** What the readers of such schemas gave, by what they were given. */
const given = new WeakMap<z.core.$ZodType, WeakMap<object, object>>();

/**
 * The same schema, whose reader (`read.ts`) checks an object once and then knows what it gave, as long as the object
 * lives; what it gave it takes as it is. Only for values that nobody changes once they are checked.
 */
export function parseOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  given.set(schema, new WeakMap());
  return schema;
}

/** What the reader of a schema gave so far; undefined for a schema that is read anew each time. */
export const knownTo = (schema: z.core.$ZodType): WeakMap<object, object> | undefined => given.get(schema);
