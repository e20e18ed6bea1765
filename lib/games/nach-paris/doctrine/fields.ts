import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';

const field = fieldsOf('doctrine');

const unitWords = fieldsOf('unit');

const untested = { field: 'state', is: ['untested'] } as const;

const count = (name: string, rule: Rule) => field.count(name, rule, [0, 6], 0, { control: 'chips' });

/** One French infantry division, or several in the same case. */
export const doctrineSchema = z.strictObject({
  state: field.choice('state', '21.1.1', ['untested', 'passed', 'indoctrinated'], 'untested'),
  divisions: field.count('divisions', '21.1.1', [1, 12], 1, { when: untested }),
  die: field.die('die', '21.1.1', 20, { when: untested }),
  lost: unitWords.count('lost', '21.3.1', [0, 4], 0, { control: 'chips' }),
  distance: field.count('distance', '21.2.2', [1, 20], 2, {
    when: { field: 'state', is: ['untested', 'indoctrinated'] },
  }),
  attacking: count('attacking', '21.2.1'),
  defending: count('defending', '21.2.1'),
  division: field.rareFlag('division', '21.1.1', { preset: true }),
  inRadius: field.rareFlag('inRadius', '21.1.1', { preset: true, when: untested }),
});

export type DoctrineInput = z.output<typeof doctrineSchema>;
