import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { GAME_IDS } from '@/lib/games/find';
import { launch, open, settled } from '@/tests/e2e/support/browser';
import { countedSite } from '@/tests/e2e/support/counted-site';

/**
 * What an app with one empty page ships with this version of Next and React, gzip (see `npm run bench -- --baseline`).
 */
const EMPTY_APP = 138_000;
const BUDGET = 40_000;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function scriptBytes(path: string): Promise<number> {
  const origin = inject('site');
  const html = await (await fetch(origin + path)).text();
  // Scripts for browsers without modules are never fetched by the others.
  const sources = new Set(
    [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)]
      .filter(([tag]) => !/nomodule/i.test(tag))
      .map(([, src]) => src ?? ''),
  );
  const sizes = await Promise.all(
    [...sources].map(async (src) => gzipSync(Buffer.from(await (await fetch(origin + src)).arrayBuffer())).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test.each(['/en/paths-of-glory/rules/12/', '/en/nach-paris/rules/9/'])(
  '%s ships at most 40 kB of script more than an empty app',
  async (path) => {
    expect((await scriptBytes(path)) - EMPTY_APP).toBeLessThanOrEqual(BUDGET);
  },
);

/** All that is sent until the program is on the device: the page, what it loads, the worker and its files. */
const FIRST_VISIT = 750_000;

test('a first visit to the start page is sent at most 750 kB, nothing of it of one game alone', async () => {
  const site = await countedSite(inject('site'));
  const { context, page, errors } = await open(browser, { savesData: false });
  await page.goto(`${site.address}/en/`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await settled(page);
  const sent = [...site.sent()];
  expect(sent.map(([path]) => path).filter((path) => GAME_IDS.some((game) => path.includes(game)))).toStrictEqual([]);
  expect(sent.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(FIRST_VISIT);
  expect(errors).toStrictEqual([]);
  await context.close();
  await site.stop();
});

test.each([
  '/en/paths-of-glory/rules/12/',
  '/en/paths-of-glory/tools/fire/',
  '/en/paths-of-glory/turn/',
  '/en/nach-paris/tools/combat/',
  '/en/nach-paris/charts/crt/',
  '/en/nach-paris/board/',
  '/en/',
])('%s does not shift while it loads', async (path) => {
  const { context, page } = await open(browser, { serviceWorkers: 'block', savesData: false });
  await page.addInitScript(() => {
    (window as unknown as { shift: number }).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(inject('site') + path);
  await settled(page);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
  await context.close();
});

test.each(GAME_IDS)('the search data of %s in one language stay below 360 kB compressed', async (game) => {
  for (const lang of ['en', 'es', 'it']) {
    const sizes = await Promise.all(
      ['', '.head'].map(
        async (part) =>
          gzipSync(
            Buffer.from(
              await (await fetch(`${inject('site')}/generated/search/${game}.${lang}${part}.json`)).arrayBuffer(),
            ),
          ).length,
      ),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(360_000);
  }
});

/** What a page of a long list may weigh, so that a phone shows it at once. */
const LIST_BYTES = 150_000;

test.each(GAME_IDS)(
  'questions and glossary of %s are below 150 kB of HTML, as are the pages of their texts',
  async (game) => {
    const sizes: Record<string, number> = {};
    for (const lang of ['en', 'es', 'it'])
      for (const list of ['disputes', 'glossary']) {
        const address = `/${lang}/${game}/${list}/`;
        const html = await (await fetch(inject('site') + address)).text();
        sizes[address] = Buffer.byteLength(html);
        for (const [, page] of html.matchAll(/<a href="(\d+)\/#/g)) {
          const text = `${address}${page ?? ''}/`;
          sizes[text] ??= Buffer.byteLength(await (await fetch(inject('site') + text)).text());
        }
      }
    expect(Object.keys(sizes).length).toBeGreaterThan(12);
    expect(Object.entries(sizes).filter(([, bytes]) => bytes >= LIST_BYTES)).toEqual([]);
  },
);
