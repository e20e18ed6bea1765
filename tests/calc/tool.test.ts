import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { parseInput } from '@/lib/calc/calculator';
import { text } from '@/lib/calc/evaluation';
import { saidFaces } from '@/lib/calc/dice';
import { fact, step, verdictBlock } from '@/lib/calc/ledger';
import { illegal } from '@/lib/calc/refusal';
import { tool, wordsBy, type Words } from '@/lib/calc/tool';
interface Data {
  readonly most: number;
}
interface Finding {
  readonly units: number;
  readonly calm: boolean;
  readonly hit: boolean | undefined;
}

const words: Words<Finding, Data> = {
  factsOf: ({ units }) => [fact(text('x.units', { units }))],
  stepsOf: (_, { most }) => [step('most', '1', text('x.most', { most }))],
  blocksOf: ({ hit }) => [verdictBlock(text(`x.${hit ?? 'open'}`), 'neutral')],
};

const picket = tool({
  id: 'paths-of-glory/picket',
  schema: z.strictObject({
    units: z.number().int().default(1),
    die: z.number().int().optional(),
    pick: z.string().optional(),
    calm: z.boolean().default(false),
  }),
  refuse: ({ units }, { most }: Data) => (units > most ? illegal('units', units, text('x.many'), '1.1') : undefined),
  settle: ({ units, die, pick, calm }) =>
    units < 0 || (pick !== undefined && die === undefined)
      ? illegal('units', units, text('x.few'), '1.2')
      : { units, calm, hit: die === undefined ? undefined : die > 3 },
  words,
  answer: ({ units, hit }) => ({ units, hit: hit ?? null }),
  taken: ({ calm }) => (calm ? [{ field: 'units', value: 1 }] : []),
  dice: {
    fields: ['die'],
    picks: ['pick'],
    idle: ({ calm }) => (calm ? ['die'] : []),
    faces: ({ calm }, _, before) =>
      before[0]?.kind === 'verdict' && !calm ? [saidFaces('die', before[0].text, () => text('x.face'))] : [undefined],
  },
});

function ask(input: object, dice?: boolean) {
  const parsed = parseInput(picket, input);
  if (!parsed.ok) throw new Error('not read');
  return picket.evaluate(parsed.value, { most: 4 }, dice === undefined ? undefined : { dice });
}

describe('a tool', () => {
  it('has its game from its id, and reads no chart if it names none', () => {
    expect(picket).toMatchObject({
      id: 'paths-of-glory/picket',
      game: 'paths-of-glory',
      tables: [],
    });
  });

  it('answers in its words, and leaves out what it has nothing to say of', () => {
    expect(ask({ units: 2, die: 5 })).toEqual({
      ok: true,
      value: {
        facts: [{ text: { key: 'x.units', params: { units: 2 } } }],
        steps: [{ id: 'most', rule: '1', text: { key: 'x.most', params: { most: 4 } } }],
        notApplied: [],
        outcome: {
          blocks: [{ kind: 'verdict', text: { key: 'x.true' }, tone: 'neutral' }],
          data: { units: 2, hit: true },
        },
        open: [],
      },
    });
  });

  it('refuses before it settles, and where it cannot settle', () => {
    expect(ask({ units: 5 })).toMatchObject({ ok: false, error: { text: { key: 'x.many' }, rule: '1.1' } });
    expect(ask({ units: -1 })).toMatchObject({ ok: false, error: { text: { key: 'x.few' }, rule: '1.2' } });
  });

  it('names what it takes fields for and the dice that it does not roll', () => {
    expect(ask({ calm: true })).toMatchObject({
      value: { taken: [{ field: 'units', value: 1 }], idleDice: ['die'] },
    });
  });

  it('tells who wants the dice what came first before them, without a word from the tool', () => {
    expect(ask({ die: 5 })).not.toHaveProperty('value.dice');
    const rolled = ask({ die: 5 }, true);
    expect(rolled).toMatchObject({ value: { dice: { first: { text: { key: 'x.open' } } } } });
    expect(rolled).toMatchObject({ value: { dice: { faces: [{ die: 'die', title: { key: 'x.open' } }] } } });
    expect(ask({ die: 5, pick: 'x' }, true)).toMatchObject({ value: { dice: { first: { text: { key: 'x.open' } } } } });
    expect(ask({}, true)).toMatchObject({ value: { dice: { first: undefined } } });
    expect(ask({ calm: true }, true)).toMatchObject({ value: { dice: { faces: [] } } });
  });
});

it('a tool that works in two ways has the words of either', () => {
  const one: Words<{ readonly a: string }, unknown> = {
    factsOf: ({ a }) => [fact(text(a))],
    stepsOf: () => [],
    blocksOf: () => [],
  };
  const other: Words<{ readonly b: string }, unknown> = {
    factsOf: ({ b }) => [fact(text(b)), fact(text(b))],
    stepsOf: () => [],
    blocksOf: () => [],
    openOf: ({ b }) => [{ text: text(b) }],
  };
  const both = wordsBy((finding: { readonly a: string } | { readonly b: string }) => 'a' in finding, one, other);
  expect(both.factsOf({ a: 'x' }, undefined)).toEqual([{ text: { key: 'x' } }]);
  expect(both.factsOf({ b: 'y' }, undefined)).toHaveLength(2);
  expect(both.openOf?.({ a: 'x' }, undefined)).toEqual([]);
  expect(both.openOf?.({ b: 'y' }, undefined)).toEqual([{ text: { key: 'y' } }]);
});
