import { expect, test } from 'vitest';
import { labelsOf } from '@/components/calculator/labels';
import { loadPresets } from '@/components/calculator/presets';
import { enteredFacts } from '@/components/settle/entered';
import { run } from '@/lib/calc/calculator';
import { checkInput } from '@/lib/calc/check';
import { formOf } from '@/lib/calc/form';
import { speaker } from '@/lib/calc/say';
import { toolWords, uiWords } from '@/lib/content/words';
import { LANGUAGES } from '@/lib/core/language';
import { messagesOf } from '@/lib/games/find';
import { GAMES } from '@/lib/games/registry';
import { reportOf } from '@/lib/settle/report';
import { answerCard } from '@/lib/settle/view';

const AROUND = { heading: 'game · tool', question: 'question', edition: 'edition', link: 'link' };

test.each(LANGUAGES)('in %s the card of every worked example says each step once, in words', async (lang) => {
  for (const { id, tools, data } of GAMES) {
    const loaded = await (await data()).loadData();
    for (const tool of tools) {
      const calc = await tool.calculator();
      const form = formOf(calc.schema);
      const areas = uiWords(lang, ['settle', 'tools', 'calc', 'rules', 'cards']);
      const words = speaker({ ...areas, ...toolWords(id, lang, messagesOf(tool)) }, lang);
      const wording = { labels: labelsOf(words), nameOf: () => undefined, usual: words.say({ key: 'settle.usual' }) };
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
