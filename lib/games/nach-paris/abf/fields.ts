import * as z from 'zod';
import { fields, type FieldInfo } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { shellsField, shotsField } from '@/lib/games/nach-paris/bombardment/ammunition';
import { barInfo } from '@/lib/games/nach-paris/bombardment/bars';
import { heatField, marchReadingField, stateField } from '@/lib/games/nach-paris/cab/modifiers';
import { OVERFLOW_READINGS } from '@/lib/games/nach-paris/overflow';
import { hexsideField, STEPPED, steppedField, terrainField, turnField, unitField } from '@/lib/games/nach-paris/units';

const llcField = z.boolean().default(false).register(fields, { label: 'abf.fields.llc', rule: '13.3.1', rare: true });
const die = (name: string, rule: string, when?: FieldInfo['when']) =>
  z
    .number()
    .int()
    .min(1)
    .max(20)
    .optional()
    .register(fields, { label: `abf.fields.${name}`, rule, control: 'die', ...(when ? { when } : {}) });

/** From worst to best protection; the lines of the card (8.6.3). */
export const CATEGORIES = ['masonry', 'improved-masonry', 'concrete'] as const;

/** A fortification of the target hex. CBF and CAB are those of the side that lies face up. */
const fortSchema = z.strictObject({
  name: unitField.name,
  kind: z.enum(['fort', 'feste']).default('fort').register(fields, { label: 'abf.fields.kind', rule: '11.3.1' }),
  category: z.enum(CATEGORIES).default('masonry').register(fields, { label: 'abf.fields.category', rule: '8.6.3' }),
  cbf: z.number().int().min(0).max(30).default(8).register(fields, { label: 'unit.fields.cbf', rule: '11.3.1' }),
  cab: unitField.cab,
  reduced: z.boolean().default(false).register(fields, { label: 'abf.fields.reduced', rule: '11.4.10', rare: true }),
  destroyed: z
    .boolean()
    .default(false)
    .register(fields, { label: 'abf.fields.destroyed', rule: '11.3.10', rare: true }),
  aimed: z.boolean().default(false).register(fields, { label: 'abf.fields.aimed', rule: '11.5.3', rare: true }),
});

const gunSchema = z.strictObject({
  name: unitField.name,
  nation: unitField.nation,
  kind: z
    .enum(['har', 'sar', 'inf', 'cav', 'pio'])
    .default('har')
    .register(fields, { label: 'unit.fields.kind', rule: '8.1.2' }),
  aff: z.number().int().min(0).max(200).default(12).register(fields, { label: 'unit.fields.aff', rule: '2.5.10' }),
  shells: shellsField,
  bar: z
    .enum(['none', 'ooc', 'worn', 'front', 'embarked', 'withdrawing', 'moving'])
    .default('none')
    .register(fields, barInfo),
  longRange: z.boolean().default(false).register(fields, { label: 'abf.fields.longRange', rule: '8.5.2', rare: true }),
  zoc: z
    .boolean()
    .default(false)
    .register(fields, {
      label: 'abf.fields.zoc',
      rule: '8.5.2',
      rare: true,
      when: { field: 'longRange', is: ['true'] },
    }),
  llc: llcField,
});

const assaulterSchema = z.strictObject({
  name: unitField.name,
  nation: unitField.nation,
  kind: z.enum(['inf', 'cav', 'pio']).default('inf').register(fields, { label: 'unit.fields.kind', rule: '11.5.1' }),
  rank: unitField.rank
    .clone()
    .register(fields, { label: 'unit.fields.rank', rule: '2.5.14', control: 'chips', when: STEPPED }),
  cab: unitField.cab,
  steps: steppedField.steps,
  hexside: hexsideField,
  mobility: unitField.mobility.clone().register(fields, { label: 'unit.fields.mobility', rule: '2.5.9', rare: true }),
  ...stateField,
  bar: z.enum(['none', 'ooc', 'worn', 'front', 'withdrawing']).default('none').register(fields, barInfo),
  llc: llcField,
});

export const abfSchema = z.strictObject({
  forts: z
    .array(fortSchema)
    .min(1)
    .max(8)
    .default([fortSchema.parse({})])
    .register(fields, { label: 'abf.fields.forts', rule: '8.6.1', control: 'own:counters' }),
  terrain: terrainField,
  guns: z
    .array(gunSchema)
    .max(12)
    .default([gunSchema.parse({})])
    .register(fields, { label: 'abf.fields.guns', rule: '8.5.3', control: 'own:counters' }),
  assaulter: z
    .array(assaulterSchema)
    .max(1)
    .default([])
    .register(fields, { label: 'abf.fields.assaulter', rule: '11.5.1', control: 'own:counters' }),
  turn: turnField,
  encForts: z
    .number()
    .int()
    .min(0)
    .max(40)
    .default(0)
    .register(fields, { label: 'abf.fields.encForts', rule: '11.6.14' }),
  encDestroyed: z
    .number()
    .int()
    .min(0)
    .max(40)
    .default(0)
    .register(fields, { label: 'abf.fields.encDestroyed', rule: '11.6.14' }),
  die: die('die', '8.6.2'),
  fortTest: die('fortTest', '5.1.1'),
  secondTest: die('secondTest', '8.6.4', { field: 'forts', atLeast: 2, without: 'destroyed' }),
  assaultTest: die('assaultTest', '11.5.6', { field: 'assaulter', atLeast: 1 }),
  heat: heatField.clone().register(fields, { label: 'unit.fields.heat', rule: '15.1.1', rare: true }),
  goOn: z.boolean().default(true).register(fields, { label: 'abf.fields.goOn', rule: '11.5.4', rare: true }),
  garrison: z.boolean().default(false).register(fields, { label: 'abf.fields.garrison', rule: '11.5.1', rare: true }),
  /** instead of the cell of the card */
  shift: z
    .number()
    .int()
    .min(-4)
    .max(8)
    .optional()
    .register(fields, { label: 'abf.fields.shift', rule: '11.5.2', rare: true }),
  ...shotsField('guns'),
  campReading: readingField(['rule', 'example'], 'enc-three-quarters', {
    label: 'abf.fields.campReading',
    rule: '11.6.14',
  }),
  columnReading: readingField(['down', 'nearest'], 'abf-column-rounding', {
    label: 'abf.fields.columnReading',
    rule: '8.6.3',
  }),
  brokenReading: readingField(['rule', 'example'], 'charlemont-terrain', {
    label: 'abf.fields.brokenReading',
    rule: '8.7.3',
  }),
  overflowReading: readingField(OVERFLOW_READINGS, 'overflow-twice', {
    label: 'abf.fields.overflowReading',
    rule: '8.7.4',
  }),
  marchReading: marchReadingField,
});

export type AbfInput = z.output<typeof abfSchema>;
export type AbfFort = z.output<typeof fortSchema>;
export type Assaulter = z.output<typeof assaulterSchema>;

/** The case as it is played: an assaulting PIO has one step (2.4.5). */
export const asPlayed = (input: AbfInput): AbfInput => ({
  ...input,
  assaulter: input.assaulter.map((unit) => (unit.kind === 'pio' ? { ...unit, steps: 1 } : unit)),
});
