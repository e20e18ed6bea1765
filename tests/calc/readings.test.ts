import { describe, expect, test } from 'vitest';
import type { Evaluation, Refusal } from '@/lib/calc/evaluation';
import type { FormField } from '@/lib/calc/form';
import { readingsOf } from '@/lib/calc/readings';
import { fail, ok, type Result } from '@/lib/core/result';

type Found = Result<Evaluation, Refusal>;
type Input = Readonly<Record<string, unknown>>;

const field: FormField = {
  name: 'reading',
  shape: { kind: 'choice', options: ['one', 'both'] },
  preset: 'one',
  required: false,
  info: { reading: 'hits' },
};
const other: FormField = { name: 'turn', shape: { kind: 'switch' }, preset: false, required: false, info: {} };

const answer = (head: string, below: string, dispute?: string): Found =>
  ok({
    facts: [],
    steps: [],
    notApplied: [],
    open: dispute === undefined ? [] : [{ text: { key: 'open' }, dispute }],
    outcome: {
      data: {},
      blocks: [
        { kind: 'verdict', tone: 'yes', text: { key: head } },
        { kind: 'values', id: 'v', title: { key: below }, rows: [] },
      ],
    },
  });
const refused: Found = fail({ code: 'illegal', text: { key: 'no' } });

const pointsOf = (input: Input, found: Found, ask: (input: Input) => Found, form = [other, field]) =>
  readingsOf(form, input, found, ask).map(({ effect, readings }) => ({
    effect,
    readings: readings.map(({ value, chosen, ruling }) => [value, chosen, ruling]),
  }));
const never = (): Found => {
  throw new Error('asked for what is known');
};

describe('the readings of a case', () => {
  test('are asked only where their point is open', () => {
    expect(pointsOf({}, answer('a', 'b'), never)).toStrictEqual([]);
    expect(pointsOf({}, answer('a', 'b', 'another'), never)).toStrictEqual([]);
    expect(pointsOf({}, refused, never)).toStrictEqual([]);
  });

  test.each<[what: string, otherwise: Found, effect: string]>([
    ['the same answer', answer('a', 'b'), 'nothing'],
    ['the same verdict, something below it', answer('a', 'c'), 'beside'],
    ['another verdict', answer('x', 'b'), 'answer'],
    ['a refusal', refused, 'answer'],
  ])('say what the other one makes: %s', (_, otherwise, effect) => {
    const asked: Input[] = [];
    const ask = (input: Input): Found => {
      asked.push(input);
      return otherwise;
    };
    expect(pointsOf({ turn: true }, answer('a', 'b', 'hits'), ask)).toStrictEqual([
      {
        effect,
        readings: [
          ['one', true, true],
          ['both', false, false],
        ],
      },
    ]);
    expect(asked).toStrictEqual([{ turn: true, reading: 'both' }]);
  });

  test('stay in sight where a player has chosen another than ours, also when the case is refused by it', () => {
    expect(pointsOf({ reading: 'both' }, refused, () => answer('a', 'b', 'hits'))).toStrictEqual([
      {
        effect: 'answer',
        readings: [
          ['one', false, true],
          ['both', true, false],
        ],
      },
    ]);
  });

  test('are not asked while the form does not ask for them', () => {
    const when: FormField = { ...field, info: { ...field.info, when: { field: 'turn', is: ['true'] } } };
    const found = answer('a', 'b', 'hits');
    expect(pointsOf({}, found, never, [other, when])).toStrictEqual([]);
    expect(pointsOf({ turn: true }, found, () => found, [other, when])).toHaveLength(1);
  });
});
