import * as z from 'zod';
import { fields, type FieldInfo } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { atSeaField } from '@/lib/games/nach-paris/at-sea';
import { shellsField, shotsField } from '@/lib/games/nach-paris/bombardment/ammunition';
import { heatField, marchReadingField, stateField } from '@/lib/games/nach-paris/cab/modifiers';
import { OVERFLOW_READINGS } from '@/lib/games/nach-paris/overflow';
import {
  hexsideField,
  NATIONS,
  RANKS,
  STEPPED,
  steppedField,
  terrainField,
  turnField,
  unitField,
} from '@/lib/games/nach-paris/units';

/** German and British INF and CAV may join with their ARF only (9.1.6). */
export const COMMITMENTS = ['full', 'partial'] as const;
/** The hex of the defender's facing that the attack comes through (6.2.1, 6.3.1). */
export const PARTS = ['front', 'flank', 'rear'] as const;
export type Part = (typeof PARTS)[number];
/** Markers of steps lost: "turned" was 2+ and shows its other side in the second turn of the pause (9.3.6). */
export const MARKERS = ['none', 'bombardment', 'one', 'two', 'turned'] as const;
export type Marker = (typeof MARKERS)[number];
export const WORKS = ['none', 'fieldworks', 'regular', 'improved', 'old'] as const;
export type Works = (typeof WORKS)[number];
/** The entrenched camp of the attacked hex and its mobilization works (11.6.5, 11.6.6). */
export const CAMP_STATES = ['none', 'finished', 'unfinished', 'liege'] as const;
export const SUPPLIES = ['loc', 'llc', 'ooc', 'both'] as const;
export type Supply = (typeof SUPPLIES)[number];

export const MOST_UNITS = 8;
export const MOST_DEFENDERS = 12;
const MOST_HEXES = 6;

const testField = z
  .number()
  .int()
  .min(1)
  .max(20)
  .optional()
  .register(fields, { label: 'combat.fields.test', rule: '5.1.1', control: 'die', rare: true });
const markerField = z
  .enum(MARKERS)
  .default('none')
  .register(fields, { label: 'combat.fields.marker', rule: '9.3.6', rare: true });

/** CAB after this combat's losses, and the die: only for the test of a retreat into an enemy ZOC (5.1.3). */
const retreatTest = testField.clone().register(fields, {
  label: 'combat.fields.retreatTest',
  rule: '9.6.2',
  control: 'die',
  rare: true,
  when: { field: 'zocRetreat', above: true, is: ['true'] },
});
const cabAfter = z
  .number()
  .int()
  .min(1)
  .max(20)
  .optional()
  .register(fields, { label: 'combat.fields.cabAfter', rule: '9.6.2', rare: true });

const { name, nation, kind, cbf, arf, redArf, cab, flashy } = unitField;

const rank = unitField.rank
  .clone()
  .register(fields, { label: 'unit.fields.rank', rule: '2.5.14', control: 'chips', when: STEPPED });
const { steps, lost } = steppedField;
const weak = unitField.weak.clone().register(fields, { label: 'unit.fields.weak', rule: '2.5.12', rare: true });
const light = unitField.light.clone().register(fields, { label: 'unit.fields.light', rule: '2.5.19', rare: true });
const mountain = unitField.mountain.clone().register(fields, {
  label: 'unit.fields.mountain',
  rule: '2.2.3',
  rare: true,
  // The black box of MIN mobility has said it already (2.5.9), and guns on rails never are (2.2.3).
  when: { field: 'mobility', is: ['normal', 'superior'] },
});
const mobility = unitField.mobility
  .clone()
  .register(fields, { label: 'unit.fields.mobility', rule: '2.5.9', rare: true });

/** What every unit of a combat brings, on either side, and the die of its test. */
const ratings = { rank, steps, lost, cbf, arf, redArf, cab, test: testField };

/** Only a reserve division that attacks with full commitment tests, and not one of rank A (9.4.12). */
const testedReserve = [
  { field: 'reserve', is: ['true'] },
  { field: 'commitment', is: ['full'] },
  { field: 'rank', is: RANKS.filter((one) => one !== 'A') },
] as const;

const attackerUnit = z.strictObject({
  name,
  nation,
  kind,
  commitment: z
    .enum(COMMITMENTS)
    .default('full')
    .register(fields, {
      label: 'combat.fields.commitment',
      rule: '9.1.6',
      when: { field: 'kind', is: ['inf', 'cav', 'pio'] },
    }),
  ...ratings,
  flashy,
  weak,
  light,
  mobility,
  mountain,
  reserve: z.boolean().default(false).register(fields, { label: 'combat.fields.reserve', rule: '9.4.12', rare: true }),
  reserveTest: z.number().int().min(1).max(20).optional().register(fields, {
    label: 'combat.fields.reserveTest',
    rule: '9.4.12',
    control: 'die',
    rare: true,
    when: testedReserve,
  }),
  footArtillery: z
    .boolean()
    .default(false)
    .register(fields, { label: 'combat.fields.footArtillery', rule: '9.6.6', rare: true }),
  ...stateField,
  marker: markerField,
  cabAfter,
  retreatTest,
  active: z.boolean().default(false).register(fields, { label: 'combat.fields.active', rule: '8.1.3', rare: true }),
  attacked: z.boolean().default(false).register(fields, { label: 'combat.fields.attacked', rule: '9.1.4', rare: true }),
  assaulted: z
    .boolean()
    .default(false)
    .register(fields, {
      label: 'combat.fields.assaulted',
      rule: '11.5.7',
      rare: true,
      when: { field: 'kind', is: ['inf', 'cav', 'pio'] },
    }),
  shells: shellsField,
  moving: z
    .boolean()
    .default(false)
    .register(fields, {
      label: 'combat.fields.moving',
      rule: '2.5.3',
      rare: true,
      when: { field: 'kind', is: ['sar'] },
    }),
});

