import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { begin, notedNow, walk, type History } from '@/components/storage/history';
import { createJournal } from '@/components/storage/journal';
import { slot } from '@/components/storage/slots';
import type { Backend } from '@/components/storage/backend';
import type { Slot } from '@/components/storage/slot';
import { createStore } from '@/components/storage/store';
import { fullBackend, memoryBackend } from '@/tests/support/memory-backend';
import { memoryStorage } from '@/tests/support/memory-storage';

type Cells = Readonly<Record<string, string>>;
const cells: Slot<Cells> = slot<Cells>('test/cells', 1, z.record(z.string(), z.string()));
const KEY = 'umpire/test/cells/v1';

/** A device: each page on it has a store of its own. A page that is killed never comes to store anything. */
function device(start: Readonly<Record<string, unknown>> = {}) {
  const { data, backend } = memoryBackend(start);
  const storage = memoryStorage();
  let pages = 0;
  const never = <T>() => new Promise<T>(() => undefined);
  const page = (on: Backend = backend) =>
    createStore(
      on,
      createJournal(() => storage, String(pages++)),
    );
  return { data, backend, storage, page, killed: () => page({ ...backend, update: never }) };
}

describe('what a page gives and is closed before it is stored', () => {
  it('is noted at once, and stored when it is read again', async () => {
    const { page, killed, data, storage } = device({ [KEY]: { a: '0' } });
    const first = killed();
    await first.load(cells);
    void first.save(cells, { a: '0', b: '+1' });
    expect(storage.length).toBe(1);
    expect(await page().load(cells)).toEqual({ value: { a: '0', b: '+1' } });
    expect(data.get(KEY)).toEqual({ a: '0', b: '+1' });
    expect(storage.length).toBe(0);
  });
  it('is noted at once by a change too, also where the page had read nothing before', async () => {
    const { page, killed } = device({ [KEY]: { a: '0' } });
    void killed().change(cells, (now) => ({ ...now, b: '+1' }));
    expect((await page().load(cells)).value).toEqual({ a: '0', b: '+1' });
  });
  it('comes with every step since the last one stored', async () => {
    const { page, killed, data } = device({ [KEY]: { a: '0' } });
    const first = killed();
    await first.load(cells);
    void first.save(cells, { a: '+1' });
    void first.save(cells, { a: '+2', b: '0' });
    // The first of the two was stored after all, without its page hearing of it.
    data.set(KEY, { a: '+1' });
    await page().load(cells);
    expect(data.get(KEY)).toEqual({ a: '+2', b: '0' });
  });
  it('never takes back what another page has stored since', async () => {
    const { page, killed, data } = device({ [KEY]: { a: '0' } });
    const [first, second] = [killed(), page()];
    await Promise.all([first.load(cells), second.load(cells)]);
    void first.save(cells, { a: '+1', b: '+1' });
    await second.save(cells, { a: '−5', c: '0' });
    await page().load(cells);
    expect(data.get(KEY)).toEqual({ a: '−5', b: '+1', c: '0' });
  });
  it('of several pages comes together', async () => {
    const { page, killed } = device();
    void killed().save(cells, { a: '0' });
    void killed().save(cells, { b: '0' });
    expect((await page().load(cells)).value).toEqual({ a: '0', b: '0' });
  });
  it('is not brought back once it was removed', async () => {
    const { page, killed, storage } = device();
    void killed().save(cells, { a: '0' });
    await page().remove(cells);
    expect(storage.length).toBe(0);
    expect((await page().load(cells)).value).toBeUndefined();
  });
  it('can be taken back as one step where steps are kept', async () => {
    const history: Slot<History<Cells>> = {
      name: 'test/history',
      version: 1,
      parse: (raw) => raw as History<Cells> | undefined,
      noted: notedNow<Cells>({}),
    };
    const { page, killed, storage } = device();
    const before = walk(begin<Cells>({}), { kind: 'put', value: { a: '0' } });
    await page().save(history, before);
    const first = killed();
    await first.load(history);
    void first.save(history, walk(before, { kind: 'put', value: { a: '0', b: '0' } }));
    expect(storage.getItem(storage.key(0) ?? '')).not.toContain('past');
    expect((await page().load(history)).value).toEqual({ past: [{}, { a: '0' }], now: { a: '0', b: '0' }, future: [] });
  });
});

