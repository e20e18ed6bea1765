import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { HAPPENINGS } from '@/lib/games/paths-of-glory/geography/clauses';
import { STACKING_MOMENTS } from '@/lib/games/paths-of-glory/stacking/checks';
import { stackGroup } from '@/lib/games/paths-of-glory/stack-group';

const field = fieldsOf('stacking');

export const stackingSchema = z.strictObject({
  moment: field.choice('moment', '10.1.2', STACKING_MOMENTS, 'movement-end'),
  present: field.list('present', '10.1.1', stackGroup, [0, 9], [{ type: 'fr-army', face: 'full', n: 2 }], {
    control: 'own:units',
  }),
  arriving: field.list('arriving', '10.1.1', stackGroup, [0, 9], [{ type: 'fr-corps', face: 'full', n: 1 }], {
    control: 'own:units',
  }),
  space: field.as(z.string().max(40).optional(), 'space', '10.1.1', { control: 'space' }),
  enemy: field.choice('enemy', '10.1.3', ['none', 'units', 'fort', 'besieged-fort'], 'none'),
  attackMarker: field.rareFlag('attackMarker', '11.1.6'),
  brestLitovsk: field.rareFlag('brestLitovsk', '16.4.9'),
  events: field.as(z.array(z.enum(HAPPENINGS)).max(HAPPENINGS.length).optional(), 'events', '11.1.11', {
    control: 'chips',
    rare: true,
  }),
  parisFull: field.rareFlag('parisFull', '9.5.3.3'),
});

export type StackingInput = z.output<typeof stackingSchema>;
