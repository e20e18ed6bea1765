import * as z from 'zod';

/** Counters of one type and face in a space, as the tools about stacks take them. */
export const stackGroup = z.object({
  type: z.string().min(1).max(40),
  face: z.enum(['full', 'reduced']).default('full'),
  n: z.number().int().min(1).max(9).default(1),
});
export type StackGroup = z.output<typeof stackGroup>;
