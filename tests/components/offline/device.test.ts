import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as DeviceModule from '@/components/offline/device';
import type { FromWorker, ToWorker } from '@/lib/offline/messages';
import type { BookState, OfflineState } from '@/lib/offline/state';
import { memoryStorage } from '@/tests/support/memory-storage';

type Listener = (event: unknown) => void;

/** Something that listeners wait at. */
function target() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    addEventListener: (type: string, listener: Listener) =>
      void listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    happen: (type: string, event: unknown = {}) => listeners.get(type)?.forEach((listener) => listener(event)),
  };
}

const aWorker = (state: ServiceWorkerState) => {
  const said: ToWorker[] = [];
  return { ...target(), state, said, postMessage: (message: ToWorker) => void said.push(message) };
};
type Worker = ReturnType<typeof aWorker>;

interface Registration {
  active: Worker | null;
  waiting: Worker | null;
  installing: Worker | null;
  onupdatefound?: () => void;
  update: () => Promise<void>;
}

/** The browser of one page; `register` is what becomes of asking it for a worker. */
function aBrowser() {
  const registration: Registration = {
    active: null,
    waiting: null,
    installing: null,
    update: vi.fn(async () => undefined),
  };
  const workers = {
    ...target(),
    controller: null as unknown,
    startMessages: () => undefined,
    ready: Promise.resolve(registration),
    register: vi.fn(async () => registration),
    getRegistration: vi.fn(async (): Promise<Registration | undefined> => undefined),
  };
  const page = target();
  const documentNow = { ...target(), visibilityState: 'visible' };
  const reload = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: workers, onLine: true });
  vi.stubGlobal('document', documentNow);
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('localStorage', memoryStorage());
  return { registration, workers, page, document: documentNow, reload };
}

let browser: ReturnType<typeof aBrowser>;
let device: typeof DeviceModule;
let pages = 0;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'] });
  vi.stubEnv('NODE_ENV', 'production');
  browser = aBrowser();
  // Each page has a module of its own.
  pages += 1;
  device = (await import(/* @vite-ignore */ `@/components/offline/device?page=${pages}`)) as typeof DeviceModule;
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const settled = () => vi.advanceTimersByTimeAsync(0);
async function start(): Promise<void> {
  device.startDevice();
  await settled();
}
/** What is said of a version on its way, and of one that is there. */
const shown = () => [device.deviceNow().coming, device.deviceNow().update];
const hear = (data: FromWorker) => browser.workers.happen('message', { data });

const POG = { game: 'paths-of-glory', lang: 'en' } as const;
const book = (done: number, kept = true): BookState => ({ ...POG, done, total: 3, bytes: 9, kept });
const state = (done: number, rest: Partial<OfflineState> = {}): OfflineState => ({
  program: { done: 2, total: 2, bytes: 5 },
  books: [book(done)],
  busy: false,
  ...rest,
});
const CHOICE = { kept: ['paths-of-glory/en'], dropped: ['nach-paris/en'] };
const progress = { done: 1, total: 4, bytes: 10 };

