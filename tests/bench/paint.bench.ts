import type { Browser, CDPSession, Page } from 'playwright-core';
import { launch } from '@/tests/e2e/support/browser';
import { startSite, type Site } from '@/tests/e2e/support/site';
import { at, type Timing } from '@/tests/bench/timing';

/** What is typed on the page of a game: words, numbers, units; and fights, of the game whose battles take longest. */
interface Scene {
  readonly name: string;
  readonly game: string;
  readonly queries: readonly string[];
}
const SCENES: readonly Scene[] = [
  {
    name: 'words',
    game: 'paths-of-glory',
    queries: ['flank attack', '12.4.3', 'asedio', 'retirada', 'strategic redeployment', 'german corps'],
  },
  {
    name: 'a fight',
    game: 'grand-illusion',
    queries: ['XVIII and XX corps vs german XIII corps trench 2', '3 french corps against 4 german corps'],
  },
];
const SLOWED = 4;
/** Cold pages; the machines are shared, and one bad moment is most of a page's slowest keys. */
const PAGES = 5;

/** A page that nobody has typed on, with the search open. */
async function opened(
  site: Site,
  browser: Browser,
  { game }: Scene,
  prepare: (session: CDPSession) => Promise<unknown>,
) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const session = await page.context().newCDPSession(page);
  await prepare(session);
  await page.goto(`${site.address}/en/${game}/`);
  await page.waitForTimeout(5000);
  // On a loaded machine the page may not listen yet.
  const box = page.locator('dialog input');
  while (!(await box.isVisible())) {
    await page.keyboard.press('/');
    await page.waitForTimeout(500);
  }
  return { page, session };
}

/**
 * The queries key by key, each after the one before is taken away. Keys go to whatever has the focus: to look the box
 * up by its role is work that the page itself would do, in the middle of what is measured.
 */
async function typeAll(
  page: Page,
  { queries }: Scene,
  key: (press: () => Promise<void>) => Promise<void>,
): Promise<void> {
  for (const query of queries)
    for (const letter of ['', ...query]) {
      if (letter === '') await page.keyboard.press('Control+A');
      await key(() => (letter === '' ? page.keyboard.press('Delete') : page.keyboard.insertText(letter)));
      await page.waitForTimeout(150);
    }
}

/** From each key to the next painted frame, by the clock, in milliseconds. */
async function byClock(site: Site, browser: Browser, scene: Scene): Promise<readonly number[]> {
  // Slowed from the first moment, so that the first keys are as cold as a player's.
  const { page } = await opened(site, browser, scene, (session) =>
    session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED }),
  );
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    document.addEventListener(
      'input',
      (event) => {
        // A task queued from a frame runs once that frame is painted.
        const start = event.timeStamp;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - start);
          port2.postMessage(0);
        });
      },
      true,
    );
  });
  await typeAll(page, scene, (press) => press());
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
}

/** What the page's main thread works for each key up to its frame, in milliseconds of its own time. */
async function byWork(site: Site, browser: Browser, scene: Scene): Promise<readonly number[]> {
  const { page, session } = await opened(site, browser, scene, (one) =>
    one.send('Performance.enable', { timeDomain: 'threadTicks' }),
  );
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const names = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
    return metrics.reduce((sum, { name, value }) => sum + (names.includes(name) ? value * 1000 : 0), 0);
  };
  const samples: number[] = [];
  await typeAll(page, scene, async (press) => {
    const before = await worked();
    await press();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    samples.push((await worked()) - before);
  });
  return samples;
}

const share = (samples: readonly number[], of: number): number =>
  at(
    [...samples].sort((a, b) => a - b),
    of,
  );

/** The percentiles of each page, and of these the median. */
function timing(name: string, pages: readonly (readonly number[])[], goal?: string): Timing {
  const median = (of: number): number =>
    share(
      pages.map((samples) => share(samples, of)),
      0.5,
    );
  return { name, p50: median(0.5), p95: median(0.95), p99: median(0.99), ...(goal ? { goal } : {}) };
}

/** What is measured on cold pages, each in a browser of its own: nothing is compiled or kept from the one before. */
async function onColdPages(site: Site, scene: Scene, measure: typeof byClock): Promise<readonly (readonly number[])[]> {
  const pages: (readonly number[])[] = [];
  while (pages.length < PAGES) {
    const browser = await launch();
    pages.push(await measure(site, browser, scene));
    await browser.close();
  }
  return pages;
}

/**
 * From a key in the search box to the next painted frame with its results, in Chromium with the processor slowed four
 * times; and the scripts, styles and layout for a key in the thread's own time, four times over, which does not count
 * while others have the machine. Medians of several cold pages.
 */
export async function benchPaint(): Promise<readonly Timing[]> {
  const site = await startSite();
  try {
    const timings: Timing[] = [];
    for (const scene of SCENES) {
      const clock = await onColdPages(site, scene, byClock);
      const work = await onColdPages(site, scene, byWork);
      timings.push(
        timing(`${scene.name}: key to painted results, processor slowed four times`, clock, 'p95 ≤ 50'),
        timing(
          `${scene.name}: the page’s own work for a key, four times over`,
          work.map((page) => page.map((one) => one * SLOWED)),
        ),
      );
    }
    return timings;
  } finally {
    site.stop();
  }
}
