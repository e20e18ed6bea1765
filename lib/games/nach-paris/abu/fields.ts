import * as z from 'zod';
import type { FieldInfo } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { atSeaField } from '@/lib/games/nach-paris/at-sea';
import { shellsField, shotsField } from '@/lib/games/nach-paris/bombardment/ammunition';
import { heatField, stateField } from '@/lib/games/nach-paris/cab/modifiers';
import { CAMP_STATES, HOSTS } from '@/lib/games/nach-paris/combat/fields';
import { OVERFLOW_READINGS } from '@/lib/games/nach-paris/overflow';
import { NATIONS, terrainField, turnField, unitField, steppedField } from '@/lib/games/nach-paris/units';

const field = fieldsOf('abu');
const unitWords = fieldsOf('unit');

export const ABU_WORKS = ['none', 'fieldworks', 'regular', 'improved', 'zone'] as const;

const flag = (name: string, rule: Rule, when?: FieldInfo['when']) =>
  field.rareFlag(name, rule, { ...(when ? { when } : {}) });
const works = (...is: readonly (typeof ABU_WORKS)[number][]) => ({ field: 'works', is });
const TARGETS = ['inf', 'cav', 'har', 'pio', 'sar', 'eng', 'hq', 'zone'] as const;
/** A Fortified Zone has a CAB of its own and no steps (11.2.3, 11.2.7). */
const noZone = { field: 'kind', is: TARGETS.filter((kind) => kind !== 'zone') };
/** HQ never go under a FOW marker, and a zone is no unit (19.1.2, 19.1.5). */
const mayHide = { field: 'kind', is: TARGETS.filter((kind) => kind !== 'hq' && kind !== 'zone') };

const firingUnit = z.strictObject({
  name: unitField.name,
  nation: unitField.nation,
  kind: field.choice('firingKind', '8.1.2', ['inf', 'cav', 'har', 'pio', 'sar', 'fort', 'feste'], 'inf'),
  arf: unitWords.count('arf', '2.5.11', [0, 60], 12),
  llc: flag('llc', '13.3.1'),
  shells: shellsField,
  bar: unitWords.choice(
    'bar',
    '8.1.1',
    ['none', 'ooc', 'worn', 'front', 'embarked', 'withdrawing', 'indoctrinated', 'moving'],
    'none',
    { rare: true },
  ),
  covered: field.rareFlag('covered', '10.1.6', { preset: true }),
});

const target = z.strictObject({
  name: unitField.name,
  nation: unitWords.choice('nation', '2.1.1', NATIONS, 'france'),
  kind: field.choice('targetKind', '8.4.4', TARGETS, 'inf'),
  steps: steppedField.steps,
  cab: unitWords.as(unitField.cab.clone(), 'cab', '2.5.8', { when: noZone }),
  test: field.die('test', '5.1.1', 20, { rare: true }),
  hit: field.flag('hit', '8.3.1', { preset: true }),
  gun120: flag('gun120', '8.4.5', { field: 'kind', is: ['har'] }),
  dug: field.rareFlag('dug', '10.2.4', { preset: true }),
  fow: flag('fow', '19.3.2', mayHide),
  atSea: atSeaField,
  ...stateField,
});

export const abuSchema = z.strictObject({
  firing: field.list('firing', '8.2.2', firingUnit, [0, 24], [firingUnit.parse({})], { control: 'own:counters' }),
  targets: field.list('targets', '8.3.1', target, [1, 16], [target.parse({})], { control: 'own:counters' }),
  terrain: terrainField,
  works: field.choice('works', '11.1.4', ABU_WORKS, 'none'),
  die: field.die('die', '8.3.2', 20),
  turn: turnField,
  heat: heatField,
  camp: field.choice('camp', '11.6.5', CAMP_STATES, 'none', { rare: true, when: works('regular', 'improved') }),
  campNation: field.choice('campNation', '11.6.12', HOSTS, undefined, {
    rare: true,
    when: works('regular', 'improved'),
  }),
  fallen: flag('fallen', '11.6.11', works('regular', 'improved')),
  intoCamp: flag('intoCamp', '11.6.13'),
  ...shotsField('firing'),
  weakReading: field.reading('weakReading', '11.3.5', ['none', 'column-3'], 'abu-below-six'),
  numberReading: field.reading(
    'numberReading',
    '10.2.4',
    ['before', 'after'],
    'abu-number-with-cover',
    works('fieldworks', 'regular', 'improved', 'zone'),
  ),
  worksReading: field.reading(
    'worksReading',
    '10.1.6',
    ['all', 'one'],
    'fieldworks-all-hexsides',
    works('fieldworks', 'regular', 'improved'),
  ),
  fowReading: field.reading('fowReading', '19.3.2', ['flat', 'added'], 'fow-flat-six'),
  overflowReading: field.reading('overflowReading', '8.4.7', OVERFLOW_READINGS, 'overflow-twice'),
});

export type AbuInput = z.output<typeof abuSchema>;
export type FiringUnit = AbuInput['firing'][number];
export type AbuTarget = AbuInput['targets'][number];

/** A fortification among those that fire. */
export const isFortification = ({ kind }: FiringUnit): boolean => kind === 'fort' || kind === 'feste';

/** Steps that a unit under fire can lose: only INF and CAV have more than one (2.4.5, 11.2.7). */
export const stepsOf = ({ kind, steps }: AbuTarget): number => (kind === 'inf' || kind === 'cav' ? steps : 1);
