import { describe, expect, it } from 'vitest';
import { recentToolsSlot, slot, turnSlot } from '@/components/storage/slots';
import type { Backend } from '@/components/storage/backend';
import { createStore } from '@/components/storage/store';
import { fullBackend, memoryBackend } from '@/tests/support/memory-backend';
import * as z from 'zod/mini';

const numbers = slot('test/numbers', 1, z.array(z.number()));
const KEY = 'umpire/test/numbers/v1';
const asides = (data: ReadonlyMap<string, unknown>): readonly unknown[] =>
  [...data].flatMap(([key, value]) => (key.startsWith(`${KEY}/`) ? [value] : []));

describe('a store', () => {
  it('gives back what was saved, also to a store opened later', async () => {
    const { backend } = memoryBackend();
    expect(await createStore(backend).save(numbers, [1, 2])).toBeUndefined();
    expect(await createStore(backend).load(numbers)).toEqual({ value: [1, 2] });
  });
  it('has no value and no problem when nothing was saved', async () => {
    expect(await createStore(memoryBackend().backend).load(numbers)).toEqual({ value: undefined });
  });
  it('keeps the data of another version where it is', async () => {
    const { backend, data } = memoryBackend({ [KEY]: [1] });
    const newer = createStore(backend);
    await newer.save(slot('test/numbers', 2, z.array(z.number())), [2]);
    expect(data.get(KEY)).toEqual([1]);
  });
});

describe('damaged data', () => {
  it('is set aside, not lost, and the place is free again', async () => {
    const { backend, data } = memoryBackend({ [KEY]: { broken: true } });
    const store = createStore(backend);
    expect(await store.load(numbers)).toEqual({ value: undefined, problem: 'damaged' });
    expect(asides(data)).toEqual([{ broken: true }]);
    expect(await store.save(numbers, [3])).toBeUndefined();
    expect(await store.load(numbers)).toEqual({ value: [3] });
  });
  it('does not overwrite what was set aside before', async () => {
    const { backend, data } = memoryBackend({ [KEY]: 'second', [`${KEY}/damaged-1`]: 'first' });
    await createStore(backend).load(numbers);
    expect(asides(data)).toEqual(['first', 'second']);
  });
  it('is not overwritten when it cannot be set aside', async () => {
    const { backend, data } = memoryBackend({ [KEY]: 'broken' });
    const full: Backend = { ...backend, update: () => Promise.reject(new Error('no room')) };
    const store = createStore(full);
    expect((await store.load(numbers)).problem).toBe('damaged');
    expect(await store.save(numbers, [1])).toBe('unavailable');
    expect(data.get(KEY)).toBe('broken');
  });
});

describe('without storage', () => {
  const none: Backend = {
    get: () => {
      throw new ReferenceError('indexedDB is not defined');
    },
    update: () => Promise.reject(new Error('not allowed')),
    del: () => Promise.reject(new Error('not allowed')),
    keys: () => Promise.reject(new Error('not allowed')),
  };
  it('says so, and values last for the session', async () => {
    const store = createStore(none);
    expect(await store.load(numbers)).toEqual({ value: undefined, problem: 'unavailable' });
    expect(await store.save(numbers, [4])).toBe('unavailable');
    expect(await store.load(numbers)).toEqual({ value: [4], problem: 'unavailable' });
  });
  it('names a full device, and the newer value wins over the stored one', async () => {
    const store = createStore(fullBackend(memoryBackend({ [KEY]: [1] })));
    expect(await store.save(numbers, [2])).toBe('full');
    expect(await store.load(numbers)).toEqual({ value: [2], problem: 'full' });
  });
});

describe('the slots', () => {
  const turn = turnSlot('paths-of-glory');
  const good = { scenario: 'campaign', turn: 2, sheets: { 2: { phase: 'action', stage: 3, ticked: ['a@2'] } } };
  it('accept a game in progress, with and without undo', () => {
    expect(turn.parse(good)).toEqual(good);
    expect(turn.parse({ ...good, before: good })).toEqual({ ...good, before: good });
  });
  it.each([
    ['no object', 7],
    ['a turn that is no number', { ...good, turn: '2' }],
    ['turn 0', { ...good, turn: 0 }],
    ['a sheet without ticks', { ...good, sheets: { 2: { phase: 'action', stage: 3 } } }],
    ['a sheet of no turn', { ...good, sheets: { x: { phase: 'action', stage: 3, ticked: [] } } }],
    ['a damaged undo', { ...good, before: { turn: 1 } }],
  ])('refuse %s', (_, raw) => {
    expect(turn.parse(raw)).toBeUndefined();
  });
  it('take only names of tools as tools used last', () => {
    expect(recentToolsSlot('paths-of-glory').parse(['fire', 'what-do-i-need'])).toEqual(['fire', 'what-do-i-need']);
    expect(recentToolsSlot('paths-of-glory').parse(['../evil'])).toBeUndefined();
  });
});
