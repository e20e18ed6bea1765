// `npm run mutate`: whether the tests notice a change of the code that combat, supply and odds rest on. A folder alone:
// TESTS=prob npm run mutate -- --mutate 'lib/prob/**/*.ts', with the tests that vitest.config.ts beside names so.
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
const config = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutate/vitest.config.ts', related: false },
  mutate: [
    'lib/prob/**/*.ts',
    'lib/games/paths-of-glory/{combat,supply}/**/*.ts',
    'lib/games/nach-paris/combat/**/*.ts',
  ],
  coverageAnalysis: 'perTest',
  // What runs once while a module loads would need every test again: mostly words of schemas, and most of the time.
  ignoreStatic: true,
  concurrency: 2,
  // The machines are shared: only a mutant that never ends may run into it.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['.next', '.site', 'out', 'public', 'coverage', 'reports', 'app', 'components'],
  incremental: true,
  incrementalFile: 'coverage/mutation-before.json',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'coverage/mutation.json' },
  allowEmpty: false,
  // Types are checked by `npm test`; a mutant that does not type-check is a mutant like any other.
  checkers: [],
};

export default config;
