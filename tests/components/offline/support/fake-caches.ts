import { vi } from 'vitest';

export const ORIGIN = 'https://umpire.test';

/** What a browser keeps for a site, in memory; `refuse` makes it say that there is no room for what is put. */
export interface FakeCaches {
  readonly stores: Map<string, Map<string, Response>>;
  refuse: (path: string) => boolean;
}

const pathOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : String(asked), ORIGIN).pathname;

function openStore(fake: FakeCaches, name: string) {
  const files = fake.stores.get(name) ?? new Map<string, Response>();
  fake.stores.set(name, files);
  return {
    match: async (asked: RequestInfo) => files.get(pathOf(asked))?.clone(),
    keys: async () => [...files.keys()].map((path) => new Request(ORIGIN + path)),
    delete: async (asked: RequestInfo) => files.delete(pathOf(asked)),
    put: async (asked: RequestInfo, answer: Response) => {
      if (fake.refuse(pathOf(asked))) throw new DOMException('no room', 'QuotaExceededError');
      files.set(pathOf(asked), answer);
    },
  };
}

/** Puts empty caches in the place of the browser's, until the test is over. */
export function fakeCaches(): FakeCaches {
  const fake: FakeCaches = { stores: new Map(), refuse: () => false };
  vi.stubGlobal('caches', {
    open: async (name: string) => openStore(fake, name),
    keys: async () => [...fake.stores.keys()],
    delete: async (name: string) => fake.stores.delete(name),
  });
  // Addresses without a host are of the site, as in a browser.
  vi.stubGlobal(Symbol.for('undici.globalOrigin.1'), new URL(ORIGIN));
  return fake;
}

/** Room on the device, as the browser tells it; nothing is told where `estimate` is none. */
export const fakeRoom = (estimate: () => Promise<StorageEstimate> = async () => ({})): void =>
  void vi.stubGlobal('navigator', { storage: { estimate } });
