import { pathToFileURL } from 'node:url';
import { checkGame, checkUi } from '@/lib/content/check/game';
import { formatProblem, type Problem } from '@/lib/content/check/problem';
import { contentRoot } from '@/lib/content/files';
import type { GameManifest } from '@/lib/games/manifest';
import { GAMES } from '@/lib/games/registry';

/** Every problem of the content of every game and of the interface's words. */
export async function checkContent(root = contentRoot()): Promise<readonly Problem[]> {
  const games = await Promise.all(GAMES.map((game) => problemsOf(game, root)));
  return [...games.flat(), ...checkUi(root)];
}

/** Every problem of the content of one game. */
export async function problemsOf(game: GameManifest, root = contentRoot()): Promise<readonly Problem[]> {
  const { id, tools, check } = game;
  const own = await check?.();
  return checkGame({ root, game: id, tools: tools.map(({ name }) => name), checkData: own?.checkData ?? (() => []) });
}

async function main(): Promise<void> {
  const problems = await checkContent();
  const errors = problems.filter(({ level }) => level === 'error').length;
  for (const one of problems) (one.level === 'error' ? console.error : console.warn)(formatProblem(one));
  console.log(`check-content: ${errors} errors, ${problems.length - errors} warnings`);
  if (errors > 0) process.exitCode = 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
