import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { COST_CARDS } from '@/lib/games/paths-of-glory/activation-cost';
import { stackGroup } from '@/lib/games/paths-of-glory/stack-group';

const field = fieldsOf('activation');

const entry = z.object({
  space: field.as(z.string().max(40).optional(), 'space', '9.2.6', { control: 'space' }),
  units: field.list('units', '9.2.3', stackGroup, [0, 9], undefined, { control: 'own:units' }),
  action: field.choice('action', '9.2.5', ['combat', 'movement'], 'combat'),
  supply: field.choice('supply', '14.3.1', ['supplied', 'beachhead', 'out'], 'supplied', { rare: true }),
  card: field.choice('card', '9.2.3', COST_CARDS, 'none', { rare: true }),
});
export type ActivationEntry = z.output<typeof entry>;

export const activationSchema = z.strictObject({
  spaces: field.list(
    'spaces',
    '9.2.3',
    entry,
    [1, 6],
    [
      {
        space: 'brussels',
        units: [
          { type: 'fr-corps', face: 'reduced', n: 1 },
          { type: 'br-bef-army', face: 'full', n: 1 },
        ],
        action: 'combat',
        supply: 'supplied',
        card: 'none',
      },
      {
        space: 'verdun',
        units: [{ type: 'fr-army', face: 'full', n: 2 }],
        action: 'combat',
        supply: 'supplied',
        card: 'none',
      },
    ],
    { control: 'own:attackers' },
  ),
  ops: field.count('ops', '9.2.1', [1, 5], 3, { control: 'chips' }),
  tsarFell: field.rareFlag('tsarFell', '9.5.1.1'),
});
export type ActivationInput = z.output<typeof activationSchema>;
