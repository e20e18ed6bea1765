import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { forget, PHONE, reload } from '@/tests/e2e/support/browser';
import { ANSWER, OPEN_ON_ANSWER, BROKEN, DAMAGED, seeded, type StorageFault } from '@/tests/e2e/support/storage-faults';
import { guest, type Guest } from '@/tests/e2e/support/guest';

const TURN = '/en/paths-of-glory/turn/';
// The search, which practises out of sight in the header, has a status of its own.
const news = (page: Page) => page.locator('header > [role=status]');
const list = (page: Page) => page.getByRole('dialog', { name: 'Set aside' });
const step = (page: Page, n: number) => page.getByRole('checkbox').nth(n);

function faultCalled(name: string): StorageFault {
  const found = BROKEN.find((one) => one.name === name);
  if (!found) throw new Error(`there is no fault "${name}"`);
  return found;
}

/** Another page of the same device, with a fault or without. */
async function pageOf(another: Guest['another'], path: string, fault?: StorageFault): Promise<Page> {
  const { page } = await another();
  if (fault) await page.addInitScript(fault.script);
  await page.goto(inject('site') + path);
  return page;
}

/** What the device has stored under a key, as text; empty where there is nothing. */
const storedUnder = (page: Page, key: string): Promise<string> =>
  page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('keyval').objectStore('keyval').get(name);
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result === undefined ? '' : JSON.stringify(asked.result));
          };
        };
      }),
    key,
  );

/** The storage that was held back answers. */
const letAnswer = (page: Page) => page.evaluate((event) => window.dispatchEvent(new Event(event)), ANSWER);

describe('a storage that fails', () => {
  // One visitor for all faults: each finds an empty device, and does not load the program once more.
  let visit: Guest;
  beforeAll(async () => {
    visit = await guest();
  });
  afterAll(() => visit.leave());

  test.each(BROKEN.map((fault) => [fault.name, fault] as const))('%s: every page works', async (_, fault) => {
    await forget(visit.page, inject('site'));
    const { page, errors } = await visit.another();
    await page.addInitScript(fault.script);
    await page.goto(inject('site') + TURN);
    await step(page, 0).check();
    if (fault.ends === 'told') await expect.poll(() => news(page).textContent()).not.toBe('');
    await expect.poll(() => step(page, 0).isChecked()).toBe(true);
    await page.goto(`${inject('site')}/en/nach-paris/board/`);
    await page.getByRole('button', { name: /Sheet 1/ }).waitFor();
    await page.goto(`${inject('site')}/en/nach-paris/charts/crt/`);
    await page.getByRole('button', { name: 'Paste a table' }).and(page.locator(':enabled')).waitFor();
    await page.goto(`${inject('site')}/en/paths-of-glory/tools/fire/`);
    await page.getByRole('region', { name: 'Answer' }).waitFor();
    await page.goto(`${inject('site')}/en/paths-of-glory/board/`);
    await page.getByRole('button', { name: 'Units', exact: true }).waitFor();
    expect(errors).toEqual([]);
    await page.close();
  });

  test('says so after two seconds, keeps what is entered over a reload, and stores it when it answers', async () => {
    const { another, leave, page } = await guest();
    await page.addInitScript(faultCalled('open hangs').script);
    await page.goto(inject('site') + TURN);
    await step(page, 0).check();
    await expect.poll(() => news(page).textContent()).toContain('does not answer');
    await reload(page);
    await expect.poll(() => step(page, 0).isChecked()).toBe(true);
    await page.close();
    const well = await pageOf(another, TURN);
    await expect.poll(() => step(well, 0).isChecked()).toBe(true);
    expect((await news(well).allTextContents()).join('')).toBe('');
    await leave();
  });

  test('speaks the language of the page', async () => {
    const { leave, page } = await guest();
    await page.addInitScript(faultCalled('open hangs').script);
    for (const [lang, words] of [
      ['es', 'no responde'],
      ['it', 'non risponde'],
    ] as const) {
      await page.goto(`${inject('site')}/${lang}/nach-paris/turn/`);
      await expect.poll(() => news(page).textContent()).toContain(words);
    }
    await leave();
  });

  test('and answers late: what was entered goes in beside what was stored', async () => {
    const { another, leave, page } = await guest();
    await page.goto(inject('site') + TURN);
    await step(page, 0).check();
    await step(page, 1).check();
    await page.goto('about:blank');
    const late = await pageOf(another, TURN, OPEN_ON_ANSWER);
    await expect.poll(() => news(late).textContent()).toContain('does not answer');
    await step(late, 2).check();
    await letAnswer(late);
    // It may say for a while that it answers again.
    await expect.poll(() => news(late).textContent()).not.toContain('does not answer');
    const ticks = (of: Page) => Promise.all([0, 1, 2].map((n) => step(of, n).isChecked()));
    await expect.poll(() => ticks(late)).toEqual([true, true, true]);
    await late.goto('about:blank');
    const well = await pageOf(another, TURN);
    await expect.poll(() => ticks(well)).toEqual([true, true, true]);
    await leave();
  });

  test('and answers late: where both cannot stand, what was stored is set aside and can be put back', async () => {
    const { another, leave, page } = await guest();
    await page.goto(inject('site') + TURN);
    const toPhaseB = (on: Page) => on.getByRole('button', { name: /^Next: B / });
    await toPhaseB(page).click();
    await expect.poll(() => toPhaseB(page).count()).toBe(0);
    // What is only noted when the page is left goes into the next page at once, and nothing has to be set aside.
    await expect.poll(() => storedUnder(page, 'umpire/paths-of-glory/turn/v1')).toContain('"phase":"action"');
    await page.goto('about:blank');
    const late = await pageOf(another, TURN, OPEN_ON_ANSWER);
    await expect.poll(() => news(late).textContent()).toContain('does not answer');
    await step(late, 2).check();
    await letAnswer(late);
    await expect.poll(() => news(late).textContent()).toContain('set aside');
    await expect.poll(() => news(late).textContent()).not.toContain('does not answer');
    await expect.poll(() => step(late, 2).isChecked()).toBe(true);
    await news(late).getByRole('button', { name: 'Show' }).click();
    await list(late).getByText('Paths of Glory: game in progress').waitFor();
    await list(late).getByRole('button', { name: 'Put back' }).click();
    await list(late).getByText('Something newer stands in its place.').waitFor();
    await list(late).getByRole('button', { name: 'Put it back' }).click();
    await list(late).getByText('is back in its place').waitFor();
    await list(late).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => toPhaseB(late).count()).toBe(0);
    await leave();
  });

  test('and is left within the two seconds: what was entered is there at the next visit', async () => {
    const { another, leave, page } = await guest();
    await page.addInitScript(faultCalled('open hangs').script);
    await page.goto(`${inject('site')}/en/paths-of-glory/tools/siege/`);
    await page.goto(inject('site') + TURN);
    // Within its own turn the call would be cut off by the page that it leaves.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForURL('**/siege/**');
    await page.goto(inject('site') + TURN);
    await step(page, 1).check();
    await page.goto('about:blank');
    const well = await pageOf(another, TURN);
    await expect.poll(() => step(well, 1).isChecked()).toBe(true);
    await leave();
  });
});

