import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { LAST_TURN, scenarioField, turnField } from '@/lib/games/grand-illusion/scenario/scenario';

const field = fieldsOf('caps');

const die = (name: string, rule: Rule) => field.die(name, rule, 6);
const retreat = (name: string, rule: Rule) => field.count(name, rule, [0, LAST_TURN], 0);
const left = (name: string) => field.count(name, '5.1.1', [0, 10]);
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
  side: field.choice('side', '8.1.1', ['german', 'allied'], 'german'),
  left: left('left'),
  due: field.count('due', '9.1.1.b', [0, 10]),
  done: field.choice('done', '8.1.1', ['none', 'activation', 'recovery', 'two'], 'none'),
  opponentLeft: left('opponentLeft'),
  opponentPassed: field.rareFlag('opponentPassed', '8.1.1.a'),
  firstSegment: field.rareFlag('firstSegment', '6.0'),
  scenario: scenarioField(true),
  empires: field.rareFlag('empires', '13.3.4.a3', { when: whatIf }),
  moreTroops: field.choice('moreTroops', '13.3.4.b4', ['no', '1', '2'], 'no', { rare: true, when: whatIf }),
  trackReading: field.reading('trackReading', '9.1.4', ['ten', 'endless'], 'caps-marker-limit', whatIf),
  cancelReading: field.reading('cancelReading', '8.7.2', ['all', 'turn'], 'retreat-cancels-which', {
    field: 'alliedRetreat',
    is: ['3'],
  }),
  initiativeReading: field.reading(
    'initiativeReading',
    '13.3.3',
    ['rolled', 'german'],
    'initiative-scenario-3',
    whatIf,
  ),
  passReading: field.reading('passReading', '8.1.3', ['ends', 'goes'], 'pass-without-opposing-caps', {
    field: 'opponentLeft',
    is: ['0'],
  }),
});
export type CapsInput = z.output<typeof capsSchema>;
