import { expect, test, vi } from 'vitest';
import { createDrafts } from '@/components/storage/drafts';

const DAY = 24 * 60 * 60 * 1000;

/** A storage that outlasts the pages that use it. */
function device(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

test('what is typed is read by the next page at once, with its line breaks', () => {
  const storage = device();
  createDrafts(() => storage).write('np/card/abf/paste', '1 2\n3\t4');
  expect(createDrafts(() => storage).read('np/card/abf/paste')).toBe('1 2\n3\t4');
  expect(createDrafts(() => storage).read('np/card/abf/cell')).toBeUndefined();
});

test('what is done leaves nothing behind, and an empty text is one that was typed', () => {
  const storage = device();
  const first = createDrafts(() => storage);
  first.write('title', '');
  expect(createDrafts(() => storage).read('title')).toBe('');
  first.write('title', undefined);
  expect(storage.length).toBe(0);
  expect(first.read('title')).toBeUndefined();
});

test('what was left a day ago is not asked back', () => {
  const storage = device();
  let now = 1_000_000;
  const later = () =>
    createDrafts(
      () => storage,
      () => now,
    ).read('hex');
  createDrafts(
    () => storage,
    () => now,
  ).write('hex', '23');
  now += DAY - 1;
  expect(later()).toBe('23');
  now += 1;
  expect(later()).toBeUndefined();
});

test('a device that refuses keeps it for the page', () => {
  const drafts = createDrafts(() => {
    throw new Error('refused');
  });
  const heard = vi.fn();
  drafts.subscribe(heard);
  drafts.write('hex', '23');
  expect(drafts.read('hex')).toBe('23');
  expect(heard).toHaveBeenCalledOnce();
});