const flag = (label: string, rule: string) =>
  z
    .boolean()
    .default(false)
    .register(fields, { label: `combat.fields.${label}`, rule, rare: true });
const count = (label: string, rule: string, most: number, when?: FieldInfo['when']) =>
  z
    .number()
    .int()
    .min(0)
    .max(most)
    .default(0)
    .register(fields, { label: `combat.fields.${label}`, rule, rare: true, ...(when ? { when } : {}) });

/** Steps for which a hex has room left (6.4.1); no hex holds more than 15. */
const roomField = (label: string, rule: string, when?: FieldInfo['when']) =>
  z
    .number()
    .int()
    .min(0)
    .max(15)
    .optional()
    .register(fields, { label: `combat.fields.${label}`, rule, rare: true, ...(when ? { when } : {}) });

/**
 * What a retreat out of a hex has to go through (6.4.3, 9.6.2 to 9.6.4), of the attacker's by hex and of the
 * defender's.
 */
const inRetreat = { field: 'zocRetreat', is: ['true'] } as const;
const wayFields = (whose: 'attacker' | 'defender') => ({
  zocRetreat: flag(`${whose}ZocRetreat`, '9.6.2'),
  zocArf: count('zocArf', '9.6.2', 60, inRetreat),
  zocCav: z
    .boolean()
    .default(false)
    .register(fields, { label: 'combat.fields.zocCav', rule: '9.6.2', rare: true, when: inRetreat }),
  wayClosed: flag(`${whose}WayClosed`, '9.6.3'),
  noWay: flag(`${whose}NoWay`, '9.6.4'),
  /** steps that still fit where the retreat ends; none given: room for all */
  room: roomField(`${whose}Room`, '6.4.3'),
});

const attackingHex = z.strictObject({
  units: z
    .array(attackerUnit)
    .min(1)
    .max(MOST_UNITS)
    .default([attackerUnit.parse({})])
    .register(fields, { label: 'combat.fields.units', rule: '9.1.1', control: 'own:counters' }),
  terrain: terrainField,
  hexside: hexsideField,
  part: z.enum(PARTS).default('front').register(fields, { label: 'combat.fields.part', rule: '6.2.1' }),
  covered: z.boolean().default(true).register(fields, { label: 'combat.fields.covered', rule: '11.1.5', rare: true }),
  used: z
    .number()
    .multipleOf(0.5)
    .min(0)
    .max(12)
    .default(0)
    .register(fields, {
      label: 'combat.fields.used',
      rule: '9.1.1',
      rare: true,
      when: { field: 'stepsReading', above: true, is: ['phase'] },
    }),
  idle: z.boolean().default(false).register(fields, { label: 'combat.fields.idle', rule: '9.1.5', rare: true }),
  ...wayFields('attacker'),
});

/** Only CAV and HQ slip away before a combat (9.2.1, 9.2.8). */
const maySlip = { field: 'kind', is: ['cav', 'hq'] } as const;
const slips = [maySlip, { field: 'withdraws', is: ['true'] }] as const;

const defenderUnit = z.strictObject({
  name,
  nation: z.enum(NATIONS).default('france').register(fields, { label: 'unit.fields.nation', rule: '2.1.1' }),
  kind,
  ...ratings,
  mobility,
  dug: z.boolean().default(true).register(fields, { label: 'combat.fields.dug', rule: '10.2.2', rare: true }),
  embarked: z
    .boolean()
    .default(false)
    .register(fields, { label: 'combat.fields.embarked', rule: '12.2.5', rare: true }),
  atSea: atSeaField,
  fought: z.boolean().default(false).register(fields, { label: 'combat.fields.fought', rule: '9.1.8', rare: true }),
  withdraws: z
    .boolean()
    .default(false)
    .register(fields, { label: 'combat.fields.withdraws', rule: '9.2.1', when: maySlip }),
  withdrawZoc: z
    .boolean()
    .default(false)
    .register(fields, { label: 'combat.fields.withdrawZoc', rule: '9.2.4', when: slips }),
  withdrawTest: z
    .number()
    .int()
    .min(1)
    .max(20)
    .optional()
    .register(fields, {
      label: 'combat.fields.withdrawTest',
      rule: '9.2.4',
      control: 'die',
      when: [...slips, { field: 'withdrawZoc', is: ['true'] }],
    }),
  withdrawRoom: roomField('withdrawRoom', '9.2.9', slips),
  withdrew: z
    .boolean()
    .default(false)
    .register(fields, {
      label: 'combat.fields.withdrew',
      rule: '9.2.7',
      rare: true,
      when: { field: 'kind', is: ['cav'] },
    }),
  ...stateField,
  marker: markerField,
  cabAfter,
  retreatTest,
});

