import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createJournal } from '@/components/storage/journal';
import { begin, notedNow, walk, type History } from '@/components/storage/history';
import { onStoredElsewhere, tellHere } from '@/components/storage/other-pages';
import { keyOf, type Slot } from '@/components/storage/slot';
import { slot } from '@/components/storage/slots';
import { createStore } from '@/components/storage/store';
import { createTroubles } from '@/components/storage/trouble';
import { memoryBackend } from '@/tests/support/memory-backend';
import { memoryStorage } from '@/tests/support/memory-storage';
import { slowBackend } from '@/tests/support/slow-backend';

type Cells = Readonly<Record<string, string>>;
const cells: Slot<Cells> = slot<Cells>('test/cells', 1, z.record(z.string(), z.string()));
const KEY = keyOf(cells);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A device with something stored, and a page on it. */
function device(start: Readonly<Record<string, unknown>> = {}) {
  const { data, backend } = memoryBackend(start);
  const storage = memoryStorage();
  const slow = slowBackend(backend);
  const troubles = createTroubles();
  let pages = 0;
  const page = () =>
    createStore(
      slow.backend,
      createJournal(() => storage, String(pages++)),
      troubles,
    );
  const aside = () => [...data].flatMap(([key, value]) => (/\/(damaged|older)-/.test(key) ? [value] : []));
  return { data, storage, slow, troubles, page, aside, store: page() };
}

