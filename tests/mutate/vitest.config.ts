import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The tests that a mutant of the combat, supply and odds folders has to fail. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    include: [
      'tests/prob/**/*.test.ts',
      'tests/games/paths-of-glory/{losses,siege,examples}*.test.ts',
      'tests/games/paths-of-glory/{combat,supply}/**/*.test.ts',
      'tests/games/nach-paris/examples*.test.ts',
      'tests/games/nach-paris/combat/**/*.test.ts',
    ],
    pool: 'threads',
    maxWorkers: 1,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
