import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TestRunner, type RunnerTask, type RunnerTestCase, type RunnerTestFile } from 'vitest';

/** What became of a change; `static` is one that works only while a module loads, and is not tried. */
export type Fate = 'killed' | 'survived' | 'unreached' | 'static';

type Counts = Record<string, number>;

/** What the code behind the switches reads and counts, by the names that Stryker gave it. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  readonly mutantCoverage: { readonly static: Counts; readonly perTest: Record<string, Counts> };
}

const shared = globalThis as typeof globalThis & { __stryker__?: Switches; killed?: Set<string> };
const switches = (shared.__stryker__ ??= { mutantCoverage: { static: {}, perTest: {} } });
const { perTest, static: loaded } = switches.mutantCoverage;
/** The changes that a test has noticed: of any file so far and, with AGAIN, of the run before. */
const noticedBefore = (results: string): Set<string> =>
  process.env.AGAIN && existsSync(results)
    ? new Set(
        Object.entries(JSON.parse(readFileSync(results, 'utf8')) as object).flatMap(([id, fate]) =>
          fate === 'killed' ? [id] : [],
        ),
      )
    : new Set();

/** A test that passes switches so many times as often as without a change never ends. */
const ENDLESS = 50;
const total = (counts: Counts = {}): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Counts nothing, and throws when it was to count too often. */
function limited(limit: number): Counts {
  let count = 0;
  return new Proxy<Counts>(
    {},
    {
      set() {
        if (++count > limit) throw new Error('endless');
        return true;
      },
    },
  );
}

/** How long, in ms, the tests of a file try to notice a change: what they have not noticed then counts as unnoticed. */
const BUDGET = Number(process.env.BUDGET ?? 1000);

const TRIED = 'tried';

/** Whether a test fails with a change. */
async function fails(test: RunnerTestCase, mutant: string): Promise<boolean> {
  const hitLimit = (total(perTest[test.id]) + 1000) * ENDLESS;
  perTest[TRIED] = limited(hitLimit);
  Object.assign(switches, { activeMutant: mutant, currentTestId: TRIED, hitCount: 0, hitLimit });
  try {
    await TestRunner.getTestFn(test)();
    return false;
  } catch {
    return true;
  } finally {
    Object.assign(switches, { activeMutant: undefined, currentTestId: undefined, hitCount: undefined });
    delete perTest[TRIED];
  }
}

const testsOf = (task: RunnerTask): readonly RunnerTestCase[] =>
  task.type === 'test' ? [task] : task.tasks.flatMap(testsOf);
const time = ({ result }: RunnerTestCase): number => result?.duration ?? 0;

/** Runs the tests of a file once as they are, then for each change those of them that reach it. */
export default class MutantRunner extends TestRunner {
  override onBeforeTryTask(test: RunnerTestCase): void {
    super.onBeforeTryTask(test);
    switches.currentTestId = test.id;
  }

  override onAfterTryTask(test: RunnerTestCase): void {
    super.onAfterTryTask(test);
    switches.currentTestId = undefined;
  }

  override async onAfterRunFiles(files?: readonly RunnerTestFile[]): Promise<void> {
    const results = this.injectValue('results') as string;
    const killed = (shared.killed ??= noticedBefore(results));
    const mutants = this.injectValue('mutants') as readonly string[];
    const tests = (files ?? [])
      .flatMap(testsOf)
      .filter(({ result }) => result?.state === 'pass')
      .toSorted((a, b) => time(a) - time(b));
    for (const mutant of mutants.filter((one) => !killed.has(one))) {
      const end = performance.now() + BUDGET;
      for (const test of tests) {
        if (!perTest[test.id]?.[mutant]) continue;
        if (performance.now() + time(test) > end) break;
        if (!(await fails(test, mutant))) continue;
        killed.add(mutant);
        break;
      }
    }
    const reached = new Set(Object.values(perTest).flatMap(Object.keys));
    const fateOf = (mutant: string): Fate =>
      killed.has(mutant) ? 'killed' : reached.has(mutant) ? 'survived' : loaded[mutant] ? 'static' : 'unreached';
    mkdirSync(path.dirname(results), { recursive: true });
    writeFileSync(results, JSON.stringify(Object.fromEntries(mutants.map((one) => [one, fateOf(one)]))));
    super.onAfterRunFiles();
  }
}
