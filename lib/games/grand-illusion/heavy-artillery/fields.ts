import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { fortFields, stepFields } from '@/lib/games/grand-illusion/forts/fields';
import { TWO_FORTS } from '@/lib/games/grand-illusion/map/places';
import { scenarioField } from '@/lib/games/grand-illusion/scenario/scenario';

const gun = z.strictObject({
  factor: z.number().int().min(1).max(9).optional().register(fields, {
    label: 'heavy-artillery.fields.factor',
    rule: '2.4',
  }),
  at: z
    .enum(['first', 'second'])
    .default('first')
    .register(fields, {
      label: 'heavy-artillery.fields.at',
      rule: '9.5.4.c',
      when: { field: 'hex', above: true, is: TWO_FORTS },
    }),
  fired: z
    .boolean()
    .default(false)
    .register(fields, { label: 'heavy-artillery.fields.fired', rule: '9.5.4.b', rare: true }),
});

/** The forts of a hex, the guns that stand there and the rolls that fell. */
export const bombardmentSchema = z.strictObject({
  ...fortFields,
  ...stepFields,
  guns: z
    .array(gun)
    .min(1)
    .max(4)
    .default([{ at: 'first', fired: false }])
    .register(fields, { label: 'heavy-artillery.fields.guns', rule: '9.5.4' }),
  concentrated: z
    .boolean()
    .default(false)
    .register(fields, {
      label: 'heavy-artillery.fields.concentrated',
      rule: '9.5.4.d',
      when: { field: 'guns', atLeast: 2, without: 'fired' },
    }),
  rolls: z
    .array(
      z.strictObject({
        die: z
          .number()
          .int()
          .min(1)
          .max(6)
          .default(1)
          .register(fields, { label: 'heavy-artillery.fields.die', rule: '9.5.4.c', control: 'chips' }),
      }),
    )
    .max(16)
    .default([])
    .register(fields, { label: 'heavy-artillery.fields.rolls', rule: '9.5.4.c' }),
  turns: z.number().int().min(1).max(12).default(1).register(fields, {
    label: 'heavy-artillery.fields.turns',
    rule: '9.5.4.b',
    rare: true,
  }),
  besieged: z
    .boolean()
    .default(false)
    .register(fields, { label: 'heavy-artillery.fields.besieged', rule: '9.5.3.c', rare: true }),
  battle: z
    .boolean()
    .default(true)
    .register(fields, { label: 'heavy-artillery.fields.battle', rule: '9.5.4.b', rare: true }),
  scenario: scenarioField(true),
  naturalReading: readingField(['total', 'natural'], 'bombardment-natural', {
    label: 'heavy-artillery.fields.naturalReading',
    rule: '9.5.4.c',
  }),
  liegeReading: readingField(['none', 'one'], 'liege-replacement', {
    label: 'heavy-artillery.fields.liegeReading',
    rule: '9.5',
    when: { field: 'hex', is: ['72'] },
  }),
  siegeReading: readingField(['may', 'barred'], 'besieged-fort-in-battle', {
    label: 'heavy-artillery.fields.siegeReading',
    rule: '9.5.4.b',
    when: { field: 'besieged', is: ['true'] },
  }),
});
export type BombardmentInput = z.output<typeof bombardmentSchema>;
