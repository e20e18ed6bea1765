import type { Browser, Page } from 'playwright-core';
import { Breach, count, oneByOne, type Attack, type Seen } from '@/tests/attack/attack';
import { listening, until } from '@/tests/attack/visit';
import { launch, open } from '@/tests/e2e/support/browser';
import { below, chanceFrom } from '@/tests/support/chance';

/*
 * Two windows of one device that enter at the same time, at moments by chance: what one enters the other keeps, and a
 * third that is opened later shows all of it.
 */

/** Turns, at a phase that has steps. */
const PATHS = [
  '/paths-of-glory/turn/',
  '/grand-illusion/turn/',
  '/when-eagles-fight/turn/#central-turn',
  '/nach-paris/turn/',
];
/** The longest pause between two taps of a window, in milliseconds: what is stored late is stored within it. */
const PAUSE = 150;

const steps = (page: Page) => page.getByRole('checkbox');

interface Tap {
  readonly step: number;
  readonly after: number;
}

interface Case {
  readonly path: string;
  /** what each of the two windows ticks, and when */
  readonly taps: readonly [readonly Tap[], readonly Tap[]];
}

/** The case of a seed; a page has `length` steps. */
function caseOf(seed: number, length = Infinity): Case {
  const chance = chanceFrom(seed);
  const taps: [Tap[], Tap[]] = [[], []];
  for (let step = 0; step < Math.min(length, 8); step++)
    taps[below(chance, 2) === 0 ? 0 : 1].push({ step, after: below(chance, PAUSE) });
  return { path: PATHS[seed % PATHS.length] ?? '', taps };
}

async function tick(page: Page, taps: readonly Tap[]): Promise<void> {
  for (const { step, after } of taps) {
    await page.waitForTimeout(after);
    await steps(page).nth(step).check();
  }
}

async function attempt(seed: number, site: string, browser: Browser): Promise<void> {
  const { context, page, errors } = await open(browser, { serviceWorkers: 'block' });
  try {
    const url = `${site}/en${caseOf(seed).path}`;
    const other = await context.newPage();
    for (const one of [page, other]) {
      await one.goto(url);
      await listening(steps(one).first());
    }
    const { taps } = caseOf(seed, await steps(page).count());
    await Promise.all([tick(page, taps[0]), tick(other, taps[1])]);
    const third = await context.newPage();
    await third.goto(url);
    const wanted = taps.flat().map(({ step }) => step);
    for (const [i, one] of [page, other, third].entries())
      await until(async () => {
        const missing: number[] = [];
        for (const step of wanted) if (!(await steps(one).nth(step).isChecked())) missing.push(step);
        return missing.length ? `window ${i + 1} has lost the steps ${missing.join(', ')}` : undefined;
      });
    if (errors.length) throw new Breach(errors.join('\n'));
  } finally {
    await context.close();
  }
}

export const prepare = async (site: string): Promise<Attack> => {
  const seen: Seen = new Map();
  const browser = await launch();
  return {
    cases: oneByOne(async (seed) => {
      await attempt(seed, site, browser);
      count(seen, 'pairs of windows that lost nothing');
    }),
    shown: (seed) => JSON.stringify(caseOf(seed)),
    seen,
    end: () => browser.close(),
  };
};
