import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { turnNumber } from '@/lib/games/grand-illusion/scenario/scenario';

const field = fieldsOf('recovery');

const MOST_UNITS = 16;
const CAP = { field: 'when', is: ['cap'] } as const;
const GERMAN_EMERGENCY = { field: 'emergency', is: ['true'] } as const;

const count = (name: string, rule: Rule) => field.count(name, rule, [0, MOST_UNITS], 1);

/** The units of one side in a hex that want to recover. */
export const recoverySchema = z.strictObject({
  when: field.choice('when', '9.8.3', ['free', 'cap'], 'free'),
  disrupted: count('disrupted', '9.8.1'),
  sound: count('sound', '11.2.7.b'),
  supplied: field.flag('supplied', '11.2.1', { preset: true }),
  enemy: field.choice('enemy', '11.2.7.b', ['none', 'units', 'fort', 'besieged'], 'none'),
  turn: field.as(turnNumber(1), 'turn', '4.0'),
  caps: field.count('caps', '5.2', [0, 10], 1, { when: CAP }),
  activation: field.choice('activation', '9.8.3.b', ['first', 'second'], 'first', { when: CAP }),
  emergency: field.rareFlag('emergency', '11.2.1.c.2'),
  hq: field.rareFlag('hq', '11.2.1.c.2', { when: GERMAN_EMERGENCY }),
  fortReading: field.reading('fortReading', '11.2.7.b', ['hinders', 'ignored'], 'recovery-besieged-fort', {
    field: 'enemy',
    is: ['besieged'],
  }),
  haReading: field.reading('haReading', '11.2.1.c.2', ['back', 'stays'], 'emergency-ha', GERMAN_EMERGENCY),
});
export type RecoveryInput = z.output<typeof recoverySchema>;
