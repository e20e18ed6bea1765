import * as fc from 'fast-check';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { cellsIn, encodeInput, readAddress, withCells } from '@/lib/calc/address';
import type { Calculator } from '@/lib/calc/calculator';
import type { Input } from '@/lib/calc/check';
import { text } from '@/lib/calc/evaluation';
import { formOf } from '@/lib/calc/form';
import { illegal } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { isForbiddenName } from '@/lib/core/json-scan';
import { fire as fireTool } from '@/lib/games/paths-of-glory/calculators/fire';
import { supply } from '@/lib/games/paths-of-glory/calculators/supply';

const fire = fireTool as unknown as Calculator;

const group = z.strictObject({
  type: z.string(),
  face: z.enum(['full', 'reduced']).default('full'),
  n: z.number().int().min(1).max(9).default(1),
  more: z.record(z.string(), z.number().int()).optional(),
});
const every = tool({
  id: 'paths-of-glory/every',
  schema: z.strictObject({
    on: z.boolean().default(true),
    word: z.string().optional(),
    terrain: z.enum(['clear', 'swamp']).default('clear'),
    level: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
    drm: z.number().int().min(-6).max(6).default(0),
    groups: z
      .array(group)
      .max(4)
      .default([{ type: 'a', face: 'full', n: 1 }]),
    nested: z
      .array(z.strictObject({ units: z.array(group).max(3), near: z.boolean().default(false) }))
      .max(3)
      .default([]),
    reserve: z
      .record(z.string(), z.strictObject({ full: z.number().int().default(0), reduced: z.number().int().default(0) }))
      .optional(),
    faces: z.array(z.enum(['x', 'y'])).optional(),
    whatever: z.union([z.boolean(), z.array(z.string())]).optional(),
  }),
  settle: () => illegal('on', true, text('calc.invalid'), '1.1'),
  words: { factsOf: () => [], stepsOf: () => [], blocksOf: () => [] },
  answer: () => undefined,
}) as unknown as Calculator;

const word = fc.string({ unit: 'grapheme', maxLength: 8 });
const key = word.filter((name) => !isForbiddenName(name));
const unit = fc.record(
  {
    type: word,
    face: fc.constantFrom('full', 'reduced'),
    n: fc.integer({ min: 1, max: 9 }),
    more: fc.dictionary(key, fc.integer({ min: -9, max: 9 }), { maxKeys: 3 }),
  },
  { requiredKeys: ['type'] },
);
const anyInput = fc.record(
  {
    on: fc.boolean(),
    word,
    terrain: fc.constantFrom('clear', 'swamp'),
    level: fc.constantFrom(0, 1, 2),
    drm: fc.integer({ min: -6, max: 6 }),
    groups: fc.array(unit, { maxLength: 4 }),
    nested: fc.array(
      fc.record({ units: fc.array(unit, { maxLength: 3 }), near: fc.boolean() }, { requiredKeys: ['units'] }),
      { maxLength: 3 },
    ),
    reserve: fc.dictionary(key, fc.record({ full: fc.nat(20), reduced: fc.nat(20) }, { requiredKeys: [] }), {
      maxKeys: 3,
    }),
    faces: fc.array(fc.constantFrom('x', 'y'), { maxLength: 3 }),
    whatever: fc.oneof(fc.boolean(), fc.array(word, { maxLength: 3 })),
  },
  { requiredKeys: [] },
);

const queryOf = (calc: Calculator, input: Input): string => encodeInput(formOf(calc.schema), input);

