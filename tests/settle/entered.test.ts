import { expect, test } from 'vitest';
import { labelsOf } from '@/components/calculator/labels';
import { loadPresets } from '@/components/calculator/presets';
import { enteredFacts } from '@/components/settle/entered';
import { run } from '@/lib/calc/calculator';
import { checkInput } from '@/lib/calc/check';
import { formOf } from '@/lib/calc/form';
import { speaker } from '@/lib/calc/say';
import { toolWords, uiWords } from '@/lib/content/words';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES } from '@/lib/core/language';
import { gameOf, messagesOf, toolOf } from '@/lib/games/find';
import { GAMES } from '@/lib/games/registry';
import { reportOf } from '@/lib/settle/report';
import { answerCard } from '@/lib/settle/view';
import { LAKES } from '@/tests/games/when-eagles-fight/readings';

const AROUND = { heading: 'game · tool', question: 'question', repair: [], edition: 'edition', link: 'link' };

test.each(LANGUAGES)('in %s the card of every worked example says each step once, in words', async (lang) => {
  for (const { id, tools, data } of GAMES) {
    const loaded = await (await data()).loadData();
    for (const tool of tools) {
      const calc = await tool.calculator();
      const form = formOf(calc.schema);
      const areas = uiWords(lang, ['settle', 'tools', 'calc', 'rules', 'cards']);
      const words = speaker({ ...areas, ...toolWords(id, lang, messagesOf(tool)) }, lang);
      const wording = {
        labels: labelsOf(words),
        nameOf: () => undefined,
        usual: words.say({ key: 'settle.usual' }),
        painted: (mark: string) => words.say({ key: 'settle.painted', params: { mark } }),
      };
      for (const { input } of await loadPresets(id, tool.name)) {
        const checked = checkInput(calc, input);
        const answer = run(calc, input, loaded);
        if (!checked.ok || !answer.ok) continue;
        const card = answerCard(answer.value, enteredFacts(form, tool.name, checked.value, wording), words, new Map());
        expect(card.steps.flatMap(({ lines }) => lines)).toHaveLength(answer.value.steps.length);
        const verdicts = answer.value.outcome.blocks.filter(({ kind }) => kind === 'verdict');
        expect(card.answers.length).toBeGreaterThanOrEqual(verdicts.length);
        const report = reportOf(AROUND, card, words);
        expect(report, `${id}/${tool.name}`).not.toMatch(/undefined|\[object|settle\.\w/);
      }
    }
  }
});

const cardOf = async (game: GameId, name: string, input: Readonly<Record<string, unknown>>) => {
  const entry = toolOf(game, name);
  if (!entry) throw new Error(`no tool ${name}`);
  const calc = await entry.calculator();
  const messages = { ...uiWords('en', ['settle', 'tools', 'calc']), ...toolWords(game, 'en', messagesOf(entry)) };
  const words = speaker(messages, 'en');
  const checked = checkInput(calc, input);
  const answer = run(calc, input, await (await gameOf(game).data()).loadData());
  if (!checked.ok || !answer.ok) throw new Error(`${name} refuses ${JSON.stringify(input)}`);
  const wording = { labels: labelsOf(words), nameOf: () => undefined, usual: 'usual', painted: (mark: string) => mark };
  const facts = enteredFacts(formOf(calc.schema), name, checked.value, wording);
  return answerCard(answer.value, facts, words, new Map());
};

test('a condition that fails and is the verdict decides alone: a flank attack into the mountains (12.3.1)', async () => {
  const attackers = [2, 1].map((n) => ({ units: [{ type: 'ge-army', n }] }));
  const { answers, steps } = await cardOf('paths-of-glory', 'flank', { attackers, terrain: 'mountain' });
  const deciding = steps.filter(({ decides }) => decides);
  expect(deciding).toEqual([{ rule: '12.3.1', lines: [answers[0]?.text], decides: true }]);
  expect(steps.filter(({ rule }) => rule === '12.3.1')).toHaveLength(2);
});

test('a painted sheet is told by a mark: alike for the same sheet, another for another', async () => {
  const marksOf = async (turn: number) => {
    const { facts } = await cardOf('when-eagles-fight', 'supply', { ...LAKES, sheet: { ...LAKES.sheet, turn } });
    return facts.filter(({ text }) => /^[0-9a-z]{4}$/.test(text)).map(({ text }) => text);
  };
  const first = await marksOf(5);
  expect(first).toHaveLength(1);
  expect(await marksOf(5)).toEqual(first);
  expect(await marksOf(6)).not.toEqual(first);
});
