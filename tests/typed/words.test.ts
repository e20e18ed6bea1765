import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { formOf } from '@/lib/calc/form';
import { speaker, type Speaker } from '@/lib/calc/say';
import { summaryOf } from '@/lib/calc/summary';
import { fightWords } from '@/lib/content/fight-words';
import { toolWords, uiWords } from '@/lib/content/words';
import { GAME_IDS, gameOf, messagesOfAll } from '@/lib/games/find';
import { examplesOf } from '@/tests/support/examples';
import { plausibleInputs, stockOf } from '@/tests/support/plausible-inputs';
import { TOOLS } from '@/tests/support/tools';

const SEED = Number(process.env.UMPIRE_SEED);
const RUNS = 60;

describe.each(GAME_IDS)('%s', (game) => {
  test('the words of its fights say the line and the refusal of every answer as those of the tools do', async () => {
    const { fights } = (await gameOf(game).fights?.()) ?? {};
    const tools = fights?.tools ?? [];
    const messages = messagesOfAll(game, tools);
    const few = speaker(fightWords(game, 'en', messages), 'en');
    const all = speaker({ ...uiWords('en', ['calc', 'fight']), ...toolWords(game, 'en', messages) }, 'en');
    const own = TOOLS.filter(({ calc }) => tools.some((name) => calc.id === `${game}/${name}`));
    expect(own.length).toBe(tools.length);
    for (const { calc, filled } of own) {
      const names = formOf(calc.schema).map(({ name }) => name);
      const examples = [{}, ...examplesOf(game, calc.id.slice(game.length + 1), names)];
      const inputOf = plausibleInputs(calc, examples, stockOf(examples));
      for (let i = 0; i < RUNS; i++) {
        const answer = run(calc, inputOf(SEED + i), filled);
        const said = (words: Speaker): string =>
          answer.ok ? summaryOf(answer.value, words) : words.say(answer.error.text);
        expect(said(few)).toBe(said(all));
      }
    }
  });
});
