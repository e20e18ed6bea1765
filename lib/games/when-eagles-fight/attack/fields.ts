import * as z from 'zod';
import { fields, type FieldCondition, type FieldInfo } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { byHand, onSheet, sourceFields } from '@/lib/games/when-eagles-fight/sheet/ready';
import { COUNTRIES } from '@/lib/games/when-eagles-fight/sides';
import { turnField } from '@/lib/games/when-eagles-fight/turns';
import { FIELD, FIGHTS, unitField } from '@/lib/games/when-eagles-fight/units';

/** Terrain of the defender's hex that counts in combat (13.13); a river is drawn in the hex besides (12.9). */
export const TERRAINS = ['clear', 'forest', 'swamp', 'mountain'] as const;
/** Whether a city is in it: that of Kovno (2913) gives no modifier (13.15). */
export const CITIES = ['none', 'city', 'kovno'] as const;
/** The six hexes around the defender, from north clockwise. */
export const AROUND = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export type Around = (typeof AROUND)[number];
/** Supply of a unit: from a map edge, by sea, only of its fortress or capital, or out of supply (9.6, 9.7). */
export const SUPPLIES = ['edge', 'sea', 'limited', 'out'] as const;
export type Supply = (typeof SUPPLIES)[number];
/** How strong both sides are: by their units, by two sums, or by the odds themselves. */
export const STRENGTHS = ['units', 'totals', 'odds'] as const;
/** Odds that may be given as such: below 1:2 nothing differs (13.10). */
export const ODDS = ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1', '8:1', '9:1', '10:1'] as const;
/** Which of the attacking or the defending Russian units are in or next to the hex of STAVKA (14.2). */
export const REACHES = ['none', 'some', 'all'] as const;
export const PHASES = ['normal', 'oberost'] as const;

const MOST_UNITS = 9;
const label = (name: string): string => `attack.fields.${name}`;
const info = (name: string, rule: string, more: Partial<FieldInfo> = {}): FieldInfo => ({
  label: label(name),
  rule,
  ...more,
});
const flag = (name: string, rule: string, more: Partial<FieldInfo> = {}) =>
  z
    .boolean()
    .default(false)
    .register(fields, info(name, rule, more));

/** Asks a field of a unit only while units give the strength. */
const BY_UNITS: readonly FieldCondition[] = [FIGHTS];

const stateField = {
  steps: unitField.steps,
  reduced: flag('reduced', '2.11', { when: FIELD }),
  supply: z.enum(SUPPLIES).default('edge').register(fields, info('supply', '9.3')),
  ammo: flag('ammo', '9.10', { when: { field: 'nation', is: ['russian', 'romanian'] } }),
  /** not one of the two corps of its hex that lend their factor */
  spare: flag('spare', '8.6', { rare: true, when: FIELD }),
};

const { name, kind, size } = unitField;
const attackingUnit = z.strictObject({
  name,
  nation: unitField.nation,
  kind,
  size,
  attack: unitField.attack.clone().register(fields, { label: 'unit.fields.attack', rule: '2.9', when: BY_UNITS }),
  ...stateField,
  /** one of the three corps of the 2nd Army ("/2") */
  secondArmy: flag('secondArmy', '3.5', { rare: true, when: { field: 'nation', is: ['austro-hungarian'] } }),
});
const defendingUnit = z.strictObject({
  name,
  nation: unitField.nation.unwrap().default('russian').register(fields, { label: 'unit.fields.nation', rule: '2.5' }),
  kind,
  size,
  defence: unitField.defence.clone().register(fields, { label: 'unit.fields.defence', rule: '2.9', when: BY_UNITS }),
  ...stateField,
  /** it came here by a retreat in this phase */
  retreated: flag('retreated', '13.22', { rare: true, when: FIELD }),
});

const attackingHex = z.strictObject({
  from: z.enum(AROUND).default('n').register(fields, info('from', '13.16')),
  units: z
    .array(attackingUnit)
    .min(1)
    .max(MOST_UNITS)
    .default([attackingUnit.parse({}), attackingUnit.parse({})])
    .register(fields, info('units', '13.3', { control: 'own:counters' })),
  /** a hexside over which nobody attacks */
  barrier: z
    .enum(['none', 'lake', 'sea'])
    .default('none')
    .register(fields, info('barrier', '12.11', { rare: true })),
});

