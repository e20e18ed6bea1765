import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { formOf } from '@/lib/calc/form';
import { FIELD, unitField } from '@/lib/games/when-eagles-fight/units';

const field = fieldsOf('unit');

const backFactor = (name: string) => field.count(name, '2.11', [0, 20], undefined, { rare: true, when: FIELD });

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
