/// <reference lib="webworker" />
import { answerer } from '@/components/offline/worker/answer';
import { fill } from '@/components/offline/worker/fill';
import { createKeeper } from '@/components/offline/worker/keeper';
import { choiceOr, keepOnly, missingParts } from '@/components/offline/worker/store';
import { bytesOf, partsFor, type OfflineList } from '@/lib/offline/list';
import type { FromWorker, ToWorker } from '@/lib/offline/messages';
import type { Failure } from '@/lib/offline/state';

declare const self: ServiceWorkerGlobalScope & { readonly __OFFLINE_LIST: OfflineList };

// The worker of one version of the site. Its files are kept by their content, so that the version before loses
// nothing while this one is fetched, and what both have is fetched once.
const list = self.__OFFLINE_LIST;

async function tell(message: FromWorker): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const page of pages) page.postMessage(message);
}

const keeper = createKeeper(list, tell);
const answer = answerer(list);

/** Everything that this version needs on a device with the books that are kept on it. */
const neededHere = async () => partsFor(list, new Set((await choiceOr(undefined)).kept));

/** Fetches the version; fails when some of it does not come, and is tried again at the next page. */
async function install(): Promise<void> {
  const needed = await neededHere();
  const missing = await missingParts(needed);
  const progress = { total: needed.length, bytes: bytesOf(missing) };
  let done = needed.length - missing.length;
  const report = (failure?: Failure) => tell({ from: 'coming', progress: { ...progress, done }, failure });
  await report();
  const failure = await fill(missing, () => {
    done += 1;
    void report();
  });
  if (!failure) return;
  await report(failure);
  throw new Error(`this version is not on the device: ${failure}`);
}

/** Whether no page of an earlier version can still be open, and no later version is on its way. */
async function isAlone(): Promise<boolean> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  return pages.length <= 1 && !self.registration.installing && !self.registration.waiting;
}

/** Takes away what an earlier version left, once no page may ask for it any more. */
async function tidy(): Promise<void> {
  if (await isAlone()) await keepOnly(new Set((await neededHere()).map(({ path }) => path)));
}

async function obey(message: ToWorker): Promise<void> {
  switch (message.to) {
    case 'open':
      await keeper.open(message.here, message.known);
      return tidy();
    case 'keep':
      return keeper.keep(message.book);
    case 'drop':
      return keeper.drop(message.book);
    case 'take':
      return self.skipWaiting();
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(obey(event.data as ToWorker)));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (['GET', 'HEAD'].includes(method) && new URL(url).origin === self.location.origin)
    event.respondWith(answer(event.request));
});
