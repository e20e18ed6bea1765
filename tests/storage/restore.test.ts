import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { asideAt } from '@/components/storage/aside';
import { begin, notedNow, walk, type History } from '@/components/storage/history';
import { createJournal } from '@/components/storage/journal';
import { restore } from '@/components/storage/restore';
import { keyOf, type Slot } from '@/components/storage/slot';
import { slot } from '@/components/storage/slots';
import { createStore } from '@/components/storage/store';
import { createTroubles } from '@/components/storage/trouble';
import { fullBackend, memoryBackend } from '@/tests/support/memory-backend';
import { memoryStorage } from '@/tests/support/memory-storage';

const numbers = slot('test/numbers', 1, z.array(z.number()));
const KEY = keyOf(numbers);
/** The same slot of a version that reads what the other one calls damaged. */
const newer: Slot<readonly (number | string)[]> = slot('test/numbers', 1, z.array(z.union([z.number(), z.string()])));

/** A device on which something is set aside, a page on it, and that thing. */
async function setAside(raw: unknown, more: Readonly<Record<string, unknown>> = {}) {
  const { data, backend } = memoryBackend({ ...more, [KEY]: raw });
  const storage = memoryStorage();
  const page = (on = backend) =>
    createStore(
      on,
      createJournal(() => storage),
      createTroubles(),
    );
  const store = page();
  await store.load(numbers);
  const list = async () => ((await store.keys()) ?? []).flatMap((key) => asideAt(key) ?? []);
  const [aside] = await list();
  if (!aside) throw new Error('nothing was set aside');
  return { data, backend, store, page, list, aside };
}

describe('what was set aside', () => {
  it('is listed with its slot, reason and time, and outlasts the page', async () => {
    const { aside, page, data } = await setAside('broken');
    expect(aside).toMatchObject({ name: 'test/numbers', version: 1, reason: 'damaged' });
    expect(Math.abs(Date.now() - (aside.at ?? 0))).toBeLessThan(60_000);
    expect(await page().raw(aside.id)).toBe('broken');
    expect(data.has(KEY)).toBe(false);
  });
  it('by an earlier version is listed too', () => {
    expect(asideAt('umpire/nach-paris/sheet/3/v1/damaged-2')).toEqual({
      id: 'umpire/nach-paris/sheet/3/v1/damaged-2',
      name: 'nach-paris/sheet/3',
      version: 1,
      reason: 'damaged',
      at: undefined,
    });
    expect(asideAt(KEY)).toBeUndefined();
  });
  it('stays when it still cannot be read', async () => {
    const { store, aside, data } = await setAside([1, 'b']);
    expect(await restore(store, numbers, aside, 'leave')).toBe('unfit');
    expect(data.get(aside.id)).toEqual([1, 'b']);
    expect(data.has(KEY)).toBe(false);
  });
  it('goes back to its place as soon as a version can read it', async () => {
    const { store, aside, data } = await setAside([1, 'b']);
    expect(await restore(store, newer, aside, 'leave')).toBe('done');
    expect([...data]).toEqual([[KEY, [1, 'b']]]);
    expect(store.peek(newer)).toEqual([1, 'b']);
  });
  it('never overwrites what stands there by now', async () => {
    const { store, aside, data, list } = await setAside([1, 'b']);
    await store.save(newer, [7]);
    expect(await restore(store, newer, aside, 'leave')).toBe('occupied');
    expect([data.get(KEY), data.get(aside.id)]).toEqual([[7], [1, 'b']]);
    expect(await restore(store, newer, aside, 'exchange')).toBe('done');
    expect(data.get(KEY)).toEqual([1, 'b']);
    expect((await list()).map(({ id, reason }) => [data.get(id), reason])).toEqual([[[7], 'older']]);
  });
  it('is not put back over what another page has stored at that moment', async () => {
    const { store, aside, page, data } = await setAside([1, 'b']);
    await page().save(newer, [7]);
    expect(await restore(store, newer, aside, 'leave')).toBe('occupied');
    expect(data.get(KEY)).toEqual([7]);
  });
  it('puts the other one a step back where steps are kept', async () => {
    const histories: Slot<History<readonly number[]>> = {
      name: 'test/numbers',
      version: 1,
      parse: (raw) => (Array.isArray(raw) || typeof raw === 'string' ? undefined : (raw as History<readonly number[]>)),
      noted: notedNow<readonly number[]>([]),
    };
    const old = walk(begin<readonly number[]>([]), { kind: 'put', value: [1] });
    const { store, aside, data } = await setAside(old);
    await store.save(histories, walk(begin<readonly number[]>([]), { kind: 'put', value: [2] }));
    expect(await restore(store, histories, aside, 'step')).toBe('done');
    expect(data.get(KEY)).toEqual({ past: [[], [2]], now: [1], future: [] });
    expect(data.size).toBe(1);
  });
  it('that is a note of a page is made in what stands there', async () => {
    const note = JSON.stringify({ at: 1, steps: [[{ path: [], at: 0, of: 0, out: [], put: [5] }]] });
    const { store, aside, data } = await setAside(note);
    await store.save(numbers, [7]);
    expect(await restore(store, numbers, aside, 'leave')).toBe('done');
    expect(data.get(KEY)).toEqual([5, 7]);
  });
  it('stays where it is when the device takes nothing', async () => {
    const held = await setAside([1, 'b']);
    const store = held.page(fullBackend(held));
    expect(await restore(store, newer, held.aside, 'leave')).toBe('failed');
    expect(await restore(store, newer, { ...held.aside, id: 'umpire/x/v1/damaged-9' }, 'leave')).toBe('failed');
    expect(held.data.get(held.aside.id)).toEqual([1, 'b']);
  });
  it('is gone when it is thrown away', async () => {
    const { store, aside, data } = await setAside('broken');
    expect(await store.discard(aside)).toBe(true);
    expect(data.size).toBe(0);
  });
  it('is moved once by two pages that find it at the same time, and neither deletes what the other has stored', async () => {
    const { data, backend } = memoryBackend({ [KEY]: 'broken' });
    const storage = memoryStorage();
    const page = (name: string) =>
      createStore(
        backend,
        createJournal(() => storage, name),
        createTroubles(),
      );
    const [one, other] = [page('one'), page('other')];
    const late = other.load(numbers);
    await one.load(numbers);
    await one.save(numbers, [1]);
    await late;
    expect(data.get(KEY)).toEqual([1]);
    expect([...data.keys()].filter((key) => asideAt(key))).toHaveLength(1);
  });
});
