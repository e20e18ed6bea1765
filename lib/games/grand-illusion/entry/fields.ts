import * as z from 'zod';
import type { FieldCondition } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import { turnNumber } from '@/lib/games/grand-illusion/scenario/scenario';
import { NATIONS } from '@/lib/games/grand-illusion/sides';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { SOIL_READINGS } from '@/lib/games/grand-illusion/map/places';

const field = fieldsOf('hex-entry');

/** What of a group makes a difference on entry: the kinds that move together. */
export const GROUP_PARTS = ['corps', 'division', 'cavalry', 'disrupted', 'disrupted-cavalry', 'hq', 'ha'] as const;
export type GroupPart = (typeof GROUP_PARTS)[number];

/** What the enemy has in a hex, from nothing to units that fight. */
export const PRESENCE = ['none', 'hq', 'besieged', 'fort', 'cavalry', 'units'] as const;
export type Presence = (typeof PRESENCE)[number];

const hexNumber = () => z.number().int().min(FIRST_HEX).max(LAST_HEX).optional();

const GERMANS: FieldCondition = { field: 'mover', is: ['german'] };
const SHUT_IN: FieldCondition = { field: 'screened', is: ['true'] };

export const entrySchema = z.strictObject({
  mover: field.choice('mover', '8.4.4', NATIONS, 'german', { control: 'chips' }),
  group: field.list('group', '8.4.4', z.enum(GROUP_PARTS), [1, GROUP_PARTS.length], ['corps'], { control: 'chips' }),
  fromControl: field.choice('fromControl', '8.3.1', ['friendly', 'enemy'], 'friendly', { control: 'chips' }),
  fromEnemy: field.choice('fromEnemy', '8.3.2', PRESENCE, 'none'),
  toControl: field.choice('toControl', '8.3.1', ['friendly', 'enemy'], 'enemy', { control: 'chips' }),
  toEnemy: field.choice('toEnemy', '8.3.2', PRESENCE, 'units'),
  friends: field.flag('friends', '9.1.2', { when: { field: 'toControl', is: ['enemy'] } }),
  side: field.choice('side', '8.4.2', ['plain', 'red', 'triple'], 'plain', { control: 'chips' }),
  blocked: field.flag('blocked', '8.4.5.a'),
  turn: field.as(turnNumber(1), 'turn', '8.4.8'),
  from: field.as(hexNumber(), 'from', '8.4.7.a'),
  to: field.as(hexNumber(), 'to', '8.4.8'),
  mp: field.count('mp', '8.4.2', [0, 4], 2, { rare: true }),
  supplied: field.rareFlag('supplied', '8.4.3', { preset: true }),
  suppliedThere: field.rareFlag('suppliedThere', '8.4.3', { preset: true }),
  closer: field.rareFlag('closer', '8.4.3.c', {
    when: [
      { field: 'supplied', is: ['false'] },
      { field: 'suppliedThere', is: ['false'] },
    ],
  }),
  withHq: field.rareFlag('withHq', '8.4.1'),
  withdrawn: field.rareFlag('withdrawn', '12.5.1'),
  screened: field.rareFlag('screened', '12.5.2'),
  belgians: field.rareFlag('belgians', '12.5.3', { preset: true }),
  began: field.rareFlag('began', '13.1'),
  whatIf: field.rareFlag('whatIf', '13.3.2'),
  holland: field.rareFlag('holland', '13.3.4.b5'),
  fortReading: field.reading('fortReading', '9.6.1', ['barred', 'allowed'], 'cavalry-alone-fort-hex', {
    field: 'toEnemy',
    is: ['fort'],
  }),
  occupiedReading: field.reading('occupiedReading', '8.4.4', ['combat', 'any'], 'entry-table-occupied', {
    field: 'toEnemy',
    is: ['hq'],
  }),
  contestedReading: field.reading('contestedReading', '8.3.2', ['combat', 'any'], 'contested-hex-units', {
    field: 'toEnemy',
    is: ['hq'],
  }),
  escortReading: field.reading('escortReading', '8.4.4.b', ['disrupted', 'nobody', 'all'], 'entry-table-escort', {
    field: 'friends',
    is: ['true'],
  }),
  blockReading: field.reading('blockReading', '8.4.5.c', ['combat', 'any'], 'block-last-unit', {
    field: 'blocked',
    is: ['true'],
  }),
  soilReading: field.reading('soilReading', '8.4.7.a', SOIL_READINGS, 'belgian-hex-75-83', {
    field: 'mover',
    is: ['belgian'],
  }),
  openerReading: field.reading('openerReading', '8.4.8', ['combat', 'any'], 'sp-hex-only-fort', GERMANS),
  turnReading: field.reading('turnReading', '8.4.8', ['before', 'with'], 'until-gt-7', { field: 'turn', is: ['7'] }),
  ghentReading: field.reading('ghentReading', '12.5.3', ['enter', 'convert'], 'ghent-enter-or-convert', [
    GERMANS,
    SHUT_IN,
  ]),
  ghentEndReading: field.reading('ghentEndReading', '12.5.3', ['open', 'gt7'], 'ghent-until-when', [GERMANS, SHUT_IN]),
});
export type EntryInput = z.output<typeof entrySchema>;
