/// <reference lib="webworker" />
import { Serwist, type PrecacheEntry } from 'serwist';

declare const self: ServiceWorkerGlobalScope & { readonly __SW_MANIFEST: (PrecacheEntry | string)[] };

// Every page and file of the site is stored at the first visit. A new version waits until the old one is closed
// everywhere, so that no open page loses the scripts that it may still load.
const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: { cleanupOutdatedCaches: true, ignoreURLParametersMatching: [/.*/], concurrency: 6 },
  clientsClaim: true,
  skipWaiting: false,
});

serwist.addEventListeners();
