import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { turnNumber } from '@/lib/games/grand-illusion/scenario/scenario';
import { NATIONS } from '@/lib/games/grand-illusion/sides';
import { PARTS, PRESENCE, type Part } from '@/lib/games/grand-illusion/entry/fields';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';

const at = (name: string, rule: string) => ({ label: `movement.fields.${name}`, rule });
const rareFlag = (name: string, rule: string, preset = false) =>
  z
    .boolean()
    .default(preset)
    .register(fields, { ...at(name, rule), rare: true });
/** The allowance of some of the group, asked while one of them is in it. */
const allowance = (name: string, rule: string, preset: number, parts: readonly Part[]) =>
  z
    .number()
    .int()
    .min(0)
    .max(4)
    .default(preset)
    .register(fields, { ...at(name, rule), control: 'select', when: { field: 'group', has: parts } });
const hexNumber = (name: string) =>
  z.number().int().min(FIRST_HEX).max(LAST_HEX).optional().register(fields, at(name, '8.4'));

/** One hex of the way, and the hexside that leads into it. */
const leg = z.strictObject({
  to: hexNumber('to'),
  control: z.enum(['friendly', 'enemy']).default('friendly').register(fields, at('control', '8.3.1')),
  enemy: z.enum(PRESENCE).default('none').register(fields, at('enemy', '8.3.2')),
  friends: z.boolean().default(false).register(fields, at('friends', '9.1.2')),
  side: z.enum(['plain', 'red', 'triple']).default('plain').register(fields, at('side', '8.4.2')),
  blocked: z.boolean().default(false).register(fields, at('blocked', '8.4.5.a')),
  supplied: z.boolean().default(true).register(fields, at('supplied', '8.4.3')),
});
export type Leg = z.output<typeof leg>;

/** A group that sets out from an activated hex, and its way. */
export const movementSchema = z.strictObject({
  mover: z
    .enum(NATIONS)
    .default('german')
    .register(fields, { ...at('mover', '8.4'), control: 'select' }),
  ma: allowance('ma', '2.4', 2, ['corps', 'division']),
  cavalryMa: allowance('cavalryMa', '2.4', 3, ['cavalry']),
  hqMa: allowance('hqMa', '8.4.1', 3, ['hq']),
  group: z
    .array(z.enum(PARTS))
    .min(1)
    .max(PARTS.length)
    .default(['corps', 'hq'])
    .register(fields, { ...at('group', '8.4.1'), control: 'chips' }),
  way: z
    .array(leg)
    .min(1)
    .max(4)
    .default([leg.parse({}), leg.parse({}), leg.parse({})])
    .register(fields, at('way', '8.4.2')),
  turn: turnNumber(1).register(fields, at('turn', '8.4.8')),
  from: hexNumber('from'),
  fromControl: z
    .enum(['friendly', 'enemy'])
    .default('friendly')
    .register(fields, { ...at('fromControl', '8.3.1'), rare: true }),
  fromEnemy: z
    .enum(PRESENCE)
    .default('none')
    .register(fields, { ...at('fromEnemy', '8.3.2'), rare: true }),
  otherHq: rareFlag('otherHq', '8.4.1'),
  foreignHq: rareFlag('foreignHq', '8.4.6.a'),
  named: rareFlag('named', '8.5'),
  begun: rareFlag('begun', '8.2.2'),
  suppliedNow: rareFlag('suppliedNow', '8.4.3', true),
  closer: rareFlag('closer', '8.4.3.c'),
  withdrawn: rareFlag('withdrawn', '12.5.1'),
  screened: rareFlag('screened', '12.5.2'),
  began: rareFlag('began', '13.1'),
  whatIf: rareFlag('whatIf', '13.3.2'),
  holland: rareFlag('holland', '13.3.4.b5'),
  flipReading: readingField(['end', 'moved'], 'hq-flip-timing', at('flipReading', '8.4.1')),
  turnReading: readingField(['before', 'with'], 'until-gt-7', {
    ...at('turnReading', '8.4.8'),
    when: { field: 'turn', is: ['7'] },
  }),
});
export type MovementInput = z.output<typeof movementSchema>;