const total = (nameOf: string, preset: number) =>
  z
    .number()
    .int()
    .min(0)
    .max(300)
    .default(preset)
    .register(fields, info(nameOf, '13.8', { when: { field: 'strength', is: ['totals'] } }));

/** Factors for counters of a sheet on which nobody has entered any. */
const unknown = (name: string, standard: number) =>
  z
    .number()
    .int()
    .min(0)
    .max(20)
    .default(standard)
    .register(fields, info(name, '2.9', { rare: true, when: onSheet }));
const { source, preset, sheet } = sourceFields('attack', 'tannenberg');

export const attackSchema = z.strictObject({
  source,
  preset,
  sheet,
  attackers: z
    .array(attackingHex)
    .min(1)
    .max(6)
    .default([attackingHex.parse({})])
    .register(fields, info('attackers', '13.3', { control: 'own:ring', when: byHand })),
  defenders: z
    .array(defendingUnit)
    .min(1)
    .max(MOST_UNITS)
    .default([defendingUnit.parse({})])
    .register(fields, info('defenders', '13.2', { control: 'own:counters', when: byHand })),
  /** number of the defender's hex; on a sheet the first that may be attacked, unless it is given */
  target: z
    .string()
    .trim()
    .max(10)
    .default('')
    .register(fields, info('target', '2.2', { rare: byHand })),
  /** on a sheet: the hexes that attack, all around unless some are given; units that do not (13.3, 13.6) */
  only: z
    .array(z.string().trim().max(10))
    .max(6)
    .default([])
    .register(fields, info('only', '13.3', { rare: true, when: onSheet })),
  stay: z
    .array(z.string().max(40))
    .max(40)
    .default([])
    .register(fields, info('stay', '13.6', { rare: true, when: onSheet })),
  attackFactor: unknown('attackFactor', 6),
  defenceFactor: unknown('defenceFactor', 7),
  terrain: z.enum(TERRAINS).default('clear').register(fields, info('terrain', '13.13')),
  river: flag('river', '13.13'),
  city: z
    .enum(CITIES)
    .default('none')
    .register(fields, info('city', '13.14', { control: 'select' })),
  country: z
    .enum(COUNTRIES)
    .default('poland')
    .register(fields, info('country', '13.14', { rare: { field: 'city', is: ['none'] } })),
  turn: turnField(2).clone().register(fields, { label: 'turn.fields.turn', rule: '5.1', when: byHand }),
  stavka: z
    .enum(REACHES)
    .default('none')
    .register(fields, info('stavka', '14.2', { rare: true })),
  brusilov: brusilovField({ rare: true }),
  strength: z
    .enum(STRENGTHS)
    .default('units')
    .register(fields, info('strength', '13.8', { rare: true })),
  attack: total('attack', 12),
  defence: total('defence', 7),
  odds: z
    .enum(ODDS)
    .default('2:1')
    .register(fields, info('odds', '13.8', { when: { field: 'strength', is: ['odds'] } })),
  phase: z
    .enum(PHASES)
    .default('normal')
    .register(fields, info('phase', '14.3', { rare: true })),
  freeSetUp: flag('freeSetUp', '3.9', { rare: true }),
  /** what a Russian who defends in Kovno does without: the city, the fortress or both (13.15) */
  kovnoReading: readingField(['noCity', 'noFortress', 'neither'], 'kovno', info('kovnoReading', '13.15')),
  /** a frozen swamp keeps its modifier, or is clear in combat too (12.11, 13.13) */
  swampReading: readingField(['swamp', 'clear'], 'frozen-swamp-drm', info('swampReading', '13.13')),
  /** the guns of a hex count only where all who attack out of it are German, or where one is (13.18) */
  gunsReading: readingField(['all', 'one'], 'heavy-artillery-german-only', info('gunsReading', '13.18')),
  die: z
    .number()
    .int()
    .min(1)
    .max(6)
    .optional()
    .register(fields, info('die', '13.20', { control: 'die' })),
  /** a result as the player reads it, "1/E" */
  result: z
    .string()
    .trim()
    .max(7)
    .optional()
    .register(fields, info('result', '13.21', { rare: true })),
});

export type AttackInput = z.output<typeof attackSchema>;
export type AttackingHex = AttackInput['attackers'][number];
export type AttackingUnit = AttackingHex['units'][number];
export type DefendingUnit = AttackInput['defenders'][number];
