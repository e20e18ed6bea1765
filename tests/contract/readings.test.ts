import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAddress } from '@/lib/calc/address';
import { run, type Calculator } from '@/lib/calc/calculator';
import { formOf, isAsked, type FormField } from '@/lib/calc/form';
import { answerState } from '@/lib/calc/answer-state';
import { readingFields, readPoint, turnedBy } from '@/lib/calc/readings';
import { speaker } from '@/lib/calc/say';
import { labelsOf } from '@/components/calculator/labels';
import { readGame } from '@/lib/content/game';
import { toolName } from '@/lib/core/tool-name';
import { toolWords, uiWords } from '@/lib/content/words';
import { LANGUAGES } from '@/lib/core/language';
import { filesBelow } from '@/lib/cli/files-below';
import { GAME_IDS, messagesOf, toolOf } from '@/lib/games/find';
import { answersOf } from '@/tests/contract/answers';
import { BY_OTHER_CARDS, QUESTION_CASES } from '@/tests/contract/question-cases';
import { READING_CASES } from '@/tests/contract/reading-cases';
import { TOOLS } from '@/tests/support/tools';

const withReading = TOOLS.map(({ calc, filled }) => ({
  calc,
  filled,
  form: formOf(calc.schema),
  readings: formOf(calc.schema).filter(({ info }) => info.reading !== undefined),
})).filter(({ readings }) => readings.length > 0);

const answers = await answersOf(120);

describe.each(TOOLS.map(({ calc, filled }) => [calc.id, calc, filled] as const))('%s', (id, calc, filled) => {
  test('names in its answers, or asks how to play, each question that questions.json has for it and no other', () => {
    const read = Object.entries(READING_CASES).flatMap(([name, inputs]) => (name.split(' ')[0] === id ? inputs : []));
    const asked = (QUESTION_CASES[id] ?? []).map((query) => {
      const input = readAddress(calc, `${query}&v=1`, formOf(calc.schema));
      return input.ok ? input.value : undefined;
    });
    const found = [...read, ...asked].map((input) => run(calc, input, filled));
    const open = [
      ...(answers.get(calc) ?? []).flatMap(({ evaluation }) => evaluation.open),
      ...found.flatMap((one) => (one.ok ? one.value.open : [])),
    ];
    const readings = formOf(calc.schema).flatMap(({ info }) => info.reading ?? []);
    const named = new Set([
      ...open.flatMap(({ dispute }) => dispute ?? []),
      ...readings,
      ...(BY_OTHER_CARDS[id] ?? []),
    ]);
    const declared = readGame(calc.game).asked().get(toolName(calc.id)) ?? [];
    expect([...named].toSorted()).toEqual(declared);
  });
});

test.each(GAME_IDS)('%s: every question that its tools know is one that questions.json has', (game) => {
  const source = filesBelow(join('lib', 'games', game))
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  const known = [...readGame(game).disputes('en').keys()].filter((id) => source.includes(`'${id}'`));
  const declared = new Set([...readGame(game).asked().values()].flat());
  expect([...declared].toSorted()).toEqual(known.toSorted());
});

type Input = Readonly<Record<string, unknown>>;
type Found = ReturnType<typeof run>;

/** What a tool makes of inputs, each worked out once for all its readings; one tool is kept at a time. */
let asked: { readonly calc: Calculator; readonly answers: Map<string, Found> } | undefined;
function asker(calc: Calculator, filled: unknown) {
  if (asked?.calc !== calc) asked = { calc, answers: new Map() };
  const { answers: known } = asked;
  return (input: Input): Found => {
    const key = JSON.stringify(input);
    const found = known.get(key) ?? run(calc, input, filled);
    known.set(key, found);
    return found;
  };
}

/** What a reading of a tool is tried on. */
const inputsFor = (name: string, calc: Calculator): ReadonlySet<Input> =>
  new Set(
    [...(READING_CASES[name] ?? []), ...(answers.get(calc) ?? []).map(({ input }) => input)].map(
      (input) => input as Input,
    ),
  );

/** Every field that chooses between readings stands by itself. */
const fields = withReading.flatMap((tool) =>
  tool.readings.map((field): [string, FormField, typeof tool] => [`${tool.calc.id} ${field.name}`, field, tool]),
);

describe.each(fields)('%s', (name, field, { calc, filled, form }) => {
  const options = field.shape.kind === 'choice' ? field.shape.options : [];
  const pointsOf = (input: Input, found: Found, ask: (input: Input) => Found) =>
    readingFields(form, input, found)
      .filter((one) => one.name === field.name)
      .map((one) => readPoint(one, input, found, ask));

  test('names a dispute of its game, our reading first, each reading in words of every language', () => {
    expect([...readGame(calc.game).disputes('en').keys()]).toContain(field.info.reading);
    expect(options.length).toBeGreaterThan(1);
    expect(field.preset).toBe(options[0]);
    const entry = toolOf(calc.game, toolName(calc.id));
    for (const lang of LANGUAGES) {
      const words = {
        ...uiWords(lang, ['tools', 'calc']),
        ...toolWords(calc.game, lang, entry ? messagesOf(entry) : []),
      };
      const labels = labelsOf(speaker(words, lang));
      for (const option of options)
        expect(labels.option(field, toolName(calc.id), option), lang).not.toBe(String(option));
    }
  });

  test('is asked where its point is open, and each reading makes another answer of some case', () => {
    const ask = asker(calc, filled);
    const differing = new Set(
      [...inputsFor(name, calc)].flatMap((input) => {
        const found = ask(input);
        return pointsOf(input, found, ask)
          .filter(({ effect }) => effect !== 'nothing')
          .flatMap(({ readings }) => readings.filter(({ ruling }) => !ruling).map(({ value }) => value));
      }),
    );
    expect([...differing]).toEqual(expect.arrayContaining(options.slice(1)));
  });

  test('an answer that another reading forbids, or allows again, says so', () => {
    const ask = asker(calc, filled);
    const silent = [...inputsFor(name, calc)].filter((input) => {
      if (!isAsked(field, form, input)) return false;
      const found = ask(input);
      const isNo = answerState(found) === 'no';
      const others = options.filter((value) => value !== (input[field.name] ?? field.preset));
      const turns = others.some((value) => (answerState(ask({ ...input, [field.name]: value })) === 'no') !== isNo);
      return turns && turnedBy(pointsOf(input, found, ask), found) === undefined;
    });
    expect(silent).toEqual([]);
  });
});
