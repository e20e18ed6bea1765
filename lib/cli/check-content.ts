import { pathToFileURL } from 'node:url';
import { checkGame, checkUi, type DataCheck } from '@/lib/content/check/game';
import { formatProblem, type Problem } from '@/lib/content/check/problem';
import { contentRoot } from '@/lib/content/files';
import { GAME_IDS, type GameId } from '@/lib/core/game-id';
import { checkData as checkNachParis } from '@/lib/games/nach-paris/content-check';
import { checkData as checkPathsOfGlory } from '@/lib/games/paths-of-glory/content-check';
import { TOOLS } from '@/lib/games/tools';

const DATA_CHECKS: Readonly<Record<GameId, DataCheck>> = {
  'paths-of-glory': checkPathsOfGlory,
  'nach-paris': checkNachParis,
};

/** Every problem of the content of every game and of the interface's words. */
export function checkContent(root = contentRoot()): readonly Problem[] {
  const games = GAME_IDS.flatMap((game) =>
    checkGame({ root, game, tools: TOOLS[game].map(({ name }) => name), checkData: DATA_CHECKS[game] }),
  );
  return [...games, ...checkUi(root)];
}

function main(): void {
  const problems = checkContent();
  const errors = problems.filter(({ level }) => level === 'error').length;
  for (const one of problems) (one.level === 'error' ? console.error : console.warn)(formatProblem(one));
  console.log(`check-content: ${errors} errors, ${problems.length - errors} warnings`);
  if (errors > 0) process.exitCode = 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
