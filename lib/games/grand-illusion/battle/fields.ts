import * as z from 'zod';
import type { FieldCondition, FieldInfo } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { ROLLS, type Sum } from '@/lib/games/grand-illusion/fortunes/table';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { ANTWERP } from '@/lib/games/grand-illusion/map/places';
import { turnNumber } from '@/lib/games/grand-illusion/scenario/scenario';
import { FORT, unitField } from '@/lib/games/grand-illusion/units';
import { caseReadings } from '@/lib/games/grand-illusion/retreat/readings';
import { ALLIES, SIDES } from '@/lib/games/grand-illusion/sides';

const field = fieldsOf('battle');
const unitWords = fieldsOf('unit');

/** The four columns of the battle board; each has a front space and a reserve space of either side. */
export const COLUMNS = [1, 2, 3, 4] as const;
export type Column = (typeof COLUMNS)[number];

/** A front space, a reserve space behind one, or the battle hex: in it but off the board. */
export const SPACES = ['1', '2', '3', '4', 'r1', 'r2', 'r3', 'r4', 'hex'] as const;
export type Space = (typeof SPACES)[number];

/** Results of the Fortunes of War by their dice (9.1.4). */
export type Fow = 'none' | `${Sum}`;
export const FORTUNES: readonly Fow[] = ['none', ...ROLLS.map((sum): Fow => `${sum}`)];

/** What the defender does with Defender Tactical Advantage (9.1.4, result 7). */
export const ADVANTAGES = ['fight', 'skirmish', 'leave'] as const;

/** No landing, or one that is a surprise (1 or 2) or finds the Germans ready (3 to 6) (13.3.4.a4). */
export const LANDINGS = ['none', 'surprise', 'ready'] as const;

/**
 * The dice in the order of the rules: 9.6.2, 9.6.1, 9.3.1, 9.3.2 space by space, then the reserves of 9.3.4; before
 * these by one reading the free shots at British cavalry in reserve (9.6.1).
 */
export const DICE = [
  'withdraw',
  'free',
  'attack',
  'defence',
  'freeAttackReserve',
  'freeDefenceReserve',
  'attackReserve',
  'defenceReserve',
] as const;
export type Die = (typeof DICE)[number];
export type DieName = `${Die}${Column}`;
export const DIE_NAMES: readonly DieName[] = DICE.flatMap((die) => COLUMNS.map((n): DieName => `${die}${n}`));

const MOST_UNITS = 16;

const stateField = {
  space: field.choice('space', '9.2.1', SPACES, '1'),
  disrupted: field.flag('disrupted', '9.8.1', {
    when: { field: 'kind', is: ['corps', 'division', 'brigade', 'cavalry'] },
  }),
  /** steps that a fort has lost before this battle's combats */
  hits: field.count('hits', '9.3.3', [0, 3], 0, { control: 'chips', when: FORT }),
  besieged: field.rareFlag('besieged', '9.5.3', { when: FORT }),
  /** defending cavalry that leaves its front space before the combats (9.6.2) */
  withdraws: field.rareFlag('withdraws', '9.6.2', { when: { field: 'kind', is: ['cavalry'] } }),
};

const { nation, ...printed } = unitField;
const germanUnit = z.strictObject({
  ...stateField,
  nation: unitWords.choice('nation', undefined, ['german'], 'german', { control: 'hidden' }),
  ...printed,
});
const alliedUnit = z.strictObject({
  ...stateField,
  nation: unitWords.choice('nation', '2.4', ALLIES, 'french'),
  ...printed,
});

const boardSchema = z.strictObject({
  german: field.list('german', '9.2', germanUnit, [0, MOST_UNITS], [germanUnit.parse({})]),
  allied: field.list('allied', '9.2', alliedUnit, [0, MOST_UNITS], [alliedUnit.parse({})]),
});

const small = (name: string, rule: Rule, max: number, info: Partial<FieldInfo> = {}) =>
  field.count(name, rule, [0, max], 0, { control: 'chips', ...info });

const RULE_OF_DIE: Readonly<Record<Die, Rule>> = {
  withdraw: '9.6.2',
  free: '9.6.1',
  attack: '9.3.1.a',
  defence: '9.3.2',
  freeAttackReserve: '9.6.1',
  freeDefenceReserve: '9.6.1',
  attackReserve: '9.3.4',
  defenceReserve: '9.3.4',
};
const SUFFERS: FieldCondition = { field: 'ridersReading', is: ['suffers'] };
const ONLY_WHEN: Readonly<Partial<Record<Die, FieldCondition>>> = {
  freeAttackReserve: SUFFERS,
  freeDefenceReserve: SUFFERS,
};
const dieField = (die: Die, column: Column) => {
  const when = ONLY_WHEN[die];
  return field.die(`${die}${column}`, RULE_OF_DIE[die], 6, when ? { when } : {});
};

/** The fields of some dice, space by space. */
const diceFields = <One extends Die>(...dice: readonly One[]) =>
  Object.fromEntries(
    COLUMNS.flatMap((column) => dice.map((die) => [`${die}${column}`, dieField(die, column)])),
  ) as Record<`${One}${Column}`, ReturnType<typeof dieField>>;

