import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';

const field = fieldsOf('peace-terms');

export const TABLE = 'peace-terms';

export const peaceSchema = z.strictObject({
  side: field.choice('side', '16.5.1', ['central', 'allied'], 'central'),
  vp: field.count('vp', '16.5.1', [0, 40], 11),
  combined: field.count('combined', '16.5.2', [0, 60], 0),
  answer: field.choice('answer', '16.5.2', ['open', 'refused', 'accepted'], 'open'),
  die: field.die('die', '16.5.2', 6),
  scenario: field.choice('scenario', '5.3.3', ['campaign', 'limited-war', 'introductory'], 'campaign', { rare: true }),
  tournament: field.rareFlag('tournament', '5.6.4'),
  acted: field.rareFlag('acted', '16.5.3'),
  fourteenPoints: field.rareFlag('fourteenPoints', '9.5.1.1'),
});

export type PeaceInput = z.output<typeof peaceSchema>;
