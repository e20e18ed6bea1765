import * as z from 'zod';
import { draftSchema, EMPTY_DRAFT } from '@/lib/board/listed/draft';
import { fieldsOf } from '@/lib/calc/fields-of';
import { LAST_TURN, turnNumber } from '@/lib/games/grand-illusion/scenario/scenario';
import { NATIONS } from '@/lib/games/grand-illusion/sides';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { LIEGE } from '@/lib/games/grand-illusion/map/places';

const field = fieldsOf('supply');

const hex = () => z.number().int().min(FIRST_HEX).max(LAST_HEX);
const count = (most: number) => z.number().int().min(0).max(most);
const anyHex = z.enum(Array.from({ length: LAST_HEX }, (_, i) => String(i + FIRST_HEX)));
const hexes = z.array(hex()).max(LAST_HEX).default([]);

/** Units of one nation in a hex. */
export const stackSchema = z.strictObject({
  hex: field.as(hex(), 'hex', '11.2.1'),
  nation: field.choice('nation', '11.2.4', NATIONS, 'german'),
  ready: field.as(count(16).default(1), 'ready', '11.2.6'),
  disrupted: field.as(count(16).default(0), 'disrupted', '11.2.6'),
  hq: field.as(count(4).default(0), 'hq', '11.2.6', { rare: true }),
  ha: field.as(count(4).default(0), 'ha', '11.2.6', { rare: true }),
  enemy: field.rareFlag('enemy', '11.2.7.b'),
  navy: field.flag('navy', '11.2.4', { when: { field: 'nation', is: ['british'] } }),
});
export type EnteredStack = z.output<typeof stackSchema>;

/** The values of the terrain play no part in supply: those of every such map. */
const SHAPE = { first: FIRST_HEX, last: LAST_HEX, pairs: [], rings: [], closed: [], terrain: [0, 2] };

/** What the players have read off their map, and how it stands in the game. */
export const boardFields = {
  map: field.as(draftSchema(SHAPE).default(EMPTY_DRAFT as never), 'map', '2.2', { control: 'hidden' }),
  control: field.as(z.partialRecord(anyHex, z.enum(['german', 'allied'])).default({}), 'control', '8.3.1', {
    control: 'hidden',
  }),
  cavalry: field.as(hexes, 'cavalry', '11.2.1.b', { control: 'hidden' }),
  besieged: field.as(hexes, 'besieged', '11.2.1.a', { control: 'hidden' }),
  stacks: field.list(
    'stacks',
    '11.2.1',
    stackSchema,
    [1, 80],
    [{ hex: LIEGE, nation: 'german', ready: 1, disrupted: 0, hq: 0, ha: 0, enemy: false, navy: false }],
  ),
};

export const supplySchema = z.strictObject({
  ...boardFields,
  turn: field.as(turnNumber(1), 'turn', '11.2.1.c'),
  moment: field.choice('moment', '11.2.1.b', ['attrition', 'action'], 'attrition', { control: 'chips' }),
  maubeuge: field.choice('maubeuge', '11.2.1.c', ['stands', 'besieged', 'gone'], 'stands', { control: 'select' }),
  namurGone: field.flag('namurGone', '11.2.1.d'),
  railEnd: field.flag('railEnd', '11.2.1.d', { preset: true, when: { field: 'namurGone', is: ['true'] } }),
  namurTurn: field.count('namurTurn', '11.2.1.d', [1, LAST_TURN], undefined, {
    rare: true,
    when: { field: 'namurGone', is: ['true'] },
  }),
  logistics: field.rareFlag('logistics', '13.3.4.b3'),
  holland: field.rareFlag('holland', '13.3.4.b5'),
  antwerpFort: field.rareFlag('antwerpFort', '13.3.4.b5', { preset: true, when: { field: 'holland', is: ['true'] } }),
  betterUse: field.rareFlag('betterUse', '13.3.4.a2'),
  belgianPreparation: field.rareFlag('belgianPreparation', '13.3.4.a5'),
  landing: field.as(hex().optional(), 'landing', '13.3.4.a4', { rare: true }),
  hexsideReading: field.reading('hexsideReading', '11.2.1', ['crosses', 'stops'], 'supply-through-hexsides'),
  windowReading: field.reading('windowReading', '11.2.1.c', ['gt5', 'open'], 'emergency-supply-window'),
  namurReading: field.reading('namurReading', '11.2.1.c', ['maubeuge', 'namur'], 'emergency-supply-namur'),
  haReading: field.reading('haReading', '11.2.1.c.2', ['back', 'stays'], 'emergency-ha'),
  /** one unit in each hex with a German HQ, or one in all */
  perHexReading: field.reading('perHexReading', '11.2.1.c.2', ['each', 'one'], 'emergency-one-per-hq-hex'),
  betweenReading: field.reading('betweenReading', '13.3.4.b3', ['german', 'free'], 'logistics-hex-between', {
    field: 'logistics',
    is: ['true'],
  }),
  antwerpReading: field.reading('antwerpReading', '13.3.4.b5', ['later', 'earlier'], 'holland-antwerp-source', {
    field: 'holland',
    is: ['true'],
  }),
});
export type SupplyInput = z.output<typeof supplySchema>;
