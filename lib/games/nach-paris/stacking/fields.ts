import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { byHand, columnsField, onSheet, sourceFields } from '@/lib/games/nach-paris/sheet/fields';
import { hexsideField, steppedField, terrainField, unitField, withOwnSteps } from '@/lib/games/nach-paris/units';

/** When stacking or transit is looked at. */
export const MOMENTS = [
  'end',
  'passing',
  'arrival',
  'retreat',
  'cavalry-retreat',
  'advance',
  'combat-movement',
] as const;
export type Moment = (typeof MOMENTS)[number];

export const PIO_READINGS = ['count', 'not'] as const;
export const TRANSIT_READINGS = ['all', 'stacking'] as const;
export const WORKS = ['none', 'entrenchments', 'old-forts'] as const;

const field = (name: string): string => `stacking.fields.${name}`;
const steps = (name: string, rule: string) =>
  z
    .number()
    .int()
    .min(0)
    .max(99)
    .default(0)
    .register(fields, { label: field(name), rule, rare: true });

const stackUnit = {
  name: unitField.name,
  nation: unitField.nation,
  kind: unitField.kind,
  steps: steppedField.steps,
  embarked: z
    .boolean()
    .default(false)
    .register(fields, { label: field('embarked'), rule: '6.4.2', rare: true }),
} as const;
const standing = z.strictObject(stackUnit).overwrite(withOwnSteps);
const coming = z
  .strictObject({ ...stackUnit, mobility: unitField.mobility, mountain: unitField.mountain })
  .overwrite(withOwnSteps);

const { source, preset, sheet } = sourceFields('stacking', 'example-6');

export const stackingSchema = z.strictObject({
  source,
  moment: z
    .enum(MOMENTS)
    .default('end')
    .register(fields, { label: field('moment'), rule: '6.4.1' }),
  terrain: terrainField.clone().register(fields, { label: 'unit.fields.terrain', rule: '4.1', when: byHand }),
  here: z
    .array(standing)
    .max(20)
    .default([standing.parse({})])
    .register(fields, { label: field('here'), rule: '6.4.2', control: 'own:counters', when: byHand }),
  entering: z
    .array(coming)
    .max(12)
    .default([coming.parse({})])
    .register(fields, { label: field('entering'), rule: '6.4.1', control: 'own:counters', when: byHand }),
  hexside: hexsideField.clone().register(fields, { label: 'unit.fields.hexside', rule: '4.2', when: byHand }),
  entered: steps('entered', '7.3.1'),
  crossed: steps('crossed', '7.3.2'),
  works: z
    .enum(WORKS)
    .default('none')
    .register(fields, { label: field('works'), rule: '11.1.4', rare: true, when: byHand }),
  preset,
  sheet,
  hex: z
    .string()
    .max(4)
    .default('')
    .register(fields, { label: field('hex'), rule: '6.4.1', when: onSheet }),
  /** ids of units of the sheet that enter the hex, each from a neighbouring hex: its own, or the one given */
  moving: z
    .array(z.strictObject({ id: z.string().max(40), from: z.string().max(4).optional() }))
    .max(12)
    .default([])
    .register(fields, { label: field('entering'), rule: '6.4.1', control: 'hidden' }),
  pioneers: readingField(PIO_READINGS, 'assault-pio-stacking', { label: field('pioneers'), rule: '6.4.2' }),
  transitReading: readingField(TRANSIT_READINGS, 'transit-who-counts', {
    label: field('transitReading'),
    rule: '7.3.1',
  }),
  columns: columnsField('stacking'),
});
export type StackingInput = z.output<typeof stackingSchema>;
export type Standing = z.output<typeof standing>;
export type Coming = z.output<typeof coming>;
