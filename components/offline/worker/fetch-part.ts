import { hashOf } from '@/components/offline/worker/hash';
import type { Part } from '@/lib/offline/list';
import type { Failure } from '@/lib/offline/state';

/** How long each try waits before it begins, in milliseconds: the first not at all. */
const TRIES = [0, 700, 3000] as const;
/** Without a byte for so long, in milliseconds, an answer is given up and asked for again. */
const STALL = 20_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The body of an answer, as long as some of it arrives now and then. */
async function bodyOf(path: string, cache: RequestCache): Promise<Uint8Array<ArrayBuffer>> {
  const stop = new AbortController();
  let timer = setTimeout(() => stop.abort(), STALL);
  try {
    const answer = await fetch(path, { signal: stop.signal, cache });
    if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    for (const reader = answer.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return new Uint8Array(await new Blob(pieces).arrayBuffer());
      pieces.push(value);
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(), STALL);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** A file of the list, tried until it is whole; the reason when it never was. */
export async function fetchPart({ path, hash }: Part): Promise<Uint8Array<ArrayBuffer> | Failure> {
  let failure: Failure = 'unreached';
  for (const wait of TRIES) {
    if (wait) await pause(wait);
    try {
      // After a failure the browser's own copy is not trusted: it may be what was cut off.
      const bytes = await bodyOf(path, wait ? 'reload' : 'default');
      if ((await hashOf(bytes)) === hash) return bytes;
      failure = 'damaged';
    } catch {
      failure = 'unreached';
    }
  }
  return failure;
}
