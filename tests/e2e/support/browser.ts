import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { chromiumHere, NO_CHROMIUM } from '@/lib/cli/chromium.mjs';

/** Headless Chromium with a fresh profile and no traffic of its own. */
export function launch(): Promise<Browser> {
  const executablePath = chromiumHere();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  return chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export const PHONE = { width: 360, height: 740 } as const;
export const DESKTOP = { width: 1280, height: 900 } as const;

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** what a test fails on: thrown exceptions, console errors, blocked resources */
  readonly errors: string[];
}

export interface VisitorOptions extends BrowserContextOptions {
  /**
   * Whether the device is set to save data, which is what it is unless said otherwise: the search is then fetched when
   * it is opened, where other devices make it ready beforehand with half of the work of a visit.
   */
  readonly savesData?: boolean;
}

/** A visitor without a page, with a phone unless the options say otherwise. */
export async function visitorOf(
  browser: Browser,
  { savesData = true, ...options }: VisitorOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', ...options });
  // As generous as the tests themselves: no wait is about time.
  context.setDefaultTimeout(120_000);
  if (savesData)
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  return context;
}

/** A visitor of his own, with a page that collects every error of its own. */
export async function open(browser: Browser, options: VisitorOptions = {}): Promise<Visit> {
  const context = await visitorOf(browser, options);
  const page = await context.newPage();
  return { context, page, errors: errorsOf(page) };
}

/** The list to which every error of a page is added from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
  // Leaving a page stops what it was fetching ahead; Next reports that as an error and loads the page the plain way.
  const leaving = /Failed to fetch RSC payload|net::ERR_ABORTED/;
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !leaving.test(message.text()) &&
      errors.push(`console: ${message.text()} ${message.location().url}`),
  );
  return errors;
}

/** Throws away what a site has stored with a visitor; what he has loaded of it stays. */
export async function forget(page: Page, site: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(site).origin,
    storageTypes: 'indexeddb,local_storage,session_storage',
  });
  await session.detach();
}

/** Waits until a page has what it loads and keeps its height; returns that height in pixels. */
export async function settled(page: Page): Promise<number> {
  await page.locator('main').first().waitFor();
  for (let before = 0; ;) {
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height === before) return height;
    before = height;
    await page.waitForTimeout(500);
  }
}

/** How many open sheets the present entry of the history stands for. */
export const sheetEntries = (page: Page): Promise<number> =>
  page.evaluate(() => Number((history.state as { umpireSheets?: number } | null)?.umpireSheets ?? 0));

/**
 * Waits until the history stands for so many open sheets: one that was closed takes its entry back a moment later, and
 * a browser that is told to reload or to leave meanwhile gives that up.
 */
export async function untilSheets(page: Page, count = 0): Promise<void> {
  while ((await sheetEntries(page)) !== count) await page.waitForTimeout(50);
}

/** Loads a page anew once its history is at rest, with so many sheets open over it. */
export async function reload(page: Page, sheets = 0): Promise<void> {
  await untilSheets(page, sheets);
  await page.reload();
}
