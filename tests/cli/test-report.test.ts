import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestReport } from '@/lib/cli/test-report.mjs';

// What `npm test` says at its end of tests that fail, each in another way: tests/fixtures/faults.

const folder = mkdtempSync(join(tmpdir(), 'umpire-faults-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let report: TestReport;
let status: number | null;
beforeAll(() => {
  const file = join(folder, 'report.json');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/fixtures/faults/vitest.config.ts'];
  const env: NodeJS.ProcessEnv = { ...process.env, TEST_REPORT: file };
  // What tells a Vitest that it runs within another.
  for (const name of Object.keys(env)) if (name.startsWith('VITEST')) delete env[name];
  ({ status } = spawnSync(process.execPath, [...vitest, '--reporter=./lib/cli/test-report.mjs'], { env }));
  report = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
});

test('a run with failures ends with 1, and counts what passed and what was skipped', () => {
  expect(status).toBe(1);
  expect([report.passed, report.skipped]).toEqual([2, 2]);
});

const FAULTS = 'tests/fixtures/faults';
test.each([
  ['a test', 'wrong', 'a sum > is wrong', 'one and one: expected 2 to be 3'],
  ['a file that cannot be loaded', 'load', 'the file', 'this file cannot be loaded'],
  ['what stands before the tests of a suite', 'hook', 'a suite', 'this suite cannot begin'],
  [
    'a promise that nobody waits for',
    'rejection',
    'passes, and leaves a promise behind that fails',
    'nobody waits for this',
  ],
  ['a worker that dies', 'worker', 'takes its worker along', 'did not run to its end'],
])('%s that fails is named with its file and its message', (_, file, name, message) => {
  expect(report.failures).toContainEqual({
    file: `${FAULTS}/${file}.fault.ts`,
    name,
    message: expect.stringContaining(message) as string,
  });
});

test('nothing else is said to have failed but the loss of the worker itself', () => {
  expect(report.failures.filter(({ file }) => !file.startsWith(FAULTS))).toEqual([
    { file: 'no file', name: 'an error that no test caught', message: expect.stringContaining('Worker') as string },
  ]);
  expect(report.failures).toHaveLength(6);
});
