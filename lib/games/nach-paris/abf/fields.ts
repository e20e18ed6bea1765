import * as z from 'zod';
import type { FieldInfo } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { shellsField, shotsField } from '@/lib/games/nach-paris/bombardment/ammunition';
import { heatField, marchReadingField, stateField } from '@/lib/games/nach-paris/cab/modifiers';
import { OVERFLOW_READINGS } from '@/lib/games/nach-paris/overflow';
import { hexsideField, STEPPED, steppedField, terrainField, turnField, unitField } from '@/lib/games/nach-paris/units';

const field = fieldsOf('abf');
const unitWords = fieldsOf('unit');

const llcField = field.rareFlag('llc', '13.3.1');
const die = (name: string, rule: Rule, when?: FieldInfo['when']) =>
  field.die(name, rule, 20, { ...(when ? { when } : {}) });

/** From worst to best protection; the lines of the card (8.6.3). */
export const CATEGORIES = ['masonry', 'improved-masonry', 'concrete'] as const;

/** A fortification of the target hex. CBF and CAB are those of the side that lies face up. */
const fortSchema = z.strictObject({
  name: unitField.name,
  kind: field.choice('kind', '11.3.1', ['fort', 'feste'], 'fort'),
  category: field.choice('category', '8.6.3', CATEGORIES, 'masonry'),
  cbf: unitWords.count('cbf', '11.3.1', [0, 30], 8),
  cab: unitField.cab,
  reduced: field.rareFlag('reduced', '11.4.10'),
  destroyed: field.rareFlag('destroyed', '11.3.10'),
  aimed: field.rareFlag('aimed', '11.5.3'),
});

const gunSchema = z.strictObject({
  name: unitField.name,
  nation: unitField.nation,
  kind: unitWords.choice('kind', '8.1.2', ['har', 'sar', 'inf', 'cav', 'pio'], 'har'),
  aff: unitWords.count('aff', '2.5.10', [0, 200], 12),
  shells: shellsField,
  bar: unitWords.choice('bar', '8.1.1', ['none', 'ooc', 'worn', 'front', 'embarked', 'withdrawing', 'moving'], 'none', {
    rare: true,
  }),
  longRange: field.rareFlag('longRange', '8.5.2'),
  zoc: field.rareFlag('zoc', '8.5.2', { when: { field: 'longRange', is: ['true'] } }),
  llc: llcField,
});

const assaulterSchema = z.strictObject({
  name: unitField.name,
  nation: unitField.nation,
  kind: unitWords.choice('kind', '11.5.1', ['inf', 'cav', 'pio'], 'inf'),
  rank: unitWords.as(unitField.rank.clone(), 'rank', '2.5.14', { control: 'chips', when: STEPPED }),
  cab: unitField.cab,
  steps: steppedField.steps,
  hexside: hexsideField,
  mobility: unitWords.as(unitField.mobility.clone(), 'mobility', '2.5.9', { rare: true }),
  ...stateField,
  bar: unitWords.choice('bar', '8.1.1', ['none', 'ooc', 'worn', 'front', 'withdrawing'], 'none', { rare: true }),
  llc: llcField,
});

export const abfSchema = z.strictObject({
  forts: field.list('forts', '8.6.1', fortSchema, [1, 8], [fortSchema.parse({})], { control: 'own:counters' }),
  terrain: terrainField,
  guns: field.list('guns', '8.5.3', gunSchema, [0, 12], [gunSchema.parse({})], { control: 'own:counters' }),
  assaulter: field.list('assaulter', '11.5.1', assaulterSchema, [0, 1], undefined, { control: 'own:counters' }),
  turn: turnField,
  encForts: field.count('encForts', '11.6.14', [0, 40], 0),
  encDestroyed: field.count('encDestroyed', '11.6.14', [0, 40], 0),
  die: die('die', '8.6.2'),
  fortTest: die('fortTest', '5.1.1'),
  secondTest: die('secondTest', '8.6.4', { field: 'forts', atLeast: 2, without: 'destroyed' }),
  assaultTest: die('assaultTest', '11.5.6', { field: 'assaulter', atLeast: 1 }),
  heat: unitWords.as(heatField.clone(), 'heat', '15.1.1', { rare: true }),
  goOn: field.rareFlag('goOn', '11.5.4', { preset: true }),
  garrison: field.rareFlag('garrison', '11.5.1'),
  /** instead of the cell of the card */
  shift: field.count('shift', '11.5.2', [-4, 8], undefined, { rare: true }),
  ...shotsField('guns'),
  campReading: field.reading('campReading', '11.6.14', ['rule', 'example'], 'enc-three-quarters'),
  columnReading: field.reading('columnReading', '8.6.3', ['down', 'nearest'], 'abf-column-rounding'),
  brokenReading: field.reading('brokenReading', '8.7.3', ['rule', 'example'], 'charlemont-terrain'),
  overflowReading: field.reading('overflowReading', '8.7.4', OVERFLOW_READINGS, 'overflow-twice'),
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
