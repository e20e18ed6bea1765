import { describe, expect, test } from 'vitest';
import { run, type Calculator } from '@/lib/calc/calculator';
import { formOf, type FormField } from '@/lib/calc/form';
import { readingsOf } from '@/lib/calc/readings';
import { speaker } from '@/lib/calc/say';
import { labelsOf } from '@/components/calculator/labels';
import { readGame } from '@/lib/content/game';
import { toolWords, uiWords } from '@/lib/content/words';
import { LANGUAGES } from '@/lib/core/language';
import { messagesOf, toolOf } from '@/lib/games/find';
import { answersOf } from '@/tests/contract/answers';
import { READING_CASES } from '@/tests/contract/reading-cases';
import { TOOLS } from '@/tests/support/tools';

const RUNS = 120;
const nameOf = ({ id }: Calculator): string => id.split('/')[1] ?? '';
const withReading = TOOLS.map(({ calc, filled }) => ({
  calc,
  filled,
  form: formOf(calc.schema),
  readings: formOf(calc.schema).filter(({ info }) => info.reading !== undefined),
})).filter(({ readings }) => readings.length > 0);

const answers = await answersOf(RUNS);

/** Every field that chooses between readings stands by itself. */
const fields = withReading.flatMap((tool) =>
  tool.readings.map((field): [string, FormField, typeof tool] => [`${tool.calc.id} ${field.name}`, field, tool]),
);

describe.each(fields)('%s', (name, field, { calc, filled, form }) => {
  const options = field.shape.kind === 'choice' ? field.shape.options : [];

  test('names a dispute of its game, our reading first, each reading in words of every language', () => {
    expect([...readGame(calc.game).disputes('en').keys()]).toContain(field.info.reading);
    expect(options.length).toBeGreaterThan(1);
    expect(field.preset).toBe(options[0]);
    const entry = toolOf(calc.game, nameOf(calc));
    for (const lang of LANGUAGES) {
      const words = {
        ...uiWords(lang, ['tools', 'calc']),
        ...toolWords(calc.game, lang, entry ? messagesOf(entry) : []),
      };
      const labels = labelsOf(speaker(words, lang));
      for (const option of options) expect(labels.option(field, nameOf(calc), option), lang).not.toBe(String(option));
    }
  });

  test('is asked where its point is open, and each reading makes another answer of some case', () => {
    const ask = (input: unknown) => run(calc, input, filled);
    const differing = new Set(
      [...(READING_CASES[name] ?? []), ...(answers.get(calc) ?? []).map(({ input }) => input)].flatMap((input) => {
        const found = ask(input);
        return readingsOf(form, input as Readonly<Record<string, unknown>>, found, ask)
          .filter((point) => point.field.name === field.name && point.effect !== 'nothing')
          .flatMap(({ readings }) => readings.filter(({ ruling }) => !ruling).map(({ value }) => value));
      }),
    );
    expect([...differing]).toEqual(expect.arrayContaining(options.slice(1)));
  });
});
