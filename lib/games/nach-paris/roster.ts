import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { formOf } from '@/lib/calc/form';
import { CATEGORIES } from '@/lib/games/nach-paris/abf/fields';
import { shellsField } from '@/lib/games/nach-paris/bombardment/ammunition';
import { commandField, KINDS, unitField } from '@/lib/games/nach-paris/units';

const field = fieldsOf('unit');

/*
 * What is printed on a counter (2.5) or a fortification (11.3.1), as a player's own list of counters keeps it. Fields
 * have the names that the tools give them; what a unit has suffered belongs to the case and is not here.
 */
const { name, nation, rank, steps, cbf, arf, aff, redArf, cab, mf, mobility, light, mountain, weak, flashy } =
  unitField;

const rosterUnit = z.strictObject({
  name,
  nation,
  kind: field.choice('kind', '2.2.1', [...KINDS, 'fort', 'feste'], 'inf'),
  rank,
  /** at full strength */
  steps: field.as(steps.clone(), 'fullSteps', '2.4.1', { control: 'chips' }),
  cbf,
  arf,
  aff,
  cab,
  mf,
  mobility,
  redArf,
  light,
  mountain,
  weak,
  flashy,
  shells: shellsField,
  category: field.choice('category', '8.6.3', CATEGORIES, undefined, {
    when: { field: 'kind', is: ['fort', 'feste'] },
  }),
  ...commandField,
});

/** The fields of a counter in a player's list. */
export const rosterForm = formOf(rosterUnit);
