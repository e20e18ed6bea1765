import * as z from 'zod';
import { draftSchema, EMPTY_DRAFT } from '@/lib/board/listed/draft';
import { fields } from '@/lib/calc/field';
import { readingFieldsOf } from '@/lib/calc/reading-field';
import { LAST_TURN, turnNumber } from '@/lib/games/grand-illusion/scenario/scenario';
import { NATIONS } from '@/lib/games/grand-illusion/sides';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';

const label = (name: string): string => `supply.fields.${name}`;
const hex = () => z.number().int().min(FIRST_HEX).max(LAST_HEX);
const count = (most: number) => z.number().int().min(0).max(most);
const anyHex = z.enum(Array.from({ length: LAST_HEX }, (_, i) => String(i + FIRST_HEX)));
const hexes = z.array(hex()).max(LAST_HEX).default([]);

/** Units of one nation in a hex. */
export const stackSchema = z.strictObject({
  hex: hex().register(fields, { label: label('hex'), rule: '11.2.1' }),
  nation: z
    .enum(NATIONS)
    .default('german')
    .register(fields, { label: label('nation'), rule: '11.2.4', control: 'chips' }),
  ready: count(16)
    .default(1)
    .register(fields, { label: label('ready'), rule: '11.2.6' }),
  disrupted: count(16)
    .default(0)
    .register(fields, { label: label('disrupted'), rule: '11.2.6' }),
  hq: count(4)
    .default(0)
    .register(fields, { label: label('hq'), rule: '11.2.6' }),
  ha: count(4)
    .default(0)
    .register(fields, { label: label('ha'), rule: '11.2.6' }),
  enemy: z
    .boolean()
    .default(false)
    .register(fields, { label: label('enemy'), rule: '11.2.7.b' }),
  navy: z
    .boolean()
    .default(false)
    .register(fields, { label: label('navy'), rule: '11.2.4', when: { field: 'nation', is: ['british'] } }),
});
export type Stack = z.output<typeof stackSchema>;

/** The values of the terrain play no part in supply: those of every such map. */
const SHAPE = { first: FIRST_HEX, last: LAST_HEX, pairs: [], rings: [], closed: [], terrain: [0, 2] };

/** What the players have read off their map, and how it stands in the game. */
export const boardFields = {
  map: draftSchema(SHAPE)
    .default(EMPTY_DRAFT as never)
    .register(fields, { label: label('map'), rule: '2.2', control: 'hidden' }),
  control: z
    .partialRecord(anyHex, z.enum(['german', 'allied']))
    .default({})
    .register(fields, { label: label('control'), rule: '8.3.1', control: 'hidden' }),
  cavalry: hexes.register(fields, { label: label('cavalry'), rule: '11.2.1.b', control: 'hidden' }),
  besieged: hexes.register(fields, { label: label('besieged'), rule: '11.2.1.a', control: 'hidden' }),
  stacks: z
    .array(stackSchema)
    .min(1)
    .max(80)
    .default([{ hex: 72, nation: 'german', ready: 1, disrupted: 0, hq: 0, ha: 0, enemy: false, navy: false }])
    .register(fields, { label: label('stacks'), rule: '11.2.1' }),
};

const reading = readingFieldsOf(label);

export const supplySchema = z.strictObject({
  ...boardFields,
  turn: turnNumber(1).register(fields, { label: label('turn'), rule: '11.2.1.c' }),
  moment: z
    .enum(['attrition', 'action'])
    .default('attrition')
    .register(fields, { label: label('moment'), rule: '11.2.1.b', control: 'chips' }),
  maubeuge: z
    .enum(['stands', 'besieged', 'gone'])
    .default('stands')
    .register(fields, { label: label('maubeuge'), rule: '11.2.1.c', control: 'chips' }),
  namurGone: z
    .boolean()
    .default(false)
    .register(fields, { label: label('namurGone'), rule: '11.2.1.d' }),
  railEnd: z
    .boolean()
    .default(true)
    .register(fields, { label: label('railEnd'), rule: '11.2.1.d', when: { field: 'namurGone', is: ['true'] } }),
  namurTurn: z
    .number()
    .int()
    .min(1)
    .max(LAST_TURN)
    .optional()
    .register(fields, {
      label: label('namurTurn'),
      rule: '11.2.1.d',
      rare: true,
      when: { field: 'namurGone', is: ['true'] },
    }),
  logistics: z
    .boolean()
    .default(false)
    .register(fields, { label: label('logistics'), rule: '13.3.4.b3', rare: true }),
  holland: z
    .boolean()
    .default(false)
    .register(fields, { label: label('holland'), rule: '13.3.4.b5', rare: true }),
  antwerpFort: z
    .boolean()
    .default(true)
    .register(fields, {
      label: label('antwerpFort'),
      rule: '13.3.4.b5',
      rare: true,
      when: { field: 'holland', is: ['true'] },
    }),
  betterUse: z
    .boolean()
    .default(false)
    .register(fields, { label: label('betterUse'), rule: '13.3.4.a2', rare: true }),
  belgianPreparation: z
    .boolean()
    .default(false)
    .register(fields, { label: label('belgianPreparation'), rule: '13.3.4.a5', rare: true }),
  landing: hex()
    .optional()
    .register(fields, { label: label('landing'), rule: '13.3.4.a4', rare: true }),
  hexsideReading: reading('hexsideReading', '11.2.1', ['crosses', 'stops'], 'supply-through-hexsides'),
  windowReading: reading('windowReading', '11.2.1.c', ['gt5', 'open'], 'emergency-supply-window'),
  namurReading: reading('namurReading', '11.2.1.c', ['maubeuge', 'namur'], 'emergency-supply-namur'),
  haReading: reading('haReading', '11.2.1.c.2', ['back', 'stays'], 'emergency-ha'),
  betweenReading: reading('betweenReading', '13.3.4.b3', ['german', 'free'], 'logistics-hex-between', {
    field: 'logistics',
    is: ['true'],
  }),
  antwerpReading: reading('antwerpReading', '13.3.4.b5', ['later', 'earlier'], 'holland-antwerp-source', {
    field: 'holland',
    is: ['true'],
  }),
});
export type SupplyInput = z.output<typeof supplySchema>;
