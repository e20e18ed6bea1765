import type { GameId } from '@/lib/core/game-id';
import { GAME_IDS, loadCalculators } from '@/lib/games/find';
import { LANGUAGES } from '@/lib/core/language';
import { encodeInput } from '@/lib/calc/address';
import { formOf } from '@/lib/calc/form';
import { keepValid } from '@/lib/calc/check';
import { readGame } from '@/lib/content/game';
import { readText, contentRoot } from '@/lib/content/files';
import { inventedEntries } from '@/tests/compare/charts';
import { chanceFrom, damaged, randomInputs, textsByKey } from '@/tests/compare/inputs';

/** One thing to ask: an input or an address of a tool, in a language, with the charts filled in or as they ship. */
export interface Case {
  readonly id: string;
  readonly lang: string;
  readonly input?: unknown;
  readonly query?: string;
  readonly filled?: true;
}

type Example = Readonly<Record<string, unknown>>;

const json = (...path: readonly string[]): Record<string, readonly Example[]> =>
  JSON.parse(readText(contentRoot(), ...path)?.text ?? '{}') as Record<string, readonly Example[]>;

/** The situations that a game ships for a tool: worked examples, and ready boards or sheets where it reads one. */
function examplesOf(game: GameId, tool: string, fields: readonly string[]): readonly Example[] {
  const { examples = [] } = json(game, 'examples.json');
  const own = examples.filter((example) => example.tool === tool).map(({ input }) => input as Example);
  const sheets = fields.includes('sheet') ? (json(game, 'sheets.json').sheets ?? []) : [];
  const boards = fields.includes('base') ? (json(game, 'boards.json').boards ?? []) : [];
  return [
    ...own,
    ...sheets.map(({ sheet }) => ({ sheet })),
    ...boards.map((board) => Object.fromEntries(Object.entries(board).filter(([name]) => fields.includes(name)))),
  ];
}

/** Headings with which the cards that leave them open count as complete. */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  crt: ['1:2', '1:1', '1.5:1', '2:1', '3:1', '4:1'],
  abf: ['4', '6', '8', '24', '34', '42', '64', '86', '110', '130', '155', '210'],
  abu: ['4', '8', '12', '16', '20', '26', '32', '40', '60', '80', '110'],
};

/** The cards of every game that has any, filled in by us, as the files that the chart editor would export. */
export function filledCharts(): Readonly<Record<string, unknown>> {
  const files = GAME_IDS.flatMap((game) => {
    const cards = [...readGame(game).cards().values()];
    const charts = cards.map((card) => ({ id: card.id, ...inventedEntries(card, HEADINGS[card.id] ?? []) }));
    return charts.length ? [[game, { kind: 'umpire/chart', version: 1, game, charts }] as const] : [];
  });
  return Object.fromEntries(files);
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
