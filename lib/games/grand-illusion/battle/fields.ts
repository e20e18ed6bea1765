import * as z from 'zod';
import { fields, type FieldCondition, type FieldInfo } from '@/lib/calc/field';
import { readingFieldsOf } from '@/lib/calc/reading-field';
import { ROLLS, type Sum } from '@/lib/games/grand-illusion/fortunes/table';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { turnNumber } from '@/lib/games/grand-illusion/scenario/scenario';
import { FORT, unitField } from '@/lib/games/grand-illusion/units';
import { caseReadings } from '@/lib/games/grand-illusion/retreat/readings';
import { ALLIES, SIDES } from '@/lib/games/grand-illusion/sides';

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

/** The dice in the order of the rules: 9.6.2, 9.6.1, 9.3.1, 9.3.2 space by space, then the reserves of 9.3.4. */
export const DICE = ['withdraw', 'free', 'attack', 'defence', 'attackReserve', 'defenceReserve'] as const;
export type Die = (typeof DICE)[number];
export type DieName = `${Die}${Column}`;
export const DIE_NAMES: readonly DieName[] = DICE.flatMap((die) => COLUMNS.map((n): DieName => `${die}${n}`));

const MOST_UNITS = 16;

const label = (name: string): string => `battle.fields.${name}`;

const stateField = {
  space: z
    .enum(SPACES)
    .default('1')
    .register(fields, { label: label('space'), rule: '9.2.1' }),
  disrupted: z
    .boolean()
    .default(false)
    .register(fields, {
      label: label('disrupted'),
      rule: '9.8.1',
      when: { field: 'kind', is: ['corps', 'division', 'brigade', 'cavalry'] },
    }),
  /** steps that a fort has lost before this battle's combats */
  hits: z
    .number()
    .int()
    .min(0)
    .max(3)
    .default(0)
    .register(fields, { label: label('hits'), rule: '9.3.3', control: 'chips', when: FORT }),
  besieged: z
    .boolean()
    .default(false)
    .register(fields, { label: label('besieged'), rule: '9.5.3', rare: true, when: FORT }),
  /** defending cavalry that leaves its front space before the combats (9.6.2) */
  withdraws: z
    .boolean()
    .default(false)
    .register(fields, {
      label: label('withdraws'),
      rule: '9.6.2',
      rare: true,
      when: { field: 'kind', is: ['cavalry'] },
    }),
};

const { nation, ...printed } = unitField;
const germanUnit = z.strictObject({
  ...stateField,
  nation: z.enum(['german']).default('german').register(fields, { label: 'unit.fields.nation', control: 'hidden' }),
  ...printed,
});
const alliedUnit = z.strictObject({
  ...stateField,
  nation: z.enum(ALLIES).default('french').register(fields, { label: 'unit.fields.nation', rule: '2.4' }),
  ...printed,
});

const boardSchema = z.strictObject({
  german: z
    .array(germanUnit)
    .max(MOST_UNITS)
    .default([germanUnit.parse({})])
    .register(fields, { label: label('german'), rule: '9.2' }),
  allied: z
    .array(alliedUnit)
    .max(MOST_UNITS)
    .default([alliedUnit.parse({})])
    .register(fields, { label: label('allied'), rule: '9.2' }),
});

const flag = (name: string, rule: string, info: Partial<FieldInfo> = {}) =>
  z
    .boolean()
    .default(false)
    .register(fields, { label: label(name), rule, ...info });
const small = (name: string, rule: string, max: number, info: Partial<FieldInfo> = {}) =>
  z
    .number()
    .int()
    .min(0)
    .max(max)
    .default(0)
    .register(fields, { label: label(name), rule, control: 'chips', ...info });

const RULE_OF_DIE: Readonly<Record<Die, string>> = {
  withdraw: '9.6.2',
  free: '9.6.1',
  attack: '9.3.1.a',
  defence: '9.3.2',
  attackReserve: '9.3.4',
  defenceReserve: '9.3.4',
};
const dieField = (die: Die, column: Column) =>
  z
    .number()
    .int()
    .min(1)
    .max(6)
    .optional()
    .register(fields, { label: label(`${die}${column}`), rule: RULE_OF_DIE[die], control: 'die' });

/** The fields of some dice, space by space. */
const diceFields = <One extends Die>(...dice: readonly One[]) =>
  Object.fromEntries(
    COLUMNS.flatMap((column) => dice.map((die) => [`${die}${column}`, dieField(die, column)])),
  ) as Record<`${One}${Column}`, ReturnType<typeof dieField>>;

