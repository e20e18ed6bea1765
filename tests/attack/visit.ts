import type { Browser, Locator, Page } from 'playwright-core';
import { Breach } from '@/tests/attack/attack';
import { open } from '@/tests/e2e/support/browser';

/** How long a page may take on a machine that others use too, in milliseconds. */
const PATIENCE = 30_000;
const PAUSE = 50;

/** Waits until a page is as it should be; a breach that says what it lacks when it never is. */
export async function until(lacks: () => Promise<string | undefined>, patience = PATIENCE): Promise<void> {
  const started = performance.now();
  for (;;) {
    // A page that is just being left cannot be asked.
    const lacking = await lacks().catch((error: unknown) => String(error));
    if (lacking === undefined) return;
    if (performance.now() - started > patience) throw new Breach(`after ${patience / 1000} s: ${lacking}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** What a page shows by now. */
export interface Shown {
  readonly busy: boolean;
  readonly heading: string;
  readonly body: string;
  /** what it says by itself */
  readonly said: string;
  readonly links: number;
  readonly regions: Readonly<Record<string, string>>;
}

/** For the browser, as it stands: what is compiled here would call for helpers that a page does not have. */
const LOOK = `(() => {
  const textOf = (found) => (found?.textContent ?? '').trim();
  const all = (selector) => [...document.querySelectorAll(selector)];
  return {
    busy: document.querySelector('[aria-busy="true"]') !== null,
    heading: textOf(document.querySelector('h1')),
    body: document.body.innerText.trim(),
    said: all('[role=status],[role=alert]').map(textOf).join('\\n'),
    links: all('a[href]').length,
    regions: Object.fromEntries(all('section[aria-label]').map((one) => [one.getAttribute('aria-label'), textOf(one)])),
  };
})()`;

export const shownBy = (page: Page): Promise<Shown> => page.evaluate<Shown>(LOOK);

/** Waits until an element listens: a page is drawn before it does. */
export const listening = (element: Locator): Promise<void> =>
  until(async () =>
    (await element.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))))
      ? undefined
      : 'the page does not listen',
  );

/** A page of a browser that is made anew every so often, so that no case stands in another's shadow for long. */
export interface Visitor {
  /** a page without the errors of the last case */
  page(): Promise<{ readonly page: Page; readonly errors: string[] }>;
  end(): Promise<void>;
}

/** As many cases share one profile. */
const SHARED = 50;

export function visitor(browser: Browser, options: Parameters<typeof open>[1] = {}): Visitor {
  let session: Awaited<ReturnType<typeof open>> | undefined;
  let left = 0;
  return {
    async page() {
      if (left-- <= 0 || !session) {
        await session?.context.close();
        session = await open(browser, { serviceWorkers: 'block', ...options });
        left = SHARED;
      }
      session.errors.length = 0;
      return session;
    },
    end: () => browser.close(),
  };
}
