import * as z from 'zod';
import { formOf } from '@/lib/calc/form';
import { unitField } from '@/lib/games/grand-illusion/units';

/**
 * The fields of a counter in a player's own list (2.4): only what is printed on it. What a unit has suffered and where
 * it stands belongs to the case.
 */
export const rosterForm = formOf(z.strictObject(unitField));
