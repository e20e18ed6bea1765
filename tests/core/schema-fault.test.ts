import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { faultText } from '@/lib/calc/fault-words';
import { speaker } from '@/lib/calc/say';
import { uiWords } from '@/lib/content/words';
import { LANGUAGES } from '@/lib/core/language';
import { atMost } from '@/lib/core/at-most';
import { schemaFault } from '@/lib/core/schema-fault';

const kinded = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('a'), n: z.int() }),
  z.strictObject({ kind: z.literal('b') }),
]);

/** A schema, what it refuses, and what is said of it. */
const CASES: readonly (readonly [name: string, schema: z.ZodType, value: unknown, words: string])[] = [
  ['a type', z.string(), 5, 'input: 5 is not allowed here. Expected: a text in quotation marks.'],
  ['a missing field', z.object({ a: z.boolean() }), {}, 'a: a value is missing. Expected: true or false.'],
  ['another type', z.date(), 5, 'input: 5 is not allowed here. Expected: something else.'],
  ['no number', z.number(), Infinity, 'input: Infinity is not allowed here. Expected: a number.'],
  ['no whole number', z.int(), 1.5, 'input: 1.5 is not allowed here. Expected: a whole number.'],
  ['a large whole number', z.int(), 2 ** 60, 'is too large. The most is 9007199254740991.'],
  ['a small number', z.number().min(3), 2, 'input: 2 is too small. The least is 3.'],
  ['a large number', z.number().max(3), 4, 'input: 4 is too large. The most is 3.'],
  ['a step', z.number().multipleOf(5), 4, 'input: 4 does not go by steps of 5.'],
  ['a short text', z.string().min(1), '', 'input: "" is too short. It has at least 1 character.'],
  ['a long text', z.string().max(2), 'abc', 'input: "abc" is too long. It has at most 2 characters.'],
  ['a short list', z.array(z.int()).min(1), [], 'input: 0 are too few. The least is 1.'],
  ['a long list', z.array(z.int()).max(1), [1, 2], 'input: 2 are too many. The most is 1.'],
  ['a large record', atMost(z.record(z.string(), z.int()), 1), { a: 1, b: 2 }, 'input: 2 are too many. The most is 1.'],
  ['a value of a list', z.enum(['x', 'y']), 'z', 'input: "z" is not known. Allowed: x, y.'],
  ['one of some values', z.union([z.literal(0), z.literal(1)]), 2, 'input: 2 is not known. Allowed: 0, 1.'],
  ['a text written as a number', z.enum(['7', '52']), 52, 'input: 52 is not allowed here. Expected: a text in'],
  [
    'a number written as a text',
    z.union([z.literal(0), z.literal(1)]),
    '1',
    '"1" is not allowed here. Expected: a number.',
  ],
  ['one of some types', z.union([z.string(), z.int()]), true, 'Expected: a text in quotation marks or a number.'],
  ['nothing for one of them', z.object({ a: z.union([z.string(), z.int()]) }), {}, 'a: a value is missing.'],
  ['a fault in one of them', z.union([z.string(), z.array(z.int())]), [1, 'x'], '1: "x" is not allowed here.'],
  ['a kind', kinded, { kind: 'c' }, 'kind: "c" is not known. Allowed: a, b.'],
  ['no kind', kinded, {}, 'kind: — is not known. Allowed: a, b.'],
  ['a field too many', z.strictObject({ a: z.int() }), { a: 1, b: 2 }, 'b: this field does not exist. Allowed: a.'],
  [
    'a field too many, deep down',
    z.object({ l: z.array(z.record(z.string(), z.strictObject({ a: z.int().optional() }).optional())) }),
    { l: [{ k: { b: 1 } }] },
    'l.0.k.b: this field does not exist. Allowed: a.',
  ],
  ['a pattern', z.string().regex(/^[a-z]{2}$/u), '5', 'input: "5" is not written as it must be there ([a-z]{2}).'],
  ['a name', z.record(z.string().regex(/^\d$/), z.int()), { x: 1 }, 'x: "x" is not written as it must be there (\\d).'],
  ['a format', z.email(), 'x', 'input: "x" is not written as it must be there ('],
  ['a check of its own', z.string().refine(() => false, 'Invalid words'), 'x', 'input: "x" is not allowed here.'],
  ['a set', z.set(z.int()).min(1), new Set(), 'input: 0 are too few. The least is 1.'],
  ['never', z.never(), 'x', 'input: "x" is not allowed here. Expected: something else.'],
];

describe.each(LANGUAGES)('what a schema says, in %s', (lang) => {
  const { say } = speaker(uiWords(lang, ['calc']), lang);
  it.each(CASES)('%s', (_, schema, value, words) => {
    const parsed = schema.safeParse(value);
    const said = parsed.success ? '' : say(faultText(schemaFault(schema, parsed.error.issues, value)));
    expect(said).not.toMatch(/Invalid|Expected .* received|undefined|calc\./);
    if (lang === 'en') expect(said).toContain(words);
    else expect(said).not.toMatch(/not allowed|Expected|The (?:most|least)|missing/);
  });
});

describe('what is given', () => {
  const shown = (value: unknown): string => {
    const parsed = z.never().safeParse(value);
    const text = parsed.success ? undefined : faultText(schemaFault(z.never(), parsed.error.issues, value));
    return String(text?.params?.given);
  };
  const deep = Array.from({ length: 50_000 }).reduce<unknown>((inner) => [inner], 1);
  it.each([
    [{ a: [1, { b: 'x' }] }, '{"a":[1,{"b":"x"}]}'],
    [deep, '[[[[…]]]]'],
    [Array(1e6).fill(7), `[${'7,'.repeat(39)}7…`],
    ['x'.repeat(1e6), `"${'x'.repeat(79)}…`],
    ['\u202Ea\u0000\u200B', '"\\u202ea\\u0000\\u200b"'],
    [`${'x'.repeat(78)}🂡`, `"${'x'.repeat(78)}…`],
    [undefined, '—'],
    [-0, '0'],
  ])('%#: is shown in short', (value, words) => expect(shown(value)).toBe(words));
});
