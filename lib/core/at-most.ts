import type * as z from 'zod';

/** A record with at most so many members. */
export const atMost = <Name extends z.core.$ZodRecordKey, Value extends z.core.SomeType>(
  record: z.ZodRecord<Name, Value>,
  limit: number,
): z.ZodRecord<Name, Value> =>
  record.superRefine((value, context) => {
    if (Object.keys(value).length > limit)
      context.addIssue({ code: 'too_big', origin: 'object', maximum: limit, inclusive: true, input: value });
  });