/** What a promise gives within so many milliseconds; "nothing" when it gives nothing. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | 'nothing'> {
  let given: { readonly value: T } | undefined;
  void promise.then((value) => (given = { value }));
  await pass(ms);
  return given ? given.value : 'nothing';
}

describe('a device that does not answer', () => {
  it('is waited for two seconds, then the page goes on and the player is told', async () => {
    const { slow, store, troubles } = device({ [KEY]: { a: '0' } });
    slow.hang();
    const loading = store.load(cells);
    expect(await within(1900, loading)).toBe('nothing');
    expect(troubles.get().problem).toBeUndefined();
    expect(await within(200, loading)).toEqual({ value: undefined, problem: 'silent' });
    expect(troubles.get().problem).toBe('silent');
  });
  it('is waited for once: what is asked afterwards goes on at once', async () => {
    const { slow, store } = device();
    slow.hang();
    await within(2100, store.load(cells));
    expect(await within(200, store.load({ ...cells, name: 'test/other' }))).toMatchObject({ problem: 'silent' });
    expect(await within(200, store.save(cells, { a: '1' }))).toBe('silent');
    expect(
      await within(
        200,
        store.change(cells, (now) => ({ ...now, b: '2' })),
      ),
    ).toEqual({
      value: { a: '1', b: '2' },
      problem: 'silent',
    });
    expect(await within(200, store.load(cells))).toEqual({ value: { a: '1', b: '2' }, problem: 'silent' });
    expect(await within(200, store.remove({ ...cells, name: 'test/other' }))).toBeUndefined();
  });
  it('is not called silent by a page that was itself asleep', async () => {
    const { slow, store } = device({ [KEY]: { a: '0' } });
    slow.hang();
    const loading = store.load(cells);
    vi.setSystemTime(Date.now() + 60_000);
    await pass(100);
    slow.answer();
    expect(await within(100, loading)).toEqual({ value: { a: '0' } });
  });
  it('and answers late, gives its value to those who wait for it, and the message goes away', async () => {
    const { slow, store, troubles } = device({ [KEY]: { a: '0' } });
    slow.hang();
    await within(2100, store.load(cells));
    const heard = vi.fn(() => expect(store.peek(cells)).toEqual({ a: '0' }));
    const stop = onStoredElsewhere(KEY, heard);
    slow.answer();
    await pass(0);
    expect(heard).toHaveBeenCalled();
    expect(troubles.get()).toMatchObject({ problem: undefined, caughtUp: false, aside: [] });
    stop();
  });
  it('keeps what is entered in the journal, so that a page that is left loses nothing', async () => {
    const { slow, store, page, data } = device({ [KEY]: { a: '0' } });
    slow.hang();
    await within(2100, store.load(cells));
    void store.save(cells, { b: '1' });
    // The page is closed here; what it has asked is never answered. The next one finds the device awake.
    const next = page();
    slow.fail(new Error('closed'));
    await pass(0);
    slow.answer();
    expect(await within(100, next.load(cells))).toMatchObject({ value: { a: '0', b: '1' } });
    expect(data.get(KEY)).toEqual({ a: '0', b: '1' });
  });
});

describe('what is entered while the device does not answer', () => {
  it('is stored when it does, beside what stands there', async () => {
    const { slow, store, data, troubles, aside, storage } = device({ [KEY]: { a: '0' } });
    slow.hang();
    await within(2100, store.load(cells));
    void store.save(cells, { b: '1' });
    void store.save(cells, { b: '1', c: '2' });
    await pass(10_000);
    slow.answer();
    await pass(0);
    expect(data.get(KEY)).toEqual({ a: '0', b: '1', c: '2' });
    expect(store.peek(cells)).toEqual({ a: '0', b: '1', c: '2' });
    expect(troubles.get()).toMatchObject({ problem: undefined, caughtUp: true });
    expect([aside(), storage.length]).toEqual([[], 0]);
  });
  it('stands where both have something, and what stood there is set aside and told', async () => {
    const { slow, store, data, troubles, aside } = device({ [KEY]: { a: '0', d: '4' } });
    slow.hang();
    await within(2100, store.load(cells));
    void store.save(cells, { a: '1' });
    await pass(3000);
    slow.answer();
    await pass(0);
    expect(data.get(KEY)).toEqual({ a: '1' });
    expect(aside()).toEqual([{ a: '0', d: '4' }]);
    expect(troubles.get().aside).toMatchObject([{ name: 'test/cells', version: 1, reason: 'older' }]);
  });
  it('stands, and what stood there is set aside as it was, when that was damaged', async () => {
    const { slow, store, data, aside, troubles } = device({ [KEY]: 'broken' });
    slow.hang();
    await within(2100, store.load(cells));
    void store.save(cells, { a: '1' });
    slow.answer();
    await pass(0);
    expect([data.get(KEY), aside()]).toEqual([{ a: '1' }, ['broken']]);
    expect(troubles.get().aside).toMatchObject([{ reason: 'damaged' }]);
  });
  it('joins what stands there as its slot says; what is passing is not set aside', async () => {
    const joining: Slot<Cells> = { ...cells, join: (stored, entered) => ({ ...stored, ...entered }) };
    const { slow, store, data, aside } = device({ [KEY]: { a: '0', d: '4' }, 'umpire/test/view/v1': { a: '0' } });
    const view: Slot<Cells> = { ...cells, name: 'test/view', passing: true };
    slow.hang();
    await within(2100, Promise.all([store.load(joining), store.load(view)]));
    void store.save(joining, { a: '1' });
    void store.save(view, { a: '1' });
    slow.answer();
    await pass(0);
    expect(data.get(KEY)).toEqual({ a: '1', d: '4' });
    expect(data.get('umpire/test/view/v1')).toEqual({ a: '1' });
    expect(aside()).toEqual([{ a: '0', d: '4' }]);
  });
  it('comes as one step where steps are kept', async () => {
    const history: Slot<History<Cells>> = {
      name: 'test/history',
      version: 1,
      parse: (raw) => raw as History<Cells> | undefined,
      noted: notedNow<Cells>({}),
    };
    const stored = walk(begin<Cells>({}), { kind: 'put', value: { a: '0' } });
    const { slow, store } = device({ [keyOf(history)]: stored });
    slow.hang();
    await within(2100, store.load(history));
    void store.save(history, walk(begin<Cells>({}), { kind: 'put', value: { b: '1' } }));
    slow.answer();
    await pass(0);
    expect(store.peek(history)).toEqual({ past: [{}, { a: '0' }], now: { a: '0', b: '1' }, future: [] });
  });
  it('is not written blindly when it was never read, nor when the reading failed', async () => {
    const { slow, store, data, aside, troubles } = device({ [KEY]: { a: '0' }, 'umpire/test/x/v1': { a: '0' } });
    slow.hang();
    await within(2100, store.load({ ...cells, name: 'test/another' }));
    void store.save(cells, { b: '1' });
    slow.fail(new Error('lost'));
    await pass(0);
    const x = { ...cells, name: 'test/x' };
    expect(await store.load(x)).toEqual({ value: undefined, problem: 'unavailable' });
    expect(await store.save(x, { c: '2' })).toBe('unavailable');
    expect(troubles.get().problem).toBe('unavailable');
    slow.answer();
    await pass(6000);
    expect(data.get(KEY)).toEqual({ a: '0', b: '1' });
    expect(data.get('umpire/test/x/v1')).toEqual({ a: '0', c: '2' });
    expect([aside(), troubles.get().problem, troubles.get().caughtUp]).toEqual([[], undefined, true]);
  });
  it('can be a change of what stands there', async () => {
    const { slow, store, data } = device({ [KEY]: { a: '0' } });
    slow.hang();
    await within(2100, store.load(cells));
    void store.change(cells, (now) => ({ ...now, b: `${now?.b ?? ''}1` }));
    void store.change(cells, (now) => ({ ...now, b: `${now?.b ?? ''}1` }));
    await pass(1000);
    slow.answer();
    await pass(0);
    expect(data.get(KEY)).toEqual({ a: '0', b: '11' });
  });
  it('goes on from what the device has answered', async () => {
    const { slow, store, data } = device({ [KEY]: { a: '0' } });
    slow.hang();
    await within(2100, store.load(cells));
    void store.save(cells, { b: '1' });
    slow.answer();
    await pass(0);
    await store.save(cells, { ...store.peek(cells), c: '2' });
    expect(data.get(KEY)).toEqual({ a: '0', b: '1', c: '2' });
  });
});

describe('a device that stops answering later', () => {
  it('stores the changes in their order when it goes on', async () => {
    const { slow, store, data, aside, troubles } = device({ [KEY]: { a: '0' } });
    await store.load(cells);
    slow.hang();
    void store.save(cells, { a: '1' });
    await pass(2100);
    void store.save(cells, { a: '2' });
    await pass(200);
    expect(await within(200, store.load(cells))).toEqual({ value: { a: '2' }, problem: 'silent' });
    slow.answer();
    await pass(0);
    expect([data.get(KEY), aside(), troubles.get().problem]).toEqual([{ a: '2' }, [], undefined]);
  });
  it('is read again when it goes on: what others have stored meanwhile was not taken in', async () => {
    const { data, backend } = memoryBackend();
    const begin: (() => void)[] = [];
    const answer: (() => void)[] = [];
    const store = createStore(
      {
        ...backend,
        async update(key, next) {
          await new Promise<void>((done) => begin.push(done));
          await backend.update(key, next);
          await new Promise<void>((done) => answer.push(done));
        },
      },
      createJournal(memoryStorage),
      createTroubles(),
    );
    let shown: Cells | undefined;
    const stop = onStoredElsewhere(KEY, () => void store.load(cells).then(({ value }) => (shown = value)));
    void store.save(cells, { a: '1' });
    await pass(2100);
    // Another key is answered: what is entered now is waited for again.
    await within(200, store.load({ ...cells, name: 'test/other' }));
    void store.save(cells, { a: '1', b: '2' });
    begin[0]?.();
    await pass(0);
    answer[0]?.();
    await pass(0);
    begin[1]?.();
    await pass(0);
    expect(data.get(KEY)).toEqual({ a: '1', b: '2' });
    // Another page stores something before this one has heard that its own is stored.
    await backend.update(KEY, (now) => ({ ...(now as Cells), c: '3' }));
    tellHere(KEY);
    await pass(0);
    answer[1]?.();
    await pass(0);
    expect(shown).toEqual({ a: '1', b: '2', c: '3' });
    stop();
  });
  it('keeps showing what was read of it when it fails', async () => {
    const { slow, store } = device({ [KEY]: { a: '0' } });
    await store.load(cells);
    slow.fail(new Error('lost'));
    expect(await store.load(cells)).toEqual({ value: { a: '0' }, problem: 'unavailable' });
  });
});
