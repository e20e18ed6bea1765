import { GAME_IDS, loadCalculators } from '@/lib/games/find';
import { LANGUAGES } from '@/lib/core/language';
import { encodeInput } from '@/lib/calc/address';
import { formOf } from '@/lib/calc/form';
import { keepValid } from '@/lib/calc/check';
import { readGame } from '@/lib/content/game';
import { chanceFrom } from '@/tests/support/chance';
import { examplesOf } from '@/tests/support/examples';
import { damaged, randomInputs, textsByKey } from '@/tests/support/random-inputs';

/** One thing to ask: an input or an address of a tool, in a language, with the charts filled in or as they ship. */
export interface Case {
  readonly id: string;
  readonly lang: string;
  readonly input?: unknown;
  readonly query?: string;
  readonly filled?: true;
}

/** Every case: each tool's worked examples in each language, so many random inputs, and damaged addresses of both. */
export async function cases(runs: number): Promise<readonly Case[]> {
  const found: Case[] = [];
  for (const game of GAME_IDS) {
    const calculators = await loadCalculators(game);
    const hasCards = readGame(game).cards().size > 0;
    const all = calculators.flatMap((calc) => {
      const form = formOf(calc.schema);
      const names = form.map(({ name }) => name);
      return [{ calc, form, examples: [{}, ...examplesOf(game, calc.id.split('/')[1] ?? '', names)] }];
    });
    const words = [...textsByKey(all.flatMap(({ examples }) => examples)).values()].flat();
    for (const { calc, form, examples } of all) {
      const random = randomInputs(calc, examples, [...new Set([...words, '', 'x'])], runs);
      for (const input of examples) for (const lang of LANGUAGES) found.push({ id: calc.id, lang, input });
      if (hasCards) for (const input of examples) found.push({ id: calc.id, lang: 'en', input, filled: true });
      random.forEach((input, i) => {
        const filled = hasCards && i % 2 === 1 ? ({ filled: true } as const) : {};
        found.push({ id: calc.id, lang: LANGUAGES[i % LANGUAGES.length] ?? 'en', input, ...filled });
      });
      const chance = chanceFrom(calc.id.length);
      const valid = [...examples, ...random.slice(0, runs / 10)].map((input) => keepValid(calc, input).input);
      valid.forEach((input, i) => {
        const query = encodeInput(form, input);
        const lang = LANGUAGES[i % LANGUAGES.length] ?? 'en';
        found.push({ id: calc.id, lang, query }, { id: calc.id, lang, query: damaged(query, chance) });
      });
    }
  }
  return found;
}