const reading = readingFieldsOf(label);
const RULED: FieldCondition = { field: 'fow', is: ['4', '7'] };
const MANDATED: FieldCondition = { field: 'mandated', is: ['true'] };
const LANDS: FieldCondition = { field: 'landing', is: ['ready'] };

/** A battle on the battle board (9.2), its Fortunes of War and the dice that fell. */
export const battleSchema = z.strictObject({
  attacker: z
    .enum(SIDES)
    .default('german')
    .register(fields, { label: label('attacker'), rule: '9.1' }),
  board: boardSchema
    .default(boardSchema.parse({}))
    .register(fields, { label: label('board'), rule: '9.2', control: 'own:battle-board' }),
  tem: small('tem', '9.3.1.b', 2),
  trench: small('trench', '9.7.3', 2),
  concentric: small('concentric', '9.2.3.b', 6, { control: 'chips' }),
  /** some results of the Fortunes of War depend on it */
  turn: turnNumber(1).register(fields, { label: label('turn'), rule: '4.0', rare: { field: 'fow', is: ['none'] } }),
  /** the Vosges, Antwerp, the hexes of Plan 17 and those whose forts have large garrisons are known by their numbers */
  hex: z
    .number()
    .int()
    .min(FIRST_HEX)
    .max(LAST_HEX)
    .optional()
    .register(fields, { label: label('hex'), rule: '9.2', rare: true }),
  mandated: flag('mandated', '9.1.1.c', { rare: true }),
  fow: z
    .enum(FORTUNES)
    .default('none')
    .register(fields, { label: label('fow'), rule: '9.1.4' }),
  advantage: z
    .enum(ADVANTAGES)
    .default('fight')
    .register(fields, {
      label: label('advantage'),
      rule: '9.1.4',
      when: { field: 'fow', is: ['none', '7'] },
      rare: true,
    }),
  /** British divisions land from the sea: what the one die showed that falls in place of the FoW (13.3.4.a4) */
  landing: z
    .enum(LANDINGS)
    .default('none')
    .register(fields, { label: label('landing'), rule: '13.3.4.a4', rare: true }),
  /** the attackers came into a hex where units of both sides stood: those that stood there take no part */
  entered: flag('entered', '9.1.2.c', { rare: true }),
  /** the attacking Allied unit that takes the extra hit of Élan, by its place in the list; none: as the policy says */
  elanUnit: z
    .string()
    .max(2)
    .optional()
    .register(fields, { label: label('elanUnit'), rule: '9.3.5.c', control: 'choices' }),
  /** two stacked British divisions in defence: both take a hit, or one of them alone, and then which */
  stackHit: reading('stackHit', '9.3.3', ['both', 'weaker', 'stronger'], 'bef-stacked-defence'),
  /** the 1 of a Skirmish on the die itself, or after the modifiers */
  skirmishReading: reading('skirmishReading', '9.1.4', ['natural', 'modified'], 'skirmish-natural-1', RULED),
  mountainReading: reading('mountainReading', '9.3.1.b', ['own', 'all'], 'mountain-drm'),
  fortDrmReading: reading('fortDrmReading', '9.5.1', ['units', 'all'], 'fort-drm-who'),
  fortCountReading: reading('fortCountReading', '9.3.2', ['once', 'each'], 'fort-drm-once'),
  besiegedReading: reading('besiegedReading', '9.5.1', ['fights', 'apart'], 'besieged-fort-in-battle'),
  elanWhereReading: reading('elanWhereReading', '9.3.5.a', ['plan17', 'all'], 'elan-which-battles', MANDATED),
  elanDrmReading: reading('elanDrmReading', '9.3.5.b', ['kept', 'lost'], 'elan-attacker-surprise', MANDATED),
  elanHitReading: reading('elanHitReading', '9.3.5.c', ['before', 'after'], 'elan-extra-hit', MANDATED),
  landingReading: reading('landingReading', '13.3.4.a4', ['division', 'attacker'], 'landing-loss', LANDS),
  circleReading: reading('circleReading', '12.2', ['counter', 'all'], 'belgian-red-circle'),
  ...caseReadings(label),
  countReading: reading('countReading', '9.4.2', ['hex', 'board'], 'retreat-which-units-count'),
  siegeReading: reading('siegeReading', '9.5.3.a', ['corps', 'each'], 'siege-two-forts'),
  ...diceFields('withdraw'),
  ...diceFields('free', 'attack', 'defence'),
  ...diceFields('attackReserve', 'defenceReserve'),
});

export type BattleInput = z.output<typeof battleSchema>;
export type BoardUnit = BattleInput['board']['german'][number] | BattleInput['board']['allied'][number];
