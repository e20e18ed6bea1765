import * as z from 'zod/mini';

/** Where a map was left, as the device keeps it: the fields of its schema. */
export const look = { x: z.number(), y: z.number(), scale: z.number().check(z.positive()) };
