import * as z from 'zod';
import type { FieldInfo } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { GERMAN_VP, PLAN_17 } from '@/lib/games/grand-illusion/map/places';
import { LAST_TURN, scenarioField, turnField } from '@/lib/games/grand-illusion/scenario/scenario';

const field = fieldsOf('victory');

export const OPTIONS = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3', 'b4', 'b5'] as const;

const count = (name: string, rule: Rule, max: number, more: Partial<FieldInfo> = {}) =>
  field.count(name, rule, [0, max], 0, more);
const marker = (hexes: readonly string[], rule: Rule) =>
  z.strictObject({
    hex: field.choice('hex', rule, hexes, hexes[0] ?? ''),
    value: field.count('value', rule, [0, 12], 1),
  });
const historical: FieldInfo['when'] = { field: 'scenario', is: ['campaign', 'short'] };
const fallen: FieldInfo['when'] = { field: 'paris', is: ['now'] };
const short: FieldInfo['when'] = { field: 'scenario', is: ['short'] };

/** Everything that moves the two totals, and the control that decides at once (3.2, 13.4). */
export const victorySchema = z.strictObject({
  scenario: scenarioField(),
  turn: turnField(LAST_TURN),
  plan17: field.list('plan17', '3.2.1.a', marker(PLAN_17, '3.2.1.a'), [0, PLAN_17.length]),
  fought: count('fought', '3.2.1.b', 5),
  /** of those fought, so many in a hex that had already seen one */
  again: count('again', '13.1', 4, { rare: true, when: { field: 'fought', is: ['2', '3', '4', '5'] } }),
  elsewhere: count('elsewhere', '13.4.a', 5, { rare: true }),
  missedAllied: count('missedAllied', '9.1.1.b', 10),
  alliedRetreat: count('alliedRetreat', '8.7.2', LAST_TURN),
  bef: count('bef', '12.1', 5, { when: historical }),
  german: field.list('german', '3.2.2', marker(GERMAN_VP, '3.2.2'), [0, GERMAN_VP.length]),
  paris: field.choice('paris', '3.2.4.a', ['allied', 'now', 'german'], 'allied'),
  missedGerman: count('missedGerman', '9.1.1.b', 10),
  germanRetreat: count('germanRetreat', '8.7.3', LAST_TURN),
  nothingEast: field.flag('nothingEast', '7.3', { when: historical }),
  trier: field.flag('trier', '3.2.4.b'),
  fortsGone: field.flag('fortsGone', '13.2.2.c', { when: short }),
  screened: field.flag('screened', '13.2.2.c', { when: short }),
  frenchLost: field.flag('frenchLost', '13.2.2.c', { when: short }),
  britishLost: field.flag('britishLost', '13.2.2.c', { when: short }),
  options: field.list('options', '13.3.4', z.enum(OPTIONS), [0, 4], undefined, {
    when: { field: 'scenario', is: ['what-if'] },
  }),
  parisReading: field.reading('parisReading', '11.1', ['half', 'ten'], 'automatic-victory-half-or-10', fallen),
  orderReading: field.reading('orderReading', '4.0', ['loss', 'check'], 'administrative-order', fallen),
  mandatedReading: field.reading('mandatedReading', '13.4.a', ['battles', 'hexes', 'all'], 'mandated-battle-vp'),
  finalReading: field.reading('finalReading', '3.2.4.c', ['missed', 'double'], 'final-victory'),
  earlyReading: field.reading('earlyReading', '13.2', ['both', 'none'], 'scenario-2-immediate', short),
});
export type VictoryInput = z.output<typeof victorySchema>;
