import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { fields } from '@/lib/calc/field';
import { changeOf, formOf, isAsked, isDie, isPick, isRare, usualOf, type FormField } from '@/lib/calc/form';
import { fire } from '@/lib/games/paths-of-glory/calculators/fire';

const only = (schema: z.ZodType): FormField['shape'] | undefined => formOf(z.strictObject({ it: schema }))[0]?.shape;

describe('formOf', () => {
  it.each<[string, z.ZodType, FormField['shape']]>([
    ['boolean', z.boolean(), { kind: 'switch' }],
    ['enum', z.enum(['clear', 'swamp']), { kind: 'choice', options: ['clear', 'swamp'] }],
    ['literals', z.union([z.literal(0), z.literal(2)]), { kind: 'choice', options: [0, 2] }],
    ['one literal', z.literal('x'), { kind: 'choice', options: ['x'] }],
    ['whole number with limits', z.number().int().min(-6).max(6), { kind: 'number', min: -6, max: 6 }],
    ['number by halves', z.number().multipleOf(0.5).min(0).max(12), { kind: 'number', min: 0, max: 12, step: 0.5 }],
    ['whole number without limits', z.number().int(), { kind: 'number', min: undefined, max: undefined }],
    ['text', z.string().max(40), { kind: 'text', maxLength: 40 }],
    ['list', z.array(z.boolean()).min(1).max(6), { kind: 'list', item: { kind: 'switch' }, min: 1, max: 6 }],
    [
      'record by text',
      z.record(z.string(), z.boolean()),
      { kind: 'record', keys: undefined, value: { kind: 'switch' } },
    ],
    [
      'record by enum',
      z.partialRecord(z.enum(['ge', 'fr']), z.boolean()),
      { kind: 'record', keys: ['ge', 'fr'], value: { kind: 'switch' } },
    ],
    ['optional', z.boolean().optional(), { kind: 'switch' }],
    ['default', z.boolean().default(true), { kind: 'switch' }],
    ['union of unlike things', z.union([z.boolean(), z.array(z.string())]), { kind: 'other' }],
  ])('%s', (_, schema, shape) => {
    expect(only(schema)).toEqual(shape);
  });

  it('gives default, need and what the registry says of a field, nested ones too', () => {
    const nested = z.strictObject({
      n: z.number().int().default(1).register(fields, { label: 'x.n' }),
      type: z.string(),
    });
    const [field] = formOf(
      z.strictObject({
        units: z
          .array(nested)
          .default([])
          .register(fields, { label: 'x.units', rule: '2.2', rare: true, control: 'own:units' }),
      }),
    );
    expect(field).toMatchObject({
      name: 'units',
      preset: [],
      required: false,
      info: { label: 'x.units', rule: '2.2', rare: true, control: 'own:units' },
    });
    expect(field?.shape).toMatchObject({
      item: {
        fields: [
          { name: 'n', preset: 1, required: false, info: { label: 'x.n' } },
          { name: 'type', required: true },
        ],
      },
    });
  });

  it('asks for a field only while the field beside it has one of the values named', () => {
    const form = formOf(
      z.strictObject({
        kind: z.enum(['a', 'b', 'c']).default('b').register(fields, { label: 'x.kind' }),
        depth: z
          .boolean()
          .default(false)
          .register(fields, { label: 'x.depth', when: { field: 'kind', is: ['b', 'c'] } }),
      }),
    );
    const asked = (values: Readonly<Record<string, unknown>>) =>
      form.filter((field) => isAsked(field, form, values)).map(({ name }) => name);
    expect(asked({ kind: 'a' })).toEqual(['kind']);
    expect(asked({ kind: 'c' })).toEqual(['kind', 'depth']);
    expect(asked({})).toEqual(['kind', 'depth']);
  });

  it('asks for a field with several conditions only while all of them hold', () => {
    const form = formOf(
      z.strictObject({
        kind: z.enum(['a', 'b']).default('a').register(fields, { label: 'x.kind' }),
        die: z.number().int().min(1).max(20).optional().register(fields, { label: 'x.die' }),
        test: z
          .number()
          .optional()
          .register(fields, {
            label: 'x.test',
            when: [
              { field: 'kind', is: ['b'] },
              { field: 'die', is: ['19', '20'] },
            ],
          }),
      }),
    );
    const asked = (values: Readonly<Record<string, unknown>>) =>
      form.filter((field) => isAsked(field, form, values)).some(({ name }) => name === 'test');
    expect([{ kind: 'b', die: 19 }, { kind: 'a', die: 19 }, { kind: 'b', die: 3 }, { kind: 'b' }].map(asked)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('a field is rare always, never, or while something holds of another, given or by default', () => {
    const form = formOf(
      z.strictObject({
        city: z.enum(['none', 'city']).default('none').register(fields, { label: 'x.city' }),
        country: z
          .string()
          .optional()
          .register(fields, { label: 'x.country', rare: { field: 'city', is: ['none'] } }),
        note: z.string().optional().register(fields, { label: 'x.note', rare: true }),
      }),
    );
    const rare = (values: Readonly<Record<string, unknown>>) =>
      form.filter((field) => isRare(field, form, values)).map(({ name }) => name);
    expect(rare({})).toEqual(['country', 'note']);
    expect(rare({ city: 'none' })).toEqual(['country', 'note']);
    expect(rare({ city: 'city' })).toEqual(['note']);
  });

  it('asks for a field by one beside its list', () => {
    const form = formOf(
      z.strictObject({
        die: z
          .number()
          .optional()
          .register(fields, { label: 'x.die', when: { field: 'far', above: true, is: ['true'] } }),
      }),
    );
    const asked = (above?: Readonly<Record<string, unknown>>) =>
      form.filter((field) => isAsked(field, form, { far: true }, above)).length;
    expect([asked({ far: true }), asked({ far: false }), asked({}), asked()]).toEqual([1, 0, 0, 0]);
  });

  it('asks for a field by the size of a list, without the items that do not count', () => {
    const form = formOf(
      z.strictObject({
        forts: z
          .array(z.strictObject({ gone: z.boolean().default(false) }))
          .default([{ gone: false }])
          .register(fields, { label: 'x.forts' }),
        second: z
          .number()
          .optional()
          .register(fields, { label: 'x.second', when: { field: 'forts', atLeast: 2, without: 'gone' } }),
        any: z
          .number()
          .optional()
          .register(fields, { label: 'x.any', when: { field: 'forts', atLeast: 1 } }),
      }),
    );
    const asked = (values: Readonly<Record<string, unknown>>) =>
      form.filter((field) => isAsked(field, form, values)).map(({ name }) => name);
    expect(asked({})).toEqual(['forts', 'any']);
    expect(asked({ forts: [] })).toEqual(['forts']);
    expect(asked({ forts: 'no list' })).toEqual(['forts']);
    expect(asked({ forts: [{}, { gone: false }] })).toEqual(['forts', 'second', 'any']);
    expect(asked({ forts: [{}, { gone: true }] })).toEqual(['forts', 'any']);
    expect(asked({ forts: [{}, {}, { gone: true }] })).toEqual(['forts', 'second', 'any']);
  });

  it('asks for a field by a value among those of a list', () => {
    const form = formOf(
      z.strictObject({
        group: z.array(z.string()).default(['corps']).register(fields, { label: 'x.group' }),
        cavalry: z
          .number()
          .optional()
          .register(fields, { label: 'x.cavalry', when: { field: 'group', has: ['cavalry', 'horse'] } }),
      }),
    );
    const asked = (group?: unknown) => form.filter((field) => isAsked(field, form, { group })).map(({ name }) => name);
    expect(asked()).toEqual(['group']);
    expect(asked('cavalry')).toEqual(['group']);
    expect(asked(['corps', 'horse'])).toEqual(['group', 'cavalry']);
  });

  it('asks for a field by what an item of a list is like, lists within lists too', () => {
    const guns = {
      field: 'guns',
      some: [
        { field: 'kind', is: ['sar'] },
        { field: 'shell', is: ['42'] },
      ],
    } as const;
    const form = formOf(
      z.strictObject({
        shots: z.number().optional().register(fields, { label: 'x.shots', when: guns }),
        within: z
          .number()
          .optional()
          .register(fields, { label: 'x.within', when: { field: 'hexes', some: [guns] } }),
      }),
    );
    const asked = (values: Readonly<Record<string, unknown>>) =>
      form.filter((field) => isAsked(field, form, values)).map(({ name }) => name);
    const sar = { kind: 'sar', shell: '42' };
    expect(asked({})).toEqual([]);
    expect(asked({ guns: 'no list', hexes: [7, null] })).toEqual([]);
    expect(asked({ guns: [{}, { kind: 'sar' }, { shell: '42' }] })).toEqual([]);
    expect(asked({ guns: [{}, sar] })).toEqual(['shots']);
    expect(asked({ hexes: [{}, { guns: [sar] }] })).toEqual(['within']);
  });

  it('knows what is usual beside another value, else the default', () => {
    const [field] = formOf(
      z.strictObject({
        steps: z
          .number()
          .default(4)
          .register(fields, { label: 'x.steps', usual: { by: 'kind', values: { gun: 1, hq: 0 } } }),
      }),
    );
    expect(['gun', 'hq', 'foot', undefined].map((kind) => field && usualOf(field, { kind }))).toEqual([1, 0, 4, 4]);
  });

  it('takes away what a new value replaces, and nothing else', () => {
    const form = formOf(
      z.strictObject({
        preset: z
          .string()
          .default('ready')
          .register(fields, { label: 'x.preset', replaces: ['sheet'] }),
        sheet: z.string().optional(),
        turn: z.number().default(1),
      }),
    );
    expect(changeOf(form, { preset: 'other' })).toStrictEqual({ sheet: undefined, preset: 'other' });
    expect(changeOf(form, { turn: 2 })).toStrictEqual({ turn: 2 });
    expect(changeOf(form, { sheet: 'own' })).toStrictEqual({ sheet: 'own' });
    // Of several at once, too; what is given beside what replaces it stays.
    expect(changeOf(form, { turn: 2, preset: 'other' })).toStrictEqual({ sheet: undefined, turn: 2, preset: 'other' });
    expect(changeOf(form, { sheet: 'own', preset: 'other' })).toStrictEqual({ sheet: 'own', preset: 'other' });
  });

  it('tells dice and picks from the other fields', () => {
    const form = formOf(fire.schema);
    expect(form.filter(isDie).map(({ name }) => name)).toEqual(['attackerDie', 'defenderDie']);
    expect(form.filter(isPick).map(({ name }) => name)).toEqual(['attackerChoice', 'defenderChoice']);
  });
});
