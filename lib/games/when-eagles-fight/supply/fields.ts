import * as z from 'zod';
import { fields, type FieldCondition } from '@/lib/calc/field';
import { NATIONS } from '@/lib/games/when-eagles-fight/sides';
import { byHand, onSheet, sourceFields } from '@/lib/games/when-eagles-fight/sheet/ready';

/** What a route leads to (9.6). */
export const GOALS = ['town', 'konigsberg', 'odessa', 'none'] as const;
/** Where the railway of a town leaves the map (9.6); `own` is any edge that is friendly. */
export const EDGES = ['own', 'west', 'southInside', 'southOutside', 'east', 'barred', 'none'] as const;
/** What a unit stands in (9.7, 6.2). */
export const INSIDE = ['none', 'fortress', 'allied', 'capital'] as const;

const label = (name: string): string => `supply.fields.${name}`;
const goal = { field: 'goal', is: ['town', 'konigsberg', 'odessa'] } as const;
const town = { field: 'goal', is: ['town'] } as const;
const question = (name: string, rule: string, standard: boolean, when: FieldCondition, rare = false) =>
  z
    .boolean()
    .default(standard)
    .register(fields, { label: label(name), rule, rare, when: [byHand, when] });

/** The case by hand: a route, its source and the railway from there, asked one by one; or a sheet with all of it. */
export const supplySchema = z.strictObject({
  ...sourceFields('supply', 'tannenberg'),
  unit: z
    .string()
    .min(1)
    .max(40)
    .optional()
    .register(fields, { label: label('unit'), rule: '9.1', control: 'choices', when: onSheet }),
  nation: z
    .enum(NATIONS)
    .default('german')
    .register(fields, { label: label('nation'), rule: '2.5', control: 'chips', when: byHand }),
  goal: z
    .enum(GOALS)
    .default('town')
    .register(fields, { label: label('goal'), rule: '9.6', control: 'chips', when: byHand }),
  hexes: z
    .number()
    .int()
    .min(0)
    .max(20)
    .default(3)
    .register(fields, { label: label('hexes'), rule: '9.5', when: [byHand, goal] }),
  clear: question('clear', '9.5', true, goal),
  land: question('land', '9.5', true, goal, true),
  held: question('held', '9.6', true, goal),
  edge: z
    .enum(EDGES)
    .default('own')
    .register(fields, { label: label('edge'), rule: '9.6', when: [byHand, town] }),
  railUnits: question('railUnits', '9.6', false, town),
  railTowns: question('railTowns', '9.6', false, town),
  neutral: z
    .boolean()
    .default(false)
    .register(fields, { label: label('neutral'), rule: '3.2', rare: true, when: [byHand, goal] }),
  inside: z
    .enum(INSIDE)
    .default('none')
    .register(fields, { label: label('inside'), rule: '9.7', rare: goal, when: byHand }),
});
export type SupplyInput = z.output<typeof supplySchema>;