describe('addresses of inputs', () => {
  it.each<[string, Input, string]>([
    ['defaults alone', {}, 'v=1'],
    ['a default given', { trench: 0 }, 'v=1'],
    [
      'simple fields',
      { trench: 1, terrain: 'forest', sinai: true, attackerDrm: -2 },
      'terrain=forest&trench=1&attackerDrm=-2&sinai=1&v=1',
    ],
    [
      'units',
      { defenders: [{ type: 'fr-army' }, { type: 'fr-corps', face: 'reduced', n: 2 }] },
      'defenders=(fr-army,fr-corps;face:reduced;n:2)&v=1',
    ],
    ['nobody', { defenders: [] }, 'defenders=()&v=1'],
    [
      'attacking spaces',
      {
        attackers: [
          { space: 'metz', units: [{ type: 'ge-army', n: 2 }], nearEnemy: true },
          { units: [{ type: 'ge-corps' }] },
        ],
      },
      'attackers=(metz;units:(ge-army;n:2);nearEnemy:1,;units:(ge-corps))&v=1',
    ],
    ['reserve', { reserve: { 'ge-corps': { full: 2 }, 'fr-corps': {} } }, 'reserve=(;ge-corps:(2);fr-corps:(;))&v=1'],
    [
      'marks in a text',
      { attackerChoice: 'ge-army:full+fr, (x)*' },
      'attackerChoice=ge-army*:full%2Bfr*,%20*(x*)**&v=1',
    ],
  ])('%s', (_, input, query) => {
    expect(queryOf(fire, input)).toBe(query);
    expect(readAddress(fire, `?${query}`)).toEqual({ ok: true, value: fire.schema.parse(input) });
  });

  it('come back as the same input, whatever it is', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const whole = every.schema.parse(input) as Input;
        expect(readAddress(every, queryOf(every, whole))).toEqual({ ok: true, value: whole });
        expect(queryOf(every, whole)).toBe(queryOf(every, input));
      }),
    );
  });

  it('survive a program that encodes or decodes more than it should', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const query = queryOf(every, input);
        expect(readAddress(every, new URLSearchParams(query).toString())).toEqual(readAddress(every, query));
        expect(new URL(`https://example.org/?${query}`).search).toBe(`?${query}`);
      }),
    );
  });

  it('hold no case when there is no query, or only what others added', () => {
    for (const query of ['', '?', '?fbclid=abc&utm_source=mail'])
      expect(readAddress(fire, query)).toEqual({ ok: true, value: undefined });
    expect(readAddress(fire, '?trench=2&utm_source=mail')).toMatchObject({ ok: true, value: { trench: 2 } });
  });

  it.each<[string, string, string]>([
    ['trench=7', 'trench', 'calc.oneOf'],
    ['attackerDrm=99', 'attackerDrm', 'calc.tooBig'],
    ['attackerDrm=x', 'attackerDrm', 'calc.type'],
    ['attackerDrm=1.5', 'attackerDrm', 'calc.type'],
    ['terrain=jungle', 'terrain', 'calc.oneOf'],
    ['sinai=yes', 'sinai', 'calc.type'],
    ['moon=full', 'moon', 'calc.unknownField'],
    ['defenders=(fr-army;colour:red)', 'defenders.0.colour', 'calc.unknownField'],
    ['defenders=(;n:2)', 'defenders.0.type', 'calc.missing'],
    ['defenders=(fr-army', 'defenders', 'tools.address.unreadable'],
    ['defenders=fr-army', 'defenders', 'tools.address.unreadable'],
    ['defenders=(fr-army))', 'defenders', 'tools.address.unreadable'],
    ['defenders', 'defenders', 'tools.address.unreadable'],
    ['terrain=', 'terrain', 'tools.address.unreadable'],
    ['terrain=%E0%A4%A', 'terrain', 'tools.address.unreadable'],
    ['attackerChoice=half*', 'attackerChoice', 'tools.address.unreadable'],
    ['=3', '=3', 'tools.address.unreadable'],
    ['v=2', 'v', 'tools.address.version'],
    ['v=0', 'v', 'tools.address.unreadable'],
    ['v=', 'v', 'tools.address.unreadable'],
    ['v=one', 'v', 'tools.address.unreadable'],
  ])('refuse %s by naming the field', (query, field, key) => {
    expect(readAddress(fire, query)).toMatchObject({
      ok: false,
      error: { code: 'invalid-input', field, text: { key } },
    });
  });

  it.each([`${'x'.repeat(5000)}=1`, `a${'%25'.repeat(2000)}%=1`])(
    'fill no screen with what is damaged: %.20s',
    (query) => {
      const read = readAddress(fire, query);
      expect(JSON.stringify(read.ok ? undefined : read.error.text).length).toBeLessThan(500);
    },
  );

  it('are read without a fault whatever they are', () => {
    const scrap = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('(', ')', ',', ';', ':', '*', '%', '&', '=', 'a', '1', '_') }),
    );
    fc.assert(
      fc.property(fc.constantFrom('', 'groups=', 'nested=', 'reserve=', 'word='), scrap, (start, rest) => {
        const read = readAddress(every, start + rest);
        expect(
          read.ok ? read.value === undefined || every.schema.safeParse(read.value).success : read.error.text.key !== '',
        ).toBe(true);
      }),
    );
  });
});

describe('names that an object would swallow', () => {
  it.each([
    ['control=(;__proto__:allied)', 'control.__proto__'],
    ['control=(;lille:allied;__proto__:allied)', 'control.__proto__'],
    ['control=(;*_*_proto*_*_:allied)', undefined],
    ['control=(;__p*roto__:allied)', 'control.__proto__'],
    ['control=(;constructor:allied)', 'control.constructor'],
    ['units=(;prototype:((;type:x)))', 'units.prototype'],
    ['__proto__=1', '__proto__'],
  ])('%s is refused with its place, and nothing is dropped', (query, field) => {
    const read = readAddress(supply as unknown as Calculator, query);
    if (field === undefined) expect(read).toMatchObject({ ok: true, value: { control: { proto: 'allied' } } });
    else expect(read).toMatchObject({ ok: false, error: { field, text: { key: 'calc.unknownField' } } });
    expect('allied' in Object.prototype).toBe(false);
  });
});

describe('chart cells that a shared case brings along', () => {
  const query = queryOf(fire, { trench: 1 });
  it('stand in a parameter of their own that no other part minds', () => {
    const cells = '1;c,abf;k,masonry,9+,5,.-2,7,0_-7;0z4k';
    const shared = withCells(query, cells);
    expect(shared).toBe('trench=1&v=1&cells=1;c,abf;k,masonry,9%2B,5,.-2,7,0_-7;0z4k');
    expect(cellsIn(`?${shared}`)).toBe(cells);
    expect(readAddress(fire, shared)).toEqual(readAddress(fire, query));
    expect(readAddress(fire, `${query}&cells=%E0%A4%A`)).toEqual(readAddress(fire, query));
    expect(readAddress(fire, '?cells=1;x')).toEqual({ ok: true, value: undefined });
  });
  it('are none without it, and the bare text where it cannot be decoded', () => {
    expect(withCells(query, undefined)).toBe(query);
    expect([cellsIn(`?${query}`), cellsIn(''), cellsIn('?cells='), cellsIn('?cells')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(cellsIn('?cells=%E0%A4%A')).toBe('%E0%A4%A');
  });
  it('come back from an address as they were', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        (cells) => cellsIn(`?${withCells(query, cells)}`) === cells.replace(/\p{Surrogate}/gu, '\uFFFD'),
      ),
    );
  });
});
