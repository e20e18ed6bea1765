import { describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { reload, sheetEntries, untilSheets } from '@/tests/e2e/support/browser';
import { guest } from '@/tests/e2e/support/guest';

const dialog = (page: Page) => page.locator('dialog[open]');
const FIRE = '/en/paths-of-glory/tools/fire/';

/** Comes to a page from the page about Umpire, so that one Back too many is seen. */
async function comeTo(page: Page, path: string): Promise<void> {
  await page.goto(`${inject('site')}/en/about/`);
  await page.goto(inject('site') + path);
  await page.locator('main').first().waitFor();
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Opens something and waits until its entry is there. */
async function opened(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await sheetEntries(page);
  await expect
    .poll(async () => ((await dialog(page).count()) > 0 ? true : (await act(), (await dialog(page).count()) > 0)))
    .toBe(true);
  await expect.poll(() => sheetEntries(page)).toBe(before + 1);
}

/** Asks the search box and follows its first hit. */
async function followFirstHit(page: Page, query: string, leadsTo: string): Promise<void> {
  await opened(page, () => page.keyboard.press('/'));
  await dialog(page).getByRole('combobox').fill(query);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(leadsTo);
}

const SHEETS: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  ['the settings', FIRE, (page) => page.getByRole('button', { name: 'Language and theme' }).first().click()],
  ['the search', FIRE, (page) => page.keyboard.press('/')],
  ['a rule', FIRE, (page) => page.locator('main a[data-stays]').first().click()],
  ['sharing', FIRE, (page) => page.getByRole('button', { name: 'Share' }).first().click()],
  ['the keys', FIRE, (page) => page.keyboard.press('?')],
  [
    'the menu of a board',
    '/en/paths-of-glory/board/',
    (page) => page.getByRole('button', { name: 'Board', exact: true }).click(),
  ],
  [
    'the menu of a sheet',
    '/en/nach-paris/board/',
    (page) => page.getByRole('button', { name: 'Sheet', exact: true }).click(),
  ],
  [
    'a table to paste',
    '/en/nach-paris/charts/abf/',
    (page) => page.getByRole('button', { name: 'Paste a table' }).click(),
  ],
  ['a new game', '/en/paths-of-glory/turn/', (page) => page.getByRole('button', { name: 'New game' }).first().click()],
];

describe('Back closes what is open over the page', () => {
  test.each(SHEETS)('%s', async (_, path, act) => {
    const { leave, page, errors } = await guest();
    await comeTo(page, path);
    await page.evaluate(() => scrollTo(0, 200));
    await opened(page, () => act(page));
    await page.goBack();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(pathOf(page)).toBe(path);
    // Closed otherwise it takes its entry along: one Back leaves the page.
    await opened(page, () => act(page));
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await untilSheets(page);
    await page.goBack();
    await page.waitForURL('**/en/about/');
    expect(errors).toEqual([]);
    await leave();
  });

  test('a rule opened from the calculation, then the calculation', async () => {
    const { leave, page, errors } = await guest();
    await comeTo(page, `${FIRE}?attackerDie=3&defenderDie=2`);
    await opened(page, () => page.getByRole('button', { name: /^Why/ }).first().click());
    await dialog(page).locator('a[data-stays]').first().click();
    await expect.poll(() => dialog(page).count()).toBe(2);
    await untilSheets(page, 2);
    await page.goBack();
    await expect.poll(() => dialog(page).count()).toBe(1);
    await page.goBack();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(pathOf(page)).toBe(FIRE);
    await page.goBack();
    await page.waitForURL('**/en/about/');
    expect(errors).toEqual([]);
    await leave();
  });
});

test('what is entered in a sheet is still there after Back, and in the address', async () => {
  const { leave, page, errors } = await guest();
  await comeTo(page, FIRE);
  await opened(page, () =>
    page
      .getByRole('button', { name: /Choose a space|Space/ })
      .first()
      .click(),
  );
  const before = page.url();
  await dialog(page).getByRole('combobox').first().fill('Verdun');
  await page
    .getByRole('option', { name: /Verdun/ })
    .first()
    .click();
  await expect.poll(() => dialog(page).count()).toBe(0);
  await expect.poll(() => page.url()).not.toBe(before);
  const entered = page.url();
  expect(entered).toContain('verdun');
  await opened(page, () => page.getByRole('button', { name: 'Share' }).first().click());
  await page.goBack();
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(page.url()).toBe(entered);
  await reload(page);
  await expect.poll(() => page.locator('main').innerText()).toContain('Verdun');
  expect(errors).toEqual([]);
  await leave();
});

test('a link in a sheet leads on, and Back from there to the page', async () => {
  const { leave, page, errors } = await guest();
  await comeTo(page, FIRE);
  await opened(page, () => page.locator('main a[data-stays]').first().click());
  await dialog(page)
    .getByRole('link', { name: /chapter|page/i })
    .last()
    .click();
  await page.waitForURL('**/rules/**');
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe(FIRE);
  await untilSheets(page);
  await expect.poll(() => dialog(page).count()).toBe(0);
  await page.goBack();
  await page.waitForURL('**/en/about/');
  expect(errors).toEqual([]);
  await leave();
});

test('a link that is tapped while a closed sheet still takes its entry back leads on', async () => {
  const { leave, page, errors } = await guest();
  await page.addInitScript(() => {
    const go = history.go.bind(history);
    history.go = (by) => void setTimeout(() => go(by), 1000);
  });
  await comeTo(page, FIRE);
  await opened(page, () => page.keyboard.press('/'));
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Charts', exact: true }).first().click();
  await page.waitForURL('**/charts/');
  await expect.poll(() => sheetEntries(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe(FIRE);
  expect(errors).toEqual([]);
  await leave();
});

test('a hit of the search leads on, and Back from there to the page', async () => {
  const { leave, page, errors } = await guest();
  await comeTo(page, FIRE);
  await followFirstHit(page, '12.4.3', '**/rules/12/#r-12.4.3');
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe(FIRE);
  await page.goBack();
  await page.waitForURL('**/en/about/');
  expect(errors).toEqual([]);
  await leave();
});

test('a hit of the search leads on from a board with its drawer open, and Back from there to the drawer', async () => {
  const { leave, page, errors } = await guest();
  const path = '/en/nach-paris/board/';
  await comeTo(page, path);
  const key = page.getByRole('button', { name: 'Trace', exact: true });
  const isOpen = () => key.getAttribute('aria-expanded');
  await key.click();
  await expect.poll(isOpen).toBe('true');
  await untilSheets(page, 1);
  await followFirstHit(page, '8.3.1', '**/rules/**#r-8.3.1');
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe(path);
  await expect.poll(isOpen).toBe('true');
  await untilSheets(page, 1);
  expect(await dialog(page).count()).toBe(0);
  await page.goBack();
  await expect.poll(isOpen).toBe('false');
  await untilSheets(page);
  await page.goBack();
  await page.waitForURL('**/en/about/');
  expect(errors).toEqual([]);
  await leave();
});

test('a page loaded anew with a sheet open has no entry too many', async () => {
  const { leave, page, errors } = await guest();
  await comeTo(page, FIRE);
  await opened(page, () => page.getByRole('button', { name: 'Share' }).first().click());
  await reload(page, 1);
  await page.locator('main').first().waitFor();
  await untilSheets(page);
  await page.goBack();
  await page.waitForURL('**/en/about/');
  expect(errors).toEqual([]);
  await leave();
});

test('the drawer of a board closes on the phone, and a door beside it leads on', async () => {
  const { leave, page, errors } = await guest();
  const path = '/en/paths-of-glory/board/';
  await comeTo(page, path);
  const key = page.locator('.board-modes button').nth(2);
  const isOpen = () => key.getAttribute('aria-expanded');
  const pull = async () => {
    const before = await sheetEntries(page);
    await key.click();
    await expect.poll(isOpen).toBe('true');
    await expect.poll(() => sheetEntries(page)).toBe(before + 1);
  };
  await key.waitFor();
  await pull();
  await page.goBack();
  await expect.poll(isOpen).toBe('false');
  expect(pathOf(page)).toBe(path);
  await key.click();
  await expect.poll(isOpen).toBe('true');
  await untilSheets(page, 1);
  await page.getByRole('link', { name: 'Charts', exact: true }).click();
  await page.waitForURL('**/charts/');
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe(path);
  // The board stands as it was left, and its drawer closes as before.
  await expect.poll(isOpen).toBe('true');
  await untilSheets(page, 1);
  await page.goBack();
  await expect.poll(isOpen).toBe('false');
  await untilSheets(page);
  await page.goBack();
  await page.waitForURL('**/en/about/');
  expect(errors).toEqual([]);
  await leave();
});
