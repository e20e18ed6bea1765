import * as z from 'zod';
import type { FieldCondition } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';

const field = fieldsOf('cavalry');

const ACTIONS = ['withdraw', 'screen', 'charge', 'reserve'] as const;
export type Action = (typeof ACTIONS)[number];

const when = (...is: readonly Action[]): FieldCondition => ({ field: 'action', is });
const number = (name: string, rule: Rule, [min, max]: readonly [number, number], preset: number, on: Action) =>
  field.count(name, rule, [min, max], preset, { when: when(on) });

/** What cavalry may do, in a battle or before infantry that comes on (9.6). */
export const cavalrySchema = z.strictObject({
  action: field.choice('action', '9.6', ACTIONS, 'withdraw'),
  against: field.choice('against', '9.6.1', ['infantry', 'cavalry', 'fort'], 'infantry', {
    when: when('withdraw', 'charge', 'reserve'),
  }),
  disrupted: field.flag('disrupted', '9.6.2', { when: when('withdraw', 'charge', 'reserve') }),
  role: field.choice('role', '9.6.2', ['defender', 'attacker'], 'defender', { when: when('withdraw') }),
  space: field.choice('space', '9.6.2', ['front', 'reserve'], 'front', { when: when('withdraw') }),
  behind: field.flag('behind', '9.6.2', { when: when('withdraw') }),
  british: field.flag('british', '9.6.1', { when: when('reserve') }),
  die: field.die('die', '9.6.2', 6, {
    when: [when('withdraw'), { field: 'against', is: ['infantry'] }, { field: 'disrupted', is: ['false'] }],
  }),
  corps: field.flag('corps', '9.6.3', { preset: true, when: when('screen') }),
  alone: field.flag('alone', '9.6.3', { preset: true, when: when('screen') }),
  fresh: number('fresh', '9.6.3.b', [0, 8], 2, 'screen'),
  worn: number('worn', '9.6.3.b', [0, 8], 0, 'screen'),
  way: number('way', '9.6.3.b', [0, 3], 3, 'screen'),
  mp: number('mp', '9.6.3.b', [0, 3], 1, 'screen'),
  cs: number('cs', '9.6.1', [0, 12], 2, 'charge'),
  dcs: number('dcs', '9.6.1', [0, 12], 1, 'charge'),
  enemyCs: number('enemyCs', '9.6.1', [0, 12], 5, 'charge'),
  enemyDcs: number('enemyDcs', '9.6.1', [0, 12], 3, 'charge'),
  drm: number('drm', '9.3.1.b', [-2, 4], 0, 'charge'),
  fort: field.flag('fort', '9.3.2', { when: when('charge') }),
  enemyDisrupted: field.rareFlag('enemyDisrupted', '9.3.3', { when: when('charge') }),
  ridersReading: field.reading('ridersReading', '9.6.1', ['fires', 'suffers'], 'british-cavalry-reserve', [
    when('reserve'),
    { field: 'against', is: ['infantry'] },
    { field: 'british', is: ['true'] },
  ]),
});
export type CavalryInput = z.output<typeof cavalrySchema>;
