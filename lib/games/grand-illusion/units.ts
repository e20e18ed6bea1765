import * as z from 'zod';
import type { FieldCondition, FieldInfo } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { NATIONS } from '@/lib/games/grand-illusion/sides';

const field = fieldsOf('unit');

/*
 * What is printed on a counter of Grand Illusion (2.4). Each tool takes the fields that it needs; a field has the same
 * name, limits and words in all of them (messages "unit", the fields under unit.fields).
 */

/** Infantry by its size (2.7), cavalry divisions, and the works that never move. */
export const KINDS = ['corps', 'division', 'brigade', 'cavalry', 'fort'] as const;
export type Kind = (typeof KINDS)[number];
export const isInfantry = (kind: Kind): boolean => kind === 'corps' || kind === 'division' || kind === 'brigade';

/** Asks a field of forts only, or of all but forts. */
export const FORT = { field: 'kind', is: ['fort'] } as const satisfies FieldCondition;
const MOBILE = { field: 'kind', is: ['corps', 'division', 'brigade', 'cavalry'] } as const satisfies FieldCondition;

const strength = z.number().int().min(0).max(12);
const mark = (name: string, rule: Rule, when: FieldInfo['when'] = MOBILE) => field.rareFlag(name, rule, { when });

/** Fields of a unit, ready to be put into a tool's own unit. */
export const unitField = {
  name: field.text('name', '2.4', 30),
  nation: field.choice('nation', '2.4', NATIONS, 'german'),
  kind: field.choice('kind', '2.7', KINDS, 'corps'),
  /** Combat Strength of the front, of a fort that of its first step */
  cs: field.as(strength.default(5), 'cs', '2.4'),
  /** Combat Strength of the disrupted side, of a fort that of its second step */
  dcs: field.as(strength.default(3), 'dcs', '2.4'),
  /** steps of a fort with those of its replacement counter (R) */
  steps: field.count('steps', '2.4', [1, 4], 2, { control: 'chips', when: FORT }),
  /** Combat Strength of a fort's third and fourth step: the replacement counter's */
  third: field.as(strength.optional(), 'third', '9.5', { rare: true, when: FORT }),
  fourth: field.as(strength.optional(), 'fourth', '9.5', { rare: true, when: FORT }),
  /** a red circle round the strength: one more in defence; no German or French counter has one */
  circle: field.rareFlag('circle', '12.2', {
    preset: true,
    when: [MOBILE, { field: 'nation', is: ['british', 'belgian'] }],
  }),
  /** the yellow triangle of two French units */
  mountain: mark('mountain', '9.3.1.b', [MOBILE, { field: 'nation', is: ['french'] }]),
  /** a strength in brackets: it defends but does not attack */
  brackets: mark('brackets', '2.4'),
  garrison: mark('garrison', '9.5.2', FORT),
} as const;
