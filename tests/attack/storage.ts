import type { Browser, Locator, Page } from 'playwright-core';
import type { MessageTree } from '@/lib/calc/say';
import { uiWords } from '@/lib/content/words';
import { count, holds, oneByOne, type Attack, type Seen } from '@/tests/attack/attack';
import { listening, shownBy, until } from '@/tests/attack/visit';
import { launch, open } from '@/tests/e2e/support/browser';
import { STORAGE_FAULTS, type StorageFault } from '@/tests/e2e/support/storage-faults';

/*
 * The pages that keep something, on a device whose storage fails in one of many ways: the page can be used within
 * three seconds, says what is wrong, and what was entered is there when the storage has come to itself.
 */

/** Within so many milliseconds a page can be used, beyond what this machine takes for it anyway. */
const USABLE = 3000;
/** After so many the faults that pass have passed, and the player has been told of those that do not. */
const SETTLED = 9000;

interface Kept {
  readonly name: string;
  readonly path: string;
  /** a place of the store that it reads first of all */
  readonly slot?: string;
  /** enters something */
  enter?(page: Page): Promise<void>;
  /** whether it is there */
  isThere?(page: Page): Promise<boolean>;
}

/** Taps what listens already. */
async function tap(element: Locator): Promise<void> {
  await listening(element);
  await element.click();
}

const trench = (page: Page) => page.getByRole('group', { name: 'Trench level' }).getByRole('button', { name: '2' });
const step = (page: Page) => page.getByRole('checkbox').first();
const ticked = {
  enter: (page: Page) => tap(step(page)),
  isThere: (page: Page) => step(page).isChecked(),
};

const PAGES: readonly Kept[] = [
  {
    name: 'fire',
    path: '/paths-of-glory/tools/fire/',
    enter: (page) => tap(trench(page)),
    isThere: async (page) => (await trench(page).getAttribute('aria-pressed')) === 'true',
  },
  { name: 'turn', path: '/paths-of-glory/turn/', slot: 'paths-of-glory/turn/v1', ...ticked },
  { name: 'board', path: '/paths-of-glory/board/', slot: 'paths-of-glory/board/v1' },
  { name: 'combat', path: '/nach-paris/tools/combat/' },
  { name: 'turn NP', path: '/nach-paris/turn/', slot: 'nach-paris/turn/v1', ...ticked },
  { name: 'hex sheet', path: '/nach-paris/board/' },
  { name: 'charts', path: '/nach-paris/charts/' },
  { name: 'chart editor', path: '/nach-paris/charts/crt/', slot: 'nach-paris/card/crt/v1' },
  { name: 'game', path: '/nach-paris/' },
];

/** What every message of something damaged says. */
const SET_ASIDE = 'set aside';
const PROBLEMS = Object.values((uiWords('en', ['storage']).storage as MessageTree).problem ?? {}).map(String);

function caseOf(seed: number): { readonly kept: Kept; readonly fault: StorageFault } {
  const fault = STORAGE_FAULTS[seed % STORAGE_FAULTS.length];
  const kept = PAGES[Math.floor(seed / STORAGE_FAULTS.length) % PAGES.length];
  if (!kept || !fault) throw new Error('there are no pages or no faults');
  return { kept, fault };
}

/** Opens a page and waits until it can be used; gives how long that took, in milliseconds. */
async function usable(page: Page, url: string, patience?: number): Promise<number> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const started = performance.now();
  await until(async () => {
    const { busy, heading, regions } = await shownBy(page);
    if (!heading || busy) return `the page is ${heading ? 'busy' : 'blank'}`;
    return url.includes('/tools/') && !regions.Answer ? 'no answer' : undefined;
  }, patience);
  return performance.now() - started;
}

async function attempt(seed: number, site: string, browser: Browser, usual: Map<string, number>): Promise<string> {
  const { kept, fault } = caseOf(seed);
  const url = `${site}/en${kept.path}`;
  const { context, page, errors } = await open(browser, { serviceWorkers: 'block' });
  try {
    const plain = usual.get(url) ?? (await usable(page, url));
    usual.set(url, plain);
    const other = await context.newPage();
    await other.addInitScript(fault.script);
    other.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
    await usable(other, url, USABLE + 2 * plain);
    if (fault.ends === 'damaged') await damaged(kept, fault, other, url);
    await kept.enter?.(other);
    if (fault.ends === 'told' && kept.enter)
      await until(async () => {
        const { said } = await shownBy(other);
        return PROBLEMS.some((one) => said.includes(one)) ? undefined : `the player is not told, but: ${said}`;
      }, SETTLED + plain);
    if (fault.ends === 'healed' && kept.isThere) await healed(kept, other, page, url);
    holds(errors.length === 0, () => errors.join('\n'));
    return fault.ends;
  } finally {
    await context.close();
  }
}

/**
 * What is damaged is there when the page reads it, or else at its second visit; the page that needs it says so then,
 * and can be used all the same.
 */
async function damaged({ slot }: Kept, { script }: StorageFault, page: Page, url: string): Promise<void> {
  const isHit = slot !== undefined && script.includes(`'umpire/${slot}'`);
  const untilTold = async (patience?: number): Promise<void> => {
    if (!isHit) return;
    const unsaid = `the player is not told of what is damaged in ${slot}`;
    await until(async () => ((await shownBy(page)).said.includes(SET_ASIDE) ? undefined : unsaid), patience);
  };
  const isTold = await untilTold(SETTLED).then(
    () => true,
    () => false,
  );
  await usable(page, url);
  if (!isTold) await untilTold();
}

/** What was entered stays, and is stored when the storage has come to itself: the next page finds it. */
async function healed({ isThere }: Kept, page: Page, next: Page, url: string): Promise<void> {
  const has = (one: Page) => async () => ((await isThere?.(one)) ? undefined : 'what was entered is gone');
  await until(has(page));
  await page.waitForTimeout(SETTLED);
  await until(has(page));
  await usable(next, url);
  await until(has(next), SETTLED);
}

export const prepare = async (site: string): Promise<Attack> => {
  const seen: Seen = new Map();
  const browser = await launch();
  const usual = new Map<string, number>();
  return {
    cases: oneByOne(async (seed) => count(seen, await attempt(seed, site, browser, usual))),
    shown: (seed) => `${caseOf(seed).kept.name}: ${caseOf(seed).fault.name}`,
    seen,
    end: () => browser.close(),
  };
};
