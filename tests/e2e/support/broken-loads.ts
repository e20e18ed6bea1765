import type { Browser, Page } from 'playwright-core';
import { open } from '@/tests/e2e/support/browser';
import type { Asked, Ending, UnrulySite } from '@/tests/e2e/support/unruly-site';

/** A way in which the first visit of a device goes wrong. */
export interface BrokenLoad {
  readonly name: string;
  readonly rule: (asked: Asked) => Ending;
  /** the copy completes by itself; or at the next page; or the page says what is missing, and it completes later */
  readonly ends: 'by itself' | 'at the next page' | 'told';
}

/** The packs of the program, of its pages and of its scripts, which are asked for before those of games. */
export const PROGRAM_PACKS = 2;

const isPack = (path: string): boolean => path.endsWith('.pack');
const isScript = (path: string): boolean => path.endsWith('.js') && path.startsWith('/_next/');

/** Each request of the worker for which something holds ends so; the others end as they should. */
const ends = (ending: Ending, when: (asked: Asked, count: number) => boolean) => (): ((asked: Asked) => Ending) => {
  let count = 0;
  return (asked) => {
    if (!asked.byWorker || !(isPack(asked.path) || asked.path.startsWith('/_next/'))) return 'whole';
    count += 1;
    return when(asked, count) ? ending : 'whole';
  };
};

const only = (kind: (path: string) => boolean) => {
  let first: string | undefined;
  return (path: string): boolean => kind(path) && (first ??= path) === path;
};

/** One file of a kind, the first that is asked for, ends so at its first requests. */
const oneFile = (ending: Ending, kind: (path: string) => boolean, times: number) => () => {
  const isIt = only(kind);
  return ends(ending, (asked) => isIt(asked.path) && asked.times <= times)();
};

type Way = readonly [name: string, rule: () => (asked: Asked) => Ending, ends?: BrokenLoad['ends']];

const WAYS: readonly Way[] = [
  ['a pack is refused once', oneFile('refused', isPack, 1)],
  ['a pack is refused twice', oneFile('refused', isPack, 2)],
  ['a pack is cut', oneFile('cut', isPack, 1)],
  ['a pack is cut twice', oneFile('cut', isPack, 2)],
  ['a pack comes slowly', oneFile('slow', isPack, 9)],
  ['a pack stops in its middle', oneFile('stalled', isPack, 1)],
  ['a pack is another than it says', oneFile('wrong', isPack, 1)],
  ['a pack is not found once', oneFile(404, isPack, 1)],
  ['a script is refused once', oneFile('refused', isScript, 1)],
  ['a script is cut', oneFile('cut', isScript, 1)],
  ['a script comes slowly', oneFile('slow', isScript, 9)],
  ['a script is another than it says', oneFile('wrong', isScript, 1)],
  ['a font is cut', oneFile('cut', (path) => path.endsWith('.woff2'), 1)],
  ['a style sheet is refused', oneFile('refused', (path) => path.endsWith('.css'), 1)],
  ['every third request is refused', ends('refused', (_, count) => count % 3 === 0)],
  ['every fourth request is cut', ends('cut', (_, count) => count % 4 === 0)],
  ['every file comes slowly', ends('slow', () => true)],
  ['every file is refused once', ends('refused', ({ times }) => times === 1)],
  ['the server is busy for a while', ends(503, ({ times }) => times <= 2)],
  [
    'the worker itself is refused once',
    () =>
      ({ path, times }) =>
        path === '/sw.js' && times === 1 ? 'refused' : 'whole',
    'at the next page',
  ],
  ['one pack never comes', oneFile('refused', isPack, Infinity), 'told'],
  ['one script never comes', oneFile(404, isScript, Infinity), 'told'],
  [
    'the packs of games never come',
    () => {
      let packs = 0;
      const late = new Set<string>();
      return ends('refused', ({ path }) => {
        if (isPack(path) && !late.has(path) && (packs += 1) > PROGRAM_PACKS) late.add(path);
        return late.has(path);
      })();
    },
    'told',
  ],
];

/** Ways of a broken first visit; each time with rules that begin anew. */
export const brokenLoads = (): readonly BrokenLoad[] =>
  WAYS.map(([name, rule, endsSo = 'by itself']) => ({ name, rule: rule(), ends: endsSo }));

const FOOT = '[role="status"]';

/** Waits until the foot of a page says something. */
const untilSaid = (page: Page, words: string): Promise<unknown> =>
  page.waitForFunction(
    ([foot = '', said = '']) => [...document.querySelectorAll(foot)].some((one) => one.textContent?.includes(said)),
    [FOOT, words],
    { polling: 100 },
  );

/** Whether a page says that its book is ready, or says nothing more since the book is on the device. */
const isWhole = (page: Page): Promise<boolean> =>
  page.evaluate(async (foot) => {
    const said = [...document.querySelectorAll(foot)].map((one) => one.textContent ?? '').join('');
    const kept = await (await caches.open('umpire-files')).keys();
    return (
      said.includes('ready for use') || (said === '' && kept.filter(({ url }) => url.endsWith('.pack')).length > 10)
    );
  }, FOOT);

/**
 * Waits until the book in view is on the device. A page before it may have said so: a browser asks again by itself for
 * some of what was refused.
 */
async function untilWhole(page: Page): Promise<void> {
  for (const began = Date.now(); Date.now() - began < 180_000; await page.waitForTimeout(100))
    if (await isWhole(page)) return;
  throw new Error('the copy is not complete after three minutes');
}

/**
 * The first visit of a device, broken in a way, up to the proof that pages then open with no signal. Returns what is
 * wrong; undefined when all is as it should be.
 */
export async function firstVisit(browser: Browser, site: UnrulySite, load: BrokenLoad): Promise<string | undefined> {
  site.rule(load.rule);
  const { context, page, errors } = await open(browser);
  try {
    await page.goto(`${site.address}/en/paths-of-glory/`);
    if (load.ends === 'told') {
      await untilSaid(page, 'The rest did not');
      site.rule(() => 'whole');
    }
    if (load.ends !== 'by itself') {
      // The page has asked for the worker, in vain.
      if (load.ends === 'at the next page') while (!site.asked().includes('/sw.js')) await page.waitForTimeout(50);
      await page.goto(`${site.address}/en/paths-of-glory/rules/12/`);
    }
    await untilWhole(page);
    await context.setOffline(true);
    await page.goto(`${site.address}/en/paths-of-glory/tools/fire/`);
    await page.getByRole('region', { name: 'Answer' }).getByText('%').first().waitFor();
    // A script that came wrong to the page itself cannot run; that the visit recovers is what is asked here.
    const exceptions = errors.filter((error) => /^exception: (?!.*Unexpected token)/.test(error));
    return exceptions.length ? exceptions.join('; ') : undefined;
  } catch (error) {
    const foot = await page
      .locator(FOOT)
      .allTextContents()
      .catch(() => []);
    return `${error instanceof Error ? error.message.split('\n')[0] : String(error)}; the page says: ${foot.join(' | ')}`;
  } finally {
    await context.close();
  }
}
