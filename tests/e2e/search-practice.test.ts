import { expect, inject, test } from 'vitest';
import { settled } from '@/tests/e2e/support/browser';
import { guest } from '@/tests/e2e/support/guest';

const PAGE = '/en/paths-of-glory/tools/fire/';

test('a page at rest practises its search out of sight and reach, once, and is as it was', async () => {
  const { leave, page, errors } = await guest({ savesData: false });
  // The page itself notes what it sees: the practice may be over before it can be asked about.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    let shown: Element | null = null;
    new MutationObserver(() => {
      const now = document.querySelector('header [inert][aria-hidden]');
      if (now && !shown) seen.push(getComputedStyle(now).visibility);
      if (!now && shown) seen.push('gone');
      shown = now;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(inject('site') + PAGE);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { readonly seen: readonly string[] }).seen))
    .toEqual(['hidden', 'gone']);
  await expect.poll(() => page.getByRole('combobox', { name: 'Search' }).count()).toBe(0);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('flank attack');
  await expect.poll(() => page.getByRole('listbox').getByRole('option').first().innerText()).toContain('lank');
  expect(errors).toEqual([]);
  await leave();
});

test('a device that saves data is sent the search when it is opened, and not before', async () => {
  const { leave, page, errors } = await guest();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const searchFiles = () => asked.filter((path) => path.startsWith('/generated/search/'));
  await page.goto(inject('site') + PAGE);
  await settled(page);
  // Whatever waits for the page to be at rest has had its turn.
  await page.evaluate(() => new Promise((rested) => requestIdleCallback(() => requestIdleCallback(rested))));
  expect(searchFiles()).toEqual([]);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('flank attack');
  await expect.poll(() => page.getByRole('listbox').getByRole('option').first().innerText()).toContain('lank');
  expect(searchFiles()).not.toEqual([]);
  expect(errors).toEqual([]);
  await leave();
});
