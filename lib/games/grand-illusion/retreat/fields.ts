import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { NATIONS } from '@/lib/games/grand-illusion/sides';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { SOIL_READINGS } from '@/lib/games/grand-illusion/map/places';
import { caseReadings } from '@/lib/games/grand-illusion/retreat/readings';

const field = fieldsOf('retreat');

export const PARTIES = ['attacker', 'defender'] as const;
export type Party = (typeof PARTIES)[number];

const count = (name: string, preset: number) => field.count(name, '9.4.2', [0, 16], preset);

/** What a side has in the battle hex when all survivors are back. */
const force = (infantry: number, infantryDisrupted: number) =>
  z.strictObject({
    infantry: count('infantry', infantry),
    infantryDisrupted: count('infantryDisrupted', infantryDisrupted),
    cavalry: count('cavalry', 0),
    cavalryDisrupted: count('cavalryDisrupted', 0),
  });
const [attacker, defender] = [force(3, 1), force(0, 2)];

/** A hex beside the battle hex, as the order of 9.4.3.a sees it. */
const candidate = z.strictObject({
  n: field.count('n', '9.4.3', [FIRST_HEX, LAST_HEX]),
  control: field.choice('control', '9.4.3.a', ['friendly', 'enemy'], 'friendly'),
  enemies: field.choice('enemies', '9.4.3.a', ['none', 'infantry', 'cavalry', 'other'], 'none'),
  friends: field.flag('friends', '9.4.3.a'),
  battle: field.flag('battle', '9.4.3.a'),
  side: field.choice('side', '9.4.3.a', ['open', 'blocked', 'impassable'], 'open'),
  outOfSupply: field.flag('outOfSupply', '8.4.3.b'),
  full: field.flag('full', '9.4.3.c'),
});
export type Candidate = z.output<typeof candidate>;

/** A battle that is over, the side whose retreat is looked at, and the hexes around. */
export const retreatSchema = z.strictObject({
  who: field.choice('who', '9.4.1', PARTIES, 'defender'),
  nation: field.choice('nation', '8.4.7', NATIONS, 'german'),
  attacker: field.as(attacker.default(attacker.parse({})), 'attacker', '9.4.2'),
  defender: field.as(defender.default(defender.parse({})), 'defender', '9.4.2'),
  trench: field.flag('trench', '9.4.2'),
  hexes: field.list(
    'hexes',
    '9.4.3.a',
    candidate,
    [0, 6],
    [candidate.parse({}), candidate.parse({ control: 'enemy' })],
  ),
  routed: field.rareFlag('routed', '9.4.2'),
  vosges: field.rareFlag('vosges', '9.4.2'),
  cavalryOnly: field.rareFlag('cavalryOnly', '9.4.2'),
  port: field.rareFlag('port', '9.4.3.b'),
  hq: field.rareFlag('hq', '9.4.4'),
  ha: field.rareFlag('ha', '9.5.4.a'),
  fourth: field.rareFlag('fourth', '12.6', { when: { field: 'nation', is: ['belgian'] } }),
  ...caseReadings('retreat'),
  supplyReading: field.reading('supplyReading', '8.4.3.b', ['supplyFirst', 'orderFirst'], 'retreat-out-of-supply'),
  controlReading: field.reading('controlReading', '8.3.1', ['open', 'shut'], 'retreat-into-enemy-control'),
  rowReading: field.reading('rowReading', '9.4.3.a', ['none', 'fifth'], 'retreat-hex-in-no-row'),
  roomReading: field.reading('roomReading', '9.4.3.c', ['excess', 'stack'], 'retreat-overstacked'),
  soilReading: field.reading('soilReading', '8.4.7.a', SOIL_READINGS, 'belgian-hex-75-83', {
    field: 'nation',
    is: ['belgian'],
  }),
});
export type RetreatInput = z.output<typeof retreatSchema>;
export type Force = RetreatInput['attacker'];
