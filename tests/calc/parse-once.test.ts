import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { parseInput } from '@/lib/calc/calculator';
import { formOf } from '@/lib/calc/form';
import { parseOnce } from '@/lib/calc/parse-once';

const plain = () => z.strictObject({ a: z.number().default(1), b: z.array(z.string()).default([]) });

function parsed<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = parseInput({ schema }, given);
  if (!result.ok) throw new Error(result.error.text.key);
  return result.value;
}

describe('a schema that is read once', () => {
  test('gives the same result for the same object, and takes its own result as it is', () => {
    const schema = parseOnce(plain());
    const given = { a: 2 };
    const first = parsed(schema, given);
    expect(first).toEqual({ a: 2, b: [] });
    expect(parsed(schema, given)).toBe(first);
    expect(parsed(schema, first)).toBe(first);
    expect(parsed(schema, { a: 2 })).not.toBe(first);
  });
  test('does so inside of other schemas', () => {
    const outer = z.strictObject({ sheet: parseOnce(plain()).optional() });
    const sheet = { a: 3 };
    expect(parsed(outer, { sheet }).sheet).toBe(parsed(outer, { sheet }).sheet);
    expect(parsed(outer, {})).toEqual({});
  });
  test.each([{ a: 'x' }, { c: 1 }, undefined, null, 7, 'text', []])(
    'refuses %j as the plain one does, every time',
    (given) => {
      const [once, again] = [parseOnce(plain()), plain()];
      for (const _ of [1, 2]) expect(parseInput({ schema: once }, given)).toEqual(parseInput({ schema: again }, given));
    },
  );
  test('has the same form', () => expect(formOf(parseOnce(plain()))).toEqual(formOf(plain())));
});
