import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { mutate, type Mutant } from './mutants';
import type { Fate } from './runner';

/*
 * `npm run mutate` (run.ts): whether the tests that are named notice a change of the code in the folders that MUTATE
 * names. All changes stand in the code at once, each behind a switch (Stryker’s), so that one process tries them all: a
 * change costs the tests that reach it, and no start. What code keeps for later other than by `once` may be spoilt by a
 * change: a test that fails for it in a later file is left out, and the score is a lower bound.
 */

declare module 'vitest' {
  interface ProvidedContext {
    /** ids of the changes */
    mutants: readonly string[];
    /** the files that are changed */
    files: readonly string[];
    /** where what became of the changes is kept */
    results: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
const RESULTS = 'coverage/mutation.json';
const folders = process.env.MUTATE;
if (!folders) throw new Error('MUTATE names the folders of code to change, such as lib/prob,lib/core');
const { mutants, sources } = await mutate(folders.split(','));

const switches: Plugin = {
  name: 'mutants behind switches',
  enforce: 'pre',
  load: (id) => sources.get(path.relative(root, id.replace(/\?.*$/, ''))),
};

/** Whole answers first, then clause by clause: they notice most, and take least. */
const EARLY = ['/transcripts.test.', '/clauses.test.'];
class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = EARLY.findIndex((name) => moduleId.includes(name));
      return found < 0 ? EARLY.length : found;
    };
    return Promise.resolve(files.toSorted((a, b) => place(a) - place(b) || a.moduleId.localeCompare(b.moduleId)));
  }
}

const counted = (some: readonly Mutant[], fates: Readonly<Record<string, Fate>>): string => {
  const judged = some.filter(({ id }) => fates[id] !== 'static');
  const killed = judged.filter(({ id }) => fates[id] === 'killed').length;
  return `${judged.length ? ((100 * killed) / judged.length).toFixed(1) : '–'} % (${killed} of ${judged.length})`;
};

/** Says what became of the changes: of each file, and every change that nobody noticed. */
function tell(): void {
  if (!existsSync(RESULTS)) return;
  const fates = JSON.parse(readFileSync(RESULTS, 'utf8')) as Readonly<Record<string, Fate>>;
  const lines = [...sources.keys()].sort().flatMap((file) => {
    const own = mutants.filter((one) => one.file === file);
    const left = own.filter(({ id }) => fates[id] === 'survived' || fates[id] === 'unreached');
    return [
      `${file}: ${counted(own, fates)}`,
      ...left.map(({ id, place, kind, replacement }) => `  ${fates[id]} ${place} ${kind}: ${replacement}`),
    ];
  });
  console.log([...lines, `all: ${counted(mutants, fates)}`].join('\n'));
}

export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  plugins: [switches],
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/support/seed.ts', 'tests/mutate/setup.ts'],
    env: { UMPIRE_SEED: process.env.UMPIRE_SEED ?? '1914' },
    runner: 'tests/mutate/runner.ts',
    provide: {
      mutants: mutants.map(({ id }) => id),
      files: [...sources.keys()].map((name) => path.join(root, name)),
      results: RESULTS,
    },
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    sequence: { sequencer: QuickFirst },
    testTimeout: 0,
    hookTimeout: 0,
    teardownTimeout: 1000,
    reporters: ['dot', { onTestRunEnd: tell }],
  },
});