/** Camps are German, French or Belgian (11.6.2). */
export const HOSTS = ['germany', 'france', 'belgium'] as const;

const supplyField = (side: 'attacker' | 'defender') =>
  z
    .enum(SUPPLIES)
    .default('loc')
    .register(fields, { label: `combat.fields.${side}Supply`, rule: '13.3.1', rare: true });

export const combatSchema = z.strictObject({
  attackers: z
    .array(attackingHex)
    .min(1)
    .max(MOST_HEXES)
    .default([attackingHex.parse({})])
    .register(fields, { label: 'combat.fields.attackers', rule: '9.1.1' }),
  defenders: z
    .array(defenderUnit)
    .max(MOST_DEFENDERS)
    .default([defenderUnit.parse({})])
    .register(fields, { label: 'combat.fields.defenders', rule: '9.1.3', control: 'own:counters' }),
  terrain: terrainField,
  works: z.enum(WORKS).default('none').register(fields, { label: 'combat.fields.works', rule: '11.1.4' }),
  die: z
    .number()
    .int()
    .min(1)
    .max(20)
    .optional()
    .register(fields, { label: 'combat.fields.die', rule: '9.3.2', control: 'die' }),
  turn: turnField,
  heat: heatField,
  rain: flag('rain', '15.1.2'),
  attackerSupply: supplyField('attacker'),
  defenderSupply: supplyField('defender'),
  dividedCorps: count('dividedCorps', '9.4.11', 6),
  ...shotsField('units', 'attackers'),
  camp: z
    .enum(CAMP_STATES)
    .default('none')
    .register(fields, { label: 'combat.fields.camp', rule: '11.6.5', rare: true }),
  campNation: z
    .enum(HOSTS)
    .optional()
    .register(fields, { label: 'combat.fields.campNation', rule: '11.6.12', rare: true }),
  fallen: flag('fallen', '11.6.11'),
  forts: count('forts', '11.3.9', 6),
  fortCbf: count('fortCbf', '11.3.7', 999),
  fortSupport: count('fortSupport', '11.3.8', 999),
  zone: flag('zone', '11.2.5'),
  zoneTest: z
    .number()
    .int()
    .min(1)
    .max(20)
    .optional()
    .register(fields, {
      label: 'combat.fields.zoneTest',
      rule: '11.2.7',
      control: 'die',
      rare: true,
      when: { field: 'zone', is: ['true'] },
    }),
  leader: z
    .enum(['france', 'belgium', 'britain'])
    .optional()
    .register(fields, { label: 'combat.fields.leader', rule: '9.1.9', rare: true }),
  stay: flag('stay', '9.3.3'),
  ...wayFields('defender'),
  extra: z
    .number()
    .int()
    .min(-30)
    .max(30)
    .default(0)
    .register(fields, { label: 'combat.fields.extra', rule: '9.4.1', rare: true }),
  /** the 12 steps out of a hex hold for each combat or for all of the phase: dispute twelve-steps-per-phase */
  stepsReading: readingField(['combat', 'phase'], 'twelve-steps-per-phase', {
    label: 'combat.fields.stepsReading',
    rule: '9.1.1',
  }),
  flankReading: readingField(['both', 'rear'], 'flank-and-rear', {
    label: 'combat.fields.flankReading',
    rule: '9.4.9',
  }),
  worksReading: readingField(['all', 'one'], 'fieldworks-all-hexsides', {
    label: 'combat.fields.worksReading',
    rule: '10.1.6',
  }),
  fortReading: readingField(['added', 'multiplied'], 'enc-cbf-multiplied', {
    label: 'combat.fields.fortReading',
    rule: '11.6.8',
  }),
  redArfReading: readingField(['kinds', 'units', 'once'], 'red-arf-and-pioneers', {
    label: 'combat.fields.redArfReading',
    rule: '9.5.1',
  }),
  /** a ratio below the first column of the card: dispute ratio-below-card */
  lowReading: readingField(['first', 'none'], 'ratio-below-card', {
    label: 'combat.fields.lowReading',
    rule: '9.1.12',
  }),
  overflowReading: readingField(OVERFLOW_READINGS, 'overflow-twice', {
    label: 'combat.fields.overflowReading',
    rule: '9.3.4',
  }),
  marchReading: marchReadingField,
});

export type CombatInput = z.output<typeof combatSchema>;
export type AttackingHex = CombatInput['attackers'][number];
export type Attacker = AttackingHex['units'][number];
export type Defender = CombatInput['defenders'][number];
/** The way that a retreat out of one hex takes. */
export type Way = Pick<CombatInput, 'zocRetreat' | 'zocArf' | 'zocCav' | 'wayClosed' | 'noWay' | 'room'>;
