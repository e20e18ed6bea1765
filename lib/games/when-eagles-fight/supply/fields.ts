import * as z from 'zod';
import type { FieldCondition } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { NATIONS } from '@/lib/games/when-eagles-fight/sides';
import { byHand, onSheet, sourceFields } from '@/lib/games/when-eagles-fight/sheet/ready';

const field = fieldsOf('supply');

/** What a route leads to (9.6). */
export const GOALS = ['town', 'konigsberg', 'odessa', 'none'] as const;
/** Where the railway of a town leaves the map (9.6); `own` is any edge that is friendly. */
export const EDGES = ['own', 'west', 'southInside', 'southOutside', 'east', 'barred', 'none'] as const;
/** What a unit stands in (9.7, 6.2). */
export const INSIDE = ['none', 'fortress', 'allied', 'capital'] as const;

const goal = { field: 'goal', is: ['town', 'konigsberg', 'odessa'] } as const;
const town = { field: 'goal', is: ['town'] } as const;
const question = (name: string, rule: Rule, standard: boolean, when: FieldCondition, rare = false) =>
  field.flag(name, rule, { preset: standard, rare, when: [byHand, when] });

/** The case by hand: a route, its source and the railway from there, asked one by one; or a sheet with all of it. */
export const supplySchema = z.strictObject({
  ...sourceFields('supply', 'tannenberg'),
  unit: field.as(z.string().min(1).max(40).optional(), 'unit', '9.1', { control: 'choices', when: onSheet }),
  nation: field.choice('nation', '2.5', NATIONS, 'german', { control: 'chips', when: byHand }),
  goal: field.choice('goal', '9.6', GOALS, 'town', { control: 'chips', when: byHand }),
  hexes: field.count('hexes', '9.5', [0, 20], 3, { when: [byHand, goal] }),
  clear: question('clear', '9.5', true, goal),
  land: question('land', '9.5', true, goal, true),
  ice: field.flag('ice', '12.11', { when: [byHand, goal, { field: 'land', is: ['false'] }] }),
  held: question('held', '9.6', true, goal),
  edge: field.choice('edge', '9.6', EDGES, 'own', { when: [byHand, town] }),
  railUnits: question('railUnits', '9.6', false, town),
  railTowns: question('railTowns', '9.6', false, town),
  neutral: field.rareFlag('neutral', '3.2', { when: [byHand, goal] }),
  /** frozen lakes stop supply all the year, or carry it in January and February (9.5, 12.11) */
  iceReading: field.reading('iceReading', '12.11', ['closed', 'ice'], 'supply-frozen-lakes'),
  inside: field.choice('inside', '9.7', INSIDE, 'none', { rare: goal, when: byHand }),
});
export type SupplyInput = z.output<typeof supplySchema>;
