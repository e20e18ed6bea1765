import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { heatField } from '@/lib/games/nach-paris/cab/modifiers';
import { byHand, columnsField, onSheet, sourceFields } from '@/lib/games/nach-paris/sheet/fields';
import {
  hexsideField,
  steppedField,
  terrainField,
  turnField,
  unitField,
  withOwnSteps,
} from '@/lib/games/nach-paris/units';

const field = (name: string): string => `movement.fields.${name}`;
const flag = (name: string, rule: string, rare = false) =>
  z
    .boolean()
    .default(false)
    .register(fields, { label: field(name), rule, rare });
const points = (name: string, rule: string) =>
  z
    .number()
    .int()
    .min(0)
    .max(99)
    .default(0)
    .register(fields, { label: field(name), rule, rare: true });

/** The unit that moves, as a tool asks for it. */
const moverSchema = z
  .strictObject({
    name: unitField.name,
    nation: unitField.nation,
    kind: unitField.kind,
    rank: unitField.rank,
    ...steppedField,
    mf: unitField.mf,
    mobility: unitField.mobility,
    mountain: unitField.mountain,
    embarked: flag('embarked', '12.2.1', true),
    firing: flag('firing', '7.9.1', true),
  })
  .overwrite(withOwnSteps);
export type Mover = z.output<typeof moverSchema>;
export const PLAIN_MOVER: Mover = moverSchema.parse({});

/**
 * What a hex holds that matters to who enters it: `friend` is an INF or CAV of the same nation there since the start of
 * the phase whose ZOC reaches the hex that the unit starts from (7.6.3).
 */
export const HOLDS = [
  'nothing',
  'friend',
  'hq',
  'enemy',
  'zone',
  'fort',
  'feste',
  'camp',
  'border',
  'off-map',
] as const;
export type Holds = (typeof HOLDS)[number];

const legSchema = z.strictObject({
  terrain: terrainField,
  hexside: hexsideField,
  enemyZoc: flag('enemyZoc', '7.6'),
  holds: z
    .enum(HOLDS)
    .default('nothing')
    .register(fields, { label: field('holds'), rule: '7.1.6', rare: true }),
  zone: flag('zone', '11.2.2', true),
  entered: points('entered', '7.3.1'),
  crossed: points('crossed', '7.3.2'),
});

/** What the unit did before its move in this turn. */
export const DONE = ['nothing', 'bombarded', 'arrived', 'moved'] as const;
/** What it does besides marching in this Movement Phase, which forbids a forced march. */
export const ALSO = ['nothing', 'rail', 'naval', 'destruction'] as const;

const { source, preset, sheet } = sourceFields('movement', 'example-6');

export const movementSchema = z.strictObject({
  source,
  units: z
    .array(moverSchema)
    .min(1)
    .max(1)
    .default([PLAIN_MOVER])
    .register(fields, { label: field('unit'), rule: '7.1.2', control: 'own:counters', when: byHand }),
  startZoc: z
    .boolean()
    .default(false)
    .register(fields, { label: field('startZoc'), rule: '7.6.3', when: byHand }),
  legs: z
    .array(legSchema)
    .max(30)
    .default([legSchema.parse({}), legSchema.parse({})])
    .register(fields, { label: field('legs'), rule: '7.1.3', when: byHand }),
  preset,
  sheet,
  unit: z
    .string()
    .max(40)
    .default('')
    .register(fields, { label: field('unitId'), rule: '7.1.2', when: onSheet }),
  path: z
    .array(z.string().max(4))
    .max(60)
    .default([])
    .register(fields, { label: field('path'), rule: '7.1.3', when: onSheet }),
  goal: z
    .string()
    .max(4)
    .default('')
    .register(fields, { label: field('goal'), rule: '7.1.3', when: onSheet }),
  forced: z
    .boolean()
    .default(true)
    .register(fields, { label: field('forced'), rule: '7.5.1' }),
  heat: heatField,
  rain: flag('rain', '15.1.2'),
  turn: turnField.clone().register(fields, { label: 'unit.fields.turn', rule: '3.3.1', rare: true, when: byHand }),
  marchedBefore: flag('marchedBefore', '7.5.5', true),
  outOfCommand: flag('outOfCommand', '13.3.2', true),
  done: z
    .enum(DONE)
    .default('nothing')
    .register(fields, { label: field('done'), rule: '7.1.1', rare: true }),
  also: z
    .enum(ALSO)
    .default('nothing')
    .register(fields, { label: field('also'), rule: '12.2.6', rare: true }),
  spent: z
    .number()
    .int()
    .min(0)
    .max(120)
    .default(0)
    .register(fields, { label: field('spent'), rule: '7.4.1', rare: true }),
  deploy: flag('deploy', '7.9.1', true),
  austrian: flag('austrian', '7.9.2', true),
  columns: columnsField('movement'),
});
export type MovementInput = z.output<typeof movementSchema>;
