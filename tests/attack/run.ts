import { commandLine } from '@/lib/cli/command-line.mjs';
import { build } from '@/lib/cli/project.mjs';
import { KINDS, type AttackKind } from '@/tests/attack/kinds';
import { attackWith, type Outcome } from '@/tests/attack/workers';
import { startSite, type Site } from '@/tests/e2e/support/site';

/*
 * npm run attack [-- --only <kind>] [--seed <n>] [--count <n>] [--verbose]
 *
 * A run of a night: every kind of attack, a line for each. It stops at the first breach, with exit code 1, and names
 * the seed that repeats it.
 */

const USAGE = `usage: npm run attack [-- --only <kind>] [--seed <n>] [--count <n>] [--verbose]
Kinds: ${KINDS.map(({ name }) => name).join(', ')}.
Ends with 0 when everything holds, with 1 at the first breach, with 2 when it is used wrongly.`;

const isNumber = (value: string): boolean => /^\d{1,9}$/.test(value);

interface Wanted {
  readonly kinds: readonly AttackKind[];
  readonly seed: number;
  readonly count: number | undefined;
  readonly verbose: boolean;
}

/** What the command line asks for; undefined where nothing is left to do. */
function asked(): Wanted | undefined {
  const line = commandLine({
    usage: USAGE,
    options: {
      only: { allowed: KINDS.map(({ name }) => name) },
      seed: { takes: 'a whole number', fits: isNumber },
      count: { takes: 'a whole number from 1', fits: (value) => isNumber(value) && Number(value) > 0 },
      verbose: {},
    },
  });
  if (!line) return undefined;
  const { only, seed = '1', count, verbose = false } = line.values;
  return {
    kinds: KINDS.filter(({ name }) => only === undefined || only === name),
    seed: Number(seed),
    count: count === undefined ? undefined : Number(count),
    verbose,
  };
}

/** The site of the sources as they are, served. */
async function builtSite(): Promise<Site> {
  await build();
  return startSite();
}

/** The line of a kind, and the seed that repeats its first breach. */
function report(kind: AttackKind, line: string, { breach, seen }: Outcome, verbose: boolean): void {
  console.log(`${kind.name.padEnd(10)} ${line}`);
  if (verbose) for (const [what, times] of [...seen].toSorted()) console.log(`  ${what}: ${times}`);
  if (!breach) return;
  console.error(`\n${breach.breach}\n${breach.shown.slice(0, 4000)}`);
  console.error(`Repeat it: npm run attack -- --only ${kind.name} --seed ${breach.seed} --count 1`);
}

/** Attacks with each kind in turn; whether everything held. */
async function run({ kinds, seed, count, verbose }: Wanted): Promise<boolean> {
  let site: Site | undefined;
  try {
    for (const kind of kinds) {
      if (kind.site) site ??= await builtSite();
      const started = performance.now();
      const cases = count ?? kind.count;
      const outcome = await attackWith(kind, seed, cases, site?.address);
      const seconds = Math.round((performance.now() - started) / 1000);
      const tried = `${cases.toLocaleString('en')} ${kind.what}`.padEnd(34);
      const breaches = outcome.breach ? '1 breach, the first' : '0 breaches';
      report(kind, `${tried} ${breaches}, ${seconds} s, from seed ${seed}`, outcome, verbose);
      if (outcome.breach) return false;
    }
    return true;
  } finally {
    site?.stop();
  }
}

const wanted = asked();
if (wanted) process.exitCode = (await run(wanted)) ? 0 : 1;
