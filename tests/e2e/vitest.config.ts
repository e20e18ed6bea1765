import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/support/servers.ts'],
    // A browser for each core: one alone mostly waits for its page.
    maxWorkers: 2,
    // The files of a worker share its browser, and what it has compiled of the site.
    isolate: false,
    // Generous, since the machines are shared: no test is about time.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
  },
});
