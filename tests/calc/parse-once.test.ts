import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { formOf } from '@/lib/calc/form';
import { parseOnce } from '@/lib/calc/parse-once';

const plain = () => z.strictObject({ a: z.number().default(1), b: z.array(z.string()).default([]) });

describe('a schema that checks an object once', () => {
  test('gives the same result for the same object, and takes its own result as it is', () => {
    const schema = parseOnce(plain());
    const given = { a: 2 };
    const first = schema.parse(given);
    expect(first).toEqual({ a: 2, b: [] });
    expect(schema.parse(given)).toBe(first);
    expect(schema.parse(first)).toBe(first);
    expect(schema.parse({ a: 2 })).not.toBe(first);
  });
  test('does so inside of other schemas', () => {
    const outer = z.strictObject({ sheet: parseOnce(plain()).optional() });
    const sheet = { a: 3 };
    expect(outer.parse({ sheet }).sheet).toBe(outer.parse({ sheet }).sheet);
    expect(outer.parse({})).toEqual({});
  });
  test.each([{ a: 'x' }, { c: 1 }, undefined, null, 7, 'text', []])(
    'refuses %j as the plain one does, every time',
    (given) => {
      const [once, again] = [parseOnce(plain()), plain()];
      for (const _ of [1, 2]) expect(once.safeParse(given).error?.issues).toEqual(again.safeParse(given).error?.issues);
    },
  );
  test('has the same form', () => expect(formOf(parseOnce(plain()))).toEqual(formOf(plain())));
});
