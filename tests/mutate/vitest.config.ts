import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Whole answers first: most mutants change a word of one of them, and the first test that fails ends a run. */
class TranscriptsFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const later = ({ moduleId }: TestSpecification): number => Number(!moduleId.includes('.transcripts.test.'));
    const sorted = files.toSorted((a, b) => later(a) - later(b) || a.moduleId.localeCompare(b.moduleId));
    return Promise.resolve(sorted);
  }
}

/** The tests that a mutant has to fail, by the part of the code that it changes: TESTS=fire npm run mutate -- … */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  prob: ['tests/prob/**/*.test.ts'],
  fire: [
    'tests/games/paths-of-glory/{losses,siege,examples}*.test.ts',
    'tests/games/paths-of-glory/combat/**/*.test.ts',
  ],
  supply: ['tests/games/paths-of-glory/supply/**/*.test.ts'],
  nachParis: ['tests/games/nach-paris/examples*.test.ts', 'tests/games/nach-paris/combat/**/*.test.ts'],
};
const only = process.env.TESTS?.split(',') ?? Object.keys(TESTS);

export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    include: only.flatMap((part) => TESTS[part] ?? []),
    pool: 'threads',
    maxWorkers: 1,
    // A run is a mutant: its files share what they import and read, which costs more than most of the tests.
    isolate: false,
    unstubGlobals: true,
    sequence: { sequencer: TranscriptsFirst },
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
