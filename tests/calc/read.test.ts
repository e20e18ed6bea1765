import fc from 'fast-check';
import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { parseOnce } from '@/lib/calc/parse-once';
import { readerOf, REFUSED } from '@/lib/calc/read';
import { atMost } from '@/lib/core/at-most';
import { cases } from '@/tests/compare/cases';
import { TOOLS } from '@/tests/support/tools';

/** What zod alone gives: the value with its fields in their order, or REFUSED. */
function byZod(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : REFUSED;
}

function expectSame(schema: z.ZodType, value: unknown): void {
  const [read, parsed] = [readerOf(schema)(value), byZod(schema, value)];
  expect(read).toStrictEqual(parsed);
  if (read !== REFUSED) expect(JSON.stringify(read)).toBe(JSON.stringify(parsed));
}

const whole = z.number().int().min(1).max(9);
const item = z.strictObject({ id: z.string().min(2).max(4), n: whole.default(1), side: z.enum(['a', 'b']).optional() });
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  whole,
  number: z.number(),
  bounded: z.number().min(-1).max(5),
  below: z.number().lt(5),
  half: z.number().multipleOf(0.5),
  coerced: z.coerce.number(),
  text: z.string().min(2).max(4),
  trimmed: z.string().trim().max(3),
  pattern: z.string().regex(/^a/),
  switch: z.boolean(),
  literal: z.union([z.literal(0), z.literal(1), z.literal('a')]),
  mixed: z.union([z.literal(0), z.string().default('a')]),
  nullable: z.boolean().nullable().default(true),
  list: z.array(item).min(1).max(2),
  distinct: z.array(whole).refine((all) => new Set(all).size === all.length),
  strict: item,
  loose: z.object({ n: whole.optional(), list: z.array(whole).default([]) }),
  passing: z.looseObject({ n: whole }),
  open: z.strictObject({ any: z.unknown(), record: z.record(z.string(), whole).optional() }),
  defaulted: z.strictObject({ n: whole.optional().default(4), m: whole.nullable().default(2) }),
  checked: z.strictObject({ n: whole.optional() }).refine(({ n }) => n !== 2),
  shortened: z.string().trim().min(2).max(3),
  mended: z.strictObject({ n: whole.default(5), id: z.string().optional() }).overwrite((one) => ({ ...one, n: 1 })),
  record: z.record(z.string(), z.union([z.string(), whole])),
  named: z.record(z.string().regex(/^[a-m]/), whole.optional()),
  renamed: z.record(z.string().toUpperCase(), whole),
  listed: z.record(z.enum(['n', 'm']), whole),
  few: atMost(z.record(z.string().max(2), whole.nullable()), 1).default({}),
  loosened: z.looseRecord(z.string().regex(/^[a-m]/), whole),
  sparse: z.strictObject({ m: whole.optional(), n: whole.optional(), id: z.string(), side: z.string().optional() }),
  once: z.strictObject({ sheet: parseOnce(z.strictObject({ n: whole.default(5) })).optional() }),
};

const leaf = fc.constantFrom<unknown>(
  ...[undefined, null, true, 0, -0, 1, 2, 9, 10, 1.5, NaN, Infinity, '', 'a', 'ab', ' ab ', 'abcde', '🂡', '🂡🂡', '🂡🂡🂡'],
);
const names = fc.constantFrom('n', 'm', 'id', 'side', 'list', 'any', 'record', 'sheet', '__proto__', 'other');
const { value: anything } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(names, tie('value'), { maxKeys: 4 }),
  ),
}));

describe('a reader gives what zod gives', () => {
  test.each(Object.entries(SCHEMAS))('%s, for any value', (_, schema) => {
    fc.assert(
      fc.property(anything, (value) => expectSame(schema, value)),
      { numRuns: 1000 },
    );
  });

  test('for the inputs of every tool, those that are wrong among them', async () => {
    const schemas = new Map(TOOLS.map(({ calc }) => [calc.id, calc.schema]));
    const found = (await cases(30)).filter(({ input }) => input !== undefined);
    expect(found.length).toBeGreaterThan(500);
    for (const { id, input } of found) expectSame(schemas.get(id) ?? z.never(), input);
  });

  test('a record is read only where it is plain', () => {
    class Own {
      n = 1;
    }
    const odd: readonly unknown[] = [
      new Own(),
      Object.create({ n: 1 }),
      { [Symbol('n')]: 1 },
      { constructor: 1, n: 1 },
    ];
    for (const value of [...odd, JSON.parse('{"__proto__":1,"n":1}'), Object.create(null)])
      expectSame(z.record(z.string(), whole), value);
  });

  test('a default that is a list is made for each case', () => {
    const read = readerOf(z.strictObject({ list: z.array(whole).default([1]) }));
    expect(read({})).toEqual({ list: [1] });
    expect((read({}) as { list: unknown }).list).not.toBe((read({}) as { list: unknown }).list);
  });

  test('what is parsed once is parsed once inside of others too', () => {
    const read = readerOf(SCHEMAS.once ?? z.never());
    const sheet = { n: 2 };
    const of = (value: unknown) => (value as { sheet: unknown }).sheet;
    expect(of(read({ sheet }))).toBe(of(read({ sheet })));
  });
});
