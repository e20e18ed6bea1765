import * as z from 'zod';
import type { FieldInfo } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
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
  UNLESS_MIN,
} from '@/lib/games/nach-paris/units';

const field = fieldsOf('combat');
const unitWords = fieldsOf('unit');

/** German and British INF and CAV may join with their ARF only (9.1.6). */
export const COMMITMENTS = ['full', 'partial'] as const;
/** The hex of the defender's facing that the attack comes through (6.2.1, 6.3.1). */
export const FACING_HEXES = ['front', 'flank', 'rear'] as const;
export type FacingHex = (typeof FACING_HEXES)[number];
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

const testField = field.die('test', '5.1.1', 20, { rare: true });
const markerField = field.choice('marker', '9.3.6', MARKERS, 'none', { rare: true });

/** CAB after this combat's losses, and the die: only for the test of a retreat into an enemy ZOC (5.1.3). */
const retreatTest = field.as(testField.clone(), 'retreatTest', '9.6.2', {
  control: 'die',
  rare: true,
  when: { field: 'zocRetreat', above: true, is: ['true'] },
});
const cabAfter = field.count('cabAfter', '9.6.2', [1, 20], undefined, { rare: true });

const { name, nation, kind, cbf, arf, redArf, cab, flashy } = unitField;

const rank = unitWords.as(unitField.rank.clone(), 'rank', '2.5.14', { control: 'chips', when: STEPPED });
const { steps, lost } = steppedField;
const weak = unitWords.as(unitField.weak.clone(), 'weak', '2.5.12', { rare: true });
const light = unitWords.as(unitField.light.clone(), 'light', '2.5.19', { rare: true });
const mountain = unitWords.as(unitField.mountain.clone(), 'mountain', '2.2.3', { rare: true, when: UNLESS_MIN });
const mobility = unitWords.as(unitField.mobility.clone(), 'mobility', '2.5.9', { rare: true });

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
  commitment: field.choice('commitment', '9.1.6', COMMITMENTS, 'full', {
    when: { field: 'kind', is: ['inf', 'cav', 'pio'] },
  }),
  ...ratings,
  flashy,
  weak,
  light,
  mobility,
  mountain,
  reserve: field.rareFlag('reserve', '9.4.12'),
  reserveTest: field.die('reserveTest', '9.4.12', 20, { rare: true, when: testedReserve }),
  footArtillery: field.rareFlag('footArtillery', '9.6.6'),
  ...stateField,
  marker: markerField,
  cabAfter,
  retreatTest,
  active: field.rareFlag('active', '8.1.3'),
  attacked: field.rareFlag('attacked', '9.1.4'),
  assaulted: field.rareFlag('assaulted', '11.5.7', { when: { field: 'kind', is: ['inf', 'cav', 'pio'] } }),
  shells: shellsField,
  moving: field.rareFlag('moving', '2.5.3', { when: { field: 'kind', is: ['sar'] } }),
});

const flag = (label: string, rule: Rule) => field.rareFlag(label, rule);
const count = (label: string, rule: Rule, most: number, when?: FieldInfo['when']) =>
  field.count(label, rule, [0, most], 0, { rare: true, ...(when ? { when } : {}) });

/** Steps for which a hex has room left (6.4.1); no hex holds more than 15. */
const roomField = (label: string, rule: Rule, when?: FieldInfo['when']) =>
  field.count(label, rule, [0, 15], undefined, { rare: true, ...(when ? { when } : {}) });

/**
 * What a retreat out of a hex has to go through (6.4.3, 9.6.2 to 9.6.4), of the attacker's by hex and of the
 * defender's.
 */
const inRetreat = { field: 'zocRetreat', is: ['true'] } as const;
const wayFields = (whose: 'attacker' | 'defender') => ({
  zocRetreat: flag(`${whose}ZocRetreat`, '9.6.2'),
  zocArf: count('zocArf', '9.6.2', 60, inRetreat),
  zocCav: field.rareFlag('zocCav', '9.6.2', { when: inRetreat }),
  wayClosed: flag(`${whose}WayClosed`, '9.6.3'),
  noWay: flag(`${whose}NoWay`, '9.6.4'),
  /** steps that still fit where the retreat ends; none given: room for all */
  room: roomField(`${whose}Room`, '6.4.3'),
});

const attackingHex = z.strictObject({
  units: field.list('units', '9.1.1', attackerUnit, [1, MOST_UNITS], [attackerUnit.parse({})], {
    control: 'own:counters',
  }),
  terrain: terrainField,
  hexside: hexsideField,
  part: field.choice('part', '6.2.1', FACING_HEXES, 'front'),
  covered: field.rareFlag('covered', '11.1.5', { preset: true }),
  used: field.as(z.number().multipleOf(0.5).min(0).max(12).default(0), 'used', '9.1.1', {
    rare: true,
    when: { field: 'stepsReading', above: true, is: ['phase'] },
  }),
  idle: field.rareFlag('idle', '9.1.5'),
  ...wayFields('attacker'),
});

