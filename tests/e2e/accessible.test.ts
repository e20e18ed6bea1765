import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, settled } from '@/tests/e2e/support/browser';
import { PAGE_KINDS } from '@/tests/e2e/support/pages';
import { guest, type Guest } from '@/tests/e2e/support/guest';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Leaves the first of long rows of alike elements (rules, terms, spaces of a map), which axe would take minutes to
 * read, and makes the screen taller than the page, so that the bars stuck to its edges cover nothing.
 */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const alike = new Map<string, number>();
    const parents = new Map<Element, number>();
    for (const element of document.querySelectorAll('main *')) {
      const { parentElement } = element;
      if (!parentElement) continue;
      if (!parents.has(parentElement)) parents.set(parentElement, parents.size);
      const key = `${parents.get(parentElement)} ${element.tagName}`;
      alike.set(key, (alike.get(key) ?? 0) + 1);
      if ((alike.get(key) ?? 0) > 8) element.remove();
    }
  });
  await page.setViewportSize({ width: 360, height: 4000 });
  // Only the room has changed: nothing more is loaded for it.
  const height = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.documentElement.scrollHeight))),
      ),
  );
  if (height > 4000) await page.setViewportSize({ width: 360, height: height + 400 });
}

/** The program of axe, which a page is given once, whatever is asked of it there. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Violations that axe finds, each with the first elements that it names: by all of its rules, or by one.
 */
async function violations(page: Page, rule?: string): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const runOnly: RunOptions['runOnly'] = rule ? { type: 'rule', values: [rule] } : { type: 'tag', values: LEVELS };
  // No page has frames; and only what is wrong is told.
  const options: RunOptions = { runOnly, iframes: false, resultTypes: ['violations'] };
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations: found } = await axe.run(options);
    return found.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    );
  }, options);
}

/** The areas of the interface: a key of one of them that is read out is a message that nobody wrote. */
const AREAS = readdirSync('content/ui/en').map((name) => name.replace('.json', ''));

/** What a page says, to the eye or to a reader of screens, that looks like the key of a message. */
const rawKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate((areas) => {
    const key = new RegExp(`(^|[\\s("])((${areas.join('|')})(\\.[a-zA-Z][a-zA-Z-]*)+)($|[\\s,;)"])`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const said = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((one) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
    );
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest('script, style')) said.push(texts.currentNode.nodeValue ?? '');
    return [...new Set(said.flatMap((text) => key.exec(text)?.[2] ?? []))];
  }, AREAS);

/** How far a page reaches past the right edge of its window, in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** Whether a page loses nothing sideways on narrow phones, and with its text at twice the size. */
async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await overflow(page), `overflow at ${width} px`).toBe(0);
  }
  await page.setViewportSize({ width: 640, height: 800 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await overflow(page), 'overflow of text at 200 %').toBe(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/** Pages whose map or sheet fills the window from edge to edge. */
const WHOLE_WINDOW = /\/board\/$/;

/** Whether a page begins where its header does at 1280 px; the home page ends there too. */
async function expectOneEdge(page: Page, path: string): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await settled(page);
  const { header, left, right } = await page.evaluate(() => {
    /** Where what stands in a part of the page begins and ends: inside its own padding. */
    const inside = (part: Element) => {
      const { left, right } = part.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(part);
      return { left: Math.round(left + parseFloat(paddingLeft)), right: Math.round(right - parseFloat(paddingRight)) };
    };
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility()).map(inside);
    return {
      header: visible('header > *')[0],
      left: Math.min(...visible('main.frame, .frame:has(> main)').map((part) => part.left)),
      right: Math.max(...visible('main > * > *').map((part) => part.right)),
    };
  });
  expect(left).toBe(header?.left);
  if (path === '/') expect(right).toBe(header?.right);
}

describe('each kind of page', () => {
  // One visitor for all of them: what a page shares with the one before is loaded already.
  let visit: Guest;
  beforeAll(async () => {
    visit = await guest();
  });
  afterAll(() => visit.leave());

  // In Spanish, whose words are the longest.
  test.each(PAGE_KINDS)(
    '%s reads out no key, does not overflow, keeps one left edge and has no violation in light and dark',
    async (_name, path) => {
      const { page } = visit;
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(PHONE);
      await page.goto(`${inject('site')}/es${path}`);
      await settled(page);
      expect(await rawKeys(page)).toEqual([]);
      await expectNoOverflow(page);
      if (!WHOLE_WINDOW.test(path)) await expectOneEdge(page, path);
      await page.setViewportSize(PHONE);
      await unfold(page);
      expect(await violations(page)).toEqual([]);
      // Dark changes the colours and nothing else.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, 'color-contrast')).toEqual([]);
    },
  );
});

test.each(['en', 'it'])('the tool and the chapter have no violation in %s', async (lang) => {
  const { leave, page } = await guest();
  for (const path of ['/paths-of-glory/tools/fire/', '/paths-of-glory/rules/8/']) {
    await page.goto(`${inject('site')}/${lang}${path}`);
    await settled(page);
    await unfold(page);
    expect(await violations(page)).toEqual([]);
  }
  await leave();
});
