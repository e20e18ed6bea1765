import * as z from 'zod';
import type { FieldCondition } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { byHand, onSheet, sourceFields } from '@/lib/games/when-eagles-fight/sheet/ready';
import { COUNTRIES } from '@/lib/games/when-eagles-fight/sides';
import { turnField } from '@/lib/games/when-eagles-fight/turns';
import { FIELD, FIGHTS, unitField } from '@/lib/games/when-eagles-fight/units';

const field = fieldsOf('attack');
const unitWords = fieldsOf('unit');
const turnWords = fieldsOf('turn');

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

/** Asks a field of a unit only while units give the strength. */
const BY_UNITS: readonly FieldCondition[] = [FIGHTS];

const stateField = {
  steps: unitField.steps,
  reduced: field.flag('reduced', '2.11', { when: FIELD }),
  supply: field.choice('supply', '9.3', SUPPLIES, 'edge'),
  ammo: field.flag('ammo', '9.10', { when: { field: 'nation', is: ['russian', 'romanian'] } }),
  /** not one of the two corps of its hex that lend their factor */
  spare: field.rareFlag('spare', '8.6', { when: FIELD }),
};

const { name, kind, size } = unitField;
const attackingUnit = z.strictObject({
  name,
  nation: unitField.nation,
  kind,
  size,
  attack: unitWords.as(unitField.attack.clone(), 'attack', '2.9', { when: BY_UNITS }),
  ...stateField,
  /** one of the three corps of the 2nd Army ("/2") */
  secondArmy: field.rareFlag('secondArmy', '3.5', { when: { field: 'nation', is: ['austro-hungarian'] } }),
});
const defendingUnit = z.strictObject({
  name,
  nation: unitWords.as(unitField.nation.unwrap().default('russian'), 'nation', '2.5'),
  kind,
  size,
  defence: unitWords.as(unitField.defence.clone(), 'defence', '2.9', { when: BY_UNITS }),
  ...stateField,
  /** it came here by a retreat in this phase */
  retreated: field.rareFlag('retreated', '13.22', { when: FIELD }),
});

const attackingHex = z.strictObject({
  from: field.choice('from', '13.16', AROUND, 'n'),
  units: field.list(
    'units',
    '13.3',
    attackingUnit,
    [1, MOST_UNITS],
    [attackingUnit.parse({}), attackingUnit.parse({})],
    { control: 'own:counters' },
  ),
  /** a hexside over which nobody attacks */
  barrier: field.choice('barrier', '12.11', ['none', 'lake', 'sea'], 'none', { rare: true }),
});

const byUnits: FieldCondition = { field: 'strength', is: ['units'] };
const total = (nameOf: string, preset: number) =>
  field.count(nameOf, '13.8', [0, 300], preset, { when: { field: 'strength', is: ['totals'] } });

/** Factors for counters of a sheet on which nobody has entered any. */
const unknown = (name: string, standard: number) =>
  field.count(name, '2.9', [0, 20], standard, { rare: true, when: onSheet });
const { source, preset, sheet } = sourceFields('attack', 'tannenberg');

export const attackSchema = z.strictObject({
  source,
  preset,
  sheet,
  attackers: field.list('attackers', '13.3', attackingHex, [1, 6], [attackingHex.parse({})], {
    control: 'own:ring',
    when: byHand,
  }),
  defenders: field.list('defenders', '13.2', defendingUnit, [1, MOST_UNITS], [defendingUnit.parse({})], {
    control: 'own:counters',
    when: byHand,
  }),
  /** number of the defender's hex; on a sheet the first that may be attacked, unless it is given */
  target: field.as(z.string().trim().max(10).default(''), 'target', '2.2', { rare: byHand }),
  /** on a sheet: the hexes that attack, all around unless some are given; units that do not (13.3, 13.6) */
  only: field.list('only', '13.3', z.string().trim().max(10), [0, 6], undefined, { rare: true, when: onSheet }),
  stay: field.list('stay', '13.6', z.string().max(40), [0, 40], undefined, { rare: true, when: onSheet }),
  attackFactor: unknown('attackFactor', 6),
  defenceFactor: unknown('defenceFactor', 7),
  terrain: field.choice('terrain', '13.13', TERRAINS, 'clear'),
  river: field.flag('river', '13.13'),
  city: field.choice('city', '13.14', CITIES, 'none', { control: 'select' }),
  country: field.choice('country', '13.14', COUNTRIES, 'poland', { rare: { field: 'city', is: ['none'] } }),
  turn: turnWords.as(turnField(2).clone(), 'turn', '5.1', { when: byHand }),
  stavka: field.choice('stavka', '14.2', REACHES, 'none', { rare: true }),
  brusilov: brusilovField({ rare: true }),
  strength: field.choice('strength', '13.8', STRENGTHS, 'units', { rare: true }),
  attack: total('attack', 12),
  defence: total('defence', 7),
  odds: field.choice('odds', '13.8', ODDS, '2:1', { when: { field: 'strength', is: ['odds'] } }),
  phase: field.choice('phase', '14.3', PHASES, 'normal', { rare: true }),
  freeSetUp: field.rareFlag('freeSetUp', '3.9'),
  /** what a Russian who defends in Kovno does without: the city, the fortress or both (13.15) */
  kovnoReading: field.reading('kovnoReading', '13.15', ['noCity', 'noFortress', 'neither'], 'kovno'),
  /** a frozen swamp keeps its modifier, or is clear in combat too (12.11, 13.13) */
  swampReading: field.reading('swampReading', '13.13', ['swamp', 'clear'], 'frozen-swamp-drm'),
  /** the guns of a hex count only where all who attack out of it are German, or where one is (13.18) */
  gunsReading: field.reading('gunsReading', '13.18', ['all', 'one'], 'heavy-artillery-german-only'),
  /** forest gives no modifier, or helps the defender as a swamp does (13.13) */
  forestReading: field.reading('forestReading', '13.13', ['none', 'swamp'], 'forest-drm'),
  /** of a force that is halved in part only that part, or all of it added up (9.3) */
  halvingReading: field.reading('halvingReading', '9.3', ['part', 'whole'], 'halving-whole-or-part', byUnits),
  /** an active corps counts that takes part, or only one that lends its factor (13.19, 8.6) */
  activeReading: field.reading('activeReading', '13.19', ['part', 'lends'], 'active-corps-third', byUnits),
  /** all attackers have to be in reach of the STAVKA, or one is enough (14.2) */
  stavkaReading: field.reading('stavkaReading', '14.2', ['all', 'one'], 'stavka-cooperation'),
  /** the STAVKA is lost to the battles of the offensive, or to all while it runs (15.2) */
  offensiveReading: field.reading('offensiveReading', '15.2', ['battle', 'turns'], 'brusilov-stavka'),
  die: field.die('die', '13.20', 6),
  /** a result as the player reads it, "1/E" */
  result: field.as(z.string().trim().max(7).optional(), 'result', '13.21', { rare: true }),
});

export type AttackInput = z.output<typeof attackSchema>;
export type AttackingHex = AttackInput['attackers'][number];
export type AttackingUnit = AttackingHex['units'][number];
export type DefendingUnit = AttackInput['defenders'][number];
