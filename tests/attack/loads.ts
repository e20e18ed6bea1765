import { siteFolder } from '@/lib/cli/project.mjs';
import { Breach, count, oneByOne, type Attack, type Seen } from '@/tests/attack/attack';
import { brokenLoads, firstVisit, type BrokenLoad } from '@/tests/e2e/support/broken-loads';
import { launch } from '@/tests/e2e/support/browser';
import { startUnruly, type Ending } from '@/tests/e2e/support/unruly-site';
import { below, chanceFrom, pick } from '@/tests/support/chance';

/*
 * First visits of a device whose requests are refused, cut, slowed or answered wrongly: first those ways that have a
 * name, then ways by chance. The copy for use with no signal completes, or the page says what is missing.
 */

const ENDINGS: readonly Ending[] = ['refused', 'cut', 'slow', 'wrong', 404, 503];
/** As often as a file is tried before a try of the whole ends. */
const TRIES = 2;

/** So much of what the worker asks for ends in some other way than it should, once or twice; then it comes. */
function byChance(seed: number): BrokenLoad {
  const chance = chanceFrom(seed);
  const share = pick(chance, [0.02, 0.1, 0.3, 0.6]) ?? 0;
  const endings = ENDINGS.filter(() => chance() < 0.5);
  /** How a file fares, in whatever order they are asked for. */
  const fateOf = (path: string) => {
    const own = chanceFrom([...path].reduce((sum, sign) => Math.imul(sum, 31) + sign.charCodeAt(0), seed));
    const ending = own() < share ? (pick(own, endings) ?? 'refused') : 'whole';
    return { ending, times: 1 + below(own, TRIES) };
  };
  return {
    name: `${share * 100} % of the files: ${endings.join(', ') || 'refused'}`,
    rule({ path, times, byWorker }) {
      if (!byWorker || path === '/sw.js') return 'whole';
      const fate = fateOf(path);
      return times <= fate.times ? fate.ending : 'whole';
    },
    ends: 'by itself',
  };
}

/** The way of a seed, with rules that begin anew. */
const loadOf = (seed: number): BrokenLoad => brokenLoads()[seed - 1] ?? byChance(seed);

async function attempt(seed: number, browser: Awaited<ReturnType<typeof launch>>): Promise<string> {
  const site = await startUnruly(siteFolder());
  try {
    const load = loadOf(seed);
    const wrong = await firstVisit(browser, site, load);
    if (wrong !== undefined) throw new Breach(wrong);
    return load.ends;
  } finally {
    await site.stop();
  }
}

export const prepare = async (): Promise<Attack> => {
  const seen: Seen = new Map();
  const browser = await launch();
  return {
    cases: oneByOne(async (seed) => count(seen, await attempt(seed, browser))),
    shown: (seed) => loadOf(seed).name,
    seen,
    end: () => browser.close(),
  };
};
