import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { commandLine, wrongUsage } from '@/lib/cli/command-line.mjs';

// `npm run mutate -- lib/games/grand-illusion/battle`: which small changes of the code in some folders no test notices.

const isCount = (value: string): boolean => /^[1-9]\d{0,6}$/.test(value);

const USAGE =
  'usage: npm run mutate -- <folder of code> … [--tests <parts of paths, with commas>] [--budget <ms a change>] [--again]';
const line = commandLine({
  usage: USAGE,
  most: 20,
  options: {
    tests: { takes: 'parts of the paths of the tests, with commas between' },
    budget: { takes: 'whole milliseconds that a change may take in a file of tests', fits: isCount },
    again: {},
  },
});

/** The tests of a folder: those of its game or, outside the games, of the folder of the same name. */
const testsOf = (folder: string): string => /^lib\/(games\/[^/]+|[^/]+)/.exec(folder)?.[1] ?? folder;

const folders = line?.positionals.map((name) => name.replace(/\/+$/, '')) ?? [];
const missing = folders.find((folder) => !folder.startsWith('lib/') || !existsSync(folder));
if (line && folders.length === 0) wrongUsage(USAGE, 'Name a folder of code, such as lib/prob.');
else if (missing !== undefined) wrongUsage(USAGE, `"${missing}" is no folder below lib.`);
else if (line) {
  const { tests, budget, again } = line.values;
  const words = tests?.split(',') ?? folders.map(testsOf);
  const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'tests/mutate/vitest.config.ts', ...words], {
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATE: folders.join(','),
      ...(budget && { BUDGET: budget }),
      ...(again && { AGAIN: '1' }),
    },
  });
  process.exitCode = status ?? 1;
}
