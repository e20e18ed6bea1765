import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { scenarioField } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { HEXSIDES, TERRAINS } from '@/lib/games/when-eagles-fight/sheet/ground';
import { byHand, hexField, onSheet, sourceFields } from '@/lib/games/when-eagles-fight/sheet/ready';
import { HEX_COUNTRIES } from '@/lib/games/when-eagles-fight/sheet/schema';
import { turnField } from '@/lib/games/when-eagles-fight/turns';
import { unitField } from '@/lib/games/when-eagles-fight/units';

const field = fieldsOf('movement');
const turnWords = fieldsOf('turn');

const moverSchema = z.strictObject({
  name: unitField.name,
  nation: unitField.nation,
  kind: unitField.kind,
  size: unitField.size,
  move: unitField.move,
  /** a corps of the Austro-Hungarian 2nd Army, "/2" (3.5) */
  second: field.rareFlag('second', '3.5', { when: { field: 'nation', is: ['austro-hungarian'] } }),
});
export type Mover = z.output<typeof moverSchema>;

/**
 * What a hex holds that matters to who enters it: enemy units, German heavy artillery alone (13.18), the STAVKA marker
 * with nobody else (14.2).
 */
export const HOLDS = ['nothing', 'enemy', 'guns', 'stavka'] as const;
export type Holds = (typeof HOLDS)[number];

const room = (name: string, most: number) => field.count(name, '8.2', [0, most], 0, { rare: true });

const legSchema = z.strictObject({
  hex: field.as(hexField().optional(), 'hex', '2.2', { rare: true }),
  terrain: field.choice('terrain', '12.8', TERRAINS, 'clear'),
  hexside: field.choice('hexside', '12.11', HEXSIDES, 'none', { rare: true }),
  holds: field.choice('holds', '12.4', HOLDS, 'nothing', { rare: true }),
  country: field.choice('country', '6.3', HEX_COUNTRIES, 'none', { rare: true }),
  /** a German unit stands there (6.3) */
  german: field.rareFlag('german', '6.3'),
  /** units of its own side that stand there */
  corps: room('corps', 3),
  divisions: room('divisions', 6),
});

const { source, preset, sheet } = sourceFields('movement', 'map');

/** A unit or a stack, and its way hex by hex; or one of a sheet, with a way, a goal or neither (12.0). */
export const movementSchema = z.strictObject({
  source,
  units: field.list('units', '12.1', moverSchema, [1, 8], [moverSchema.parse({})], {
    control: 'own:counters',
    when: byHand,
  }),
  start: field.as(hexField().optional(), 'start', '2.2', { rare: true, when: byHand }),
  legs: field.list('legs', '12.1', legSchema, [0, 20], [legSchema.parse({}), legSchema.parse({ terrain: 'forest' })], {
    when: byHand,
  }),
  preset,
  sheet,
  unit: field.text('unit', '12.1', 40, { control: 'choices', when: onSheet }),
  /** the units of its hex go along (12.5) */
  stack: field.flag('stack', '12.5', { when: onSheet }),
  path: field.list('path', '12.1', hexField(), [0, 40], undefined, { when: onSheet }),
  goal: field.text('goal', '12.1', 4, { when: onSheet }),
  /** the movement factor of counters for which the sheet has none */
  factor: field.count('factor', '12.1', [0, 12], 4, { rare: true, when: onSheet }),
  turn: turnWords.as(turnField(2, '12.8').clone(), 'turn', '12.8', { when: byHand }),
  brusilov: brusilovField({ rare: true, when: byHand }),
  scenario: scenarioField('3.5'),
  /** MP that have been spent in this phase */
  spent: field.count('spent', '12.6', [0, 12], 0, { rare: true }),
  /** Russians that left the map by strategic movement (11.6) */
  offMap: field.rareFlag('offMap', '11.6'),
});
export type MovementInput = z.output<typeof movementSchema>;
export type LegInput = MovementInput['legs'][number];
