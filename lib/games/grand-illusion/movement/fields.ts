import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { turnNumber } from '@/lib/games/grand-illusion/scenario/scenario';
import { NATIONS } from '@/lib/games/grand-illusion/sides';
import { GROUP_PARTS, PRESENCE, type GroupPart } from '@/lib/games/grand-illusion/entry/fields';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';

const field = fieldsOf('movement');

/** Allowances that nobody has entered; what stands on the counter counts. */
export const USUAL_MA = { ma: 2, cavalryMa: 3, hqMa: 3 } as const;

/** The allowance of some of the group, asked while one of them is in it. */
const allowance = (name: string, rule: Rule, preset: number, parts: readonly GroupPart[]) =>
  field.count(name, rule, [0, 4], preset, { control: 'select', when: { field: 'group', has: parts } });
const hexNumber = (name: string) => field.count(name, '8.4', [FIRST_HEX, LAST_HEX]);

/** One hex of the way, and the hexside that leads into it. */
const leg = z.strictObject({
  to: hexNumber('to'),
  control: field.choice('control', '8.3.1', ['friendly', 'enemy'], 'friendly'),
  enemy: field.choice('enemy', '8.3.2', PRESENCE, 'none'),
  friends: field.flag('friends', '9.1.2'),
  side: field.choice('side', '8.4.2', ['plain', 'red', 'triple'], 'plain'),
  blocked: field.flag('blocked', '8.4.5.a'),
  supplied: field.flag('supplied', '8.4.3', { preset: true }),
});
export type Leg = z.output<typeof leg>;

/** A group that sets out from an activated hex, and its way. */
export const movementSchema = z.strictObject({
  mover: field.choice('mover', '8.4', NATIONS, 'german', { control: 'select' }),
  ma: allowance('ma', '2.4', USUAL_MA.ma, ['corps', 'division']),
  cavalryMa: allowance('cavalryMa', '2.4', USUAL_MA.cavalryMa, ['cavalry']),
  hqMa: allowance('hqMa', '8.4.1', USUAL_MA.hqMa, ['hq']),
  group: field.list('group', '8.4.1', z.enum(GROUP_PARTS), [1, GROUP_PARTS.length], ['corps', 'hq'], {
    control: 'chips',
  }),
  way: field.list('way', '8.4.2', leg, [1, 4], [leg.parse({}), leg.parse({}), leg.parse({})]),
  turn: field.as(turnNumber(1), 'turn', '8.4.8'),
  from: hexNumber('from'),
  fromControl: field.choice('fromControl', '8.3.1', ['friendly', 'enemy'], 'friendly', { rare: true }),
  fromEnemy: field.choice('fromEnemy', '8.3.2', PRESENCE, 'none', { rare: true }),
  otherHq: field.rareFlag('otherHq', '8.4.1'),
  foreignHq: field.rareFlag('foreignHq', '8.4.6.a'),
  named: field.rareFlag('named', '8.5'),
  begun: field.rareFlag('begun', '8.2.2'),
  suppliedNow: field.rareFlag('suppliedNow', '8.4.3', { preset: true }),
  closer: field.rareFlag('closer', '8.4.3.c'),
  withdrawn: field.rareFlag('withdrawn', '12.5.1'),
  screened: field.rareFlag('screened', '12.5.2'),
  began: field.rareFlag('began', '13.1'),
  whatIf: field.rareFlag('whatIf', '13.3.2'),
  holland: field.rareFlag('holland', '13.3.4.b5'),
  flipReading: field.reading('flipReading', '8.4.1', ['end', 'moved'], 'hq-flip-timing'),
  turnReading: field.reading('turnReading', '8.4.8', ['before', 'with'], 'until-gt-7', { field: 'turn', is: ['7'] }),
});
export type MovementInput = z.output<typeof movementSchema>;
