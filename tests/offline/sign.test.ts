import { expect, test } from 'vitest';
import { savedOf } from '@/lib/offline/sign';
import type { BookState, OfflineState } from '@/lib/offline/state';

const BOOK = { game: 'paths-of-glory', lang: 'en' } as const;
const stateWith = (program: number, book: Partial<BookState>): OfflineState => ({
  program: { done: program, total: 4, bytes: 1 },
  books: [{ ...BOOK, kept: true, done: 0, total: 3, bytes: 1, ...book }],
  busy: false,
});

test.each([
  ['the browser has not answered', {}, { is: 'unknown' }],
  ['a browser that keeps nothing', { supported: false }, { is: 'never' }],
  [
    'a game that is not kept, though others brought its files',
    { state: stateWith(4, { kept: false, done: 3 }) },
    { is: 'none' },
  ],
  ['kept, and nothing has come', { state: stateWith(0, {}) }, { is: 'none' }],
  ['begun', { state: stateWith(4, { done: 1 }) }, { is: 'part', done: 5, total: 7 }],
  ['the game is whole and Umpire is not', { state: stateWith(3, { done: 3 }) }, { is: 'part', done: 6, total: 7 }],
  ['both are whole', { state: stateWith(4, { done: 3 }) }, { is: 'ready' }],
])('%s', (_name, seen, said) => {
  expect(savedOf({ supported: true, ...seen }, BOOK)).toEqual(said);
});

test('another language of the game is not ready because this one is', () => {
  expect(savedOf({ supported: true, state: stateWith(4, { done: 3 }) }, { ...BOOK, lang: 'es' })).toEqual({
    is: 'none',
  });
});
