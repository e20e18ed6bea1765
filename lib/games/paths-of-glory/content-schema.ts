import * as z from 'zod';
import { idSchema, localisedSchema } from '@/lib/core/localised';

const side = z.enum(['allied', 'central']);
const face = z.enum(['full', 'reduced']);
const rules = z.array(z.string()).min(1);
const factors = z.strictObject({ cf: z.int().min(0), lf: z.int().min(1), mf: z.int().min(0) });

/** Units whose rules are not those of their nation's other counters. */
const SPECIALS = ['bef', 'mef', 'ne', 'aus', 'cnd', 'pt', 'ana', 'cau', 'yld', 'aoi', 'or', 'sn'] as const;

/** units.json */
export const unitsSchema = z.strictObject({
  nations: z.array(
    // A nation without units of its own (Persia) has no abbreviation.
    z.strictObject({ id: idSchema, abbr: localisedSchema.nullable(), side, name: localisedSchema }),
  ),
  types: z.array(
    z.strictObject({
      id: idSchema,
      nation: idSchema,
      kind: z.enum(['army', 'corps']),
      special: z.enum(SPECIALS).nullable(),
      name: localisedSchema,
      full: factors,
      reduced: factors,
      count: z.int().min(1),
      designations: z.array(z.string()).optional(),
      replaceable: z.boolean(),
      rp: z.string().nullable(),
    }),
  ),
});

/** map/spaces.json */
export const spacesSchema = z.strictObject({
  spaces: z.array(
    z.strictObject({
      id: idSchema,
      name: z.string().min(1),
      nation: idSchema.nullable(),
      region: z.enum(['europe', 'near-east']),
      terrain: z.enum(['clear', 'forest', 'mountain', 'swamp', 'desert']),
      fort: z.int().min(1).max(3).nullable(),
      port: side.nullable(),
      vp: z.boolean(),
      supply: z.array(z.enum(['central', 'allied-except-russia-romania-serbia', 'russia', 'romania', 'serbia'])),
      capitalOf: idSchema.nullable(),
      side,
      neutralAtStart: z.boolean(),
      aka: z.array(z.string()),
    }),
  ),
});

/** map/connections.json */
export const connectionsSchema = z.strictObject({
  connections: z.array(z.strictObject({ a: idSchema, b: idSchema, only: z.array(idSchema).min(1).nullable() })),
});

const point = z.tuple([z.number(), z.number()]);

/** map/layout.json: where each space is drawn */
export const layoutSchema = z.strictObject({
  width: z.int(),
  height: z.int(),
  inset: z.looseObject({ x: z.number(), y: z.number() }),
  positions: z.record(idSchema, point),
  outline: z.array(z.array(point).min(2)),
});

const placed = z.strictObject({ space: idSchema, type: idSchema, designation: z.string().nullable().optional(), face });
const trench = z.strictObject({ space: idSchema, level: z.union([z.literal(1), z.literal(2)]), side });
const pool = z.strictObject({ type: idSchema, face, count: z.int().min(1) });
const change = z.discriminatedUnion('change', [
  z.strictObject({ change: z.literal('reserve-to-space'), side, type: idSchema, face, space: idSchema }),
  z.strictObject({
    change: z.enum(['add-trench', 'remove-trench']),
    side,
    level: z.union([z.literal(1), z.literal(2)]),
    space: idSchema,
  }),
]);

/** setup.json */
export const setupSchema = z.strictObject({
  presets: z
    .array(
      z.strictObject({
        id: idSchema,
        rules,
        units: z.array(placed),
        trenches: z.array(trench),
        reserve: z.strictObject({ central: z.array(pool), allied: z.array(pool) }),
      }),
    )
    .min(1),
  optional: z.strictObject({ id: idSchema, rules, changes: z.array(change) }),
  onEntry: z.array(
    z.strictObject({
      nation: idSchema,
      event: idSchema.nullable(),
      limited: z.boolean().optional(),
      unless: z.array(idSchema).optional(),
      when: z.string().optional(),
      rules,
      units: z.array(placed),
      choice: z.array(
        z.strictObject({
          count: z.int().min(1),
          type: idSchema,
          face,
          in: idSchema,
          excluding: z.array(idSchema),
          perSpace: z.int().min(1),
        }),
      ),
      trenches: z.array(trench),
      reserve: z.array(pool.extend({ side })),
    }),
  ),
});

/** turns.json */
export const turnsSchema = z.strictObject({
  turns: z.array(
    z.strictObject({
      n: z.int().min(1),
      name: localisedSchema,
      season: z.enum(['august', 'september', 'fall', 'winter', 'spring', 'summer']),
      year: z.int().min(1914).max(1919),
    }),
  ),
});

/** events.json */
export const eventsSchema = z.strictObject({
  events: z.array(
    z.strictObject({
      id: idSchema,
      name: localisedSchema,
      side: z.enum(['allied', 'central', 'both']),
      warStatus: z.int().min(0),
      vp: z.array(z.strictObject({ amount: z.int(), when: z.string().nullable() })),
      cards: z.array(z.strictObject({ side, number: z.int().min(1).max(55) })).min(1),
      effect: localisedSchema,
      rules,
      source: z.enum(['rulebook-2001', 'deluxe-2018', 'both', 'worked-examples']),
    }),
  ),
});

/** The data files of the game, below content/paths-of-glory, and their shapes. */
export const CONTENT_FILES = {
  'units.json': unitsSchema,
  'map/spaces.json': spacesSchema,
  'map/connections.json': connectionsSchema,
  'map/layout.json': layoutSchema,
  'setup.json': setupSchema,
  'turns.json': turnsSchema,
  'events.json': eventsSchema,
} as const;

/** The data of files that have their shape. */
export type ContentData = { readonly [F in keyof typeof CONTENT_FILES]: z.output<(typeof CONTENT_FILES)[F]> };

/** Notes something wrong in a file, at a path of its JSON. */
export type Report = (file: string, path: readonly PropertyKey[], message: string) => void;

export const ids = (items: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(items.map(({ id }) => id));

/** Notes each id of a list that an earlier member has. */
export function checkRepeats(
  file: string,
  key: string,
  items: readonly { readonly id: string }[],
  report: Report,
): void {
  items.forEach(({ id }, i) => {
    if (items.findIndex((other) => other.id === id) < i) report(file, [key, i, 'id'], `id "${id}" repeats`);
  });
}
