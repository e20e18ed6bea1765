import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { TERRAINS } from '@/lib/games/paths-of-glory/combat/ground';
import { POLICIES } from '@/lib/games/paths-of-glory/combat/losses';

const field = fieldsOf('fire');

const FACES = ['full', 'reduced'] as const;

/** Units of one kind and face: a counter from the unit data, or "plain" with factors typed in. */
const unitGroup = z.strictObject({
  type: z.string().min(1).max(40),
  face: z.enum(FACES).default('full'),
  n: z.number().int().min(1).max(9).default(1),
  /** only for type "plain": the factors of both faces */
  kind: z.enum(['army', 'corps']).optional(),
  cf: z.number().int().min(0).max(9).optional(),
  reducedCf: z.number().int().min(0).max(9).optional(),
  lf: z.number().int().min(1).max(9).optional(),
  side: z.enum(['allied', 'central']).optional(),
});
export type UnitGroup = z.output<typeof unitGroup>;

const attackingSpace = z.strictObject({
  space: z.string().max(40).optional(),
  units: z.array(unitGroup).min(1).max(9),
  /** touches another space with enemy units by a solid line: no flank modifier from here (12.3.2) */
  nearEnemy: z.boolean().default(false),
});

const count = z.number().int().min(0).max(20);
const faceOfDie = z.number().int().min(1).max(6);

/** The fields that every tool about a combat shares. */
export const combatFields = {
  attackers: field.list(
    'attackers',
    '12.1.3',
    attackingSpace,
    [1, 6],
    [{ units: [{ type: 'ge-army', face: 'full', n: 1 }], nearEnemy: false }],
    { control: 'own:attackers' },
  ),
  defenders: field.list('defenders', '12.2.3', unitGroup, [0, 9], [{ type: 'fr-army', face: 'full', n: 1 }], {
    control: 'own:units',
  }),
  space: field.as(z.string().max(40).optional(), 'space', '12.1.3', { control: 'space' }),
  terrain: field.choice('terrain', '12.2.7', TERRAINS),
  trench: field.as(z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0), 'trench', '11.2.3', {
    control: 'chips',
  }),
  fort: field.count('fort', '15.1.4', [0, 3], undefined, { control: 'chips' }),
  attackerDrm: field.count('attackerDrm', '12.2.6', [-6, 6], 0, { rare: true }),
  defenderDrm: field.count('defenderDrm', '12.2.6', [-6, 6], 0, { rare: true }),
  sinai: field.rareFlag('sinai', '12.2.6'),
  pipeline: field.rareFlag('pipeline', '12.2.6'),
  defenderOutOfSupply: field.rareFlag('defenderOutOfSupply', '12.4.4.1'),
  retreated: field.list('retreated', '12.5.6', unitGroup, [0, 9], undefined, { control: 'own:units', rare: true }),
  reserve: field.as(
    z.record(z.string().max(40), z.strictObject({ full: count.default(0), reduced: count.default(0) })).optional(),
    'reserve',
    '12.4.4',
    { control: 'own:reserve', rare: true },
  ),
  attackerPolicy: field.choice('attackerPolicy', '12.4.3', POLICIES, 'keep-full', { rare: true }),
  defenderPolicy: field.choice('defenderPolicy', '12.4.3', POLICIES, 'keep-strength', { rare: true }),
};

/** The readings of the tools that follow a combat to its end. */
export const combatReadings = {
  corpsReading: field.reading('corpsReading', '12.2.11', ['attacks', 'began'], 'replacement-corps-full-strength'),
  lastStepReading: field.reading('lastStepReading', '12.5.3', ['corps', 'fought'], 'cancel-retreat-last-army'),
};

export const diceFields = {
  attackerDie: field.as(faceOfDie.optional(), 'attackerDie', '12.2.8', { control: 'die' }),
  defenderDie: field.as(faceOfDie.optional(), 'defenderDie', '12.2.8', { control: 'die' }),
  attackerChoice: field.as(z.string().max(300).optional(), 'attackerChoice', undefined, { control: 'hidden' }),
  defenderChoice: field.as(z.string().max(300).optional(), 'defenderChoice', undefined, { control: 'hidden' }),
};

/** How each side takes its losses is picked once the dice have fallen. */
export const LOSS_PICKS = ['attackerChoice', 'defenderChoice'] as const;

/** What the combat of two fires asks (12.2); that of a flank attack asks more. */
export const fireSchema = z.strictObject({ ...combatFields, ...combatReadings, ...diceFields });

export type CombatInput = z.output<z.ZodObject<typeof combatFields>> &
  Partial<z.output<z.ZodObject<typeof combatReadings>>>;
