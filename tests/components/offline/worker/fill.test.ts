import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fill } from '@/components/offline/worker/fill';
import { presentPaths, storedFile } from '@/components/offline/worker/store';
import { fakeCaches, fakeRoom, type FakeCaches } from '@/tests/components/offline/support/fake-caches';
import { fakeSite, inTime, stopTime, type Fate } from '@/tests/components/offline/support/fake-site';
import { contentAt, part } from '@/tests/components/offline/support/small-list';

const parts = Array.from({ length: 12 }, (_, i) => part(`/${i}.js`, 10));
const paths = parts.map(({ path }) => path);

let device: FakeCaches;
beforeEach(() => {
  stopTime();
  device = fakeCaches();
  fakeRoom();
});
afterEach(() => void vi.useRealTimers());

/** Fills the device; says why something is missing, what is there, and how often an arrival was told. */
async function filled(fates: Readonly<Record<string, readonly Fate[]>> = {}) {
  const site = fakeSite(fates);
  const arrived = vi.fn();
  const failure = await inTime(fill(parts, arrived));
  return { failure, there: [...(await presentPaths())].toSorted(), told: arrived.mock.calls.length, site };
}

describe('the device', () => {
  it('gets every file, each told', async () => {
    expect(await filled()).toMatchObject({ failure: undefined, there: paths.toSorted(), told: 12 });
    const file = await storedFile('/3.js');
    expect(await file?.text()).toBe(contentAt('/3.js'));
    expect(file?.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  });

  it.each<[Fate, string]>([
    ['refused', 'unreached'],
    ['wrong', 'damaged'],
  ])('keeps the others when one is %s', async (fate, failure) => {
    const without = paths.filter((path) => path !== '/2.js').toSorted();
    expect(await filled({ '/2.js': [fate] })).toMatchObject({ failure, there: without, told: 11 });
  });

  it.each<[Fate]>([['refused'], ['missing'], ['cut'], ['wrong'], ['broken off'], ['stalled'], ['unanswered']])(
    'gets what was %s once or twice, past the browser’s own copy',
    async (fate) => {
      const { failure, there, told, site } = await filled({ '/2.js': [fate, 'whole'], '/7.js': [fate, fate, 'whole'] });
      expect({ failure, there, told }).toEqual({ failure: undefined, there: paths.toSorted(), told: 12 });
      const caches = (wanted: string) => site.asked.filter(({ path }) => path === wanted).map(({ cache }) => cache);
      expect(caches('/1.js')).toEqual(['default']);
      expect(caches('/2.js')).toEqual(['default', 'reload']);
      expect(caches('/7.js')).toEqual(['default', 'reload', 'reload']);
    },
  );

  it('gives a file up after three rounds, for the last reason', async () => {
    const { failure, site } = await filled({ '/2.js': ['wrong', 'wrong', 'refused'] });
    expect([failure, site.asked.length]).toEqual(['unreached', 14]);
    expect((await filled({ '/2.js': ['refused', 'refused', 'wrong'] })).failure).toBe('damaged');
  });

  it('waits longer before each round, and for all that is missing together', async () => {
    const rounds: number[] = [];
    const began = Date.now();
    const site = fakeSite(Object.fromEntries(paths.map((path) => [path, ['refused']])));
    site.before = async () => void rounds.push(Date.now());
    expect(await inTime(fill(parts, () => undefined))).toBe('unreached');
    expect(rounds).toHaveLength(36);
    const at = (round: number) => rounds.slice(12 * round, 12 * (round + 1));
    expect(Math.min(...at(1)) - Math.max(...at(0))).toBeGreaterThanOrEqual(700);
    expect(Math.min(...at(2)) - Math.max(...at(1))).toBeGreaterThanOrEqual(3000);
    // Three files a lane would take eleven seconds if each were waited for by itself.
    expect(Date.now() - began).toBeLessThan(5000);
  });

  it('keeps nothing of a file that is not whole', async () =>
    expect(await filled(Object.fromEntries(paths.map((path) => [path, ['cut']])))).toMatchObject({
      failure: 'damaged',
      there: [],
      told: 0,
    }));

  it('is asked for four files at a time', async () => {
    let now = 0;
    let most = 0;
    const site = fakeSite();
    site.before = async () => {
      most = Math.max(most, (now += 1));
      await new Promise((resolve) => setTimeout(resolve, 1000));
      now -= 1;
    };
    await inTime(fill(parts, () => undefined));
    expect(most).toBe(4);
    expect(site.asked).toHaveLength(12);
  });

  it('gets nothing more once it is full, though a file on its way fails for another reason', async () => {
    const isFull = new Promise<void>((resolve) => {
      device.refuse = (path) => {
        if (path === '/1.js') setImmediate(resolve);
        return path === '/1.js';
      };
    });
    const site = fakeSite({ '/0.js': ['refused'], '/2.js': ['refused'], '/3.js': ['refused'] });
    site.before = (path) => (path === '/1.js' ? Promise.resolve() : isFull);
    expect(await inTime(fill(parts, () => undefined))).toBe('full');
    expect(new Set(site.asked.map(({ path }) => path))).toEqual(new Set(paths.slice(0, 4)));
  });

  it.each<[string, () => Promise<StorageEstimate>, boolean]>([
    ['has room', async () => ({ quota: 1000, usage: 880 }), true],
    ['has too little room', async () => ({ quota: 1000, usage: 881 }), false],
    ['does not say how much room it has', async () => ({}), true],
    ['cannot say it', () => Promise.reject(new TypeError('no')), true],
    ['cannot be asked', undefined as never, true],
  ])('that %s is filled or not, and costs nothing then', async (_, estimate, isFilled) => {
    fakeRoom();
    vi.stubGlobal('navigator', { storage: { estimate } });
    const { failure, site } = await filled();
    expect(failure).toBe(isFilled ? undefined : 'full');
    expect(site.asked).toHaveLength(isFilled ? 12 : 0);
  });

  it('whose browser knows nothing of room is filled', async () => {
    vi.stubGlobal('navigator', {});
    expect(await filled()).toMatchObject({ failure: undefined, told: 12 });
  });
});
