import * as z from 'zod';
import { localisedSchema } from '@/lib/core/localised';
import { unitField } from '@/lib/games/grand-illusion/units';

const { nation, kind, cs } = unitField;

/** counters.json: what a source that is no rule tells of counters; what it does not tell stays out. */
export const countersSchema = z.strictObject({
  source: localisedSchema,
  units: z
    .array(
      z.strictObject({
        name: localisedSchema,
        nation: nation.unwrap(),
        kind: kind.unwrap(),
        cs: cs.unwrap(),
        mountain: z.literal(true).optional(),
      }),
    )
    .min(1),
});
