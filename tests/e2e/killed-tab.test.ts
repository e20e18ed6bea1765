import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launch, open } from '@/tests/e2e/support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Kills the tab at once, as a phone that is short of memory does: no event tells the page of it. */
async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => undefined);
  await crashed;
}

/** Types, kills the tab right after the last key, and gives a new tab with the address that the old one had. */
async function reopened(context: BrowserContext, page: Page, type: () => Promise<unknown>): Promise<Page> {
  await type();
  const address = page.url();
  await kill(page);
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

const visit = async (path: string) => {
  const seen = await open(browser, { serviceWorkers: 'block' });
  await seen.page.goto(`${inject('site')}/en${path}`);
  return seen;
};

describe('a tab that is killed right after a key keeps', () => {
  test('the fields of a tool, by its address and without', async () => {
    const { context, page } = await visit('/nach-paris/tools/combat/');
    const number = (of: Page) => of.locator('main input[inputmode]:visible').first();
    await number(page).waitFor();
    const type = (of: Page, keys: string) => async () => {
      await number(of).press('Control+a');
      await number(of).pressSequentially(keys);
    };
    const next = await reopened(context, page, type(page, '17'));
    await expect.poll(() => number(next).inputValue()).toBe('17');
    // More than the tool takes: no address has it and no store, and it is what stood there.
    const last = await reopened(context, next, type(next, '999999'));
    await expect.poll(() => number(last).inputValue()).toBe('999999');
    await last.goto(`${inject('site')}/en/nach-paris/tools/combat/`);
    await expect.poll(() => number(last).inputValue()).toBe('999999');
    await context.close();
  });

  test('the result and the heading that an answer asks for', async () => {
    const { context, page } = await visit('/nach-paris/tools/abu/');
    await page.getByRole('group', { name: /d20/ }).getByRole('button', { name: /^9\b/ }).click();
    const heading = (of: Page) => of.getByLabel('Which column stands for 12?');
    const next = await reopened(context, page, () => heading(page).pressSequentially('10'));
    await expect.poll(() => heading(next).inputValue()).toBe('10');
    await context.close();
  });

  test('the entry of a cell in the chart editor, at its cell', async () => {
    const { context, page } = await visit('/nach-paris/charts/abf/');
    await page.getByRole('button', { name: 'Paste a table' }).and(page.locator(':enabled')).waitFor();
    const entry = (of: Page) => of.getByRole('region', { name: 'Entry' });
    await page.getByRole('grid').getByRole('button', { name: 'column 10, row 2, empty' }).focus();
    const next = await reopened(context, page, () => page.keyboard.type('*-'));
    await expect.poll(() => entry(next).getByRole('textbox').inputValue()).toBe('*-');
    await expect.poll(() => entry(next).textContent()).toContain('2');
    await context.close();
  });

  test('a table that is being pasted, and headings', async () => {
    const { context, page } = await visit('/nach-paris/charts/abf/');
    const key = page.getByRole('button', { name: 'Paste a table' }).and(page.locator(':enabled'));
    await key.waitFor();
    await page.getByLabel(/Add headings/).fill('12 14');
    await key.click();
    const box = (of: Page) => of.getByRole('dialog').getByRole('textbox', { name: 'Paste a table' });
    const next = await reopened(context, page, () => box(page).fill('1\t2'));
    await expect.poll(() => box(next).inputValue()).toBe('1\t2');
    await next.keyboard.press('Escape');
    await expect.poll(() => next.getByLabel(/Add headings/).inputValue()).toBe('12 14');
    await context.close();
  });

  test('the name of a sheet', async () => {
    const { context, page } = await visit('/nach-paris/board/');
    const openList = async (of: Page) => {
      await of.getByRole('button', { name: 'Sheet', exact: true }).click();
      await of
        .getByRole('dialog')
        .getByRole('button', { name: /^Sheets on this device/ })
        .click();
    };
    const name = (of: Page) => of.getByRole('dialog').getByRole('textbox', { name: 'Name of this sheet' });
    await openList(page);
    await name(page).waitFor();
    const next = await reopened(context, page, () => name(page).fill('Nancy, Aug'));
    await openList(next);
    await expect.poll(() => name(next).inputValue()).toBe('Nancy, Aug');
    await context.close();
  });
});
