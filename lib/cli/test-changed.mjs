// What `npm test -- --changed` runs: the checks that a change concerns.
import { spawnSync } from 'node:child_process';
import { ROOT } from './project.mjs';

const lines = (args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
};

/** The files that differ from the branch `main`, or where there is none from the last commit; undefined without git. */
export function changedFiles() {
  const base = lines(['merge-base', 'main', 'HEAD'])?.[0] ?? 'HEAD';
  const known = lines(['diff', '--name-only', '--diff-filter=d', base]);
  const fresh = lines(['ls-files', '--others', '--exclude-standard']);
  return known && fresh && [...new Set([...known, ...fresh])].toSorted();
}

const isCode = (file) => /\.(?:[cm]?js|tsx?)$/.test(file);
const isOf = (...folders) => {
  const below = folders.map((folder) => `${folder}/`);
  return (file) => below.some((folder) => file.startsWith(folder));
};

/**
 * What a change of some files concerns.
 *
 * @param {readonly string[]} files
 * @returns {{ readonly code: readonly string[], readonly folders: readonly string[], readonly site: boolean,
 *   readonly browser: boolean }} code: files whose importers among the unit tests are run; folders: tests that read
 *   what changed from the disk; site: whether the site is made; browser: whether its screens are tried
 */
export function concerns(files) {
  const content = files.filter(isOf('content'));
  const games = new Set(content.map((file) => file.split('/')[1]).filter((game) => game !== 'ui'));
  const folders = new Set(content.length ? ['tests/content', 'tests/contract', 'tests/search', 'tests/sequence'] : []);
  for (const game of games) folders.add(`tests/games/${game}`);
  if (files.some(isOf('app', 'lib', 'components', 'tests')) || files.includes('eslint.config.js'))
    folders.add('tests/architecture.test.ts');
  if (files.includes('package.json') || files.includes('package-lock.json')) folders.add('tests/lockfile.test.ts');
  return {
    code: files.filter((file) => isCode(file) && isOf('app', 'components', 'lib', 'tests')(file)),
    folders: [...folders].toSorted(),
    site: files.some(isOf('app', 'components', 'content', 'lib', 'public')) || files.includes('next.config.js'),
    browser: files.some(isOf('app', 'components', 'public', 'tests/e2e', 'lib/offline', 'lib/cli')),
  };
}
