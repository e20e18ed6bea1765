import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { fields } from '@/lib/calc/field';
import { formOf, isDie, isPick, type FormField } from '@/lib/calc/form';
import { fire } from '@/lib/games/paths-of-glory/calculators/fire';

const only = (schema: z.ZodType): FormField['shape'] | undefined => formOf(z.strictObject({ it: schema }))[0]?.shape;

describe('formOf', () => {
  it.each<[string, z.ZodType, FormField['shape']]>([
    ['boolean', z.boolean(), { kind: 'switch' }],
    ['enum', z.enum(['clear', 'swamp']), { kind: 'choice', options: ['clear', 'swamp'] }],
    ['literals', z.union([z.literal(0), z.literal(2)]), { kind: 'choice', options: [0, 2] }],
    ['one literal', z.literal('x'), { kind: 'choice', options: ['x'] }],
    ['whole number with limits', z.number().int().min(-6).max(6), { kind: 'number', min: -6, max: 6 }],
    ['whole number without limits', z.number().int(), { kind: 'number', min: undefined, max: undefined }],
    ['text', z.string().max(40), { kind: 'text', maxLength: 40 }],
    ['list', z.array(z.boolean()).min(1).max(6), { kind: 'list', item: { kind: 'switch' }, min: 1, max: 6 }],
    ['record by text', z.record(z.string(), z.boolean()), { kind: 'record', keys: undefined, value: { kind: 'switch' } }],
    ['record by enum', z.partialRecord(z.enum(['ge', 'fr']), z.boolean()), { kind: 'record', keys: ['ge', 'fr'], value: { kind: 'switch' } }],
    ['optional', z.boolean().optional(), { kind: 'switch' }],
    ['default', z.boolean().default(true), { kind: 'switch' }],
    ['union of unlike things', z.union([z.boolean(), z.array(z.string())]), { kind: 'other' }],
  ])('%s', (_, schema, shape) => {
    expect(only(schema)).toEqual(shape);
  });

  it('gives default, need and what the registry says of a field, nested ones too', () => {
    const nested = z.strictObject({ n: z.number().int().default(1).register(fields, { label: 'x.n' }), type: z.string() });
    const [field] = formOf(z.strictObject({ units: z.array(nested).default([]).register(fields, { label: 'x.units', rule: '2.2', rare: true, control: 'units' }) }));
    expect(field).toMatchObject({ name: 'units', preset: [], required: false, info: { label: 'x.units', rule: '2.2', rare: true, control: 'units' } });
    expect(field?.shape).toMatchObject({ item: { fields: [{ name: 'n', preset: 1, required: false, info: { label: 'x.n' } }, { name: 'type', required: true }] } });
  });

  it('tells dice and picks from the other fields', () => {
    const form = formOf(fire.schema);
    expect(form.filter(isDie).map(({ name }) => name)).toEqual(['attackerDie', 'defenderDie']);
    expect(form.filter(isPick).map(({ name }) => name)).toEqual(['attackerChoice', 'defenderChoice']);
  });
});
