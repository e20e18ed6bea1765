import * as z from 'zod';
import { fields, type FieldInfo } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { LAST_TURN, scenarioField, turnField } from '@/lib/games/grand-illusion/scenario/scenario';

const at = (name: string, rule: string, more: Partial<FieldInfo> = {}): FieldInfo => ({
  label: `caps.fields.${name}`,
  rule,
  ...more,
});
const die = (name: string, rule: string) =>
  z
    .number()
    .int()
    .min(1)
    .max(6)
    .optional()
    .register(fields, at(name, rule, { control: 'die' }));
const retreat = (name: string, rule: string) =>
  z.number().int().min(0).max(LAST_TURN).default(0).register(fields, at(name, rule));
const left = (name: string) => z.number().int().min(0).max(10).optional().register(fields, at(name, '5.1.1'));
const whatIf = { field: 'scenario', is: ['what-if'] } as const;

/** The turn with its dice, and how far the Action Phase has come. A retreat in GT 0 has not been made. */
export const capsSchema = z.strictObject({
  turn: turnField(4),
  alliedRetreat: retreat('alliedRetreat', '8.7.2'),
  germanRetreat: retreat('germanRetreat', '8.7.3'),
  alliedDie: die('alliedDie', '5.1.1'),
  germanDie: die('germanDie', '5.1.1'),
  alliedInitiative: die('alliedInitiative', '6.0'),
  germanInitiative: die('germanInitiative', '6.0'),
  side: z.enum(['german', 'allied']).default('german').register(fields, at('side', '8.1.1')),
  left: left('left'),
  due: z.number().int().min(0).max(10).optional().register(fields, at('due', '9.1.1.b')),
  done: z.enum(['none', 'activation', 'recovery', 'two']).default('none').register(fields, at('done', '8.1.1')),
  opponentLeft: left('opponentLeft'),
  opponentPassed: z
    .boolean()
    .default(false)
    .register(fields, at('opponentPassed', '8.1.1.a', { rare: true })),
  firstSegment: z
    .boolean()
    .default(false)
    .register(fields, at('firstSegment', '6.0', { rare: true })),
  scenario: scenarioField(true),
  empires: z
    .boolean()
    .default(false)
    .register(fields, at('empires', '13.3.4.a3', { rare: true, when: whatIf })),
  moreTroops: z
    .enum(['no', '1', '2'])
    .default('no')
    .register(fields, at('moreTroops', '13.3.4.b4', { rare: true, when: whatIf })),
  trackReading: readingField(['ten', 'endless'], 'caps-marker-limit', at('trackReading', '9.1.4', { when: whatIf })),
  cancelReading: readingField(
    ['all', 'turn'],
    'retreat-cancels-which',
    at('cancelReading', '8.7.2', { when: { field: 'alliedRetreat', is: ['3'] } }),
  ),
  initiativeReading: readingField(
    ['rolled', 'german'],
    'initiative-scenario-3',
    at('initiativeReading', '13.3.3', { when: whatIf }),
  ),
  passReading: readingField(
    ['ends', 'goes'],
    'pass-without-opposing-caps',
    at('passReading', '8.1.3', { when: { field: 'opponentLeft', is: ['0'] } }),
  ),
});
export type CapsInput = z.output<typeof capsSchema>;
