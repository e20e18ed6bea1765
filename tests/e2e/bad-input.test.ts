import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { settled } from '@/tests/e2e/support/browser';
import { guest } from '@/tests/e2e/support/guest';

let page: Page;
let errors: string[];
let leave: () => Promise<void>;
beforeAll(async () => {
  ({ page, errors, leave } = await guest());
});
afterAll(() => leave());

const exceptions = () => errors.filter((error) => error.startsWith('exception'));

describe('addresses that lead nowhere', () => {
  test('a rule that does not exist is named, with the nearest', async () => {
    await page.goto(`${inject('site')}/es/paths-of-glory/rules/12.4.99/`);
    await expect.poll(() => page.locator('body').textContent()).toContain('12.4.99');
    await expect.poll(() => page.getByRole('link', { name: /12\.4\.\d/ }).count()).toBeGreaterThan(0);
  });
  test('a rule’s number in the path leads to the rule', async () => {
    await page.goto(`${inject('site')}/es/paths-of-glory/rules/12.4.3/`);
    await page.waitForURL('**/es/paths-of-glory/rules/12/#r-12.4.3');
  });
  test.each([
    ['/en/paths-of-glory/tools/nonsense/', 'There is no such page'],
    ['/es/nada/', 'Esa página no existe'],
    ['/it/paths-of-glory/qui/', 'Questa pagina non esiste'],
  ])('%s says so in the language of the address', async (path, words) => {
    const answer = await page.goto(inject('site') + path);
    expect(answer?.status()).toBe(404);
    await expect.poll(() => page.locator('body').textContent()).toContain(words);
  });
});

describe('damaged tool addresses', () => {
  const damaged = [
    '?attackerDie=9',
    '?trench=7',
    '?attackers=%7Bbroken',
    '?attackers=Fu%C3',
    '?%F0%9F%92%A5=1',
    `?defenders=${'x'.repeat(3000)}`,
    '?attackers=<script>alert(1)</script>',
    '?fort=-1&fort=99',
    '?terrain=moon',
  ];
  test.each(damaged)('%s is refused in words, and the tool goes on', async (query) => {
    await page.goto(`${inject('site')}/en/paths-of-glory/tools/fire/${query}`);
    await expect
      .poll(() => page.locator('main [role=status]').first().textContent())
      .toContain('The address of this case is damaged: ');
    await page.getByRole('group', { name: 'Trench level' }).getByRole('button', { name: '1' }).click();
    await expect.poll(() => page.getByRole('region', { name: 'Answer' }).textContent()).toContain('%');
    expect(exceptions()).toEqual([]);
  });
});

describe('files that are none', () => {
  /** Where each kind of file is opened: the page, and what is pressed there first. */
  const PLACES = [
    ['/es/paths-of-glory/board/', 'Tablero'],
    ['/es/nach-paris/board/', 'Hoja'],
    ['/es/nach-paris/charts/abf/', undefined],
    ['/es/nach-paris/charts/', undefined],
    ['/es/nach-paris/tools/combat/', 'De mis fichas'],
  ] as const;
  const FILES = [
    ['', 'Está vacío.'],
    ['[{"a":'.repeat(6_000), 'Línea 1, columna 97: hay paréntesis unos dentro de otros a más de 32 de profundidad.'],
    ['{"__proto__":{"hacked":1}}', 'Línea 1, columna 2: ningún campo puede llamarse «__proto__».'],
    ['{"kind":"umpire/atlas","version":1}', 'Un archivo de Umpire así lleva «kind»'],
    ['x'.repeat(40_000_000), 'Es demasiado grande: 40 MB.'],
  ] as const;
  test.each(PLACES)('are refused in words at %s', async (path, key) => {
    await page.goto(inject('site') + path);
    if (key) await page.getByRole('button', { name: key, exact: true }).first().click();
    const input = page.locator('input[type=file]').first();
    await input.waitFor({ state: 'attached' });
    const folder = mkdtempSync(join(tmpdir(), 'umpire-none-'));
    for (const [text, words] of FILES) {
      writeFileSync(join(folder, 'none.json'), text);
      await input.setInputFiles(join(folder, 'none.json'));
      await expect.poll(() => page.getByRole('alert').allTextContents()).toContainEqual(expect.stringContaining(words));
      if (path.includes('charts')) await page.keyboard.press('Escape');
    }
    rmSync(folder, { recursive: true });
    expect(await page.evaluate(() => 'hacked' in {})).toBe(false);
    expect(exceptions()).toEqual([]);
  });
});

test('an impossible combat names the rule that forbids it', async () => {
  await page.goto(`${inject('site')}/en/paths-of-glory/tools/fire/`);
  const more = page.getByRole('button', { name: 'One more: FR army' });
  for (let i = 0; i < 3; i++) if (await more.isEnabled().catch(() => false)) await more.click();
  await expect.poll(() => page.locator('main').textContent()).toMatch(/10\.1\.1|at most 3/);
  expect(exceptions()).toEqual([]);
});

test('what is typed into the search never runs', async () => {
  await page.goto(
    `${inject('site')}/en/search/?q=${encodeURIComponent('<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>')}`,
  );
  await settled(page);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(exceptions()).toEqual([]);
});

test('random addresses never crash the site', async () => {
  const pieces = [
    'en',
    'es',
    'xx',
    'paths-of-glory',
    'rules',
    'tools',
    '12',
    '12.4.3',
    '%00',
    '..',
    'fire',
    '?a=1',
    '#r-1',
    'à',
    '%E0%A4%A',
  ];
  let seed = 7;
  const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  for (let i = 0; i < 40; i++) {
    const path = Array.from(
      { length: 1 + Math.floor(next() * 5) },
      () => pieces[Math.floor(next() * pieces.length)],
    ).join('/');
    const answer = await fetch(`${inject('site')}/${path}`, { redirect: 'follow' });
    expect(answer.status, path).toBeLessThan(500);
  }
});
