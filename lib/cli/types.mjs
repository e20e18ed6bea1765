// `npm run types`: the whole project, and the code of each game once more against the rule numbers of its own book.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './project.mjs';

const GAMES = 'lib/games';
const games = readdirSync(join(ROOT, GAMES))
  .map((name) => `${GAMES}/${name}`)
  .filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')));

process.exitCode = await run(process.execPath, ['node_modules/typescript/bin/tsc', '--build', '.', ...games]);
