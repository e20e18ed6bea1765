import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { HARBOURS } from '@/lib/games/grand-illusion/map/places';
import { scenarioField, turnNumber } from '@/lib/games/grand-illusion/scenario/scenario';

const field = fieldsOf('sea-retreat');

/** Units by what the modifiers of the table tell apart; ids of its rows. */
export const SEAMEN = ['british', 'french', 'french-territorial', 'belgian'] as const;
export type Seaman = (typeof SEAMEN)[number];

/** Hexes with a named coastal city (10.4), Antwerp, and all others. */
const PLACES = [...HARBOURS, 'other'];

const single = { field: 'count', is: ['1'] } as const;

/** Units that a retreat leaves no hex, where they stand, and when. */
export const seaSchema = z.strictObject({
  nation: field.choice('nation', '9.4.5', SEAMEN, 'british'),
  hex: field.choice('hex', '10.4', PLACES, '23'),
  turn: field.as(turnNumber(5), 'turn', '9.4.5'),
  count: field.count('count', '9.4.5', [1, 8], 1),
  die: field.die('die', '9.4.5', 6, { when: single }),
  disrupted: field.rareFlag('disrupted', '9.4.5'),
  kind: field.choice('kind', '9.4.4', ['combat', 'hq', 'ha'], 'combat', { rare: true }),
  wayOut: field.rareFlag('wayOut', '9.4.3.a'),
  scenario: scenarioField(true),
  whenReading: field.reading('whenReading', '9.4.5', ['cornered', 'free'], 'sea-retreat-when'),
});
export type SeaInput = z.output<typeof seaSchema>;
