import { build } from 'esbuild';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { hexMap } from '@/lib/board/hex/numbering';
import { centerOf, layoutOf } from '@/lib/board/hex/plane';
import { sheetCode } from '@/lib/sheet/code';
import { DESKTOP, PHONE } from '@/tests/e2e/support/browser';
import { CORNER, sheetOf, SHEETS } from '@/tests/fixtures/sheets/second-game';
import { guest } from '@/tests/e2e/support/guest';

let script: string;
let css: string;
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['tests/fixtures/sheets/second-page.tsx'],
    bundle: true,
    write: false,
    outdir: 'unwritten',
    jsx: 'automatic',
    alias: { '@': process.cwd(), 'next/navigation': join(process.cwd(), 'tests/fixtures/sheets/navigation.ts') },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  });
  const written = (end: string): string => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  [script, css] = [written('.js'), written('.css')];
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('the hex sheet of another game is drawn and painted on %s', async (_name, viewport) => {
  const { leave, page, errors } = await guest({ viewport, bypassCSP: true });
  const site = inject('site');
  await page.goto(`${site}/en/nach-paris/board/`);
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
  );
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  await page.route(/second-sheet\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route(/\/second\/\?/, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head>${links}<style>${css}</style></head><body><main id="main" class="board-frame"></main><script src="/second-sheet.js"></script></body></html>`,
    }),
  );
  const sheet = sheetOf(CORNER);
  await page.goto(`${site}/second/?sheet=${encodeURIComponent(sheetCode(SHEETS, sheet) ?? '')}`);
  await page.getByRole('button', { name: /The fortress/ }).waitFor();
  const canvas = page.locator('.sheet-canvas');
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the sheet has no place on the page');

  // The fortress of 2020 is dark: columns from left to right, rows downwards, odd columns half a hex lower.
  const layout = layoutOf(hexMap(SHEETS.numbering, sheet.frame), { rows: 'down', columns: 'right' });
  // The whole of a sheet is shown, but never larger than it is.
  const scale = Math.min(1, (box.width / layout.size.width) * 0.94, (box.height / layout.size.height) * 0.94);
  const onScreen = (name: string, dx = 0, dy = 0) => {
    const { x, y } = centerOf(layout, layout.map.index.get(name) ?? -1);
    return {
      x: box.width / 2 + (x + dx - layout.size.width / 2) * scale,
      y: box.height / 2 + (y + dy - layout.size.height / 2) * scale,
    };
  };
  const inkAt = (at: { x: number; y: number }) =>
    page.evaluate(({ x, y }) => {
      const drawn = document.querySelector<HTMLCanvasElement>('.sheet-canvas canvas');
      const ratio = drawn ? drawn.width / drawn.clientWidth : 1;
      return [...(drawn?.getContext('2d')?.getImageData(x * ratio, y * ratio, 1, 1).data ?? [])].slice(0, 3);
    }, at);
  const fortress = onScreen('2020', -23, 10);
  const empty = onScreen('2022', -23, 10);
  const light = async (at: { x: number; y: number }) => (await inkAt(at)).reduce((sum, part) => sum + part, 0);
  await expect.poll(async () => (await light(empty)) - (await light(fortress))).toBeGreaterThan(250);
  const inks = async () => [await inkAt(onScreen('1820', 20, 15)), await inkAt(onScreen('1821', 20, 15))].map(String);
  await expect.poll(async () => new Set(await inks()).size).toBe(2);

  // Keys name the hex, and paint it.
  await page.getByRole('button', { name: 'Terrain', exact: true }).click();
  await canvas.focus();
  await page.keyboard.press('ArrowDown');
  const said = page.getByRole('status').filter({ hasText: /^\d{4}$/ });
  const before = Number(await said.textContent());
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await said.textContent())).toBe(before + 100);
  await page.keyboard.press('KeyS');
  await expect.poll(async () => Number(await said.textContent())).toBe(before + 101);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Undo' }).and(page.locator(':enabled')).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Trace' }).count()).toBe(0);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/second-${viewport.width}.png` });
  expect(errors).toEqual([]);
  await leave();
});
