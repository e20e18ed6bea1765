// Types, lint, content, unit tests, the production build and the browser tests. Whatever fails, the rest is run; at the
// end stands each failed check by its name, its file and its message.
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumHere, NO_CHROMIUM } from './chromium.mjs';
import { commandLine, wrongUsage } from './command-line.mjs';
import { install, npm, run } from './project.mjs';
import { changedFiles, concerns } from './test-changed.mjs';

const USAGE = `usage: npm test [-- --only unit|content|browser] [-- --changed]
--only runs a part: the unit tests; the check of the content; the browser tests, with the site that they need.
--changed runs what a change against the branch main concerns.
Ends with 0 when everything passes, with 1 when something fails, with 2 when it is used wrongly. npm run unit -- <folder>
runs the tests of one folder.`;

const PARTS = ['unit', 'content', 'browser'];
const VITEST = 'node_modules/vitest/vitest.mjs';
const UNIT = 'tests/vitest.config.ts';
const BROWSER = 'tests/e2e/vitest.config.ts';

const started = Date.now();
const totals = { passed: 0, skipped: 0 };
/** All that failed, as test-report.mjs has it. */
const failures = [];
let reports = '';

const logOf = (name) => join(reports, `${name.replaceAll(/[^a-z]+/g, '-')}.log`);

/** Runs a command, its output shown and kept. */
async function logged(name, command, args, env) {
  console.log(`\n── ${name}`);
  const log = createWriteStream(logOf(name));
  const code = await run(command, args, { log, env });
  await new Promise((resolve) => log.end(resolve));
  return code;
}

/** The end of what a command said, without colours. */
function lastWords(name, count) {
  const said = readFileSync(logOf(name), 'utf8').replaceAll(/\u001b\[[\d;]*m/g, '');
  return said
    .split('\n')
    .filter((line) => line.trim())
    .slice(-count)
    .join('\n');
}

/** A step that passes or fails as a whole. */
async function check(name, command, args) {
  const code = await logged(name, command, args);
  if (code === 0) totals.passed += 1;
  else failures.push({ file: logOf(name), name, message: lastWords(name, 20) });
  return code === 0;
}

const script = (name, command) => check(name, ...npm('run', '--silent', command));

/** Room for what the tests make and drop at once: of the usual few megabytes a tenth of the time goes to tidying up. */
const ROOM = '--max-semi-space-size=64';

/** A Vitest run whose single tests are counted. */
async function suite(name, args) {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=./lib/cli/test-report.mjs'];
  const code = await logged(name, process.execPath, [ROOM, VITEST, ...args, ...reporters], {
    TEST_REPORT: report,
  });
  const {
    passed,
    skipped,
    failures: failed,
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { passed: 0, skipped: 0, failures: [] };
  totals.passed += passed;
  totals.skipped += skipped;
  failures.push(...failed);
  if (code !== 0 && !failed.length)
    failures.push({
      file: logOf(name),
      name,
      message: `ended with ${code}, and no test failed:\n${lastWords(name, 20)}`,
    });
}

const unitTests = (...args) => suite('unit tests', ['run', '--config', UNIT, ...args]);

/** The build reads the content and stops at an error in it; the export is the same site. */
const exported = () => script('content, build and export', 'export');

async function browserTests(stands) {
  const missing = stands ? (chromiumHere() ? undefined : NO_CHROMIUM) : 'not run, since there is no site to try';
  if (missing) failures.push({ file: BROWSER, name: 'browser tests', message: missing });
  else await suite('browser tests', ['run', '--config', BROWSER]);
}

/** The site, and what a browser makes of it. */
const site = async () => browserTests(await exported());

async function everything() {
  // Most of the time each of them keeps one core busy, and none writes what another reads: two at a time.
  const still = async () => {
    await script('types', 'types');
    await script('lint', 'lint');
    await script('format', 'format:check');
  };
  const [stands] = await Promise.all([exported(), still()]);
  // A browser waits for its pages now and then; the unit tests leave no core idle meanwhile.
  await Promise.all([browserTests(stands), unitTests()]);
}

/** What a change concerns; everything where that cannot be told. */
async function changed() {
  const files = changedFiles();
  if (!files) return everything();
  const { code, folders, site: ofSite, browser } = concerns(files);
  console.log(`${files.length} files have changed`);
  if (!files.length) return;
  if (code.length) {
    await script('types', 'types');
    await check('lint', process.execPath, ['node_modules/eslint/bin/eslint.js', ...code]);
  }
  await check('format', process.execPath, [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--ignore-unknown',
    ...files,
  ]);
  const own = code.filter((file) => !file.startsWith('tests/e2e/'));
  if (own.length) await suite('unit tests', ['related', '--run', '--passWithNoTests', '--config', UNIT, ...own]);
  if (folders.length) await suite('tests that read the disk', ['run', '--config', UNIT, ...folders]);
  if (browser) await site();
  else if (ofSite) await exported();
}

const WAYS = {
  unit: () => unitTests(),
  content: () => script('content', 'check'),
  browser: () => site(),
};

const line = commandLine({ usage: USAGE, options: { only: { allowed: PARTS }, changed: {} } });
const { only, changed: ofChange } = line?.values ?? {};
if (only && ofChange) wrongUsage(USAGE, '--only and --changed are two ways to leave something out: one of them.');
if (!line || (only && ofChange)) process.exit();
// Better said at once than after minutes.
if (!ofChange && (!only || only === 'browser') && !chromiumHere()) {
  console.error(NO_CHROMIUM);
  process.exit(1);
}
reports = mkdtempSync(join(tmpdir(), 'umpire-test-'));
await install();
await (only ? WAYS[only]() : ofChange ? changed() : everything());

if (failures.length) {
  console.log(`\nWhat failed:`);
  for (const { file, name, message } of failures)
    console.log(`\nFAIL ${name}\n  in ${file}\n  ${message.trim().replaceAll('\n', '\n  ')}`);
  console.log(`\nThe reports lie in ${reports}`);
} else rmSync(reports, { recursive: true, force: true });
console.log(`\nin ${Math.round((Date.now() - started) / 1000)} s`);
const { passed, skipped } = totals;
console.log(`${passed} passed, ${failures.length} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(failures.length ? 1 : 0);
