import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { byHand, columnsField, onSheet, sourceFields } from '@/lib/games/nach-paris/sheet/fields';
import { hexsideField, steppedField, terrainField, unitField, withOwnSteps } from '@/lib/games/nach-paris/units';

const field = fieldsOf('stacking');
const unitWords = fieldsOf('unit');

/** When stacking or transit is looked at. */
export const STACKING_MOMENTS = [
  'end',
  'passing',
  'arrival',
  'retreat',
  'cavalry-retreat',
  'advance',
  'combat-movement',
] as const;
export type StackingMoment = (typeof STACKING_MOMENTS)[number];

export const PIO_READINGS = ['count', 'not'] as const;
export const TRANSIT_READINGS = ['all', 'stacking'] as const;
export const WORKS = ['none', 'entrenchments', 'old-forts'] as const;

const steps = (name: string, rule: Rule) => field.count(name, rule, [0, 99], 0, { rare: true });

const stackUnit = {
  name: unitField.name,
  nation: unitField.nation,
  kind: unitField.kind,
  steps: steppedField.steps,
  embarked: field.rareFlag('embarked', '6.4.2'),
} as const;
const standing = z.strictObject(stackUnit).overwrite(withOwnSteps);
const coming = z
  .strictObject({ ...stackUnit, mobility: unitField.mobility, mountain: unitField.mountain })
  .overwrite(withOwnSteps);

const { source, preset, sheet } = sourceFields('stacking', 'example-6');

export const stackingSchema = z.strictObject({
  source,
  moment: field.choice('moment', '6.4.1', STACKING_MOMENTS, 'end'),
  terrain: unitWords.as(terrainField.clone(), 'terrain', '4.1', { when: byHand }),
  here: field.list('here', '6.4.2', standing, [0, 20], [standing.parse({})], { control: 'own:counters', when: byHand }),
  entering: field.list('entering', '6.4.1', coming, [0, 12], [coming.parse({})], {
    control: 'own:counters',
    when: byHand,
  }),
  hexside: unitWords.as(hexsideField.clone(), 'hexside', '4.2', { when: byHand }),
  entered: steps('entered', '7.3.1'),
  crossed: steps('crossed', '7.3.2'),
  works: field.choice('works', '11.1.4', WORKS, 'none', { rare: true, when: byHand }),
  preset,
  sheet,
  hex: field.text('hex', '6.4.1', 4, { when: onSheet }),
  /** ids of units of the sheet that enter the hex, each from a neighbouring hex: its own, or the one given */
  moving: field.list(
    'entering',
    '6.4.1',
    z.strictObject({ id: z.string().max(40), from: z.string().max(4).optional() }),
    [0, 12],
    undefined,
    { control: 'hidden' },
  ),
  pioneers: field.reading('pioneers', '6.4.2', PIO_READINGS, 'assault-pio-stacking'),
  transitReading: field.reading('transitReading', '7.3.1', TRANSIT_READINGS, 'transit-who-counts'),
  columns: columnsField('stacking'),
});
export type StackingInput = z.output<typeof stackingSchema>;
export type StackedUnits = z.output<typeof standing>;
export type Coming = z.output<typeof coming>;