describe('a note', () => {
  it('of steps that were all stored puts nothing into a list a second time', async () => {
    const list = slot<readonly string[]>('test/list', 1, z.array(z.string()));
    const key = 'umpire/test/list/v1';
    const { data, page, killed } = device({ [key]: ['a'] });
    const first = killed();
    await first.load(list);
    void first.save(list, ['a', 'b']);
    void first.save(list, ['b']);
    // Both were stored after all, without their page hearing of it.
    data.set(key, ['b']);
    expect((await page().load(list)).value).toEqual(['b']);
  });
  it('that was read where there was no room is gone once it is stored with a later value', async () => {
    const held = device({ [KEY]: { a: '0' } });
    const first = held.killed();
    await first.load(cells);
    void first.save(cells, { a: '+1' });
    let room = false;
    const store = held.page({
      ...held.backend,
      update: (key, next) => (room ? held.backend : fullBackend(held)).update(key, next),
    });
    expect(await store.load(cells)).toEqual({ value: { a: '+1' }, problem: 'full' });
    room = true;
    await store.save(cells, { a: '0' });
    expect(held.storage.length).toBe(0);
    expect((await held.page().load(cells)).value).toEqual({ a: '0' });
  });
  it('is taken away when its value is stored', async () => {
    const { page, storage } = device();
    const store = page();
    await store.save(cells, { a: '0' });
    await store.change(cells, (now) => ({ ...now, b: '0' }));
    expect(storage.length).toBe(0);
  });
  it('is not read by the page that has written it', async () => {
    const { killed, data } = device({ [KEY]: { a: '0' } });
    const store = killed();
    await store.load(cells);
    void store.save(cells, { a: '+1' });
    expect((await store.load(cells)).value).toEqual({ a: '0' });
    expect(data.get(KEY)).toEqual({ a: '0' });
  });
  it('that an open page takes back while another reads it is not made', async () => {
    const { backend, page, storage, data } = device({ [KEY]: { a: '0' } });
    let store: () => void = () => undefined;
    const may = new Promise<void>((done) => (store = done));
    const open = page({ ...backend, update: (key, next) => may.then(() => backend.update(key, next)) });
    await open.load(cells);
    const saved = open.save(cells, { a: '+1' });
    expect(storage.length).toBe(1);
    const reader: Backend = {
      ...backend,
      async update(key, next) {
        store();
        await saved;
        await open.save(cells, { a: '0' });
        await backend.update(key, next);
      },
    };
    expect((await page(reader).load(cells)).value).toEqual({ a: '0' });
    expect(data.get(KEY)).toEqual({ a: '0' });
  });
  it.each([
    ['is no JSON', '{"at": 1, "st'],
    ['has another shape', '{"at": 1, "steps": [{"path": "a"}]}'],
    ['makes no value of the slot', '{"at": 1, "steps": [[{"path": ["b"], "now": 7}]]}'],
  ])('that %s is set aside, and what is stored stays', async (_, text) => {
    const { page, data, storage } = device({ [KEY]: { a: '0' } });
    storage.setItem(`umpire/journal/${KEY}#x`, text);
    expect(await page().load(cells)).toEqual({ value: { a: '0' }, problem: 'damaged' });
    expect(data.get(KEY)).toEqual({ a: '0' });
    expect([...data.keys()].filter((key) => key.startsWith(`${KEY}/damaged-`)).map((key) => data.get(key))).toEqual([
      text,
    ]);
    expect(storage.length).toBe(0);
  });
  it('outlives a device without room, as one step however often something is given', async () => {
    const held = device({ [KEY]: { a: '0' } });
    const store = held.page(fullBackend(held));
    await store.load(cells);
    for (const a of ['+1', '+2', '+3']) expect(await store.save(cells, { a })).toBe('full');
    expect(JSON.parse(held.storage.getItem(held.storage.key(0) ?? '') ?? '')).toMatchObject({
      steps: [[{ path: ['a'], old: '0', now: '+3' }]],
    });
    expect(await held.page(fullBackend(held)).load(cells)).toEqual({ value: { a: '+3' }, problem: 'full' });
    expect(await held.page().load(cells)).toEqual({ value: { a: '+3' } });
    expect(held.storage.length).toBe(0);
  });
});

describe('where the device keeps nothing at all', () => {
  it('whatever is asked is answered', async () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const store = createStore({ get: refuse, update: refuse, del: refuse, keys: refuse }, createJournal(refuse));
    expect(await store.load(cells)).toEqual({ value: undefined, problem: 'unavailable' });
    expect(await store.save(cells, { a: '0' })).toBe('unavailable');
    await store.remove(cells);
    expect((await store.change(cells, (now) => ({ ...now, b: '0' }))).value).toEqual({ b: '0' });
  });
});

describe('without a journal', () => {
  const refused = createJournal(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const full = createJournal(() => ({
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  }));
  it.each([
    ['refused', refused],
    ['full', full],
  ])('%s: values are stored all the same', async (_, journal) => {
    const { data, backend } = memoryBackend({ [KEY]: { a: '0' } });
    const store = createStore(backend, journal);
    expect(await store.load(cells)).toEqual({ value: { a: '0' } });
    expect(await store.save(cells, { a: '+1' })).toBeUndefined();
    expect(await store.change(cells, (now) => ({ ...now, b: '0' }))).toEqual({
      value: { a: '+1', b: '0' },
      problem: undefined,
    });
    await store.remove(cells);
    expect(data.size).toBe(0);
  });
});
