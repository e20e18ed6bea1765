import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { readingFieldsOf } from '@/lib/calc/reading-field';
import { POLICIES } from '@/lib/games/paths-of-glory/combat/losses';

const FACES = ['full', 'reduced'] as const;
const TERRAINS = ['clear', 'forest', 'mountain', 'swamp', 'desert'] as const;

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
  attackers: z
    .array(attackingSpace)
    .min(1)
    .max(6)
    .default([{ units: [{ type: 'ge-army', face: 'full', n: 1 }], nearEnemy: false }])
    .register(fields, { label: 'fire.fields.attackers', rule: '12.1.3', control: 'own:attackers' }),
  defenders: z
    .array(unitGroup)
    .max(9)
    .default([{ type: 'fr-army', face: 'full', n: 1 }])
    .register(fields, { label: 'fire.fields.defenders', rule: '12.2.3', control: 'own:units' }),
  space: z
    .string()
    .max(40)
    .optional()
    .register(fields, { label: 'fire.fields.space', rule: '12.1.3', control: 'space' }),
  terrain: z.enum(TERRAINS).optional().register(fields, { label: 'fire.fields.terrain', rule: '12.2.7' }),
  trench: z
    .union([z.literal(0), z.literal(1), z.literal(2)])
    .default(0)
    .register(fields, { label: 'fire.fields.trench', rule: '11.2.3', control: 'chips' }),
  fort: z
    .number()
    .int()
    .min(0)
    .max(3)
    .optional()
    .register(fields, { label: 'fire.fields.fort', rule: '15.1.4', control: 'chips' }),
  attackerDrm: z
    .number()
    .int()
    .min(-6)
    .max(6)
    .default(0)
    .register(fields, { label: 'fire.fields.attackerDrm', rule: '12.2.6', rare: true }),
  defenderDrm: z
    .number()
    .int()
    .min(-6)
    .max(6)
    .default(0)
    .register(fields, { label: 'fire.fields.defenderDrm', rule: '12.2.6', rare: true }),
  sinai: z.boolean().default(false).register(fields, { label: 'fire.fields.sinai', rule: '12.2.6', rare: true }),
  pipeline: z.boolean().default(false).register(fields, { label: 'fire.fields.pipeline', rule: '12.2.6', rare: true }),
  defenderOutOfSupply: z
    .boolean()
    .default(false)
    .register(fields, { label: 'fire.fields.defenderOutOfSupply', rule: '12.4.4.1', rare: true }),
  retreated: z
    .array(unitGroup)
    .max(9)
    .default([])
    .register(fields, { label: 'fire.fields.retreated', rule: '12.5.6', control: 'own:units', rare: true }),
  reserve: z
    .record(z.string().max(40), z.strictObject({ full: count.default(0), reduced: count.default(0) }))
    .optional()
    .register(fields, { label: 'fire.fields.reserve', rule: '12.4.4', control: 'own:reserve', rare: true }),
  attackerPolicy: z
    .enum(POLICIES)
    .default('keep-full')
    .register(fields, { label: 'fire.fields.attackerPolicy', rule: '12.4.3', rare: true }),
  defenderPolicy: z
    .enum(POLICIES)
    .default('keep-strength')
    .register(fields, { label: 'fire.fields.defenderPolicy', rule: '12.4.3', rare: true }),
};

const reading = readingFieldsOf((name) => `fire.fields.${name}`);

/** The readings of the tools that follow a combat to its end. */
export const combatReadings = {
  corpsReading: reading('corpsReading', '12.2.11', ['attacks', 'began'], 'replacement-corps-full-strength'),
  lastStepReading: reading('lastStepReading', '12.5.3', ['corps', 'fought'], 'cancel-retreat-last-army'),
};

export const diceFields = {
  attackerDie: faceOfDie
    .optional()
    .register(fields, { label: 'fire.fields.attackerDie', rule: '12.2.8', control: 'die' }),
  defenderDie: faceOfDie
    .optional()
    .register(fields, { label: 'fire.fields.defenderDie', rule: '12.2.8', control: 'die' }),
  attackerChoice: z
    .string()
    .max(300)
    .optional()
    .register(fields, { label: 'fire.fields.attackerChoice', control: 'hidden' }),
  defenderChoice: z
    .string()
    .max(300)
    .optional()
    .register(fields, { label: 'fire.fields.defenderChoice', control: 'hidden' }),
};

export type CombatInput = z.output<z.ZodObject<typeof combatFields>> &
  Partial<z.output<z.ZodObject<typeof combatReadings>>>;
