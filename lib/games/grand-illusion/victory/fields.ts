import * as z from 'zod';
import { fields, type FieldInfo } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { GERMAN_VP, PLAN_17 } from '@/lib/games/grand-illusion/map/places';
import { LAST_TURN, scenarioField, turnField } from '@/lib/games/grand-illusion/scenario/scenario';

export const OPTIONS = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3', 'b4', 'b5'] as const;

const at = (name: string, rule: string, more: Partial<FieldInfo> = {}): FieldInfo => ({
  label: `victory.fields.${name}`,
  rule,
  ...more,
});
const count = (name: string, rule: string, max: number, more: Partial<FieldInfo> = {}) =>
  z
    .number()
    .int()
    .min(0)
    .max(max)
    .default(0)
    .register(fields, at(name, rule, more));
const flag = (name: string, rule: string, more: Partial<FieldInfo> = {}) =>
  z
    .boolean()
    .default(false)
    .register(fields, at(name, rule, more));
const marker = (hexes: readonly string[], rule: string) =>
  z.strictObject({
    hex: z
      .enum(hexes)
      .default(hexes[0] ?? '')
      .register(fields, at('hex', rule)),
    value: z.number().int().min(0).max(12).default(1).register(fields, at('value', rule)),
  });
const historical: FieldInfo['when'] = { field: 'scenario', is: ['campaign', 'short'] };
const fallen: FieldInfo['when'] = { field: 'paris', is: ['now'] };
const short: FieldInfo['when'] = { field: 'scenario', is: ['short'] };

/** Everything that moves the two totals, and the control that decides at once (3.2, 13.4). */
export const victorySchema = z.strictObject({
  scenario: scenarioField(),
  turn: turnField(LAST_TURN),
  plan17: z.array(marker(PLAN_17, '3.2.1.a')).max(PLAN_17.length).default([]).register(fields, at('plan17', '3.2.1.a')),
  fought: count('fought', '3.2.1.b', 5),
  missedAllied: count('missedAllied', '9.1.1.b', 10),
  alliedRetreat: count('alliedRetreat', '8.7.2', LAST_TURN),
  bef: count('bef', '12.1', 5, { when: historical }),
  german: z.array(marker(GERMAN_VP, '3.2.2')).max(GERMAN_VP.length).default([]).register(fields, at('german', '3.2.2')),
  paris: z.enum(['allied', 'now', 'german']).default('allied').register(fields, at('paris', '3.2.4.a')),
  missedGerman: count('missedGerman', '9.1.1.b', 10),
  germanRetreat: count('germanRetreat', '8.7.3', LAST_TURN),
  nothingEast: flag('nothingEast', '7.3', { when: historical }),
  trier: flag('trier', '3.2.4.b'),
  fortsGone: flag('fortsGone', '13.2.2.c', { when: short }),
  screened: flag('screened', '13.2.2.c', { when: short }),
  frenchLost: flag('frenchLost', '13.2.2.c', { when: short }),
  britishLost: flag('britishLost', '13.2.2.c', { when: short }),
  options: z
    .array(z.enum(OPTIONS))
    .max(4)
    .default([])
    .register(fields, at('options', '13.3.4', { when: { field: 'scenario', is: ['what-if'] } })),
  parisReading: readingField(
    ['half', 'ten'],
    'automatic-victory-half-or-10',
    at('parisReading', '11.1', { when: fallen }),
  ),
  orderReading: readingField(['loss', 'check'], 'administrative-order', at('orderReading', '4.0', { when: fallen })),
  finalReading: readingField(['missed', 'double'], 'final-victory', at('finalReading', '3.2.4.c')),
  earlyReading: readingField(['both', 'none'], 'scenario-2-immediate', at('earlyReading', '13.2', { when: short })),
});
export type VictoryInput = z.output<typeof victorySchema>;
