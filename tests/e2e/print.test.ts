import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import decode from 'qr/decode.js';
import type { Page } from 'playwright-core';
import { guest, type Guest } from '@/tests/e2e/support/guest';

/** What a sheet has room for inside its margins of a centimetre, in pixels. */
const SHEETS = { A4: { width: 718, height: 1046 }, A5: { width: 484, height: 718 } } as const;
type Sheet = keyof typeof SHEETS;
/** Smaller letters are not read at a table, in points. */
const SMALLEST = 7;

/** Every kind of page that is printed, each game at least once, and how many pages of either size it takes. */
const KINDS: readonly (readonly [kind: string, path: string, a4: number, a5: number])[] = [
  ['a rule', '/en/paths-of-glory/settle/#1/r/12.4.3', 1, 2],
  ['a question', '/it/grand-illusion/settle/#1/q/routed-who', 1, 2],
  ['the card of a case', '/es/paths-of-glory/settle/#1/t/fire~2nyx', 1, 2],
  ['a chapter', '/es/when-eagles-fight/rules/13/', 9, 15],
  ['a chart', '/en/paths-of-glory/charts/fire-army/', 1, 2],
  ['a wide chart', '/en/nach-paris/charts/terrain/', 1, 2],
  ['a wide chart of words', '/it/grand-illusion/charts/forts/', 1, 2],
  ['a chart of words', '/it/grand-illusion/charts/battle-modifiers/', 1, 2],
  ['a chart that players fill in', '/en/nach-paris/charts/crt/', 2, 2],
  ['a checklist', '/es/when-eagles-fight/turn/', 3, 5],
  ['the aid of Paths of Glory', '/en/paths-of-glory/aid/', 3, 7],
  ['the aid of Grand Illusion', '/it/grand-illusion/aid/', 4, 9],
  ['the aid of When Eagles Fight', '/en/when-eagles-fight/aid/', 3, 6],
  ['the aid of 1914 Nach Paris', '/es/nach-paris/aid/', 4, 9],
];

// One visitor for all of them: what a page shares with the one before is loaded already.
let visit: Guest;
beforeAll(async () => {
  visit = await guest();
});
afterAll(() => visit.leave());

test.each(KINDS)('%s is black on white, whole, open and leads back to its screen', async (_kind, path, a4, a5) => {
  const { page, errors } = visit;
  const address = inject('site') + path;
  // A card of the same page is another address behind `#` only.
  await page.goto('about:blank');
  await page.goto(address);
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .invisible'));
  await expect.poll(() => codeOf(page)).toBe(address);
  const sheets: Partial<Record<Sheet, number>> = {};
  for (const format of ['A4', 'A5'] as const) {
    expect(await faultsOn(page, SHEETS[format]), format).toEqual([]);
    sheets[format] = await pagesOf(page, format);
  }
  expect(sheets).toEqual({ A4: a4, A5: a5 });
  expect(errors).toEqual([]);
});

/** What the code at the end of a page says to a camera; undefined until it is drawn. */
async function codeOf(page: Page): Promise<string | undefined> {
  const code = page.locator('[data-paper] svg');
  if ((await code.count()) === 0) return undefined;
  const [box, path] = await code.evaluate((svg) => [svg.getAttribute('viewBox'), svg.innerHTML]);
  const size = Number(box?.split(' ')[2]);
  const dots = new Set([...(path ?? '').matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x} ${y}`));
  const SCALE = 4;
  const side = size * SCALE;
  const data = new Uint8Array(side * side * 3).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (dots.has(`${Math.floor(x / SCALE)} ${Math.floor(y / SCALE)}`))
        data.fill(0, (y * side + x) * 3, (y * side + x + 1) * 3);
  return decode({ width: side, height: side, data });
}

/** What is wrong with a page as it lies on paper, printed from a dark screen: nothing, where it is as it should be. */
async function faultsOn(page: Page, sheet: (typeof SHEETS)[Sheet]): Promise<readonly string[]> {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  return page.evaluate(
    ({ width, height, smallest }) => {
      const found = new Set<string>();
      const isDark = (colour: string) => /^rgb\((\d|[1-7]\d), \1, \1\)$/.test(colour);
      const isGrey = (colour: string) => /^rgba?\((\d+), \1, \1\b/.test(colour);
      const isWhite = (colour: string) => ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(colour);
      for (const one of document.querySelectorAll<HTMLElement>('body *')) {
        const box = one.getBoundingClientRect();
        // What is a dot wide is there for readers of screens.
        if (!one.checkVisibility({ visibilityProperty: true }) || box.width <= 1 || one.closest('.sr-only')) continue;
        const style = getComputedStyle(one);
        const fault = (what: string) => found.add(`${what}: ${one.localName} ${one.textContent.trim().slice(0, 40)}`);
        if (one.matches('nav, button, [role="button"], header, dialog') && one.getAttribute('aria-pressed') !== 'true')
          fault('a control');
        if (box.right > width + 1) fault('past the edge');
        if (!isWhite(style.backgroundColor)) fault(`on ${style.backgroundColor}`);
        if (parseFloat(style.borderTopWidth) > 0 && !isGrey(style.borderTopColor))
          fault(`edge ${style.borderTopColor}`);
        if (/auto|scroll|hidden/.test(style.overflowY) && one.scrollHeight > one.clientHeight + 1) fault('cut off');
        if (one.localName === 'tr' && (box.height > height || style.breakInside !== 'avoid')) fault('a row is cut');
        if ([...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())) {
          if (parseFloat(style.fontSize) * 0.75 < smallest - 0.01) fault(`${style.fontSize} small`);
          if (!isDark(style.color)) fault(style.color);
        }
      }
      for (const number of document.querySelectorAll('.rule-number'))
        if (!number.checkVisibility()) found.add(`not printed: ${number.textContent}`);
      for (const fold of document.querySelectorAll('details'))
        for (const part of fold.checkVisibility() ? fold.children : [])
          if (!part.checkVisibility() && getComputedStyle(part).display !== 'none')
            found.add(`folded: ${part.textContent.trim().slice(0, 40)}`);
      return [...found];
    },
    { ...sheet, smallest: SMALLEST },
  );
}

/** How many pages are printed. */
async function pagesOf(page: Page, format: Sheet): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}
