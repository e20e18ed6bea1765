import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, launch, open, PHONE, settled } from '@/tests/e2e/support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const rule = (page: Page, number: string) => page.locator(`[id="r-${number}"]`);
const isInView = (page: Page, number: string) =>
  rule(page, number).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < window.innerHeight;
  });

describe('the rulebook of Grand Illusion in three languages', () => {
  test('a rule stays where it is when the language is switched', async () => {
    const { context, page, errors } = await open(browser, { viewport: PHONE, serviceWorkers: 'block' });
    await page.goto(`${inject('site')}/en/grand-illusion/rules/9/#r-9.5.3.c`);
    for (const [language, word] of [
      ['Italiano', 'attrito'],
      ['Español', 'desgaste'],
      ['English', 'attrition'],
    ] as const) {
      await page.locator('header').getByRole('button').last().click();
      await page.getByRole('button', { name: language, exact: true }).click();
      await page.waitForURL(/#r-9\.5\.3\.c$/);
      await expect.poll(() => rule(page, '9.5.3.c').textContent()).toContain(word);
      await settled(page);
      await expect.poll(() => isInView(page, '9.5.3.c')).toBe(true);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('two languages stand side by side, and all three, rule by rule', async () => {
    const { context, page, errors } = await open(browser, { viewport: DESKTOP, serviceWorkers: 'block' });
    await page.goto(`${inject('site')}/en/grand-illusion/rules/9/#r-9.5.3.c`);
    const columns = () =>
      rule(page, '9.5.3.c')
        .locator('.rule-text:visible')
        .evaluateAll((texts) =>
          texts.map((text) => {
            const { left, top, width } = text.getBoundingClientRect();
            return { left: Math.round(left), top: Math.round(top), wide: width > 200, words: text.textContent };
          }),
        );
    await page.getByRole('button', { name: 'Show Spanish beside it' }).click();
    await expect.poll(async () => (await columns()).length).toBe(2);
    await page.getByRole('button', { name: 'Show Italian beside it' }).click();
    await expect.poll(async () => (await columns()).length).toBe(3);
    expect(page.url()).toContain('?with=es,it#r-9.5.3.c');
    const three = await columns();
    expect(new Set(three.map(({ top }) => top)).size).toBe(1);
    expect(new Set(three.map(({ left }) => left)).size).toBe(3);
    expect(three.every(({ wide }) => wide)).toBe(true);
    for (const [i, word] of ['attrition', 'desgaste', 'attrito'].entries()) expect(three[i]?.words).toContain(word);
    // The address brings both back.
    await page.reload();
    await expect.poll(async () => (await columns()).length).toBe(3);
    await page.getByRole('button', { name: 'Show Spanish beside it' }).click();
    await expect
      .poll(async () => (await columns()).map(({ words }) => words?.includes('attrito')))
      .toEqual([false, true]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
