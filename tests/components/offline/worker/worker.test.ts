import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFile, presentPaths, storeChoice } from '@/components/offline/worker/store';
import type { FromWorker, ToWorker } from '@/lib/offline/messages';
import { NOTHING } from '@/lib/offline/choice';
import { fakeCaches, fakeRoom, ORIGIN, type FakeCaches } from '@/tests/components/offline/support/fake-caches';
import { fakeSite, inTime, stopTime, type FakeSite } from '@/tests/components/offline/support/fake-site';
import { list } from '@/tests/components/offline/support/small-list';

let device: FakeCaches;
let site: FakeSite;
let told: FromWorker[];
let windows: number;
let versions = 0;
let listeners: Map<string, (event: unknown) => void>;
const registration: { installing: unknown; waiting: unknown } = { installing: null, waiting: null };
const skipWaiting = vi.fn(async () => undefined);

/** A version of the site's worker starts. */
async function startWorker(): Promise<void> {
  listeners = new Map();
  vi.stubGlobal('self', {
    __OFFLINE_LIST: list,
    location: { origin: ORIGIN },
    clients: {
      matchAll: async () =>
        Array.from({ length: windows }, () => ({ postMessage: (message: FromWorker) => void told.push(message) })),
    },
    registration,
    skipWaiting,
    addEventListener: (type: string, listener: (event: unknown) => void) => void listeners.set(type, listener),
  });
  versions += 1;
  await import(/* @vite-ignore */ `@/components/offline/worker/worker?version=${versions}`);
}

beforeEach(async () => {
  stopTime();
  device = fakeCaches();
  fakeRoom();
  site = fakeSite();
  await storeChoice(NOTHING);
  device.stores.clear();
  told = [];
  windows = 1;
  skipWaiting.mockClear();
  Object.assign(registration, { installing: null, waiting: null });
  await startWorker();
});
afterEach(() => void vi.useRealTimers());

/** What an event of the worker comes to. */
function happen(type: string, rest: object = {}): Promise<unknown> {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get(type)?.({ ...rest, waitUntil: (promise: Promise<unknown>) => void (work = promise) });
  return inTime(work);
}
const say = (data: ToWorker) => happen('message', { data });
const there = async () => [...(await presentPaths())].toSorted();
const PROGRAM = ['/program.js', '/program.pack'];

describe('a version', () => {
  it('is installed when the program is on the device, and tells how far it is', async () => {
    await happen('install');
    expect(await there()).toEqual(PROGRAM);
    expect(told).toEqual([0, 1, 2].map((done) => ({ from: 'coming', progress: { done, total: 2, bytes: 3 } })));
  });

  it('that does not come whole is not installed, says why, and keeps what came', async () => {
    site.fates.set('/program.js', ['refused']);
    await expect(happen('install')).rejects.toThrow('unreached');
    expect(told.at(-1)).toMatchObject({ progress: { done: 1, total: 2 }, failure: 'unreached' });
    expect(await there()).toEqual(['/program.pack']);
    site.fates.clear();
    const before = site.asked.length;
    await startWorker();
    await happen('install');
    expect(site.asked.slice(before).map(({ path }) => path)).toEqual(['/program.js']);
    expect(await there()).toEqual(PROGRAM);
  });

  it('brings the books that are kept, and fetches nothing that is there', async () => {
    await storeChoice({ kept: ['nach-paris/en'], dropped: [] });
    await keepFile('/np-code.pack', new Uint8Array());
    await happen('install');
    expect(await there()).toEqual([...PROGRAM, '/np-code.pack', '/np-en.pack'].toSorted());
    expect(site.asked.map(({ path }) => path)).not.toContain('/np-code.pack');
  });

  it('takes over when it is told to, and not before', async () => {
    await happen('install');
    expect(skipWaiting).not.toHaveBeenCalled();
    await say({ to: 'take' });
    expect(skipWaiting).toHaveBeenCalledOnce();
  });
});

describe('what an earlier version left', () => {
  beforeEach(async () => {
    await keepFile('/old.pack', new Uint8Array());
    device.stores.set('an-old-store', new Map());
  });

  it('goes when a page is opened and no other can ask for it', async () => {
    await say({ to: 'open' });
    expect(await there()).toEqual(PROGRAM);
    expect([...device.stores.keys()].toSorted()).toEqual(['umpire-choice', 'umpire-files']);
  });

  it.each<[string, () => void]>([
    ['another window is open', () => void (windows = 2)],
    ['a version is being installed', () => void (registration.installing = {})],
    ['a version waits', () => void (registration.waiting = {})],
  ])('stays while %s', async (_, change) => {
    change();
    await say({ to: 'open' });
    expect(await there()).toEqual([...PROGRAM, '/old.pack'].toSorted());
    expect(device.stores.has('an-old-store')).toBe(true);
  });
});

it('a book is kept and dropped as the page says', async () => {
  await say({ to: 'keep', book: { game: 'nach-paris', lang: 'en' } });
  expect(await there()).toContain('/np-en.pack');
  await say({ to: 'drop', book: { game: 'nach-paris', lang: 'en' } });
  expect(await there()).toEqual(PROGRAM);
});

it.each([
  ['GET', '/en/', true],
  ['HEAD', '/en/', true],
  ['POST', '/en/', false],
  ['GET', 'https://elsewhere.test/en/', false],
])('the worker answers %s %s: %s', (method, address, answers) => {
  const respondWith = vi.fn((answer: Promise<Response>) => void answer.catch(() => undefined));
  const request = { method, url: new URL(address, ORIGIN).href, mode: 'cors' };
  listeners.get('fetch')?.({ request, respondWith });
  expect(respondWith).toHaveBeenCalledTimes(answers ? 1 : 0);
});
