import * as z from 'zod';
import { fields, type FieldInfo } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { atSeaField } from '@/lib/games/nach-paris/at-sea';
import { shellsField, shotsField } from '@/lib/games/nach-paris/bombardment/ammunition';
import { barInfo } from '@/lib/games/nach-paris/bombardment/bars';
import { heatField, stateField } from '@/lib/games/nach-paris/cab/modifiers';
import { CAMP_STATES, HOSTS } from '@/lib/games/nach-paris/combat/fields';
import { OVERFLOW_READINGS } from '@/lib/games/nach-paris/overflow';
import { NATIONS, terrainField, turnField, unitField, steppedField } from '@/lib/games/nach-paris/units';

export const ABU_WORKS = ['none', 'fieldworks', 'regular', 'improved', 'zone'] as const;

const flag = (name: string, rule: string, when?: FieldInfo['when']) =>
  z
    .boolean()
    .default(false)
    .register(fields, { label: `abu.fields.${name}`, rule, rare: true, ...(when ? { when } : {}) });
const works = (...is: readonly (typeof ABU_WORKS)[number][]) => ({ field: 'works', is });
const TARGETS = ['inf', 'cav', 'har', 'pio', 'sar', 'eng', 'hq', 'zone'] as const;
/** A Fortified Zone has a CAB of its own and no steps (11.2.3, 11.2.7). */
const noZone = { field: 'kind', is: TARGETS.filter((kind) => kind !== 'zone') };
/** HQ never go under a FOW marker, and a zone is no unit (19.1.2, 19.1.5). */
const mayHide = { field: 'kind', is: TARGETS.filter((kind) => kind !== 'hq' && kind !== 'zone') };

const firingUnit = z.strictObject({
  name: unitField.name,
  nation: unitField.nation,
  kind: z
    .enum(['inf', 'cav', 'har', 'pio', 'sar', 'fort', 'feste'])
    .default('inf')
    .register(fields, { label: 'abu.fields.firingKind', rule: '8.1.2' }),
  arf: z.number().int().min(0).max(60).default(12).register(fields, { label: 'unit.fields.arf', rule: '2.5.11' }),
  llc: flag('llc', '13.3.1'),
  shells: shellsField,
  bar: z
    .enum(['none', 'ooc', 'worn', 'front', 'embarked', 'withdrawing', 'indoctrinated', 'moving'])
    .default('none')
    .register(fields, barInfo),
  covered: z.boolean().default(true).register(fields, { label: 'abu.fields.covered', rule: '10.1.6', rare: true }),
});

const target = z.strictObject({
  name: unitField.name,
  nation: z.enum(NATIONS).default('france').register(fields, { label: 'unit.fields.nation', rule: '2.1.1' }),
  kind: z.enum(TARGETS).default('inf').register(fields, { label: 'abu.fields.targetKind', rule: '8.4.4' }),
  steps: steppedField.steps,
  cab: unitField.cab.clone().register(fields, { label: 'unit.fields.cab', rule: '2.5.8', when: noZone }),
  test: z
    .number()
    .int()
    .min(1)
    .max(20)
    .optional()
    .register(fields, { label: 'abu.fields.test', rule: '5.1.1', control: 'die', rare: true }),
  hit: z.boolean().default(true).register(fields, { label: 'abu.fields.hit', rule: '8.3.1' }),
  gun120: flag('gun120', '8.4.5', { field: 'kind', is: ['har'] }),
  dug: z.boolean().default(true).register(fields, { label: 'abu.fields.dug', rule: '10.2.4', rare: true }),
  fow: flag('fow', '19.3.2', mayHide),
  atSea: atSeaField,
  ...stateField,
});

export const abuSchema = z.strictObject({
  firing: z
    .array(firingUnit)
    .max(24)
    .default([firingUnit.parse({})])
    .register(fields, { label: 'abu.fields.firing', rule: '8.2.2', control: 'own:counters' }),
  targets: z
    .array(target)
    .min(1)
    .max(16)
    .default([target.parse({})])
    .register(fields, { label: 'abu.fields.targets', rule: '8.3.1', control: 'own:counters' }),
  terrain: terrainField,
  works: z.enum(ABU_WORKS).default('none').register(fields, { label: 'abu.fields.works', rule: '11.1.4' }),
  die: z
    .number()
    .int()
    .min(1)
    .max(20)
    .optional()
    .register(fields, { label: 'abu.fields.die', rule: '8.3.2', control: 'die' }),
  turn: turnField,
  heat: heatField,
  camp: z
    .enum(CAMP_STATES)
    .default('none')
    .register(fields, { label: 'abu.fields.camp', rule: '11.6.5', rare: true, when: works('regular', 'improved') }),
  campNation: z
    .enum(HOSTS)
    .optional()
    .register(fields, {
      label: 'abu.fields.campNation',
      rule: '11.6.12',
      rare: true,
      when: works('regular', 'improved'),
    }),
  fallen: flag('fallen', '11.6.11', works('regular', 'improved')),
  intoCamp: flag('intoCamp', '11.6.13'),
  ...shotsField('firing'),
  weakReading: readingField(['none', 'column-3'], 'abu-below-six', { label: 'abu.fields.weakReading', rule: '11.3.5' }),
  numberReading: readingField(['before', 'after'], 'abu-number-with-cover', {
    label: 'abu.fields.numberReading',
    rule: '10.2.4',
    when: works('fieldworks', 'regular', 'improved', 'zone'),
  }),
  worksReading: readingField(['all', 'one'], 'fieldworks-all-hexsides', {
    label: 'abu.fields.worksReading',
    rule: '10.1.6',
    when: works('fieldworks', 'regular', 'improved'),
  }),
  fowReading: readingField(['flat', 'added'], 'fow-flat-six', { label: 'abu.fields.fowReading', rule: '19.3.2' }),
  overflowReading: readingField(OVERFLOW_READINGS, 'overflow-twice', {
    label: 'abu.fields.overflowReading',
    rule: '8.4.7',
  }),
});

export type AbuInput = z.output<typeof abuSchema>;
export type FiringUnit = AbuInput['firing'][number];
export type AbuTarget = AbuInput['targets'][number];

/** A fortification among those that fire. */
export const isFortification = ({ kind }: FiringUnit): boolean => kind === 'fort' || kind === 'feste';

/** Steps that a unit under fire can lose: only INF and CAV have more than one (2.4.5, 11.2.7). */
export const stepsOf = ({ kind, steps }: AbuTarget): number => (kind === 'inf' || kind === 'cav' ? steps : 1);
