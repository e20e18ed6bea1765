import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, launch, open, PHONE } from '@/tests/e2e/support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('1914 Nach Paris on %s', (_name, viewport) => {
  test('the combat of example 9: the die, the cell, the tests, reload', async () => {
    const { context, page, errors } = await open(browser, { viewport, serviceWorkers: 'block' });
    await page.goto(`${inject('site')}/en/nach-paris/tools/combat/`);
    await page.getByRole('button', { name: 'Examples' }).click();
    await page.getByRole('button', { name: /Example 9, case 2/ }).click();
    await expect.poll(() => answer(page).textContent()).toContain('1.5:1');
    const shown = await answer(page).textContent();
    await page.getByRole('button', { name: /^Why/ }).click();
    expect(await page.getByRole('dialog').first().textContent()).toContain('9.1.12');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
    await page.reload();
    await expect.poll(() => answer(page).textContent()).toBe(shown);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a ready sheet, its lines of communications, another tool, reload', async () => {
    const { context, page, errors } = await open(browser, { viewport, serviceWorkers: 'block' });
    await page.goto(`${inject('site')}/en/nach-paris/board/`);
    // An empty sheet says where to begin.
    await page.getByRole('button', { name: 'Ready sheets', exact: true }).click();
    await page.getByText('Example 17: lines of communications').click();
    const trace = page.getByRole('button', { name: 'Trace', exact: true });
    await trace.click();
    await expect.poll(() => page.locator('main').textContent()).toContain('6 units: 4 with LOC, 1 with a limited line (LLC), 1 out of command (OOC)');
    await page.reload();
    await trace.click();
    await expect.poll(() => page.locator('main').textContent()).toContain('4 with LOC, 1 with a limited line (LLC)');
    // The tool's own page takes the same sheet.
    await page.goto(`${inject('site')}/en/nach-paris/tools/stacking/`);
    await page.getByRole('button', { name: 'Take the position from the map' }).click();
    await expect.poll(() => answer(page).textContent()).not.toBe('');
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('damaged sheets', () => {
  test('a file is refused with what is wrong, and the sheet stays', async () => {
    const { context, page, errors } = await open(browser, { viewport: PHONE, serviceWorkers: 'block' });
    await page.goto(`${inject('site')}/en/nach-paris/board/`);
    await page.getByRole('button', { name: 'Sheet', exact: true }).click();
    const file = join(tmpdir(), `umpire-${process.pid}-sheet.json`);
    for (const [text, words] of [
      ['{"kind":"umpire/nach-paris/sheet",\n"version":1,,}', 'ine 2'],
      ['{"kind":"something else"}', 'sheet'],
      [JSON.stringify({ kind: 'umpire/nach-paris/sheet', version: 1, sheet: { hexes: { ZZ99: { terrain: 'jungle' } } } }), 'ZZ99'],
    ] as const) {
      writeFileSync(file, text);
      await page.locator('input[type=file]').setInputFiles(file);
      await expect.poll(() => page.getByRole('dialog').getByRole('alert').textContent()).toContain(words);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(['?sheet=%7Bbroken', '?sheet=1~zzzz', '?s=%F0%9F%92%A5', `?sheet=${'x'.repeat(3000)}`, '?sheet=<script>alert(1)</script>'])('the address %s does no harm', async (query) => {
    const { context, page, errors } = await open(browser, { viewport: PHONE, serviceWorkers: 'block' });
    await page.goto(`${inject('site')}/en/nach-paris/board/${query}`);
    await page.getByRole('button', { name: 'Sheet', exact: true }).waitFor();
    expect(errors.filter((error) => error.startsWith('exception'))).toEqual([]);
    await context.close();
  });
});

test.each([
  ['combat', '?attackers=%7Bbroken'],
  ['abu', '?turn=99'],
  ['loc', '?preset=atlantis'],
  ['movement', '?forced=maybe'],
])('the %s tool says that the address %s is damaged, or what is wrong in it', async (tool, query) => {
  const { context, page, errors } = await open(browser, { viewport: PHONE, serviceWorkers: 'block' });
  await page.goto(`${inject('site')}/en/nach-paris/tools/${tool}/${query}`);
  await expect.poll(() => page.locator('main').textContent()).toMatch(/damaged|atlantis/);
  expect(errors.filter((error) => error.startsWith('exception'))).toEqual([]);
  await context.close();
});
