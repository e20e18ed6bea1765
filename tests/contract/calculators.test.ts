import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { run, type Calculator } from '@/lib/calc/calculator';
import { fields } from '@/lib/calc/field';
import { formOf, isAsked, type FormField } from '@/lib/calc/form';
import { speaker, type MessageTree } from '@/lib/calc/say';
import type { Evaluation } from '@/lib/calc/evaluation';
import { isText } from '@/lib/calc/texts';
import { readCourse } from '@/lib/content/course';
import { readGame } from '@/lib/content/game';
import { toolName } from '@/lib/core/tool-name';
import { toolWords, uiWords } from '@/lib/content/words';
import { gameOf, messagesOf, toolOf } from '@/lib/games/find';
import { LANGUAGES } from '@/lib/core/language';
import { rosterForm } from '@/lib/games/nach-paris/roster';
import { placedUnitFields } from '@/lib/games/nach-paris/sheet/schema';
import { GAMES } from '@/lib/games/registry';
import { equal, ONE, sum, type Fraction } from '@/lib/prob/fraction';
import { inputsOf } from '@/tests/support/from-schema';
import { inside } from '@/tests/support/inside';
import * as z from 'zod';

const dataByGame = new Map<string, unknown>();
beforeAll(async () => {
  for (const { id, data } of GAMES) dataByGame.set(id, await (await data()).loadData());
});

const entries = GAMES.flatMap(({ id: game, tools }) => tools.map((tool) => ({ game, tool })));
const all = await Promise.all(entries.map(({ tool }) => tool.calculator()));
const dataOf = (calc: Calculator): unknown => dataByGame.get(calc.game);

