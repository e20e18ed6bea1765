import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { LAST_TURN } from '@/lib/games/paths-of-glory/scenarios';

const field = fieldsOf('siege');

export const siegeSchema = z.strictObject({
  value: field.count('value', '15.3.2', [1, 3], 2, { control: 'chips' }),
  space: field.as(z.string().max(40).optional(), 'space', '15.2.1', { control: 'space' }),
  turn: field.count('turn', '15.3.3', [1, LAST_TURN], 3),
  armies: field.count('armies', '15.2.1', [0, 3], 1, { control: 'chips' }),
  corps: field.count('corps', '15.2.1', [0, 3], 0, { control: 'chips' }),
  die: field.die('die', '15.3.2', 6),
  besieger: field.choice('besieger', '15.1.10', ['other', 'germany', 'austria-hungary', 'russia'], 'other', {
    rare: true,
  }),
  occupied: field.rareFlag('occupied', '11.1.7'),
  oberost: field.rareFlag('oberost', '15.1.10'),
  warStatus: field.count('warStatus', '15.1.10', [0, 40], 0, { rare: true }),
  supplied: field.rareFlag('supplied', '14.3.5', { preset: true }),
  turns: field.count('turns', '15.3.1', [1, LAST_TURN], 4, { rare: true }),
});