describe('what is damaged', () => {
  // Each by itself: all of them together would take longer with every game.
  test.each(DAMAGED.map((fault) => [fault.name, fault] as const))('is set aside and told: %s', async (_, fault) => {
    const { leave, page, errors } = await guest();
    await page.addInitScript(fault.script);
    const told: unknown = expect.stringContaining('set aside');
    for (const path of pathsFor(fault)) {
      await page.goto(inject('site') + path);
      await expect.poll(() => news(page).allTextContents(), { message: `at ${path}` }).toContainEqual(told);
    }
    expect(errors).toEqual([]);
    await leave();
  });

  test('in several games at once is listed in one place, over reloads, and handed out as it was', async () => {
    const { leave, page, errors } = await guest();
    const raw = { past: 7, odd: ['<img src=x onerror=alert(1)>'] };
    await page.addInitScript(
      seeded(`{
        'umpire/paths-of-glory/turn/v1': 'lost',
        'umpire/nach-paris/turn/v1': { turn: 0 },
        'umpire/nach-paris/card/crt/v1': ${JSON.stringify(raw)},
      }`),
    );
    await page.goto(`${inject('site')}/en/`);
    await expect.poll(() => news(page).textContent()).toMatch(/2 stored things .*1914 Nach Paris: game in progress/);
    await page.goto(`${inject('site')}/en/nach-paris/charts/crt/`);
    await expect.poll(() => news(page).textContent()).toContain('chart crt');
    await reload(page);
    await page.getByRole('button', { name: 'Language and theme' }).click();
    await page.getByRole('button', { name: 'Set aside on this device' }).click();
    await expect.poll(() => list(page).getByRole('listitem').count()).toBe(3);
    const chart = list(page).getByRole('listitem').filter({ hasText: 'chart crt' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      chart.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^umpire-nach-paris-card-crt-v1-damaged-.*\.json$/);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(raw);
    await chart.getByRole('button', { name: 'Try again' }).click();
    await chart.getByText('It still cannot be read.').waitFor();
    await chart.getByRole('button', { name: 'Throw away' }).click();
    await chart.getByRole('button', { name: 'Keep it' }).click();
    await expect.poll(() => list(page).getByRole('listitem').count()).toBe(3);
    await chart.getByRole('button', { name: 'Throw away' }).click();
    const targets = await list(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => Math.min(one.clientHeight, one.clientWidth) + 2));
    expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await chart.getByRole('button', { name: 'Throw it away' }).click();
    await expect.poll(() => list(page).getByRole('listitem').count()).toBe(2);
    expect(errors).toEqual([]);
    await leave();
  });
});

/** The pages that read what a fault has damaged. */
function pathsFor({ script }: StorageFault): readonly string[] {
  const places: readonly (readonly [key: RegExp, path: string])[] = [
    [/paths-of-glory\/board(-view)?\/v1/, '/en/paths-of-glory/board/'],
    [/paths-of-glory\/turn/, '/en/paths-of-glory/turn/'],
    [/nach-paris\/turn/, '/en/nach-paris/turn/'],
    [/nach-paris\/sheets?\//, '/en/nach-paris/board/'],
    [/card\/crt/, '/en/nach-paris/charts/crt/'],
    [/roster/, '/en/nach-paris/board/'],
    [/kept/, '/en/nach-paris/tools/combat/'],
    [/tool\/fire|recent-tools/, '/en/paths-of-glory/tools/fire/'],
  ];
  const found = places.flatMap(([key, path]) => (key.test(script) ? [path] : []));
  // The board asks for the turn that is being played: what was set aside there is not told once more.
  const [board, turn] = ['/en/paths-of-glory/board/', '/en/paths-of-glory/turn/'];
  return found.filter((path) => path !== turn || !found.includes(board));
}
