import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { BOX_LIMIT } from '@/lib/games/nach-paris/tables/capacities';
import { MOBILITIES, NATIONS } from '@/lib/games/nach-paris/units';

const field = fieldsOf('naval');

const unitWords = fieldsOf('unit');

const number = (name: string, rule: Rule, most: number, preset: number) => field.count(name, rule, [0, most], preset);

const rareNumber = (name: string, rule: Rule, most: number) => field.count(name, rule, [0, most], 0, { rare: true });

const embark = { field: 'action', is: ['embark'] } as const;

/** A unit that embarks or lands, and the state of the port. */
export const navalSchema = z.strictObject({
  action: field.choice('action', '18.1.3', ['embark', 'land'], 'embark'),
  nation: unitWords.choice('nation', '18.1.1', NATIONS, 'britain'),
  steps: unitWords.count('steps', '2.4.7', [1, 5], 4, { control: 'chips' }),
  mobility: unitWords.choice('mobility', '18.1.3', MOBILITIES, 'normal'),
  mf: unitWords.count('mf', '2.5.9', [0, 120], 40),
  voyage: number('voyage', '18.2.1', 120, 0),
  capacity: number('capacity', '18.1.3', 30, 6),
  german: field.choice('german', '18.1.2', ['none', 'zoc', 'inside'], 'none'),
  germanArf: field.count('germanArf', '18.1.2', [0, 30], 0, { when: { field: 'german', is: ['zoc'] } }),
  spent: rareNumber('spent', '18.2.2', 120),
  used: rareNumber('used', '18.1.3', 60),
  fed: rareNumber('fed', '13.1.10', 60),
  controlled: field.rareFlag('controlled', '18.1.1', { preset: true }),
  antwerp: field.rareFlag('antwerp', '18.1.5'),
  starts: field.rareFlag('starts', '18.1.3'),
  fom: field.rareFlag('fom', '18.2.4'),
  boxSteps: field.count('boxSteps', '18.2.3', [0, BOX_LIMIT], 0, { rare: true, when: embark }),
  boxOther: field.rareFlag('boxOther', '18.2.3', {
    when: [embark, { field: 'boxSteps', is: Array.from({ length: BOX_LIMIT }, (_, i) => String(i + 1)) }],
  }),
});

export type NavalInput = z.output<typeof navalSchema>;
