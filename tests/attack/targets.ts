import type { GameView } from '@/components/calculator/game-view';
import type { Tool as PageTool } from '@/components/calculator/tool';
import { formOf, type FormField } from '@/lib/calc/form';
import { speaker, type Speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { toolWords, uiWords } from '@/lib/content/words';
import { LANGUAGES } from '@/lib/core/language';
import { messagesOf, toolOf } from '@/lib/games/find';
import type { CardBook } from '@/lib/tables/card';
import { examplesOf, type Example } from '@/tests/support/examples';
import { plausibleInputs, stockOf, type InputOf } from '@/tests/support/plausible-inputs';
import { TOOLS, type Tool } from '@/tests/support/tools';

/** A tool with what an attack on it needs. */
export interface Target extends Tool {
  readonly form: readonly FormField[];
  readonly cards: CardBook['cards'];
  readonly examples: readonly Example[];
  /** its random inputs */
  readonly inputOf: InputOf;
  /** numbers of the rules that its game has */
  readonly rules: ReadonlySet<string>;
  readonly speakers: readonly Speaker[];
}

const nameOf = ({ calc }: Tool): string => calc.id.slice(calc.game.length + 1);

const given = TOOLS.map((tool) => {
  const form = formOf(tool.calc.schema);
  const own = examplesOf(
    tool.calc.game,
    nameOf(tool),
    form.map(({ name }) => name),
  );
  return { tool, form, examples: [{}, ...own] };
});

function targetOf({ tool, form, examples }: (typeof given)[number]): Target {
  const { game } = tool.calc;
  const all = given.filter((one) => one.tool.calc.game === game).flatMap((one) => one.examples);
  const entry = toolOf(game, nameOf(tool));
  const content = readGame(game);
  return {
    ...tool,
    form,
    examples,
    cards: Object.fromEntries(content.cards()),
    inputOf: plausibleInputs(tool.calc, examples, stockOf(all)),
    rules: new Set(content.numbers),
    speakers: LANGUAGES.map((lang) =>
      speaker(
        { ...uiWords(lang, ['calc', 'tools', 'cards']), ...toolWords(game, lang, entry ? messagesOf(entry) : []) },
        lang,
      ),
    ),
  };
}

/** Every tool of every game. */
export const TARGETS: readonly Target[] = given.map(targetOf);

/** The tool that a seed is about: each has its turn. */
export function targetFor(seed: number): Target {
  const target = TARGETS[seed % TARGETS.length];
  if (!target) throw new Error('no game has a tool');
  return target;
}

/** The tool as its page has it, with the data given. */
export const pageTool = (target: Target, data: unknown): PageTool => {
  const { calc, form } = target;
  return { game: calc.game, name: nameOf(target), calc, form, data, view: data as GameView, formKit: {} };
};
