import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import {
  errorsOf,
  forget,
  launch,
  PHONE,
  visitorOf,
  type Visit,
  type VisitorOptions,
} from '@/tests/e2e/support/browser';

/**
 * A visitor on a device that others have used before him: he has a page of his own and finds nothing stored, but what
 * they have loaded of the site need not be loaded and compiled once more, which is half the work of a visit. There is
 * no service worker. Whoever looks at what a device keeps, or at a first visit, has a visitor of his own (`open`).
 */
export interface Guest extends Visit {
  /** Another page of the same device. */
  another(): Promise<Omit<Visit, 'context'>>;
  /** Closes his pages, throws away what they stored, and leaves the device to the next. */
  leave(): Promise<void>;
}

interface Device {
  readonly context: BrowserContext;
  /** a page that stays open, without scripts: those that it opens share its process */
  readonly keeper: Page;
}

type Options = Omit<VisitorOptions, 'serviceWorkers'>;

let running: Promise<Browser> | undefined;
/** The devices of that browser that nobody uses, by their options. */
let idle = new Map<string, Device[]>();

/** The browser of this worker: started once, and again should it have died; it ends with the worker. */
async function browserHere(): Promise<Browser> {
  const before = await running?.catch(() => undefined);
  if (!before?.isConnected()) {
    idle = new Map();
    running = launch();
  }
  return running as Promise<Browser>;
}

async function newDevice(options: Options): Promise<Device> {
  const context = await visitorOf(await browserHere(), { ...options, serviceWorkers: 'block' });
  const keeper = await context.newPage();
  await keeper.goto(`${inject('site')}/icon.svg`);
  return { context, keeper };
}

async function pageOf({ keeper }: Device): Promise<Omit<Visit, 'context'>> {
  const [page] = await Promise.all([
    keeper.waitForEvent('popup'),
    keeper.evaluate(() => void window.open('about:blank')),
  ]);
  return { page, errors: errorsOf(page) };
}

/** A visitor with a phone, unless the options say otherwise. */
export async function guest(options: Options = {}): Promise<Guest> {
  const kind = JSON.stringify({ viewport: PHONE, ...options });
  // Which devices there are is known only once the browser is.
  await browserHere();
  const device = idle.get(kind)?.pop() ?? (await newDevice(options));
  const { context, keeper } = device;
  const first = await pageOf(device);
  return {
    context,
    ...first,
    another: () => pageOf(device),
    leave: async () => {
      for (const page of context.pages()) if (page !== keeper) await page.close();
      for (const site of [inject('site'), inject('exported')]) await forget(keeper, site);
      idle.set(kind, [...(idle.get(kind) ?? []), device]);
    },
  };
}
