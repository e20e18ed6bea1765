// A reporter of Vitest that leaves in the file TEST_REPORT what came of a run: the counts, and all that failed.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Something that failed: where, what it is called, and the first words of why.
 *
 * @typedef {{ readonly file: string, readonly name: string, readonly message: string }} Failure
 * @typedef {{ readonly passed: number, readonly skipped: number, readonly failures: readonly Failure[] }} TestReport
 */

const messageOf = (error) =>
  [error?.message ?? error ?? 'no reason was given', error?.cause?.message].filter(Boolean).join(' ');

/** The failures of one file: of its tests, of what stands around them, and of its loading. */
function failuresOf(module) {
  const file = module.relativeModuleId;
  const of = (name, errors) => ({ file, name, message: messageOf(errors?.[0]) });
  const tests = [...module.children.allTests()];
  const suites = [...module.children.allSuites()];
  const failed = [
    ...(module.errors().length ? [of('the file', module.errors())] : []),
    ...suites.filter((suite) => suite.errors().length).map((suite) => of(suite.fullName, suite.errors())),
    ...tests.filter((test) => test.result().state === 'failed').map((test) => of(test.fullName, test.result().errors)),
  ];
  // A worker that is lost leaves its file without an end.
  const open = tests.filter((test) => test.result().state === 'pending');
  if (open.length || module.state() === 'queued' || module.state() === 'pending')
    failed.push({ file, name: open[0]?.fullName ?? 'the file', message: 'did not run to its end' });
  return failed;
}

/** Where an error that no test caught came from, as far as it says. */
const placeOf = (error) => {
  const path = error?.VITEST_TEST_PATH ?? error?.stacks?.[0]?.file;
  return path ? relative(process.cwd(), path) : 'no file';
};

/** @returns {TestReport} */
export function reportOf(modules, unhandled) {
  const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
  const count = (state) => states.filter((one) => one === state).length;
  return {
    passed: count('passed'),
    skipped: count('skipped'),
    failures: [
      ...modules.flatMap(failuresOf),
      ...unhandled.map((error) => ({
        file: placeOf(error),
        name: error?.VITEST_TEST_NAME ?? 'an error that no test caught',
        message: messageOf(error),
      })),
    ],
  };
}

export default class TestReporter {
  onTestRunEnd(modules, unhandled) {
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(reportOf(modules, unhandled), undefined, 1));
  }
}
