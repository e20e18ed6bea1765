import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { boardFields, PORT_READINGS } from '@/lib/games/paths-of-glory/board/input';

const field = fieldsOf('supply');

export const supplySchema = z.strictObject({
  ...boardFields,
  focus: field.as(z.string().min(1).max(80).optional(), 'focus', '14.1.2', { control: 'space' }),
  portReading: field.reading('portReading', '14.1.4', PORT_READINGS, 'port-with-enemy-fort'),
});
export type SupplyInput = z.output<typeof supplySchema>;
