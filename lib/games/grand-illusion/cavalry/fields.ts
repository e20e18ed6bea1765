import * as z from 'zod';
import { fields, type FieldCondition } from '@/lib/calc/field';

const ACTIONS = ['withdraw', 'screen', 'charge', 'reserve'] as const;
export type Action = (typeof ACTIONS)[number];

const at = (name: string, rule: string) => ({ label: `cavalry.fields.${name}`, rule });
const when = (...is: readonly Action[]): FieldCondition => ({ field: 'action', is });
const number = (name: string, rule: string, [min, max]: readonly [number, number], preset: number, on: Action) =>
  z
    .number()
    .int()
    .min(min)
    .max(max)
    .default(preset)
    .register(fields, { ...at(name, rule), when: when(on) });

/** What cavalry may do, in a battle or before infantry that comes on (9.6). */
export const cavalrySchema = z.strictObject({
  action: z.enum(ACTIONS).default('withdraw').register(fields, at('action', '9.6')),
  against: z
    .enum(['infantry', 'cavalry', 'fort'])
    .default('infantry')
    .register(fields, { ...at('against', '9.6.1'), when: when('withdraw', 'charge', 'reserve') }),
  disrupted: z
    .boolean()
    .default(false)
    .register(fields, { ...at('disrupted', '9.6.2'), when: when('withdraw', 'charge', 'reserve') }),
  role: z
    .enum(['defender', 'attacker'])
    .default('defender')
    .register(fields, { ...at('role', '9.6.2'), when: when('withdraw') }),
  space: z
    .enum(['front', 'reserve'])
    .default('front')
    .register(fields, { ...at('space', '9.6.2'), when: when('withdraw') }),
  behind: z
    .boolean()
    .default(false)
    .register(fields, { ...at('behind', '9.6.2'), when: when('withdraw') }),
  british: z
    .boolean()
    .default(false)
    .register(fields, { ...at('british', '9.6.1'), when: when('reserve') }),
  die: z
    .number()
    .int()
    .min(1)
    .max(6)
    .optional()
    .register(fields, {
      ...at('die', '9.6.2'),
      control: 'die',
      when: [when('withdraw'), { field: 'against', is: ['infantry'] }, { field: 'disrupted', is: ['false'] }],
    }),
  corps: z
    .boolean()
    .default(true)
    .register(fields, { ...at('corps', '9.6.3'), when: when('screen') }),
  alone: z
    .boolean()
    .default(true)
    .register(fields, { ...at('alone', '9.6.3'), when: when('screen') }),
  fresh: number('fresh', '9.6.3.b', [0, 8], 2, 'screen'),
  worn: number('worn', '9.6.3.b', [0, 8], 0, 'screen'),
  way: number('way', '9.6.3.b', [0, 3], 3, 'screen'),
  mp: number('mp', '9.6.3.b', [0, 3], 1, 'screen'),
  cs: number('cs', '9.6.1', [0, 12], 2, 'charge'),
  dcs: number('dcs', '9.6.1', [0, 12], 1, 'charge'),
  enemyCs: number('enemyCs', '9.6.1', [0, 12], 5, 'charge'),
  enemyDcs: number('enemyDcs', '9.6.1', [0, 12], 3, 'charge'),
  drm: number('drm', '9.3.1.b', [-2, 4], 0, 'charge'),
  fort: z
    .boolean()
    .default(false)
    .register(fields, { ...at('fort', '9.3.2'), when: when('charge') }),
  enemyDisrupted: z
    .boolean()
    .default(false)
    .register(fields, { ...at('enemyDisrupted', '9.3.3'), rare: true, when: when('charge') }),
});
export type CavalryInput = z.output<typeof cavalrySchema>;
