import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { combatFields, combatReadings, diceFields } from '@/lib/games/paths-of-glory/combat/fields';

const field = fieldsOf('flank');

export const flankSchema = z.strictObject({
  ...combatFields,
  ...combatReadings,
  pinning: field.count('pinning', '12.3.2', [1, 6], undefined, { control: 'chips', rare: true }),
  flankDrm: field.count('flankDrm', '12.2.4', [-3, 3], 0, { rare: true }),
  flankDie: field.die('flankDie', '12.3.3', 6),
  ...diceFields,
});
export type FlankInput = z.output<typeof flankSchema>;

export const FLANK_DICE = ['flankDie', 'attackerDie', 'defenderDie'] as const;
