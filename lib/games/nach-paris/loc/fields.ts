import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { handFields } from '@/lib/games/nach-paris/loc/by-hand';
import { RADIUS_READINGS } from '@/lib/games/nach-paris/loc/command';
import { onSheet, sourceFields } from '@/lib/games/nach-paris/sheet/fields';
import { unitField } from '@/lib/games/nach-paris/units';

const field = fieldsOf('loc');
const unitWords = fieldsOf('unit');

const lostHq = z.strictObject({
  nation: unitWords.as(unitField.nation.clone(), 'nation', '13.1.7'),
  army: field.text('army', '2.2.4', 16),
});

export const locSchema = z.strictObject({
  ...sourceFields('loc', 'example-17', 'sheet'),
  unit: field.as(z.string().min(1).max(40).optional(), 'unit', '13.1.6', { control: 'choices', when: onSheet }),
  destroyed: field.list('destroyed', '13.1.7', lostHq, [0, 12], undefined, { rare: true, when: onSheet }),
  reading: field.reading('reading', '13.2.1', RADIUS_READINGS, 'reduced-radius-who', onSheet),
  ...handFields,
});
export type LocInput = z.output<typeof locSchema>;
