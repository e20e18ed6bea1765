import { describe, expect, test } from 'vitest';
import { run, type Calculator } from '@/lib/calc/calculator';
import { speaker, type Speaker } from '@/lib/calc/say';
import { isText } from '@/lib/calc/texts';
import { readGame } from '@/lib/content/game';
import { toolWords, uiWords } from '@/lib/content/words';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { GAME_IDS, gameOf, loadCalculators, messagesOf } from '@/lib/games/find';
import { cases } from '@/tests/compare/cases';
import { inside } from '@/tests/support/inside';

/*
 * What every answer keeps to, for the examples of each tool and random inputs: it has words in every language, does
 * without a chart what it can, and says of a chart that it needs, by its title, where it is.
 */

const RUNS = 150;
const tools = (
  await Promise.all(
    GAME_IDS.map(async (game) => {
      const data: unknown = await (await gameOf(game).data()).loadData();
      return (await loadCalculators(game)).map((calc) => ({ calc, data }));
    }),
  )
).flat();
const asked = await cases(RUNS);
const inputsOf = ({ id }: Calculator): readonly unknown[] =>
  asked.flatMap((one) => (one.id === id && one.query === undefined ? [one.input] : []));

function wordsOf({ id, game }: Calculator, lang: Language): Speaker {
  const tool = gameOf(game).tools.find(({ name }) => id === `${game}/${name}`);
  return speaker({ ...uiWords(lang, ['calc']), ...toolWords(game, lang, tool ? messagesOf(tool) : []) }, lang);
}

function titleOf({ game }: Calculator, chart: string | undefined) {
  const content = readGame(game);
  return (content.tables().get(chart ?? '') ?? content.cards().get(chart ?? ''))?.title;
}

type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The data without some charts, wherever it keeps charts by their id. */
function without(data: unknown, charts: readonly string[]): unknown {
  if (!isBag(data)) return data;
  const kept = (value: unknown): unknown =>
    isBag(value) ? Object.fromEntries(Object.entries(value).filter(([id]) => !charts.includes(id))) : value;
  const cards = isBag(data.cards) ? { cards: { ...data.cards, cards: kept(data.cards.cards) } } : {};
  return { ...data, ...('charts' in data ? { charts: kept(data.charts) } : {}), ...cards };
}

describe.each(tools.map(({ calc, data }) => [calc.id, calc, data] as const))('%s', (_id, calc, data) => {
  const inputs = inputsOf(calc);

  test('says nothing for which a language has no words', () => {
    const values = inputs.flatMap((input) => [...inside(run(calc, input, data))]);
    const said = new Set(
      values.flatMap((value) => (value !== null && typeof value === 'object' && isText(value) ? [value.key] : [])),
    );
    const speakers = LANGUAGES.map((lang) => wordsOf(calc, lang));
    const missing = speakers.flatMap(({ lang, has }) =>
      [...said].filter((key) => !has(key)).map((key) => `message ${key} in ${lang}`),
    );
    expect(missing).toEqual([]);
  });

  test.runIf(calc.tables.length > 0)('without a chart it answers, or says which chart it needs and where it is', () => {
    for (const absent of [...calc.tables.map((id) => [id]), calc.tables]) {
      const bare = without(data, absent);
      for (const input of inputs.slice(0, 40)) {
        const answer = run(calc, input, bare);
        if (answer.ok || answer.error.code !== 'missing-cells') continue;
        expect(absent).toContain(answer.error.field);
        expect(answer.error.text.key).toBe('calc.missingChart');
        for (const lang of LANGUAGES)
          expect(wordsOf(calc, lang).say(answer.error.text)).toContain(titleOf(calc, answer.error.field)?.[lang]);
      }
    }
  });
});
