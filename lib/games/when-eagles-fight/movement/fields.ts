import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { fieldsAt, flag } from '@/lib/games/when-eagles-fight/clocks/fields';
import { scenarioField } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { HEXSIDES, TERRAINS } from '@/lib/games/when-eagles-fight/sheet/ground';
import { byHand, hexField, onSheet, sourceFields } from '@/lib/games/when-eagles-fight/sheet/ready';
import { HEX_COUNTRIES } from '@/lib/games/when-eagles-fight/sheet/schema';
import { turnField } from '@/lib/games/when-eagles-fight/turns';
import { unitField } from '@/lib/games/when-eagles-fight/units';

const at = fieldsAt('movement');

const moverSchema = z.strictObject({
  name: unitField.name,
  nation: unitField.nation,
  kind: unitField.kind,
  size: unitField.size,
  move: unitField.move,
  /** a corps of the Austro-Hungarian 2nd Army, "/2" (3.5) */
  second: flag(at('second', '3.5', { rare: true, when: { field: 'nation', is: ['austro-hungarian'] } })),
});
export type Mover = z.output<typeof moverSchema>;

/**
 * What a hex holds that matters to who enters it: enemy units, German heavy artillery alone (13.18), the STAVKA marker
 * with nobody else (14.2).
 */
export const HOLDS = ['nothing', 'enemy', 'guns', 'stavka'] as const;
export type Holds = (typeof HOLDS)[number];

const room = (name: string, most: number) =>
  z
    .number()
    .int()
    .min(0)
    .max(most)
    .default(0)
    .register(fields, at(name, '8.2', { rare: true }));

const legSchema = z.strictObject({
  hex: hexField()
    .optional()
    .register(fields, at('hex', '2.2', { rare: true })),
  terrain: z.enum(TERRAINS).default('clear').register(fields, at('terrain', '12.8')),
  hexside: z
    .enum(HEXSIDES)
    .default('none')
    .register(fields, at('hexside', '12.11', { rare: true })),
  holds: z
    .enum(HOLDS)
    .default('nothing')
    .register(fields, at('holds', '12.4', { rare: true })),
  country: z
    .enum(HEX_COUNTRIES)
    .default('none')
    .register(fields, at('country', '6.3', { rare: true })),
  /** a German unit stands there (6.3) */
  german: flag(at('german', '6.3', { rare: true })),
  /** units of its own side that stand there */
  corps: room('corps', 3),
  divisions: room('divisions', 6),
});

const { source, preset, sheet } = sourceFields('movement', 'map');

/** A unit or a stack, and its way hex by hex; or one of a sheet, with a way, a goal or neither (12.0). */
export const movementSchema = z.strictObject({
  source,
  units: z
    .array(moverSchema)
    .min(1)
    .max(8)
    .default([moverSchema.parse({})])
    .register(fields, at('units', '12.1', { control: 'own:counters', when: byHand })),
  start: hexField()
    .optional()
    .register(fields, at('start', '2.2', { rare: true, when: byHand })),
  legs: z
    .array(legSchema)
    .max(20)
    .default([legSchema.parse({}), legSchema.parse({ terrain: 'forest' })])
    .register(fields, at('legs', '12.1', { when: byHand })),
  preset,
  sheet,
  unit: z
    .string()
    .max(40)
    .default('')
    .register(fields, at('unit', '12.1', { control: 'choices', when: onSheet })),
  /** the units of its hex go along (12.5) */
  stack: flag(at('stack', '12.5', { when: onSheet })),
  path: z
    .array(hexField())
    .max(40)
    .default([])
    .register(fields, at('path', '12.1', { when: onSheet })),
  goal: z
    .string()
    .max(4)
    .default('')
    .register(fields, at('goal', '12.1', { when: onSheet })),
  /** the movement factor of counters for which the sheet has none */
  factor: z
    .number()
    .int()
    .min(0)
    .max(12)
    .default(4)
    .register(fields, at('factor', '12.1', { rare: true, when: onSheet })),
  turn: turnField(2, '12.8').clone().register(fields, { label: 'turn.fields.turn', rule: '12.8', when: byHand }),
  brusilov: brusilovField({ rare: true, when: byHand }),
  scenario: scenarioField('3.5'),
  /** MP that have been spent in this phase */
  spent: z
    .number()
    .int()
    .min(0)
    .max(12)
    .default(0)
    .register(fields, at('spent', '12.6', { rare: true })),
  /** Russians that left the map by strategic movement (11.6) */
  offMap: flag(at('offMap', '11.6', { rare: true })),
});
export type MovementInput = z.output<typeof movementSchema>;
export type LegInput = MovementInput['legs'][number];
