import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The seed of all properties: the same in every run, so that the same code is judged the same. */
const seed = process.env.UMPIRE_SEED ?? '1914';
console.log(`seed of the properties: ${seed} (another with UMPIRE_SEED=<number>)`);

/**
 * Libraries are imported as the site has them. Vite prefers their builds for development, with which it takes thrice
 * as long to read a rulebook, and adds that to whatever conditions are configured.
 */
const librariesAsShipped: Plugin = {
  name: 'libraries as shipped',
  configResolved: ({ ssr: { resolve } }) => {
    if (resolve) resolve.conditions = resolve.conditions?.filter((condition) => condition !== 'development|production');
  },
};

export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  plugins: [librariesAsShipped],
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    setupFiles: ['tests/support/seed.ts'],
    env: { UMPIRE_SEED: seed },
    pool: 'threads',
    maxWorkers: 2,
    // The files of a worker share what they import and read: the rulebooks would be parsed for each of them otherwise.
    isolate: false,
    unstubGlobals: true,
    // Generous, since the machines are shared: no test is about time.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
  },
});
