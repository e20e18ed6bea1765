import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
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

const field = fieldsOf('movement');
const unitWords = fieldsOf('unit');

const flag = (name: string, rule: Rule, rare = false) => field.flag(name, rule, { rare });
const points = (name: string, rule: Rule) => field.count(name, rule, [0, 99], 0, { rare: true });

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
  holds: field.choice('holds', '7.1.6', HOLDS, 'nothing', { rare: true }),
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
  units: field.list('unit', '7.1.2', moverSchema, [1, 1], [PLAIN_MOVER], { control: 'own:counters', when: byHand }),
  startZoc: field.flag('startZoc', '7.6.3', { when: byHand }),
  legs: field.list('legs', '7.1.3', legSchema, [0, 30], [legSchema.parse({}), legSchema.parse({})], { when: byHand }),
  preset,
  sheet,
  unit: field.text('unitId', '7.1.2', 40, { when: onSheet }),
  path: field.list('path', '7.1.3', z.string().max(4), [0, 60], undefined, { when: onSheet }),
  goal: field.text('goal', '7.1.3', 4, { when: onSheet }),
  forced: field.flag('forced', '7.5.1', { preset: true }),
  heat: heatField,
  rain: flag('rain', '15.1.2'),
  turn: unitWords.as(turnField.clone(), 'turn', '3.3.1', { rare: true, when: byHand }),
  marchedBefore: flag('marchedBefore', '7.5.5', true),
  outOfCommand: flag('outOfCommand', '13.3.2', true),
  done: field.choice('done', '7.1.1', DONE, 'nothing', { rare: true }),
  also: field.choice('also', '12.2.6', ALSO, 'nothing', { rare: true }),
  spent: field.count('spent', '7.4.1', [0, 120], 0, { rare: true }),
  deploy: flag('deploy', '7.9.1', true),
  austrian: flag('austrian', '7.9.2', true),
  columns: columnsField('movement'),
});
export type MovementInput = z.output<typeof movementSchema>;
