import * as z from 'zod';
import { fields, type FieldCondition } from '@/lib/calc/field';
import { readingFieldsOf } from '@/lib/calc/reading-field';
import { turnNumber } from '@/lib/games/grand-illusion/scenario/scenario';
import { NATIONS } from '@/lib/games/grand-illusion/sides';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { SOIL_READINGS } from '@/lib/games/grand-illusion/map/places';

/** What of a group makes a difference on entry: the kinds that move together. */
export const PARTS = ['corps', 'division', 'cavalry', 'disrupted', 'disrupted-cavalry', 'hq', 'ha'] as const;
export type Part = (typeof PARTS)[number];

/** What the enemy has in a hex, from nothing to units that fight. */
export const PRESENCE = ['none', 'hq', 'besieged', 'fort', 'cavalry', 'units'] as const;
export type Presence = (typeof PRESENCE)[number];

const label = (name: string): string => `hex-entry.fields.${name}`;
const hexNumber = () => z.number().int().min(FIRST_HEX).max(LAST_HEX).optional();

const reading = readingFieldsOf(label);
const GERMANS: FieldCondition = { field: 'mover', is: ['german'] };
const SHUT_IN: FieldCondition = { field: 'screened', is: ['true'] };

export const entrySchema = z.strictObject({
  mover: z
    .enum(NATIONS)
    .default('german')
    .register(fields, { label: label('mover'), rule: '8.4.4', control: 'chips' }),
  group: z
    .array(z.enum(PARTS))
    .min(1)
    .max(PARTS.length)
    .default(['corps'])
    .register(fields, { label: label('group'), rule: '8.4.4', control: 'chips' }),
  fromControl: z
    .enum(['friendly', 'enemy'])
    .default('friendly')
    .register(fields, { label: label('fromControl'), rule: '8.3.1', control: 'chips' }),
  fromEnemy: z
    .enum(PRESENCE)
    .default('none')
    .register(fields, { label: label('fromEnemy'), rule: '8.3.2' }),
  toControl: z
    .enum(['friendly', 'enemy'])
    .default('enemy')
    .register(fields, { label: label('toControl'), rule: '8.3.1', control: 'chips' }),
  toEnemy: z
    .enum(PRESENCE)
    .default('units')
    .register(fields, { label: label('toEnemy'), rule: '8.3.2' }),
  friends: z
    .boolean()
    .default(false)
    .register(fields, { label: label('friends'), rule: '9.1.2', when: { field: 'toControl', is: ['enemy'] } }),
  side: z
    .enum(['plain', 'red', 'triple'])
    .default('plain')
    .register(fields, { label: label('side'), rule: '8.4.2', control: 'chips' }),
  blocked: z
    .boolean()
    .default(false)
    .register(fields, { label: label('blocked'), rule: '8.4.5.a' }),
  turn: turnNumber(1).register(fields, { label: label('turn'), rule: '8.4.8' }),
  from: hexNumber().register(fields, { label: label('from'), rule: '8.4.7.a' }),
  to: hexNumber().register(fields, { label: label('to'), rule: '8.4.8' }),
  mp: z
    .number()
    .int()
    .min(0)
    .max(4)
    .default(2)
    .register(fields, { label: label('mp'), rule: '8.4.2', rare: true }),
  supplied: z
    .boolean()
    .default(true)
    .register(fields, { label: label('supplied'), rule: '8.4.3', rare: true }),
  suppliedThere: z
    .boolean()
    .default(true)
    .register(fields, { label: label('suppliedThere'), rule: '8.4.3', rare: true }),
  closer: z
    .boolean()
    .default(false)
    .register(fields, {
      label: label('closer'),
      rule: '8.4.3.c',
      rare: true,
      when: [
        { field: 'supplied', is: ['false'] },
        { field: 'suppliedThere', is: ['false'] },
      ],
    }),
  withHq: z
    .boolean()
    .default(false)
    .register(fields, { label: label('withHq'), rule: '8.4.1', rare: true }),
  withdrawn: z
    .boolean()
    .default(false)
    .register(fields, { label: label('withdrawn'), rule: '12.5.1', rare: true }),
  screened: z
    .boolean()
    .default(false)
    .register(fields, { label: label('screened'), rule: '12.5.2', rare: true }),
  belgians: z
    .boolean()
    .default(true)
    .register(fields, { label: label('belgians'), rule: '12.5.3', rare: true }),
  began: z
    .boolean()
    .default(false)
    .register(fields, { label: label('began'), rule: '13.1', rare: true }),
  whatIf: z
    .boolean()
    .default(false)
    .register(fields, { label: label('whatIf'), rule: '13.3.2', rare: true }),
  holland: z
    .boolean()
    .default(false)
    .register(fields, { label: label('holland'), rule: '13.3.4.b5', rare: true }),
  fortReading: reading('fortReading', '9.6.1', ['barred', 'allowed'], 'cavalry-alone-fort-hex', {
    field: 'toEnemy',
    is: ['fort'],
  }),
  occupiedReading: reading('occupiedReading', '8.4.4', ['combat', 'any'], 'entry-table-occupied', {
    field: 'toEnemy',
    is: ['hq'],
  }),
  contestedReading: reading('contestedReading', '8.3.2', ['combat', 'any'], 'contested-hex-units', {
    field: 'toEnemy',
    is: ['hq'],
  }),
  escortReading: reading('escortReading', '8.4.4.b', ['disrupted', 'nobody', 'all'], 'entry-table-escort', {
    field: 'friends',
    is: ['true'],
  }),
  blockReading: reading('blockReading', '8.4.5.c', ['combat', 'any'], 'block-last-unit', {
    field: 'blocked',
    is: ['true'],
  }),
  soilReading: reading('soilReading', '8.4.7.a', SOIL_READINGS, 'belgian-hex-75-83', {
    field: 'mover',
    is: ['belgian'],
  }),
  openerReading: reading('openerReading', '8.4.8', ['combat', 'any'], 'sp-hex-only-fort', GERMANS),
  turnReading: reading('turnReading', '8.4.8', ['before', 'with'], 'until-gt-7', { field: 'turn', is: ['7'] }),
  ghentReading: reading('ghentReading', '12.5.3', ['enter', 'convert'], 'ghent-enter-or-convert', GERMANS, SHUT_IN),
  ghentEndReading: reading('ghentEndReading', '12.5.3', ['open', 'gt7'], 'ghent-until-when', GERMANS, SHUT_IN),
});
export type EntryInput = z.output<typeof entrySchema>;
