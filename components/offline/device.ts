import { readChoice, type Choice } from '@/lib/offline/choice';
import { bookKey, type BookId } from '@/lib/offline/list';
import type { FromWorker, ToWorker } from '@/lib/offline/messages';
import { arrivedBetween, type Seen } from '@/lib/offline/strip';
import { isReady, type OfflineState } from '@/lib/offline/state';

/** What the page knows of the copy of the site on the device. */
export interface Device extends Seen {
  /** false where the browser keeps no copy; undefined as long as it is not known */
  readonly supported?: boolean | undefined;
  /** a new version is on the device, and not in use in this window; or it is about to be */
  readonly update?: 'waiting' | 'taken' | 'loading' | undefined;
  /** what the player has asked for and the worker has not done yet: books by their key, to be kept or not */
  readonly asked?: Readonly<Record<string, boolean>> | undefined;
}

const CHOICE_KEY = 'umpire-books';
const WHOLE_KEY = 'umpire-books-whole';
/** How often what is not complete is asked for again, and how often a new version is looked for, in milliseconds. */
const RETRY = 30_000;
const LOOK = 3_600_000;
/** How long it is said that a book is ready. */
const SHOWN = 6000;

let device: Device = {};
const listeners = new Set<() => void>();

function set(change: Partial<Device>): void {
  device = { ...device, ...change };
  for (const listener of listeners) listener();
}

export const deviceNow = (): Device => device;
const NOTHING_KNOWN: Device = {};
export const deviceUnknown = (): Device => NOTHING_KNOWN;

export function onDevice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the page remembers under a key: the browser may throw the copy away and leave the rest. */
function remembered(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

const rememberedChoice = (): Choice | undefined => readChoice(remembered(CHOICE_KEY));

/** The books that were whole on this device once, and have not been taken off it since. */
function rememberedWhole(): readonly unknown[] {
  const keys = remembered(WHOLE_KEY);
  return Array.isArray(keys) ? keys : [];
}

/** Whether the player has chosen a book for this device, as far as the page remembers. */
export const isChosen = (book: BookId): boolean => rememberedChoice()?.kept.includes(bookKey(book)) ?? false;

/** Whether a book that the player has chosen was whole on this device once: then what is missing was thrown away. */
export const wasWhole = (book: BookId): boolean => rememberedWhole().includes(bookKey(book));

function remember(choice: Choice, { books }: OfflineState): void {
  const before = rememberedWhole();
  const whole = books.filter((book) => book.kept && (isReady(book) || before.includes(bookKey(book))));
  try {
    localStorage.setItem(CHOICE_KEY, JSON.stringify(choice));
    localStorage.setItem(WHOLE_KEY, JSON.stringify(whole.map(bookKey)));
  } catch {
    // Storage is switched off or full: the worker remembers the choice.
  }
}

/** When a worker last spoke: one that is silent for long has been stopped by the browser, whatever it was doing. */
let heard = 0;

function hear({ data }: MessageEvent<FromWorker>): void {
  heard = Date.now();
  if (data.from === 'coming') {
    // The last word of a version that is installed may come late: nothing is on its way any more.
    if (device.state && !registration?.installing) return;
    return set({ coming: data.progress, comingFailure: data.failure });
  }
  remember(data.choice, data.state);
  const arrived = arrivedBetween(device.state, data.state, here);
  const asked = unfulfilled(device.asked, data.state);
  set({ state: data.state, asked, ...(registration?.installing ? {} : { coming: undefined }) });
  if (!arrived) return;
  set({ arrived });
  setTimeout(() => set({ arrived: undefined }), SHOWN);
}

async function say(message: ToWorker): Promise<void> {
  (await navigator.serviceWorker.ready).active?.postMessage(message);
}

let here: BookId | undefined;

/** A page of a book, or of none, is in view: the book is kept from now on. */
export function openedHere(book: BookId | undefined): void {
  here = book;
  if (device.supported) void say({ to: 'open', here, known: rememberedChoice() });
}

/** What of the player's wishes a state has not fulfilled. */
const unfulfilled = (asked: Device['asked'], { books }: OfflineState): Device['asked'] =>
  asked &&
  Object.fromEntries(
    Object.entries(asked).filter(([key, kept]) => books.some((one) => bookKey(one) === key && one.kept !== kept)),
  );

/** The player ticks a book, or takes it off the device. The tick shows it at once; all else is the worker's word. */
export function choose(book: BookId, kept: boolean): void {
  set({ asked: { ...device.asked, [bookKey(book)]: kept } });
  void say({ to: kept ? 'keep' : 'drop', book });
}

/** Follows a version from its first file until it is on the device. */
function follow(registration: ServiceWorkerRegistration): void {
  const worker = registration.installing;
  if (!worker) return;
  const isUpdate = registration.active !== null;
  set({ isUpdate });
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && isUpdate) set({ update: 'waiting' });
    // A new version that did not come is tried again at the next page; the one before is there until then.
    if (worker.state !== 'redundant' || isUpdate) set({ coming: undefined });
  });
}

const isComplete = ({ program, books }: OfflineState): boolean =>
  isReady(program) && books.every((book) => !book.kept || isReady(book));

let registration: ServiceWorkerRegistration | undefined;

async function register(): Promise<void> {
  try {
    registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    set({ supported: true, comingFailure: undefined });
    if (registration.waiting && registration.active) set({ update: 'waiting' });
    follow(registration);
    registration.onupdatefound = () => registration && follow(registration);
    void say({ to: 'open', here, known: rememberedChoice() });
  } catch (error) {
    registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
    if (registration) {
      set({ supported: true });
      openedHere(here);
    }
    // No answer is no refusal: it is tried again. A browser that keeps no copies says so by another error.
    else if (error instanceof TypeError) set({ comingFailure: 'unreached' });
    else set({ supported: false });
  }
}

/** A worker is fetching, and has said so not long ago. */
const isAtWork = (): boolean => Date.now() - heard < RETRY && (device.state?.busy ?? device.coming !== undefined);

/** Tries again what is not complete. */
function retry(): void {
  if (document.visibilityState !== 'visible' || !navigator.onLine) return;
  const isThere = registration?.active || registration?.installing;
  if (!isThere) void register();
  else if (!isAtWork() && (!device.state || !isComplete(device.state))) openedHere(here);
}

let isStarted = false;

/** Keeps the copy of the site on the device, as long as the page is open. Once for a page. */
export function startDevice(): void {
  if (isStarted) return;
  isStarted = true;
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return set({ supported: false });
  const workers = navigator.serviceWorker;
  let hadVersion = workers.controller !== null;
  workers.addEventListener('message', hear);
  workers.startMessages();
  workers.addEventListener('controllerchange', () => {
    if (hadVersion && device.update !== 'loading') set({ update: 'taken' });
    hadVersion = true;
  });
  void register();
  addEventListener('online', retry);
  setInterval(retry, RETRY);
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK) return;
    looked = Date.now();
    registration?.update().catch(() => undefined);
  });
}

/**
 * Loads the new version: what was entered is stored, or noted until it is, before the page goes. A browser lets the
 * version before go once nothing is asked of it, which can take it half a minute when a window asks in the very moment
 * of the change; the page says so until then.
 */
export function loadNewVersion(): void {
  const reload = () => location.reload();
  const waiting = registration?.waiting;
  if (!waiting) return reload();
  set({ update: 'loading' });
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage({ to: 'take' } satisfies ToWorker);
}
