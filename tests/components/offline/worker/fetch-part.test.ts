import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPart } from '@/components/offline/worker/fetch-part';
import { fakeSite, inTime, stopTime, type Fate } from '@/tests/components/offline/support/fake-site';
import { contentAt, part } from '@/tests/components/offline/support/small-list';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

const PATH = '/offline/a.pack';

async function fetched(fate: Fate, isAgain = false) {
  const { asked } = fakeSite({ [PATH]: [fate] });
  const found = await inTime(fetchPart(part(PATH), isAgain));
  return {
    found: typeof found === 'string' ? found : { text: new TextDecoder().decode(found) },
    caches: asked.map(({ cache }) => cache),
  };
}
const whole = { text: contentAt(PATH) };

describe('a file', () => {
  it('that comes is fetched once, and may come from the browser’s own copy', async () =>
    expect(await fetched('whole')).toEqual({ found: whole, caches: ['default'] }));

  it('that is asked for again comes past the browser’s own copy', async () =>
    expect(await fetched('whole', true)).toEqual({ found: whole, caches: ['reload'] }));

  it.each<[Fate, string]>([
    ['refused', 'unreached'],
    ['missing', 'unreached'],
    ['broken off', 'unreached'],
    ['stalled', 'unreached'],
    ['unanswered', 'unreached'],
    ['cut', 'damaged'],
    ['wrong', 'damaged'],
  ])('that is %s is %s', async (fate, failure) =>
    expect(await fetched(fate)).toEqual({ found: failure, caches: ['default'] }),
  );

  it('that comes slowly, a piece in fifteen seconds, is not given up', async () => {
    const pieces = [...contentAt(PATH)];
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      const body = new ReadableStream<Uint8Array>({
        async pull(stream) {
          await new Promise((resolve) => setTimeout(resolve, 15_000));
          if (signal?.aborted) return stream.error(new DOMException('given up', 'AbortError'));
          const piece = pieces.shift();
          if (piece === undefined) stream.close();
          else stream.enqueue(new TextEncoder().encode(piece));
        },
      });
      return new Response(body);
    });
    expect(await inTime(fetchPart(part(PATH), false))).toEqual(new TextEncoder().encode(contentAt(PATH)));
    expect(Date.now()).toBeGreaterThan(15_000 * contentAt(PATH).length);
  });

  it('leaves no clock running behind it', async () => {
    await fetched('stalled');
    await fetched('whole');
    expect(vi.getTimerCount()).toBe(0);
  });
});
