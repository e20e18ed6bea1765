import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { parseInput, run } from '@/lib/calc/calculator';
import { formOf, isAsked } from '@/lib/calc/form';
import { weather } from '@/lib/games/nach-paris/calculators/weather';
import { loadData, type NpData } from '@/lib/games/nach-paris/data';
import { fraction, ONE, ZERO } from '@/lib/prob/fraction';
import { answerOf, expectLabels, expectSameKeys, firstScreen } from '@/tests/games/nach-paris/spoken';
import { inputsOf } from '@/tests/support/from-schema';

let data: NpData;
beforeAll(async () => {
  data = await loadData();
});
const answer = (input: unknown) => answerOf(weather, input, data);
const out = (input: unknown) => answer(input).outcome.data;
/** Without the check of every word in three languages, for the many cases of a property. */
const said = (input: unknown) => {
  const result = run(weather, input, data);
  if (!result.ok) throw new Error('refused');
  return result.value.outcome.data;
};

test.each([
  [{ rain: true }, 'roll', fraction(13, 20)],
  [{ rain: true, die: 7 }, 'dry', ZERO],
  [{ rain: true, die: 8 }, 'torrential', ONE],
  [{ rain: false, die: 20 }, 'none', ZERO],
  [{ rain: true, die: 20, firstTurn: true }, 'none', ZERO],
  [{ rain: true, turn: 1 }, 'none', ZERO],
  [{ rain: true, turn: 1, die: 20 }, 'none', ZERO],
  [{ rain: true, turn: 2 }, 'roll', fraction(13, 20)],
])('%o: %s', (input, rain, chance) => {
  expect(out(input)).toMatchObject({ rain, chance });
});

test.each([
  ['dry', { rain: false, mf: 41 }, { mf: 41, exm1: 21, march: 30, train: 50 }],
  ['heat', { rain: false, heat: true, mf: 40 }, { mf: 40, exm1: 20, march: 20, train: 50 }],
  ['rank C', { rain: false, rank: 'C' }, { march: 20 }],
  ['rank C in the heat', { rain: false, rank: 'C', heat: true }, { march: 10 }],
  ['Belgian of rank A', { rain: false, nation: 'belgium', rank: 'A' }, { march: 20 }],
  ['French of rank A+', { rain: false, nation: 'france', rank: 'A+' }, { march: 30 }],
  ['INF with two steps lost', { rain: false, lost: 2 }, { march: 0 }],
  ['CAV with one step lost', { rain: false, kind: 'cav', lost: 1 }, { march: 0 }],
  ['HAR', { rain: false, kind: 'har' }, { march: 0, exm1: null }],
  ['PIO with one step lost', { rain: false, kind: 'pio', lost: 1 }, { march: 30, exm1: 20 }],
])('dry: %s', (_name, input, dry) => {
  expect(out(input).dry).toMatchObject(dry);
  expect(out(input).wet).toBeNull();
});

test('torrential rain: −8 MF, no forced march, attackers +4', () => {
  expect(out({ die: 8, mf: 40 })).toMatchObject({
    dry: null,
    wet: { mf: 32, exm1: 16, march: 0, train: 42 },
    attack: 4,
    cab: 0,
  });
  expect(out({ die: 8, mf: 5, trains: 'own' }).wet).toMatchObject({ mf: 0, train: 50 });
  expect(out({ heat: true, die: 3 })).toMatchObject({ cab: -1, attack: 0, wet: null });
});

test('GT1 is a first turn in any case: nothing is rolled, and it is not asked', () => {
  expect(answer({ turn: 1, rain: true }).outcome.blocks[0]).toMatchObject({ kind: 'verdict', rule: '3.2.2' });
  const form = formOf(weather.schema);
  const asked = (turn: number) => form.filter((field) => isAsked(field, form, { turn })).map(({ name }) => name);
  expect(asked(1)).not.toEqual(expect.arrayContaining(['die']));
  expect(asked(1)).not.toEqual(expect.arrayContaining(['firstTurn']));
  expect(asked(2)).toEqual(expect.arrayContaining(['die', 'firstTurn']));
});

test('in torrential rain heat shortens no forced march, since there is none', () => {
  const { steps, notApplied } = answer({ heat: true, die: 20 });
  expect(steps.map(({ id }) => id)).not.toContain('heatMarch');
  expect(notApplied.map(({ id }) => id)).toContain('heatMarch');
  expect(answer({ heat: true, die: 7 }).steps.map(({ id }) => id)).toContain('heatMarch');
});

test('the chance is that of the rolls', () => {
  fc.assert(
    fc.property(inputsOf(weather.schema, { strings: [''] }), (raw) => {
      const { die: _die, ...input } = raw as Record<string, unknown>;
      const rolled = Array.from({ length: 20 }, (_, i) => said({ ...input, die: i + 1 }));
      expect(said(input).chance).toEqual(fraction(rolled.filter(({ rain }) => rain === 'torrential').length, 20));
    }),
    { numRuns: 30 },
  );
});

test.each([
  [{}, ['heat', 'rain', 'kind', 'mf', 'nation', 'rank', 'lost']],
  [{ kind: 'sar' }, ['heat', 'rain', 'kind', 'mf']],
])('%o asks first for %o', (input, names) => {
  expect(firstScreen(weather.schema, input)).toEqual(names);
});

test('words', () => {
  expectLabels(weather.schema.shape);
  expectSameKeys('weather');
});

test.each([
  ['rain to come', {}, ['torrential-rain-odds', 'exm-which-mf']],
  ['rain on a unit without extended movement', { kind: 'har', die: 8 }, ['torrential-rain-odds']],
  ['no rain', { die: 7 }, []],
])('open: %s', (_, input, disputes) => {
  expect(answer({ rain: true, ...input }).open.map(({ dispute }) => dispute)).toEqual(disputes);
});

test('each face of the rain roll says what it brings, as it does when it falls (15.1.2)', () => {
  const facesOf = (input: object) => {
    const parsed = parseInput(weather, input);
    const found = parsed.ok ? weather.evaluate(parsed.value, data, { dice: true }) : parsed;
    return found.ok ? (found.value.dice?.faces ?? []) : undefined;
  };
  const [die, ...others] = facesOf({ rain: true, die: 9 }) ?? [];
  expect(others).toEqual([]);
  expect(die?.faces).toHaveLength(20);
  for (const { face, says } of die?.faces ?? [])
    expect(says?.key).toBe(`weather.face.${said({ rain: true, die: face }).rain}`);
  expect(facesOf({ rain: false })).toEqual([]);
});
