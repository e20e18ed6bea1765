import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { bookPath, type RuleBook } from '@/lib/rules/book';
import { launch, open } from '@/tests/e2e/support/browser';
import { edited, type NextVersion } from '@/tests/e2e/support/next-version';
import { startUnruly, type UnrulySite } from '@/tests/e2e/support/unruly-site';

const RULE = '/es/paths-of-glory/rules/12/#r-12.4.3';
const TOOL = '/es/paths-of-glory/tools/fire/';
/** What no device has. */
const ASKED = '/asked-of-the-site.txt';

/** A piece of the text of a rule, long enough to stand nowhere else; in a language that no other falls back to. */
const { html } = (JSON.parse(readFileSync(join('out', bookPath('paths-of-glory', 'es')), 'utf8')) as RuleBook)[
  '12.4.3'
] ?? {
  html: '',
};
const FROM = html.split(/<[^>]*>/).flatMap((text) => /[a-z ]{30,60}/.exec(text) ?? [])[0] ?? '';
const TO = FROM.toUpperCase();

let browser: Browser;
let next: NextVersion;
beforeAll(async () => {
  browser = await launch();
  next = await edited('out', FROM, TO);
});
afterAll(() => browser.close());

let site: UnrulySite;
let context: BrowserContext;
let page: Page;
let errors: string[];
beforeEach(async () => {
  site = await startUnruly('out');
  ({ context, page, errors } = await open(browser));
  await page.goto(site.address + RULE);
  await page.getByText('ya funciona sin cobertura').waitFor();
  // The browser is done with what it fetches ahead.
  await page.waitForLoadState('networkidle');
  site.asked();
  site.replace(next.files);
});
afterEach(async () => {
  await context.close();
  await site.stop();
});

/**
 * Taps "Load it" and waits for the page that opens then. Chromium lets the version before go only when nothing is asked
 * of it in that moment, else once it has been idle for half a minute. It never ends an idle worker that is watched, as
 * here: after a while the test does, once it has seen what it wants to see meanwhile.
 */
async function load(of: Page, meanwhile: () => Promise<void> = async () => {}): Promise<void> {
  const session = await context.newCDPSession(of);
  const known = new Map<string, string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) =>
    versions.forEach(({ versionId, status }) => known.set(versionId, status)),
  );
  await session.send('ServiceWorker.enable');
  // Those that are there now: the version that takes their place is never ended, least of all while a page comes by it.
  const before = () => [...known].flatMap(([versionId, status]) => (status === 'activated' ? [versionId] : []));
  await expect.poll(() => before().length).toBe(1);
  const [old = ''] = before();
  const opened = of.waitForEvent('domcontentloaded');
  await of.getByRole('button', { name: 'Cargarla' }).click();
  await meanwhile();
  const end = setInterval(() => {
    void session.send('ServiceWorker.stopWorker', { versionId: old });
  }, 5000);
  await opened.finally(() => clearInterval(end));
  await session.detach();
}

const ruleText = (of: Page) => of.locator('[id="r-12.4.3"]').textContent();
const offer = (of: Page, text: string) => of.getByText(text);
/** Requests for files of the site that a device keeps. */
const fetched = (): readonly string[] =>
  site.asked().filter((path) => path === '/sw.js' || path.startsWith('/offline/') || path.startsWith('/_next/'));

describe('a new version', () => {
  test('is offered at once, fetches what was edited and nothing else, and is shown when it is taken', async () => {
    expect(next.packs.length).toBeGreaterThan(0);
    expect(next.packs.length).toBeLessThanOrEqual(4);
    await page.goto(site.address + TOOL);
    await page.goto(site.address + RULE);
    await offer(page, 'Hay una versión nueva').waitFor();
    await expect.poll(() => ruleText(page)).toContain(FROM);
    expect(new Set(fetched())).toEqual(new Set(['/sw.js', ...next.packs]));
    await load(page);
    await expect.poll(() => ruleText(page)).toContain(TO);
    await expect.poll(() => offer(page, 'Hay una versión nueva').count()).toBe(0);
    await context.setOffline(true);
    await page.goto(site.address + TOOL);
    await page.goto(site.address + RULE);
    await expect.poll(() => ruleText(page)).toContain(TO);
    // What the version before left is not kept for ever.
    const kept = await page.evaluate(async () =>
      (await (await caches.open('umpire-files')).keys()).map(({ url }) => new URL(url).pathname),
    );
    expect(kept.filter((path) => next.packs.includes(path))).toHaveLength(next.packs.length);
    expect(kept).toHaveLength(new Set(kept).size);
    expect(errors.filter((error) => error.startsWith('exception'))).toEqual([]);
  });

  test('takes nothing from what was entered, here and in another window', async () => {
    await page.goto(`${site.address}/es/paths-of-glory/turn/`);
    await page.getByRole('checkbox').first().check();
    const other = await context.newPage();
    await other.goto(site.address + TOOL);
    await offer(other, 'Hay una versión nueva').waitFor();
    const before = other.url();
    await other
      .getByRole('button', { name: /^Uno más/ })
      .first()
      .click();
    await expect.poll(() => other.url()).not.toBe(before);
    const address = other.url();
    await offer(page, 'Hay una versión nueva').waitFor();
    await load(page);
    await expect.poll(() => page.getByRole('checkbox').first().isChecked()).toBe(true);
    await offer(other, 'Otra ventana ha cargado una versión nueva').waitFor();
    expect(other.url()).toBe(address);
    await other.getByRole('button', { name: 'Cargarla' }).click();
    await other.getByRole('region', { name: 'Respuesta' }).getByText('%').first().waitFor();
    expect(other.url()).toBe(address);
    await expect.poll(() => offer(other, 'versión nueva').count()).toBe(0);
  });

  test('is loaded though another window asks for files in the moment of the change, and says so until it is', async () => {
    const other = await context.newPage();
    await other.goto(site.address + TOOL);
    await offer(page, 'Hay una versión nueva').waitFor();
    site.rule(({ path }) => (path === ASKED ? 'held' : 'whole'));
    await other.evaluate((path) => void fetch(path), ASKED);
    await expect.poll(() => site.asked()).toContain(ASKED);
    await load(page, async () => {
      await offer(page, 'La versión nueva se está cargando').waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'Cargarla' }).count()).toBe(0);
      await other.close();
    });
    await expect.poll(() => ruleText(page)).toContain(TO);
    await expect.poll(() => offer(page, 'versión nueva').count()).toBe(0);
  });

  test('that does not come whole is not taken, and comes at the next page', async () => {
    site.rule(({ path }) => (next.packs[0] === path ? 'cut' : 'whole'));
    await page.goto(site.address + TOOL);
    let tries = 0;
    await expect.poll(() => (tries += site.asked().filter((path) => path === next.packs[0]).length)).toBe(3);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null))
      .toBeNull();
    await expect.poll(() => offer(page, 'Hay una versión nueva').count()).toBe(0);
    await page.goto(site.address + RULE);
    await expect.poll(() => ruleText(page)).toContain(FROM);
    site.rule(() => 'whole');
    await page.goto(site.address + TOOL);
    await offer(page, 'Hay una versión nueva').waitFor();
  });
});
