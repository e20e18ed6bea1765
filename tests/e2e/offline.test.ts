import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { GAME_IDS } from '@/lib/games/find';
import { PROGRAM_PACKS } from '@/tests/e2e/support/broken-loads';
import { DESKTOP, launch, open } from '@/tests/e2e/support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Opens a page and waits until its book is on the device. */
async function keepBook(page: Page, path: string, words = 'ready for use with no signal'): Promise<void> {
  await page.goto(inject('exported') + path);
  await page.getByText(words).waitFor();
}

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const store = await caches.open('umpire-files');
    const keys = await store.keys();
    const sizes = await Promise.all(keys.map(async (key) => (await (await store.match(key))?.blob())?.size ?? 0));
    return keys.map(({ url }, i) => ({ path: new URL(url).pathname, size: sizes[i] ?? 0 }));
  });

/** Waits until the worker has done all that it was told: it takes one thing after the other, and reports at its end. */
const workerAtRest = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    await new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => {
        if (data.from === 'keeper' && !data.state.busy) resolve();
      });
      active?.postMessage({ to: 'open' });
    });
  });

/** What files cost to fetch: packs are compressed as they are, the others are on their way. */
async function fetchedBytes(files: readonly { readonly path: string; readonly size: number }[]): Promise<number> {
  const sizes = files.map(async ({ path, size }) =>
    path.endsWith('.pack')
      ? size
      : gzipSync(Buffer.from(await (await fetch(inject('exported') + path)).arrayBuffer())).length,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** What the page of the device says of the program. */
async function deviceSays(page: Page): Promise<string> {
  if (!page.url().endsWith('/device/')) await page.goto(`${inject('exported')}/en/device/`);
  return page.locator('main').innerText();
}

const bookRow = (page: Page, game: GameId, lang: Language) =>
  page.locator(`fieldset[data-game="${game}"] label`, { has: page.locator(`[lang="${lang}"]`) });

async function tick(page: Page, game: GameId, lang: Language): Promise<void> {
  await bookRow(page, game, lang).getByRole('checkbox').check();
  await bookRow(page, game, lang).getByText('ready').waitFor();
}

async function untick(page: Page, game: GameId, lang: Language): Promise<void> {
  await bookRow(page, game, lang).getByRole('checkbox').uncheck();
  await expect.poll(() => bookRow(page, game, lang).innerText()).not.toContain('ready');
}

// The files of the export behind a server that knows nothing of them: what `npm start` serves are the same files.
describe('with no signal after one visit to each game', () => {
  test('rules, search, tools, board, turn and charts all work', async () => {
    const { context, page, errors } = await open(browser);
    const origin = inject('exported');
    for (const game of GAME_IDS) {
      await keepBook(page, `/en/${game}/`);
      await keepBook(page, `/es/${game}/`, 'ya funciona sin cobertura');
    }
    await context.setOffline(true);

    await page.goto(`${origin}/es/paths-of-glory/rules/12/#r-12.4.3`);
    await expect.poll(() => page.locator('[id="r-12.4.3"]').textContent()).toContain('12.4.3');
    await page.goto(`${origin}/en/paths-of-glory/tools/fire/?attackerDie=3`);
    await expect.poll(() => page.getByRole('region', { name: 'Answer' }).textContent()).toContain('%');
    await page.goto(`${origin}/en/paths-of-glory/board/`);
    await page.getByText('All 52 units are in supply').first().waitFor();
    await page.goto(`${origin}/es/nach-paris/rules/9/#r-9.3.3`);
    await expect.poll(() => page.locator('[id="r-9.3.3"]').textContent()).toContain('9.3.3');
    await page.goto(`${origin}/en/nach-paris/tools/combat/`);
    await expect.poll(() => page.getByRole('region', { name: 'Answer' }).textContent()).toContain('1:1');
    await page.goto(`${origin}/en/nach-paris/tools/loc/`);
    await expect.poll(() => page.getByRole('region', { name: 'Answer' }).textContent()).toContain('4 with LOC');
    await page.goto(`${origin}/en/nach-paris/board/`);
    await page.getByRole('button', { name: 'Sheet', exact: true }).waitFor();
    await page.goto(`${origin}/en/nach-paris/charts/crt/`);
    await page.getByRole('grid').waitFor();
    await page.goto(`${origin}/en/paths-of-glory/turn/`);
    await page.getByRole('checkbox').first().waitFor();
    await page.goto(`${origin}/en/paths-of-glory/charts/`);
    const box = page.getByRole('combobox', { name: 'Search' });
    await expect.poll(async () => (await page.keyboard.press('/'), box.isVisible()), { interval: 500 }).toBe(true);
    await box.fill('flank attack');
    await expect.poll(() => page.getByRole('option').first().textContent()).toContain('lank');
    // A tap on a link, too, finds its page.
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Tools', exact: true }).first().click();
    await page.waitForURL('**/tools/');
    await page.getByRole('heading', { name: 'Tools' }).waitFor();

    expect(errors.filter((error) => error.startsWith('exception'))).toEqual([]);
    await context.close();
  });
});

test('a dispute goes from one phone to another by the picture of its code, with no signal', async () => {
  const [one, two] = [await open(browser), await open(browser)];
  for (const { page } of [one, two]) await keepBook(page, '/en/paths-of-glory/');
  for (const { context } of [one, two]) await context.setOffline(true);
  const origin = inject('exported');
  const card = (page: Page) => page.locator('main article').textContent();

  await one.page.goto(`${origin}/en/paths-of-glory/tools/fire/?trench=2`);
  await one.page.getByRole('button', { name: 'Settle it', exact: true }).click();
  await expect.poll(() => card(one.page)).toContain('12.2.3');
  const said = await card(one.page);
  await one.page.getByRole('button', { name: 'Code', exact: true }).click();
  const code = one.page.getByRole('dialog').getByRole('img', { name: 'The card as a QR code' });
  await code.waitFor();
  const picture = { name: 'code.png', mimeType: 'image/png', buffer: await code.screenshot() };

  await two.page.goto(`${origin}/en/paths-of-glory/`);
  await two.page.getByRole('link', { name: /^Settle it/ }).click();
  await two.page.getByRole('button', { name: 'Scan a code' }).click();
  await two.page.getByLabel('Choose a picture of the code').setInputFiles(picture);
  await two.page.waitForURL(/\/settle\/#1\/t\/fire/);
  await expect.poll(() => card(two.page)).toBe(said);
  for (const { context, errors } of [one, two]) {
    expect(errors.filter((error) => error.startsWith('exception'))).toEqual([]);
    await context.close();
  }
});

describe('what a device keeps', () => {
  test('of a game in a language is at most 1.5 MB compressed, 6 MB stored and 60 requests beside the program', async () => {
    const { context, page } = await open(browser);
    const asked = new Set<string>();
    context.on('request', (request) => request.serviceWorker() && asked.add(new URL(request.url()).pathname));
    await page.goto(`${inject('exported')}/en/`);
    await expect.poll(() => deviceSays(page)).toContain('Umpire itself: ready');
    const program = await keptFiles(page);
    expect(await fetchedBytes(program)).toBeLessThanOrEqual(700_000);
    expect(program.length).toBeLessThanOrEqual(40);
    const before = new Set(program.map(({ path }) => path));
    for (const game of GAME_IDS)
      for (const lang of LANGUAGES) {
        // Alone on the device: what two books share counts for each.
        await tick(page, game, lang);
        const own = (await keptFiles(page)).filter(({ path }) => !before.has(path));
        expect(own.length).toBeGreaterThan(5);
        expect(own.length).toBeLessThanOrEqual(60);
        expect(own.filter(({ path }) => !asked.has(path))).toEqual([]);
        expect(await fetchedBytes(own)).toBeLessThanOrEqual(1_500_000);
        expect(own.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(6_000_000);
        await untick(page, game, lang);
        expect((await keptFiles(page)).filter(({ path }) => !before.has(path))).toEqual([]);
      }
    await context.close();
  });

  test('is said on the doors of a phone, where it covers no control at the end of the page', async () => {
    const { context, page } = await open(browser);
    await page.goto(`${inject('exported')}/en/paths-of-glory/turn/`);
    const seen = await page.waitForFunction(() => {
      const [strip, doors] = ['[data-strip]', '[data-doors]'].map((part) => document.querySelector(part));
      if (!strip?.textContent.includes('ready for use') || !doors) return undefined;
      scrollTo(0, document.documentElement.scrollHeight);
      const { top, bottom, width } = strip.getBoundingClientRect();
      const controls = [...document.querySelectorAll('main :is(a, button, input, summary)')];
      const isCovered = (one: Element): boolean => {
        const box = one.getBoundingClientRect();
        return one.checkVisibility() && box.bottom > top && box.top < bottom;
      };
      return {
        width,
        gap: Math.round(doors.getBoundingClientRect().top - bottom),
        covered: controls.filter(isCovered).map(({ textContent }) => textContent),
      };
    });
    expect(await seen.jsonValue()).toStrictEqual({ width: 360, gap: 0, covered: [] });
    await context.close();
  });

  test('is said along the foot of a wide screen, where it covers no line at the end of the page', async () => {
    const { context, page } = await open(browser, { viewport: DESKTOP });
    await page.goto(`${inject('exported')}/en/paths-of-glory/`);
    const seen = await page.waitForFunction(() => {
      const strip = document.querySelector('[data-strip]');
      if (!strip?.textContent.includes('ready for use')) return undefined;
      scrollTo(0, document.documentElement.scrollHeight);
      const { top, bottom, width } = strip.getBoundingClientRect();
      const lines = [...document.querySelectorAll('main :is(a, button, p, summary, dt, dd, li)')];
      const isCovered = (one: Element): boolean => {
        const box = one.getBoundingClientRect();
        return one.checkVisibility() && box.bottom > top && box.top < bottom;
      };
      return {
        width,
        gap: Math.round(innerHeight - bottom),
        lines: lines.length > 0,
        covered: lines.filter(isCovered).map(({ textContent }) => textContent),
      };
    });
    expect(await seen.jsonValue()).toStrictEqual({ width: DESKTOP.width, gap: 0, lines: true, covered: [] });
    await context.close();
  });

  test('is told, page by page, for a game that was not chosen', async () => {
    const { context, page } = await open(browser);
    await keepBook(page, '/es/paths-of-glory/', 'ya funciona sin cobertura');
    await page.locator('main [data-saved="ready"]', { hasText: 'Funciona sin cobertura' }).waitFor();
    await page.goto(`${inject('exported')}/es/`);
    await expect
      .poll(() =>
        page.locator('[data-saved]').evaluateAll((signs) => signs.map((sign) => sign.getAttribute('data-saved'))),
      )
      .toEqual(['ready', 'none', 'none', 'none']);
    await context.setOffline(true);
    for (const path of ['', 'rules/9/', 'tools/combat/?v=1', 'charts/crt/', 'board/']) {
      await page.goto(`${inject('exported')}/es/nach-paris/${path}`);
      await page.getByText('1914 Nach Paris, Español no se eligió para este dispositivo').waitFor();
    }
    await page.goto(`${inject('exported')}/en/paths-of-glory/rules/12/#r-12.4.3`);
    await page.getByText('Paths of Glory, English was not chosen for this device').waitFor();
    await context.setOffline(false);
    // The signal is back: the page that was wanted opens by itself, at its place.
    await page.waitForURL('**/en/paths-of-glory/rules/12/#r-12.4.3');
    await context.close();
  });

  test('comes back after the browser has thrown it away, with what was chosen', async () => {
    const { context, page } = await open(browser);
    await keepBook(page, '/en/paths-of-glory/');
    const before = await keptFiles(page);
    await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
    await page.goto(`${inject('exported')}/en/about/`);
    await page.getByText('Paths of Glory, English is ready for use with no signal').waitFor();
    const paths = (files: typeof before) => files.map(({ path }) => path).sort();
    expect(paths(await keptFiles(page))).toEqual(paths(before));
    await context.close();
  });

  test('has a page of its own when there is nothing, and no signal', async () => {
    const { context, page } = await open(browser);
    await keepBook(page, '/en/paths-of-glory/');
    await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
    await context.setOffline(true);
    await page.goto(`${inject('exported')}/en/paths-of-glory/rules/12/`);
    for (const words of ['There is no signal', 'No hay cobertura', 'Non c’è segnale'])
      await page.getByText(words).first().waitFor();
    await context.close();
  });

  test('is not brought back by a visit once it was taken off', async () => {
    const { context, page } = await open(browser);
    await keepBook(page, '/en/paths-of-glory/');
    await page.goto(`${inject('exported')}/en/device/`);
    await untick(page, 'paths-of-glory', 'en');
    await page.goto(`${inject('exported')}/en/paths-of-glory/rules/12/`);
    await workerAtRest(page);
    // No pack is there but those of the program.
    expect((await keptFiles(page)).filter(({ path }) => path.endsWith('.pack'))).toHaveLength(PROGRAM_PACKS);
    await context.close();
  });

  test('a search with no signal says which games it has not searched', async () => {
    const { context, page } = await open(browser);
    await keepBook(page, '/en/paths-of-glory/');
    await context.setOffline(true);
    await page.goto(`${inject('exported')}/en/search/?q=flank`);
    await page.getByText('Not searched, or not in full: Grand Illusion, When Eagles Fight, 1914 Nach Paris').waitFor();
    await page.getByRole('link', { name: /flank/i }).first().waitFor();
    await context.close();
  });
});
