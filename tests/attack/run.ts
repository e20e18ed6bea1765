import { parseArgs } from 'node:util';
import { KINDS, type Kind } from '@/tests/attack/kinds';
import { attackWith } from '@/tests/attack/workers';

/*
 * npm run attack [-- --only <kind>] [--seed <n>] [--count <n>] [--verbose]
 *
 * A run of a night: every kind of attack, a line for each. It stops at the first breach, with exit code 1, and names
 * the seed that repeats it.
 */

const USAGE = `usage: npm run attack [-- --only ${KINDS.map(({ name }) => name).join('|')}] [--seed <n>] [--count <n>] [--verbose]`;

const wholeNumber = (given: string | undefined, least: number): number | undefined =>
  given !== undefined && /^\d{1,9}$/.test(given) && Number(given) >= least ? Number(given) : undefined;

interface Wanted {
  readonly kinds: readonly Kind[];
  readonly seed: number;
  readonly count: number | undefined;
  readonly verbose: boolean;
}

/** What the command line asks for; undefined where it cannot be understood. */
function wanted(args: readonly string[]): Wanted | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        seed: { type: 'string', default: '1' },
        count: { type: 'string' },
        verbose: { type: 'boolean', default: false },
      },
    });
    const kinds = KINDS.filter(({ name }) => values.only === undefined || values.only === name);
    const seed = wholeNumber(values.seed, 0);
    const count = wholeNumber(values.count, 1);
    if (!kinds.length || seed === undefined || (count === undefined && values.count !== undefined)) return undefined;
    return { kinds, seed, count, verbose: values.verbose };
  } catch {
    return undefined;
  }
}

async function run({ kinds, seed, count, verbose }: Wanted): Promise<boolean> {
  for (const kind of kinds) {
    const cases = count ?? kind.count;
    const started = performance.now();
    const { breach, seen } = await attackWith(kind, seed, cases);
    const seconds = Math.round((performance.now() - started) / 1000);
    const figures = `${cases.toLocaleString('en')} ${kind.what}`;
    console.log(`${kind.name.padEnd(10)} ${figures.padEnd(36)} ${breach ? 1 : 0} breaches  ${seconds} s  seed ${seed}`);
    if (verbose) for (const [what, times] of [...seen].toSorted()) console.log(`  ${what}: ${times}`);
    if (!breach) continue;
    console.error(`\n${breach.breach}\n${breach.shown.slice(0, 4000)}`);
    console.error(`repeat it: npm run attack -- --only ${kind.name} --seed ${breach.seed} --count 1`);
    return false;
  }
  return true;
}

const asked = wanted(process.argv.slice(2));
if (asked) process.exitCode = (await run(asked)) ? 0 : 1;
else {
  console.error(USAGE);
  process.exitCode = 2;
}
