import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { combatFields } from '@/lib/games/paths-of-glory/combat/fields';

const field = fieldsOf('what-do-i-need');

export const needSchema = z.strictObject({
  ...combatFields,
  role: field.choice('role', '12.2.7', ['attacker', 'defender'], 'attacker'),
  loss: field.count('loss', '12.4.1', [1, 7], 4, { control: 'chips' }),
  percent: field.count('percent', undefined, [1, 100], 50),
});
export type NeedInput = z.output<typeof needSchema>;
