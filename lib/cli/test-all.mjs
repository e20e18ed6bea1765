// Types, lint, content, unit tests, the production build and the browser tests; ends with the totals.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumHere, NO_CHROMIUM } from './chromium.mjs';
import { commandLine } from './command-line.mjs';
import { install, npm, run } from './project.mjs';

const USAGE = `usage: npm test
Ends with 0 when everything passes, with 1 when something fails, with 2 when it is used wrongly. npm run unit -- <folder>
runs the tests of one folder.`;

const totals = { passed: 0, failed: 0, skipped: 0 };
/** The steps that did not pass, named again at the end: a log of thousands of lines hides them. */
const failedSteps = [];
const started = Date.now();

/** A step that passes or fails as a whole. */
async function check(name, command, args) {
  console.log(`\n── ${name}`);
  const passed = (await run(command, args)) === 0;
  totals[passed ? 'passed' : 'failed'] += 1;
  if (!passed) failedSteps.push(name);
  return passed;
}

/** A Vitest run whose single tests are counted, by the report that it leaves in a folder. */
async function suite(name, config, reports) {
  console.log(`\n── ${name}`);
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const code = await run(process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  if (code !== 0) failedSteps.push(name);
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    totals.passed += numPassedTests;
    totals.skipped += numPendingTests;
    // A file that could not even be loaded has no failed test of its own.
    totals.failed += Math.max(
      numFailedTests,
      code === 0 ? 0 : 1,
      numFailedTestSuites > 0 && numFailedTests === 0 ? numFailedTestSuites : 0,
    );
  } catch {
    totals.failed += 1;
  }
}

/** Steps one after another that are scripts of package.json. */
async function checks(...scripts) {
  for (const [name, script] of scripts) await check(name, ...npm('run', '--silent', script));
}

if (!commandLine({ usage: USAGE })) process.exit();
if (!chromiumHere()) {
  console.error(NO_CHROMIUM);
  process.exit(1);
}
const reports = mkdtempSync(join(tmpdir(), 'umpire-test-'));
await install();
// Each of them keeps one core busy: two at a time.
await Promise.all([checks(['types', 'types'], ['format', 'format:check']), checks(['lint', 'lint'])]);
await suite('unit tests', 'tests/vitest.config.ts', reports);
// The build reads the content and stops at an error in it; the export is the same site.
if (await check('content, build and export', ...npm('run', '--silent', 'export')))
  await suite('browser tests', 'tests/e2e/vitest.config.ts', reports);
rmSync(reports, { recursive: true, force: true });

console.log(`\nin ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`);
if (failedSteps.length) console.log(`failed: ${failedSteps.join(', ')}`);
process.exit(totals.failed ? 1 : 0);
