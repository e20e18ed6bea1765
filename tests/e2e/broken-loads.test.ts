import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from '@/tests/e2e/support/browser';
import { brokenLoads, firstVisit } from '@/tests/e2e/support/broken-loads';
import { startUnruly } from '@/tests/e2e/support/unruly-site';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('the copy for use with no signal completes when', () => {
  test.concurrent.each(brokenLoads())('$name: $ends', async (load) => {
    const site = await startUnruly('out');
    expect(await firstVisit(browser, site, load)).toBeUndefined();
    await site.stop();
  });
});
