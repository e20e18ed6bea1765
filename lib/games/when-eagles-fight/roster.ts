import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { formOf } from '@/lib/calc/form';
import { FIELD, unitField } from '@/lib/games/when-eagles-fight/units';

const backFactor = (name: string) =>
  z
    .number()
    .int()
    .min(0)
    .max(20)
    .optional()
    .register(fields, { label: `unit.fields.${name}`, rule: '2.11', rare: true, when: FIELD });

/**
 * The fields of a counter in a player's own list (2.3): what is printed on it, the back of it too. What a unit has
 * suffered and where it stands belongs to the case.
 */
export const rosterForm = formOf(
  z.strictObject({
    ...unitField,
    backAttack: backFactor('backAttack'),
    backDefence: backFactor('backDefence'),
    backMove: backFactor('backMove'),
  }),
);
