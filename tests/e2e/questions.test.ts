import { expect, inject, test } from 'vitest';
import { guest } from '@/tests/e2e/support/guest';

test('the questions of a game lie by kind; a search finds one by a word of its text, asks for no text twice, and it names its tools', async () => {
  const { context, leave, page, errors } = await guest();
  await page.goto(`${inject('site')}/en/grand-illusion/disputes/`);
  const rail = page.getByRole('navigation', { name: 'Kinds of questions' }).getByRole('link');
  await expect
    .poll(() => rail.allTextContents())
    .toStrictEqual(['Ambiguities', 'Errata', 'The booklets disagree', 'Misprints']);
  await rail.nth(2).click();
  await expect
    .poll(() => page.locator('#k-translation').evaluate((fold) => (fold as HTMLDetailsElement).open))
    .toBe(true);
  const box = page.getByRole('searchbox', { name: 'Search these questions' });
  // What a word of a text needs is loaded by the first search.
  await box.fill('routed');
  const shown = page.locator('[data-rows] > details:visible');
  await expect.poll(() => shown.count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('[data-rows] > details > a').count()).toBe(0);
  await context.route('**/disputes/**', (route) => route.abort());
  await box.fill('9.4.2 routed');
  const found = page.locator('#routed-who');
  await expect.poll(() => found.isVisible()).toBe(true);
  await found.locator('summary').click();
  await expect.poll(() => found.getByRole('link', { name: 'Retreat', exact: false }).first().isVisible()).toBe(true);
  await expect.poll(() => found.textContent()).toContain('(our ruling)');
  await box.fill('no such thing at all');
  await expect.poll(() => page.getByText('no question', { exact: true }).isVisible()).toBe(true);
  await box.fill('');
  await expect.poll(() => page.locator('#k-ruling').evaluate((fold) => (fold as HTMLDetailsElement).open)).toBe(false);
  await context.unroute('**/disputes/**');
  expect(errors).toStrictEqual([]);
  await leave();
});
