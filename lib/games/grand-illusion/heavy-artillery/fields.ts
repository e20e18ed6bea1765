import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { fortFields, stepFields } from '@/lib/games/grand-illusion/forts/fields';
import { LIEGE, TWO_FORTS } from '@/lib/games/grand-illusion/map/places';
import { scenarioField } from '@/lib/games/grand-illusion/scenario/scenario';

const field = fieldsOf('heavy-artillery');

const gun = z.strictObject({
  factor: field.count('factor', '2.4', [1, 9]),
  at: field.choice('at', '9.5.4.c', ['first', 'second'], 'first', {
    when: { field: 'hex', above: true, is: TWO_FORTS },
  }),
  fired: field.rareFlag('fired', '9.5.4.b'),
});

/** The forts of a hex, the guns that stand there and the rolls that fell. */
export const bombardmentSchema = z.strictObject({
  ...fortFields,
  ...stepFields,
  guns: field.list('guns', '9.5.4', gun, [1, 4], [{ at: 'first', fired: false }]),
  concentrated: field.flag('concentrated', '9.5.4.d', { when: { field: 'guns', atLeast: 2, without: 'fired' } }),
  rolls: field.list(
    'rolls',
    '9.5.4.c',
    z.strictObject({
      die: field.count('die', '9.5.4.c', [1, 6], undefined, { control: 'chips' }),
    }),
    [0, 16],
  ),
  turns: field.count('turns', '9.5.4.b', [1, 12], 1, { rare: true }),
  besieged: field.rareFlag('besieged', '9.5.3.c'),
  battle: field.rareFlag('battle', '9.5.4.b', { preset: true }),
  scenario: scenarioField(true),
  naturalReading: field.reading('naturalReading', '9.5.4.c', ['total', 'natural'], 'bombardment-natural'),
  liegeReading: field.reading('liegeReading', '9.5', ['none', 'one'], 'liege-replacement', {
    field: 'hex',
    is: [String(LIEGE)],
  }),
  siegeReading: field.reading('siegeReading', '9.5.4.b', ['may', 'barred'], 'besieged-fort-in-battle', {
    field: 'besieged',
    is: ['true'],
  }),
});
export type BombardmentInput = z.output<typeof bombardmentSchema>;
