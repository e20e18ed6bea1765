import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launch, open, settled } from '@/tests/e2e/support/browser';
import { PAGE_KINDS } from '@/tests/e2e/support/pages';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/**
 * Violations that axe finds, each with the first elements that it names. Of a long list of alike entries it reads the
 * first.
 */
async function violations(page: Page): Promise<readonly string[]> {
  // Taller than the page, so that the bars stuck to the edges of the screen cover nothing; the longest lists would take
  // axe minutes.
  await page.setViewportSize({ width: 360, height: 4000 });
  const height = await settled(page);
  if (height > 4000 && height < 20_000) await page.setViewportSize({ width: 360, height: height + 400 });
  const { violations: found } = await new AxeBuilder({ page })
    .exclude('main article:nth-of-type(n + 25)')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
}

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test.each(PAGE_KINDS)('%s has no violation and does not overflow', async (_name, path) => {
    const { context, page } = await open(browser, { colorScheme, serviceWorkers: 'block' });
    await page.goto(`${inject('site')}/en${path}`);
    expect(await violations(page)).toEqual([]);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `overflow at ${width} px`,
      ).toBeLessThanOrEqual(0);
    }
    await context.close();
  });
});

test.each(['es', 'it'])('the tool and the chapter have no violation in %s', async (lang) => {
  const { context, page } = await open(browser, { serviceWorkers: 'block' });
  for (const path of ['/paths-of-glory/tools/fire/', '/paths-of-glory/rules/12/']) {
    await page.goto(`${inject('site')}/${lang}${path}`);
    expect(await violations(page)).toEqual([]);
  }
  await context.close();
});

test('text at 200 % loses nothing sideways', async () => {
  const { context, page } = await open(browser, { serviceWorkers: 'block', viewport: { width: 640, height: 800 } });
  for (const [, path] of PAGE_KINDS) {
    await page.goto(`${inject('site')}/es${path}`);
    await page.locator('main').first().waitFor();
    await page
      .addStyleTag({ content: 'html{font-size:200%}' })
      .catch(() => page.evaluate(() => (document.documentElement.style.fontSize = '200%')));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
  await context.close();
});
