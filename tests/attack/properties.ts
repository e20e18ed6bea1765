import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/lib/cli/files-below';
import { ROOT } from '@/lib/cli/project.mjs';
import { Breach, count, oneByOne, type Attack, type Seen } from '@/tests/attack/attack';

/*
 * The properties of the unit tests under other seeds than the one that every run of the tests has: what a seed breaks
 * is repeated by naming it.
 */

const VITEST = join('node_modules', 'vitest', 'vitest.mjs');

/** The test files that hold properties. */
const files = filesBelow('tests').filter(
  (file) =>
    /\.test\.tsx?$/.test(file) && /from 'fast-check'|support\/seed/.test(readFileSync(join(ROOT, file), 'utf8')),
);

function attempt(seed: number): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [VITEST, 'run', '--config', 'tests/vitest.config.ts', '--reporter=dot', ...files],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, UMPIRE_SEED: String(seed), NO_COLOR: '1' } },
  );
  if (status !== 0) throw new Breach(`${stdout}\n${stderr}`.slice(-4000));
}

export const prepare = async (): Promise<Attack> => {
  const seen: Seen = new Map();
  return Promise.resolve({
    cases: oneByOne((seed) => {
      attempt(seed);
      count(seen, 'seeds under which all properties hold');
    }),
    shown: (seed) => `UMPIRE_SEED=${seed} npm run unit -- ${files.join(' ')}`,
    seen,
  });
};
