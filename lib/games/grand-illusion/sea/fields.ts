import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { HARBOURS } from '@/lib/games/grand-illusion/map/places';
import { scenarioField, turnNumber } from '@/lib/games/grand-illusion/scenario/scenario';

/** Units by what the modifiers of the table tell apart; ids of its rows. */
export const SEAMEN = ['british', 'french', 'french-territorial', 'belgian'] as const;
export type Seaman = (typeof SEAMEN)[number];

/** Hexes with a named coastal city (10.4), Antwerp, and all others. */
const PLACES = [...HARBOURS, 'other'];

const at = (name: string, rule: string) => ({ label: `sea-retreat.fields.${name}`, rule });
const single = { field: 'count', is: ['1'] } as const;

/** Units that a retreat leaves no hex, where they stand, and when. */
export const seaSchema = z.strictObject({
  nation: z.enum(SEAMEN).default('british').register(fields, at('nation', '9.4.5')),
  hex: z.enum(PLACES).default('23').register(fields, at('hex', '10.4')),
  turn: turnNumber(5).register(fields, at('turn', '9.4.5')),
  count: z
    .number()
    .int()
    .min(1)
    .max(8)
    .default(1)
    .register(fields, { ...at('count', '9.4.5'), control: 'chips' }),
  die: z
    .number()
    .int()
    .min(1)
    .max(6)
    .optional()
    .register(fields, { ...at('die', '9.4.5'), control: 'die', when: single }),
  disrupted: z
    .boolean()
    .default(false)
    .register(fields, { ...at('disrupted', '9.4.5'), rare: true }),
  kind: z
    .enum(['combat', 'hq', 'ha'])
    .default('combat')
    .register(fields, { ...at('kind', '9.4.4'), rare: true }),
  wayOut: z
    .boolean()
    .default(false)
    .register(fields, { ...at('wayOut', '9.4.3.a'), rare: true }),
  scenario: scenarioField(true),
  whenReading: readingField(['cornered', 'free'], 'sea-retreat-when', at('whenReading', '9.4.5')),
});
export type SeaInput = z.output<typeof seaSchema>;
