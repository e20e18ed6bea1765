import { hashOf } from '@/components/offline/worker/hash';
import type { PackFile } from '@/lib/offline/list';
import type { Failure } from '@/lib/offline/state';

/** Without a byte for so long, in milliseconds, an answer is given up and asked for again. */
const STALL = 20_000;

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

/**
 * A file of the list when it comes whole; why not when it does not. A file that is asked for again comes past the
 * browser's own copy: that may be what was cut off.
 */
export async function fetchPart(
  { path, hash }: PackFile,
  isAgain: boolean,
): Promise<Uint8Array<ArrayBuffer> | Failure> {
  try {
    const bytes = await bodyOf(path, isAgain ? 'reload' : 'default');
    return (await hashOf(bytes)) === hash ? bytes : 'damaged';
  } catch {
    return 'unreached';
  }
}
