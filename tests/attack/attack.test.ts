import { describe, expect, it } from 'vitest';
import { run } from '@/lib/calc/calculator';
import type { Evaluation, Refusal } from '@/lib/calc/evaluation';
import { fraction } from '@/lib/prob/fraction';
import * as addresses from '@/tests/attack/addresses';
import { checkAnswer, checkSaid } from '@/tests/attack/check-answer';
import * as damaged from '@/tests/attack/damaged';
import * as files from '@/tests/attack/files';
import { lineOf } from '@/tests/attack/lines';
import * as random from '@/tests/attack/random';
import { TARGETS } from '@/tests/attack/targets';

const siege = TARGETS.find(({ calc }) => calc.id === 'paths-of-glory/siege');
if (!siege) throw new Error('no siege');
const answer = run(siege.calc, {}, siege.data);
if (!answer.ok) throw new Error('the siege is refused');
const sound = answer.value;

const odds = (share: number): Evaluation => ({
  ...sound,
  outcome: {
    ...sound.outcome,
    blocks: [
      {
        kind: 'odds',
        id: 'x',
        title: { key: 'siege.title' },
        rows: [{ label: { key: 'siege.title' }, chance: fraction(share, 6) }],
      },
    ],
  },
});

/** Answers and refusals that none may be, each with what is wrong with it. */
const BREACHES: readonly (readonly [what: RegExp, answer: Evaluation | Refusal])[] = [
  [/a number of the answer is NaN/, { ...sound, outcome: { ...sound.outcome, data: { men: Number.NaN } } }],
  [/add up to 5\/6/, odds(5)],
  [/a chance of x is 7\/6/, odds(7)],
  [/without a step/, { ...sound, steps: [] }],
  [/has the rule 99.9/, { ...sound, steps: sound.steps.map((step) => ({ ...step, rule: '99.9' })) }],
  [/no message siege.nonsense in en/, { ...sound, open: [{ text: { key: 'siege.nonsense' } }] }],
  [/names no field/, { code: 'invalid-input', text: { key: 'siege.title' } }],
  [/names no rule/, { code: 'illegal', field: 'armies', text: { key: 'siege.title' } }],
  [/does not say what is allowed/, { code: 'invalid-input', field: 'armies', text: { key: 'calc.invalidField' } }],
];

describe('npm run attack', () => {
  it('lets a sound answer pass', () => {
    expect(() => checkAnswer(siege, answer, siege.speakers)).not.toThrow();
    expect(() => checkAnswer(siege, { ok: true, value: odds(6) }, siege.speakers)).not.toThrow();
  });

  it.each(BREACHES)('finds the breach: %s', (what, found) => {
    const given = 'steps' in found ? ({ ok: true, value: found } as const) : ({ ok: false, error: found } as const);
    expect(() => checkAnswer(siege, given, siege.speakers)).toThrow(what);
  });

  it.each(['', ' ', 'It takes NaN turns.', 'Of {count} units', '[object Object]', 'x'.repeat(5000)])(
    'finds that nobody can read %.20j',
    (said) => expect(() => checkSaid(said, 'en')).toThrow(),
  );

  it('makes the same case of the same seed', () => {
    for (const made of [random.inputOf, damaged.damagedInput, lineOf, addresses.shown])
      for (let seed = 1; seed < 60; seed++) expect(made(seed)).toEqual(made(seed));
  });

  it.each(Object.entries({ random, damaged, addresses, files }))('has nothing to tell of some cases: %s', (_, kind) => {
    for (let seed = 1; seed <= 90; seed++) expect(() => kind.attempt(seed, new Map()), String(seed)).not.toThrow();
  });

  it('gets most random inputs past the first door, and most of those answered', () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 20 * TARGETS.length; seed++) random.attempt(seed, seen);
    const share = (how: string) =>
      [...seen].reduce((sum, [what, times]) => sum + (what.endsWith(how) ? times : 0), 0) / (20 * TARGETS.length);
    expect(share('answered')).toBeGreaterThan(0.6);
    expect(share('by the schema')).toBeLessThan(0.15);
  });
});