describe('the first visit', () => {
  it('says no more of what is on its way once the version is there, also when the last word comes late', async () => {
    browser.registration.installing = aWorker('installing');
    await start();
    hear({ from: 'coming', progress });
    browser.registration.active = browser.registration.installing;
    browser.registration.installing = null;
    hear({ from: 'keeper', state: state(3), choice: CHOICE });
    expect(device.deviceNow().coming).toBeUndefined();
    hear({ from: 'coming', progress: { ...progress, done: progress.total } });
    expect(device.deviceNow().coming).toBeUndefined();
  });

  it('asks for a worker, once', async () => {
    await start();
    await start();
    expect(browser.workers.register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' });
    expect(device.deviceNow().supported).toBe(true);
  });

  it('shows how far the first version is, until it is there', async () => {
    const worker = aWorker('installing');
    browser.registration.installing = worker;
    await start();
    hear({ from: 'coming', progress });
    expect(device.deviceNow()).toMatchObject({ coming: progress, isUpdate: false, comingFailure: undefined });
    worker.state = 'installed';
    worker.happen('statechange');
    expect(shown()).toEqual([undefined, undefined]);
  });

  it('whose version does not come whole says why, and asks for it again by itself', async () => {
    const worker = aWorker('installing');
    browser.registration.installing = worker;
    await start();
    hear({ from: 'coming', progress, failure: 'unreached' });
    worker.state = 'redundant';
    browser.registration.installing = null;
    worker.happen('statechange');
    expect(device.deviceNow()).toMatchObject({ coming: progress, comingFailure: 'unreached' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(browser.workers.register).toHaveBeenCalledTimes(2);
    browser.page.happen('online');
    expect(browser.workers.register).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['no signal', () => vi.stubGlobal('navigator', { ...navigator, onLine: false })],
    ['nobody looking', () => void (browser.document.visibilityState = 'hidden')],
  ])('is not tried again with %s', async (_, change) => {
    await start();
    change();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(browser.workers.register).toHaveBeenCalledOnce();
  });

  it('without an answer is told, and tried again', async () => {
    browser.workers.register.mockRejectedValueOnce(new TypeError('Failed to register: no answer'));
    await start();
    expect(device.deviceNow()).toMatchObject({ comingFailure: 'unreached' });
    expect(device.deviceNow().supported).toBeUndefined();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(device.deviceNow()).toMatchObject({ supported: true, comingFailure: undefined });
  });
});

describe('a browser', () => {
  it('that has no workers keeps no copy', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    await start();
    expect(device.deviceNow()).toEqual({ supported: false });
  });

  it('that refuses them, whatever it is asked, keeps no copy', async () => {
    const refused = () => Promise.reject(new DOMException('not allowed', 'SecurityError'));
    browser.workers.register.mockImplementation(refused);
    browser.workers.getRegistration.mockImplementation(refused);
    await start();
    expect(device.deviceNow().supported).toBe(false);
  });

  it('that cannot ask anew asks the worker that is there', async () => {
    const active = aWorker('activated');
    browser.registration.active = active;
    browser.workers.register.mockRejectedValue(new TypeError('no answer'));
    browser.workers.getRegistration.mockResolvedValue(browser.registration);
    await start();
    expect(device.deviceNow().supported).toBe(true);
    expect(active.said).toEqual([{ to: 'open', here: undefined, known: undefined }]);
  });
});

describe('the worker', () => {
  let active: Worker;
  beforeEach(async () => {
    active = aWorker('activated');
    browser.registration.active = active;
    browser.workers.controller = active;
    await start();
    active.said.length = 0;
  });

  it('is told what is opened, and what the page remembers', async () => {
    hear({ from: 'keeper', state: state(3), choice: CHOICE });
    expect(JSON.parse(localStorage.getItem('umpire-books') ?? '')).toEqual(CHOICE);
    device.openedHere(POG);
    await settled();
    expect(active.said).toEqual([{ to: 'open', here: POG, known: CHOICE }]);
  });

  it.each(['', 'null', '{', '{"kept":1,"dropped":[]}', '[]'])(
    'is told no junk of the page’s memory: %j',
    async (junk) => {
      localStorage.setItem('umpire-books', junk);
      device.openedHere(POG);
      await settled();
      expect(active.said).toEqual([{ to: 'open', here: POG, known: undefined }]);
    },
  );

  it('that once had a book whole is remembered for it, also when the copy is gone; not for one that never was', () => {
    const whole = () => device.wasWhole(POG);
    hear({ from: 'keeper', state: state(2), choice: CHOICE });
    expect(whole()).toBe(false);
    hear({ from: 'keeper', state: state(3), choice: CHOICE });
    expect(whole()).toBe(true);
    hear({ from: 'keeper', state: state(0), choice: CHOICE });
    expect(whole()).toBe(true);
    // Taken off the device and chosen anew, it has to come again.
    hear({ from: 'keeper', state: state(3, { books: [book(3, false)] }), choice: CHOICE });
    hear({ from: 'keeper', state: state(1), choice: CHOICE });
    expect(whole()).toBe(false);
  });

  it('works with a page that cannot remember', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    hear({ from: 'keeper', state: state(2), choice: CHOICE });
    expect(device.deviceNow().state).toEqual(state(2));
    device.openedHere(POG);
    await settled();
    expect(active.said).toEqual([{ to: 'open', here: POG, known: undefined }]);
  });

  it.each([
    [true, 'keep'],
    [false, 'drop'],
  ])('is told a tick (%s), which shows at once; that it is done is the worker’s word', async (kept, to) => {
    hear({ from: 'keeper', state: state(3, { books: [book(3, !kept)] }), choice: CHOICE });
    device.choose(POG, kept);
    expect(device.deviceNow()).toMatchObject({
      asked: { 'paths-of-glory/en': kept },
      state: { books: [book(3, !kept)] },
    });
    await settled();
    expect(active.said).toEqual([{ to, book: POG }]);
    // A word that was on its way says nothing of it yet.
    hear({ from: 'keeper', state: state(3, { books: [book(3, !kept)] }), choice: CHOICE });
    expect(device.deviceNow().asked).toEqual({ 'paths-of-glory/en': kept });
    hear({ from: 'keeper', state: state(3, { books: [book(3, kept)] }), choice: CHOICE });
    expect(device.deviceNow()).toMatchObject({ asked: {}, state: { books: [book(3, kept)] } });
  });

  it('that brings a book is believed for six seconds that it is ready', () => {
    hear({ from: 'keeper', state: state(2), choice: CHOICE });
    hear({ from: 'keeper', state: state(3), choice: CHOICE });
    expect(device.deviceNow().arrived).toMatchObject(POG);
    vi.advanceTimersByTime(5999);
    expect(device.deviceNow().arrived).toMatchObject(POG);
    vi.advanceTimersByTime(1);
    expect(device.deviceNow().arrived).toBeUndefined();
  });

  it.each([
    ['is asked again for what is missing', state(2), 1],
    ['is asked again when it fell silent at work', state(2, { busy: true }), 1],
    ['is left alone when all is there', state(3), 0],
    ['is left alone when only books are missing that nobody keeps', state(0, { books: [book(0, false)] }), 0],
  ])('%s', async (_, told, times) => {
    hear({ from: 'keeper', state: told, choice: CHOICE });
    await vi.advanceTimersByTimeAsync(31_000);
    expect(active.said.filter(({ to }) => to === 'open')).toHaveLength(times);
  });

  it('that is at work, and says so, is not asked again', async () => {
    for (let i = 0; i < 12; i++) {
      hear({ from: 'keeper', state: state(1, { busy: true }), choice: CHOICE });
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(active.said).toEqual([]);
  });
});

describe('a new version', () => {
  let active: Worker;
  beforeEach(() => {
    active = aWorker('activated');
    browser.registration.active = active;
    browser.workers.controller = active;
  });

  it('is offered when it is on the device, and taken at the tap alone', async () => {
    await start();
    const fresh = aWorker('installing');
    browser.registration.installing = fresh;
    browser.registration.onupdatefound?.();
    hear({ from: 'coming', progress });
    expect(device.deviceNow()).toMatchObject({ isUpdate: true, coming: progress });
    expect(device.deviceNow().update).toBeUndefined();
    fresh.state = 'installed';
    browser.registration.installing = null;
    browser.registration.waiting = fresh;
    fresh.happen('statechange');
    expect(device.deviceNow()).toMatchObject({ update: 'waiting', coming: undefined });
    expect(fresh.said).toEqual([]);
    device.loadNewVersion();
    expect(fresh.said).toEqual([{ to: 'take' }]);
    expect(browser.reload).not.toHaveBeenCalled();
    browser.workers.happen('controllerchange');
    expect(browser.reload).toHaveBeenCalledOnce();
  });

  it('that was there before the page is offered', async () => {
    browser.registration.waiting = aWorker('installed');
    await start();
    expect(device.deviceNow().update).toBe('waiting');
  });

  it('that did not come is not spoken of', async () => {
    const fresh = aWorker('installing');
    browser.registration.installing = fresh;
    await start();
    hear({ from: 'coming', progress, failure: 'unreached' });
    fresh.state = 'redundant';
    fresh.happen('statechange');
    expect(shown()).toEqual([undefined, undefined]);
  });

  it('that another window took is offered; the first version is not', async () => {
    await start();
    browser.workers.happen('controllerchange');
    expect(device.deviceNow().update).toBe('taken');
    device.loadNewVersion();
    expect(browser.reload).toHaveBeenCalledOnce();
  });

  it('is looked for when the player comes back after an hour', async () => {
    await start();
    const { update } = browser.registration;
    vi.advanceTimersByTime(3_599_000);
    browser.document.happen('visibilitychange');
    expect(update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    browser.document.happen('visibilitychange');
    browser.document.happen('visibilitychange');
    expect(update).toHaveBeenCalledOnce();
  });
});

it('the first version that takes over is no new version', async () => {
  await start();
  browser.workers.happen('controllerchange');
  expect(device.deviceNow().update).toBeUndefined();
  browser.workers.happen('controllerchange');
  expect(device.deviceNow().update).toBe('taken');
});

it('what changes is told to those who listen, until they do not', async () => {
  const heard = vi.fn();
  const stop = device.onDevice(heard);
  await start();
  const times = heard.mock.calls.length;
  expect(times).toBeGreaterThan(0);
  stop();
  hear({ from: 'coming', progress });
  expect(heard).toHaveBeenCalledTimes(times);
});
