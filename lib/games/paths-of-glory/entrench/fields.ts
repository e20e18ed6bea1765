import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { stackGroup } from '@/lib/games/paths-of-glory/stack-group';

const field = fieldsOf('entrench');

export const entrenchSchema = z.strictObject({
  units: field.list('units', '11.2.1', stackGroup, [0, 9], [{ type: 'fr-army', face: 'full', n: 1 }], {
    control: 'own:units',
  }),
  level: field.as(z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0), 'level', '11.2.3', {
    control: 'chips',
  }),
  die: field.die('die', '11.2.2', 6),
  army: field.as(z.string().max(40).optional(), 'army', '11.2.2', { control: 'choices' }),
  secondTry: field.rareFlag('secondTry', '11.2.9'),
  failed: field.rareFlag('failed', '11.2.9'),
  event: field.rareFlag('event', '11.2.1', { preset: true }),
  activation: field.choice('activation', '11.2.1', ['movement', 'combat'], 'movement', { rare: true }),
  supplied: field.rareFlag('supplied', '14.3.3', { preset: true }),
  rounds: field.count('rounds', '11.2.2', [1, 6], 3, { rare: true }),
});

export type EntrenchInput = z.output<typeof entrenchSchema>;
