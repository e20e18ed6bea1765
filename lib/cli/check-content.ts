import '@/lib/cli/check-node.mjs';
import { pathToFileURL } from 'node:url';
import { run, type Calculator } from '@/lib/calc/calculator';
import { speaker } from '@/lib/calc/say';
import { commandLine } from '@/lib/cli/command-line.mjs';
import { checkFolders } from '@/lib/content/check/claims';
import type { Answer } from '@/lib/content/check/examples';
import { checkGame, checkUi } from '@/lib/content/check/game';
import { formatProblem, problemInJson, type Problem } from '@/lib/content/check/problem';
import { checkThesaurus } from '@/lib/content/check/thesaurus';
import { contentRoot, readText, shownPath } from '@/lib/content/files';
import { toolWords, uiWords } from '@/lib/content/words';
import type { GameId } from '@/lib/core/game-id';
import { fail, ok } from '@/lib/core/result';
import { GAME_IDS, messagesOf } from '@/lib/games/find';
import type { GameManifest, ToolEntry } from '@/lib/games/manifest';
import { GAMES } from '@/lib/games/registry';
import { CellFault } from '@/lib/tables/chart-number';

/** Every problem of the content of every game and of the interface's words. */
export async function checkContent(root = contentRoot()): Promise<readonly Problem[]> {
  const games = await Promise.all(GAMES.map((game) => problemsOf(game, root)));
  return [...games.flat(), ...checkUi(root), ...checkThesaurus(root, GAME_IDS), ...checkFolders(root, GAME_IDS)];
}

/** Every problem of the content of one game; of a chart that its engine cannot read that alone, as all rests on it. */
export async function problemsOf(game: GameManifest, root = contentRoot()): Promise<readonly Problem[]> {
  try {
    return await allOf(game, root);
  } catch (error) {
    if (error instanceof CellFault) return [unreadable(error, game.id, root)];
    throw error;
  }
}

/** The problem of a cell from which a rule of the engine takes its number. */
function unreadable({ chart, at, message }: CellFault, game: GameId, root: string): Problem {
  const path = [game, 'tables', `${chart.id}.json`];
  const source = readText(root, ...path) ?? { file: shownPath(root, ...path), text: '' };
  return problemInJson(source, at.includes(-1) ? [] : ['cells', ...at], message);
}

async function allOf(game: GameManifest, root: string): Promise<readonly Problem[]> {
  const { id, tools, check, data } = game;
  const own = await check?.();
  const loaded = await (await data()).loadData();
  const calculators = await Promise.all(tools.map((tool) => tool.calculator()));
  return checkGame({
    root,
    game: id,
    tools: tools.map(({ name }) => name),
    ownFiles: own?.files ?? [],
    checkData: (files) => [...(own?.checkData(files) ?? []), ...(own?.checkAnswers?.(files, loaded) ?? [])],
    answer(name, input) {
      const calc = calculators.find((candidate) => candidate.id === `${id}/${name}`);
      const tool = tools.find((entry) => entry.name === name);
      return (
        calc && tool && answerOf({ calc, tool }, input, loaded, (outcome) => own?.stated?.(name, outcome) ?? outcome)
      );
    },
  });
}

/** What an example may state of a calculator's answer, or in English why there is none. */
function answerOf(
  { calc, tool }: { readonly calc: Calculator; readonly tool: ToolEntry },
  input: unknown,
  data: unknown,
  stated: (outcome: unknown) => unknown,
): ReturnType<Answer> {
  const found = run(calc, input, data);
  if (found.ok) return ok(stated(found.value.outcome.data));
  const words = speaker({ ...uiWords('en', ['calc']), ...toolWords(calc.game, 'en', messagesOf(tool)) }, 'en');
  return fail({ field: found.error.field, words: words.say(found.error.text) });
}

const USAGE = `usage: npm run check
Checks everything in content/. Ends with 0 when nothing is wrong with it, with 1 when something is, with 2 when it is used
wrongly.`;

async function main(): Promise<void> {
  if (!commandLine({ usage: USAGE })) return;
  const problems = await checkContent();
  const errors = problems.filter(({ level }) => level === 'error').length;
  for (const one of problems) (one.level === 'error' ? console.error : console.warn)(formatProblem(one));
  console.log(`check-content: ${errors} errors, ${problems.length - errors} warnings`);
  if (errors > 0) process.exitCode = 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
