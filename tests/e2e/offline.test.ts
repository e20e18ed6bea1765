import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch, open } from '@/tests/e2e/support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

// The files of the export behind a server that knows nothing of them: what `npm start` serves are the same files.
describe('with no signal after one visit', () => {
  test('rules, search, tools, board, turn and charts all work', async () => {
    const { context, page, errors } = await open(browser);
    const origin = inject('exported');
    await page.goto(`${origin}/en/`);
    // The worker is active once every file is on the device.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const worker = registration.active;
      if (worker && worker.state !== 'activated')
        await new Promise<void>((resolve) =>
          worker.addEventListener('statechange', () => worker.state === 'activated' && resolve()),
        );
    });
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