/** Only CAV and HQ slip away before a combat (9.2.1, 9.2.8). */
const maySlip = { field: 'kind', is: ['cav', 'hq'] } as const;
const slips = [maySlip, { field: 'withdraws', is: ['true'] }] as const;

const defenderUnit = z.strictObject({
  name,
  nation: unitWords.choice('nation', '2.1.1', NATIONS, 'france'),
  kind,
  ...ratings,
  mobility,
  dug: field.rareFlag('dug', '10.2.2', { preset: true }),
  embarked: field.rareFlag('embarked', '12.2.5'),
  atSea: atSeaField,
  fought: field.rareFlag('fought', '9.1.8'),
  withdraws: field.flag('withdraws', '9.2.1', { when: maySlip }),
  withdrawZoc: field.flag('withdrawZoc', '9.2.4', { when: slips }),
  withdrawTest: field.die('withdrawTest', '9.2.4', 20, { when: [...slips, { field: 'withdrawZoc', is: ['true'] }] }),
  withdrawRoom: roomField('withdrawRoom', '9.2.9', slips),
  withdrew: field.rareFlag('withdrew', '9.2.7', { when: { field: 'kind', is: ['cav'] } }),
  ...stateField,
  marker: markerField,
  cabAfter,
  retreatTest,
});

/** Camps are German, French or Belgian (11.6.2). */
export const HOSTS = ['germany', 'france', 'belgium'] as const;

const supplyField = (side: 'attacker' | 'defender') =>
  field.choice(`${side}Supply`, '13.3.1', SUPPLIES, 'loc', { rare: true });

export const combatSchema = z.strictObject({
  attackers: field.list('attackers', '9.1.1', attackingHex, [1, MOST_HEXES], [attackingHex.parse({})]),
  defenders: field.list('defenders', '9.1.3', defenderUnit, [0, MOST_DEFENDERS], [defenderUnit.parse({})], {
    control: 'own:counters',
  }),
  terrain: terrainField,
  works: field.choice('works', '11.1.4', WORKS, 'none'),
  die: field.die('die', '9.3.2', 20),
  turn: turnField,
  heat: heatField,
  rain: flag('rain', '15.1.2'),
  attackerSupply: supplyField('attacker'),
  defenderSupply: supplyField('defender'),
  dividedCorps: count('dividedCorps', '9.4.11', 6),
  ...shotsField('units', 'attackers'),
  camp: field.choice('camp', '11.6.5', CAMP_STATES, 'none', { rare: true }),
  campNation: field.choice('campNation', '11.6.12', HOSTS, undefined, { rare: true }),
  fallen: flag('fallen', '11.6.11'),
  forts: count('forts', '11.3.9', 6),
  fortCbf: count('fortCbf', '11.3.7', 999),
  fortSupport: count('fortSupport', '11.3.8', 999),
  zone: flag('zone', '11.2.5'),
  zoneTest: field.die('zoneTest', '11.2.7', 20, { rare: true, when: { field: 'zone', is: ['true'] } }),
  leader: field.choice('leader', '9.1.9', ['france', 'belgium', 'britain'], undefined, { rare: true }),
  stay: flag('stay', '9.3.3'),
  ...wayFields('defender'),
  extra: field.count('extra', '9.4.1', [-30, 30], 0, { rare: true }),
  /** the 12 steps out of a hex hold for each combat or for all of the phase: dispute twelve-steps-per-phase */
  stepsReading: field.reading('stepsReading', '9.1.1', ['combat', 'phase'], 'twelve-steps-per-phase'),
  flankReading: field.reading('flankReading', '9.4.9', ['both', 'rear'], 'flank-and-rear'),
  worksReading: field.reading('worksReading', '10.1.6', ['all', 'one'], 'fieldworks-all-hexsides'),
  fortReading: field.reading('fortReading', '11.6.8', ['added', 'multiplied'], 'enc-cbf-multiplied'),
  redArfReading: field.reading('redArfReading', '9.5.1', ['kinds', 'units', 'once'], 'red-arf-and-pioneers'),
  /** a ratio below the first column of the card: dispute ratio-below-card */
  lowReading: field.reading('lowReading', '9.1.12', ['first', 'none'], 'ratio-below-card'),
  overflowReading: field.reading('overflowReading', '9.3.4', OVERFLOW_READINGS, 'overflow-twice'),
  marchReading: marchReadingField,
});

export type CombatInput = z.output<typeof combatSchema>;
export type AttackingHex = CombatInput['attackers'][number];
export type Attacker = AttackingHex['units'][number];
export type Defender = CombatInput['defenders'][number];
/** The way that a retreat out of one hex takes. */
export type RetreatPath = Pick<CombatInput, 'zocRetreat' | 'zocArf' | 'zocCav' | 'wayClosed' | 'noWay' | 'room'>;
