import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { NATIONS } from '@/lib/games/grand-illusion/sides';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { SOIL_READINGS } from '@/lib/games/grand-illusion/map/places';
import { caseReadings } from '@/lib/games/grand-illusion/retreat/readings';

export const PARTIES = ['attacker', 'defender'] as const;
export type Party = (typeof PARTIES)[number];

const at = (name: string, rule: string) => ({ label: `retreat.fields.${name}`, rule });
const count = (name: string, preset: number) =>
  z.number().int().min(0).max(16).default(preset).register(fields, at(name, '9.4.2'));
const flag = (name: string, rule: string) => z.boolean().default(false).register(fields, at(name, rule));
const rareFlag = (name: string, rule: string) =>
  z
    .boolean()
    .default(false)
    .register(fields, { ...at(name, rule), rare: true });

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
  n: z.number().int().min(FIRST_HEX).max(LAST_HEX).optional().register(fields, at('n', '9.4.3')),
  control: z.enum(['friendly', 'enemy']).default('friendly').register(fields, at('control', '9.4.3.a')),
  enemies: z.enum(['none', 'infantry', 'cavalry', 'other']).default('none').register(fields, at('enemies', '9.4.3.a')),
  friends: flag('friends', '9.4.3.a'),
  battle: flag('battle', '9.4.3.a'),
  side: z.enum(['open', 'blocked', 'impassable']).default('open').register(fields, at('side', '9.4.3.a')),
  outOfSupply: flag('outOfSupply', '8.4.3.b'),
  full: flag('full', '9.4.3.c'),
});
export type Candidate = z.output<typeof candidate>;

/** A battle that is over, the side whose retreat is looked at, and the hexes around. */
export const retreatSchema = z.strictObject({
  who: z.enum(PARTIES).default('defender').register(fields, at('who', '9.4.1')),
  nation: z
    .enum(NATIONS)
    .default('german')
    .register(fields, { ...at('nation', '8.4.7'), control: 'chips' }),
  attacker: attacker.default(attacker.parse({})).register(fields, at('attacker', '9.4.2')),
  defender: defender.default(defender.parse({})).register(fields, at('defender', '9.4.2')),
  routed: flag('routed', '9.4.2'),
  trench: flag('trench', '9.4.2'),
  hexes: z
    .array(candidate)
    .max(6)
    .default([candidate.parse({}), candidate.parse({ control: 'enemy' })])
    .register(fields, at('hexes', '9.4.3.a')),
  vosges: rareFlag('vosges', '9.4.2'),
  cavalryOnly: rareFlag('cavalryOnly', '9.4.2'),
  port: rareFlag('port', '9.4.3.b'),
  hq: rareFlag('hq', '9.4.4'),
  ha: rareFlag('ha', '9.5.4.a'),
  fourth: z
    .boolean()
    .default(false)
    .register(fields, { ...at('fourth', '12.6'), rare: true, when: { field: 'nation', is: ['belgian'] } }),
  ...caseReadings((name) => `retreat.fields.${name}`),
  supplyReading: readingField(['supplyFirst', 'orderFirst'], 'retreat-out-of-supply', at('supplyReading', '8.4.3.b')),
  controlReading: readingField(['open', 'shut'], 'retreat-into-enemy-control', at('controlReading', '8.3.1')),
  rowReading: readingField(['none', 'fifth'], 'retreat-hex-in-no-row', at('rowReading', '9.4.3.a')),
  roomReading: readingField(['excess', 'stack'], 'retreat-overstacked', at('roomReading', '9.4.3.c')),
  soilReading: readingField(SOIL_READINGS, 'belgian-hex-75-83', {
    ...at('soilReading', '8.4.7.a'),
    when: { field: 'nation', is: ['belgian'] },
  }),
});
export type RetreatInput = z.output<typeof retreatSchema>;
export type Force = RetreatInput['attacker'];
