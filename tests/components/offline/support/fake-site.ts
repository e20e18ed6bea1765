import { vi } from 'vitest';
import { contentAt } from '@/tests/components/offline/support/small-list';

/** What becomes of a request: a file as it is, no answer, half a file, another file, none, or one that never ends. */
export type Fate = 'whole' | 'refused' | 'cut' | 'wrong' | 'missing' | 'broken off' | 'stalled' | 'unanswered';

/** A request that was made, and what it said of the browser's own copy. */
export interface Asked {
  readonly path: string;
  readonly cache: RequestCache | undefined;
}

export interface FakeSite {
  readonly asked: readonly Asked[];
  /** the fates of the requests for a path in their order; the last is that of all further ones */
  readonly fates: Map<string, readonly Fate[]>;
  /** what a request waits for before anything becomes of it */
  before: (path: string) => Promise<void>;
}

const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(new DOMException('given up', 'AbortError'));
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });

/** A body whose first half comes, and then nothing, or an end before its time. */
function half(text: string, signal: AbortSignal | null | undefined, ends: boolean): ReadableStream<Uint8Array> {
  let begun = false;
  return new ReadableStream({
    async pull(stream) {
      if (!begun) stream.enqueue(new TextEncoder().encode(text.slice(0, text.length >> 1)));
      else if (ends) stream.error(new TypeError('network error'));
      else await aborted(signal);
      begun = true;
    },
  });
}

function answer(fate: Fate, text: string, signal: AbortSignal | null | undefined): Response | Promise<Response> {
  switch (fate) {
    case 'whole':
      return new Response(text);
    case 'refused':
      throw new TypeError('Failed to fetch');
    case 'cut':
      return new Response(text.slice(0, text.length >> 1));
    case 'wrong':
      return new Response('<html>Pay for your wifi here</html>');
    case 'missing':
      return new Response('not found', { status: 404 });
    case 'broken off':
      return new Response(half(text, signal, true));
    case 'stalled':
      return new Response(half(text, signal, false));
    case 'unanswered':
      return aborted(signal);
  }
}

/** Puts a site in the place of the network, until the test is over. Every file comes whole unless `fates` says more. */
export function fakeSite(fates: Readonly<Record<string, readonly Fate[]>> = {}): FakeSite {
  const asked: Asked[] = [];
  const site: FakeSite = { asked, fates: new Map(Object.entries(fates)), before: async () => undefined };
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push({ path, cache: init?.cache });
    const [fate = 'whole', ...later] = site.fates.get(path) ?? [];
    if (later.length) site.fates.set(path, later);
    await site.before(path);
    return answer(fate, contentAt(path), init?.signal);
  });
  return site;
}

/** What a promise comes to while time, which stands still else, goes by in tenths of seconds. */
export async function inTime<T>(promise: Promise<T>): Promise<T> {
  let isDone = false;
  const done = () => void (isDone = true);
  promise.then(done, done);
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(100);
  }
  return promise;
}

export const stopTime = (): void => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