function deepFreeze<T>(value: T): T {
  if (value !== null && typeof value === 'object') {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}

function messagesFor(calc: Calculator, lang: (typeof LANGUAGES)[number]): MessageTree {
  const tool = toolOf(calc.game, toolName(calc.id));
  return { ...uiWords(lang, ['calc']), ...toolWords(calc.game, lang, tool ? messagesOf(tool) : []) };
}

const noNaN = (value: unknown): boolean =>
  [...inside(value)].every((item) => typeof item !== 'number' || Number.isFinite(item));

test('each line of a manifest loads the calculator of its name, each once', () => {
  expect(all.map(({ id }) => id)).toEqual(entries.map(({ game, tool }) => `${game}/${tool.name}`));
  expect(all.map(({ game }) => game)).toEqual(entries.map(({ game }) => game));
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('no field has the name of another parameter of addresses', () => {
  expect(all.flatMap(({ schema }) => formOf(schema).map(({ name }) => name))).not.toContainEqual(
    expect.stringMatching(/^(v|cells|now)$/),
  );
});

/** Every set of fields that stand side by side, those of the items of lists too. */
const groupsOf = (form: readonly FormField[]): readonly (readonly FormField[])[] => [
  form,
  ...form.flatMap(({ shape }) => {
    const item = shape.kind === 'list' ? shape.item : shape;
    return item.kind === 'group' ? groupsOf(item.fields) : [];
  }),
];

test('1914 asks once whether a unit is mountain infantry: the movement box MIN has said so (2.2.3, 2.5.9)', () => {
  const forms = [
    ...all.filter(({ game }) => game === 'nach-paris').map(({ schema }) => formOf(schema)),
    rosterForm,
    formOf(placedUnitFields),
  ];
  const asking = forms
    .flatMap(groupsOf)
    .flatMap((group) => group.filter(({ name }) => name === 'mountain').map((field) => ({ field, group })));
  expect(asking.length).toBeGreaterThan(4);
  for (const { field, group } of asking) {
    expect(isAsked(field, group, {})).toBe(true);
    expect(isAsked(field, group, { mobility: 'min' })).toBe(false);
  }
});

test.each(GAMES.map(({ id }) => id))('%s: what tools call turn and scenario are those of the checklist', (game) => {
  const { scenarios } = readCourse(game);
  const known = scenarios.scenarios.map(({ id }) => id);
  const longest = Math.max(...scenarios.scenarios.map(({ lastTurn }) => lastTurn));
  for (const { id, schema } of all.filter((calc) => calc.game === game))
    for (const { name, shape } of formOf(schema)) {
      if (name === 'turn') {
        expect(shape, id).toMatchObject({ kind: 'number' });
        expect(shape.kind === 'number' ? (shape.max ?? Infinity) : 0, id).toBeLessThanOrEqual(longest);
      }
      if (name === 'scenario') {
        expect(shape, id).toMatchObject({ kind: 'choice' });
        expect(known, id).toEqual(expect.arrayContaining(shape.kind === 'choice' ? [...shape.options] : []));
      }
    }
});

describe.each(all.map((calc) => [calc.id, calc] as const))('%s', (_id, calc) => {
  const content = readGame(calc.game);
  const words = {
    strings: [
      'ge-army',
      'ge-corps',
      'fr-army',
      'br-bef-army',
      'br-corps',
      'ru-army',
      'tu-corps',
      'sedan',
      'metz',
      'paris',
      'london',
      'constantinople',
      'sinai',
      'germany',
      'france',
      'GE',
      'FR',
      'A',
      'reserve',
      'x',
      '',
    ],
  };

  test('has a title and a summary in every language, and stays on a board that its game has', () => {
    for (const lang of LANGUAGES)
      for (const key of ['title', 'summary'])
        expect(speaker(messagesFor(calc, lang), lang).has(`${toolName(calc.id)}.${key}`), `${key} in ${lang}`).toBe(
          true,
        );
    expect(!toolOf(calc.game, toolName(calc.id))?.onBoard || gameOf(calc.game).board !== undefined).toBe(true);
  });

  test('reads only charts that exist', () => {
    const charts = [...content.tables().keys(), ...content.cards().keys()];
    expect(calc.tables.filter((id) => !charts.includes(id))).toEqual([]);
  });

  test('every field has a label in every language, and a rule that exists', () => {
    const shape = calc.schema instanceof z.ZodObject ? calc.schema.shape : {};
    expect(Object.keys(shape).length).toBeGreaterThan(0);
    for (const [name, field] of Object.entries(shape)) {
      const info = fields.get(field as z.ZodType);
      expect(info, `field ${name} is registered`).toBeDefined();
      if (info?.rule) expect(content.numbers).toContain(info.rule);
      for (const lang of LANGUAGES)
        expect(speaker(messagesFor(calc, lang), lang).has(info?.label ?? ''), `${info?.label} in ${lang}`).toBe(true);
    }
  });

  test('answers its defaults with at least one step', () => {
    const answer = run(calc, {}, dataOf(calc));
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    expect(answer.value.steps.length).toBeGreaterThan(0);
    expect(answer.value.outcome.blocks.length).toBeGreaterThan(0);
  });

  test('refuses an unknown field by name', () => {
    const answer = run(calc, { nonsense: 1 }, dataOf(calc));
    expect(answer.ok).toBe(false);
    if (!answer.ok) expect(answer.error.field).toContain('nonsense');
  });

  test('any input it accepts: the same answer twice, frozen input, no NaN, rules that exist, words in every language, odds of one', () => {
    const numbers = new Set<string>(content.numbers);
    const disputes = new Set(content.disputes('en').keys());
    const speakers = LANGUAGES.map((lang) => speaker(messagesFor(calc, lang), lang));
    fc.assert(
      fc.property(inputsOf(calc.schema, words), (input) => {
        const answer = run(calc, deepFreeze(input), dataOf(calc));
        expect(run(calc, input, dataOf(calc))).toEqual(answer);
        expect(noNaN(answer)).toBe(true);
        const texts = [...inside(answer)].filter((value) => value !== null && typeof value === 'object').filter(isText);
        for (const text of texts)
          for (const words_ of speakers)
            expect(words_.has(text.key), `message ${text.key} in ${words_.lang}`).toBe(true);
        if (!answer.ok) {
          if (answer.error.rule) expect(numbers.has(answer.error.rule), `rule ${answer.error.rule}`).toBe(true);
          return;
        }
        check(answer.value, numbers, disputes);
      }),
      { numRuns: 60 },
    );
  });
});

function check(evaluation: Evaluation, numbers: ReadonlySet<string>, disputes: ReadonlySet<string>): void {
  expect(evaluation.steps.length).toBeGreaterThan(0);
  for (const { rule } of [...evaluation.steps, ...evaluation.notApplied])
    expect(numbers.has(rule), `rule ${rule}`).toBe(true);
  for (const { dispute, rule } of evaluation.open) {
    if (dispute) expect(disputes.has(dispute), `dispute ${dispute}`).toBe(true);
    if (rule) expect(numbers.has(rule), `rule ${rule}`).toBe(true);
  }
  expect(new Set(evaluation.notApplied.map(({ id }) => id)).size).toBe(evaluation.notApplied.length);
  for (const block of evaluation.outcome.blocks) {
    if (block.kind !== 'joint') continue;
    const chances: readonly Fraction[] = block.chances.flat();
    expect(equal(sum(chances), ONE)).toBe(true);
  }
}