const RULED: FieldCondition = { field: 'fow', is: ['4', '7'] };
const MANDATED: FieldCondition = { field: 'mandated', is: ['true'] };
/** Only the Germans find an enemy fort there. */
const AT_ANTWERP: readonly FieldCondition[] = [
  { field: 'hex', is: [String(ANTWERP)] },
  { field: 'attacker', is: ['german'] },
];
const LANDS: FieldCondition = { field: 'landing', is: ['ready'] };

/** A battle on the battle board (9.2), its Fortunes of War and the dice that fell. */
export const battleSchema = z.strictObject({
  attacker: field.choice('attacker', '9.1', SIDES, 'german'),
  board: field.as(boardSchema.default(boardSchema.parse({})), 'board', '9.2', { control: 'own:battle-board' }),
  tem: small('tem', '9.3.1.b', 2),
  trench: small('trench', '9.7.3', 2),
  concentric: small('concentric', '9.2.3.b', 6, { control: 'select' }),
  /** some results of the Fortunes of War depend on it */
  turn: field.as(turnNumber(1), 'turn', '4.0', { rare: { field: 'fow', is: ['none'] } }),
  /** the Vosges, Antwerp, the hexes of Plan 17 and those whose forts have large garrisons are known by their numbers */
  hex: field.count('hex', '9.2', [FIRST_HEX, LAST_HEX], undefined, { rare: true }),
  holland: field.flag('holland', '13.3.4.b5', { when: AT_ANTWERP }),
  mandated: field.rareFlag('mandated', '9.1.1.c'),
  fow: field.choice('fow', '9.1.4', FORTUNES, 'none'),
  advantage: field.choice('advantage', '9.1.4', ADVANTAGES, 'fight', {
    when: { field: 'fow', is: ['none', '7'] },
    rare: true,
  }),
  /** British divisions land from the sea: what the one die showed that falls in place of the FoW (13.3.4.a4) */
  landing: field.choice('landing', '13.3.4.a4', LANDINGS, 'none', { rare: true }),
  /** the attackers came into a hex where units of both sides stood: those that stood there take no part */
  entered: field.rareFlag('entered', '9.1.2.c'),
  /** the attacking Allied unit that takes the extra hit of Élan, by its place in the list; none: as the policy says */
  elanUnit: field.as(z.string().max(2).optional(), 'elanUnit', '9.3.5.c', { control: 'choices' }),
  /** two stacked British divisions in defence: both take a hit, or one of them alone, and then which */
  stackHit: field.reading('stackHit', '9.3.3', ['both', 'weaker', 'stronger'], 'bef-stacked-defence'),
  /** the 1 of a Skirmish on the die itself, or after the modifiers */
  skirmishReading: field.reading('skirmishReading', '9.1.4', ['natural', 'modified'], 'skirmish-natural-1', RULED),
  mountainReading: field.reading('mountainReading', '9.3.1.b', ['own', 'all'], 'mountain-drm'),
  fortDrmReading: field.reading('fortDrmReading', '9.5.1', ['units', 'all'], 'fort-drm-who'),
  fortCountReading: field.reading('fortCountReading', '9.3.2', ['once', 'each'], 'fort-drm-once'),
  besiegedReading: field.reading('besiegedReading', '9.5.1', ['fights', 'apart'], 'besieged-fort-in-battle'),
  /** what counts as infantry corps for a mandated battle: corps alone, or also two divisions as one */
  sizeReading: field.reading('sizeReading', '9.1.1.c', ['corps', 'halves'], 'mandated-battle-count', MANDATED),
  elanWhereReading: field.reading('elanWhereReading', '9.3.5.a', ['plan17', 'all'], 'elan-which-battles', MANDATED),
  elanDrmReading: field.reading('elanDrmReading', '9.3.5.b', ['kept', 'lost'], 'elan-attacker-surprise', MANDATED),
  elanHitReading: field.reading('elanHitReading', '9.3.5.c', ['before', 'after'], 'elan-extra-hit', MANDATED),
  landingReading: field.reading('landingReading', '13.3.4.a4', ['division', 'attacker'], 'landing-loss', LANDS),
  circleReading: field.reading('circleReading', '12.2', ['counter', 'all'], 'belgian-red-circle'),
  ...caseReadings('battle'),
  countReading: field.reading('countReading', '9.4.2', ['hex', 'board'], 'retreat-which-units-count'),
  /** British cavalry in reserve opposite infantry: it fires unanswered, or suffers a free shot before it does */
  ridersReading: field.reading('ridersReading', '9.6.1', ['fires', 'suffers'], 'british-cavalry-reserve'),
  siegeReading: field.reading('siegeReading', '9.5.3.a', ['corps', 'each'], 'siege-two-forts'),
  ...diceFields('withdraw'),
  ...diceFields('free', 'attack', 'defence'),
  ...diceFields('freeAttackReserve', 'freeDefenceReserve'),
  ...diceFields('attackReserve', 'defenceReserve'),
});

export type BattleInput = z.output<typeof battleSchema>;
export type BoardUnit = BattleInput['board']['german'][number] | BattleInput['board']['allied'][number];
