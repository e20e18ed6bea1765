import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { turnNumber } from '@/lib/games/grand-illusion/scenario/scenario';

const MOST_UNITS = 16;
const label = (name: string): string => `recovery.fields.${name}`;
const CAP = { field: 'when', is: ['cap'] } as const;
const GERMAN_EMERGENCY = { field: 'emergency', is: ['true'] } as const;

const count = (name: string, rule: string) =>
  z
    .number()
    .int()
    .min(0)
    .max(MOST_UNITS)
    .default(1)
    .register(fields, { label: label(name), rule });

/** The units of one side in a hex that want to recover. */
export const recoverySchema = z.strictObject({
  when: z
    .enum(['free', 'cap'])
    .default('free')
    .register(fields, { label: label('when'), rule: '9.8.3' }),
  disrupted: count('disrupted', '9.8.1'),
  sound: count('sound', '11.2.7.b'),
  supplied: z
    .boolean()
    .default(true)
    .register(fields, { label: label('supplied'), rule: '11.2.1' }),
  enemy: z
    .enum(['none', 'units', 'fort', 'besieged'])
    .default('none')
    .register(fields, { label: label('enemy'), rule: '11.2.7.b' }),
  turn: turnNumber(1).register(fields, { label: label('turn'), rule: '4.0' }),
  caps: z
    .number()
    .int()
    .min(0)
    .max(10)
    .default(1)
    .register(fields, { label: label('caps'), rule: '5.2', when: CAP }),
  activation: z
    .enum(['first', 'second'])
    .default('first')
    .register(fields, { label: label('activation'), rule: '9.8.3.b', when: CAP }),
  emergency: z
    .boolean()
    .default(false)
    .register(fields, { label: label('emergency'), rule: '11.2.1.c.2', rare: true }),
  hq: z
    .boolean()
    .default(false)
    .register(fields, { label: label('hq'), rule: '11.2.1.c.2', rare: true, when: GERMAN_EMERGENCY }),
  fortReading: readingField(['hinders', 'ignored'], 'recovery-besieged-fort', {
    label: label('fortReading'),
    rule: '11.2.7.b',
    when: { field: 'enemy', is: ['besieged'] },
  }),
  haReading: readingField(['back', 'stays'], 'emergency-ha', {
    label: label('haReading'),
    rule: '11.2.1.c.2',
    when: GERMAN_EMERGENCY,
  }),
});
export type RecoveryInput = z.output<typeof recoverySchema>;
