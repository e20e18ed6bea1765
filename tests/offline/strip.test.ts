import { describe, expect, it, test } from 'vitest';
import type { BookId } from '@/lib/offline/list';
import { savedOf } from '@/lib/offline/sign';
import type { BookState, OfflineState, Progress } from '@/lib/offline/state';
import { arrivedBetween, stripOf, type Seen, type Strip } from '@/lib/offline/strip';

const POG: BookId = { game: 'paths-of-glory', lang: 'en' };
const NP: BookId = { game: 'nach-paris', lang: 'es' };
const progress = (done: number): Progress => ({ done, total: 5, bytes: 100 });
const book = (id: BookId, done: number, kept = true): BookState => ({ ...id, ...progress(done), kept });
const READY = progress(5);

const state = (program: number, books: readonly BookState[], rest: Partial<OfflineState> = {}): OfflineState => ({
  program: progress(program),
  books,
  busy: false,
  ...rest,
});
const busy = { busy: true };
const stopped = { failure: 'unreached' } as const;

describe('the strip at the foot of a page', () => {
  it.each<[string, Seen, BookId | undefined, unknown]>([
    ['says nothing before anything is known', {}, POG, undefined],
    ['says nothing when all is there', { state: state(5, [book(POG, 5)]) }, POG, undefined],
    ['says nothing of books that are not kept', { state: state(5, [book(POG, 2, false)], busy) }, POG, undefined],
    ['says nothing of what nobody fetches', { state: state(5, [book(POG, 2)]) }, POG, undefined],
    ['says how far the program is', { state: state(2, [], busy) }, POG, ['progress', undefined, 2]],
    ['counts the program with a book', { state: state(2, [book(POG, 1)], busy) }, POG, ['progress', POG, 3]],
    [
      'says how far the book in view is',
      { state: state(5, [book(POG, 1), book(NP, 3)], busy) },
      NP,
      ['progress', NP, 8],
    ],
    ['says how far another book is', { state: state(5, [book(POG, 1), book(NP, 5)], busy) }, NP, ['progress', POG, 6]],
    [
      'says how far a book is, seen from no book',
      { state: state(5, [book(POG, 1)], busy) },
      undefined,
      ['progress', POG, 6],
    ],
    [
      'says why the program stopped',
      { state: state(2, [], stopped) },
      undefined,
      ['stopped', undefined, 2, 'unreached'],
    ],
    [
      'says why a book stopped',
      { state: state(5, [book(POG, 4)], { failure: 'full' }) },
      NP,
      ['stopped', POG, 9, 'full'],
    ],
    [
      'says progress while it is tried again',
      { state: state(5, [book(POG, 4)], { ...stopped, ...busy }) },
      POG,
      ['progress', POG, 9],
    ],
    ['says nothing of a reason when all is there', { state: state(5, [book(POG, 5)], stopped) }, POG, undefined],
    [
      'says that a book has arrived, before all else',
      { state: state(2, [], busy), coming: progress(1), arrived: POG },
      NP,
      ['ready', POG],
    ],
    ['says how far the first version is', { coming: progress(1), isUpdate: false }, POG, ['progress', undefined, 1]],
    [
      'says how far a new version is',
      { state: state(5, []), coming: progress(1), isUpdate: true },
      POG,
      ['coming', undefined, 1],
    ],
    [
      'says what is incomplete before a new version',
      { state: state(5, [book(POG, 1)], busy), coming: progress(2), isUpdate: true },
      POG,
      ['progress', POG, 6],
    ],
    [
      'says why the first version did not come',
      { coming: progress(1), comingFailure: 'damaged' },
      POG,
      ['stopped', undefined, 1, 'damaged'],
    ],
  ])('%s', (_, seen, here, expected) => expect(short(stripOf(seen, here))).toEqual(expected));
});

test('the strip and the sign of a game say the same count', () => {
  for (const [program, done] of [
    [2, 1],
    [5, 1],
    [2, 5],
  ] as const) {
    const seen = { supported: true, state: state(program, [book(POG, done)], busy) };
    const strip = stripOf(seen, POG);
    expect(strip).toMatchObject({ says: 'progress', book: POG });
    expect(savedOf(seen, POG)).toMatchObject({ is: 'part', done: program + done, total: 10 });
    expect(strip).toMatchObject({ progress: { done: program + done, total: 10 } });
  }
});

/** What a strip says, of which book, how much of it is there, and why it stopped. */
function short(strip: Strip | undefined): unknown {
  if (!strip) return undefined;
  const id = 'book' in strip && strip.book ? { game: strip.book.game, lang: strip.book.lang } : undefined;
  if (strip.says === 'ready') return ['ready', id];
  return [strip.says, id, strip.progress.done, ...(strip.says === 'stopped' ? [strip.why] : [])];
}

describe('a book has arrived', () => {
  const before = state(5, [book(POG, 4), book(NP, 4)]);
  it.each<[string, OfflineState | undefined, readonly BookState[], BookId | undefined, BookId | undefined]>([
    ['when it was open and is complete', before, [book(POG, 5), book(NP, 4)], undefined, POG],
    ['and is the one in view, of two', before, [book(POG, 5), book(NP, 5)], NP, NP],
    ['and is another than the one in view', before, [book(POG, 5), book(NP, 4)], NP, POG],
    ['not when it was complete before', state(5, [book(POG, 5)]), [book(POG, 5)], POG, undefined],
    ['not when it has only come nearer', state(5, [book(POG, 3)]), [book(POG, 4)], POG, undefined],
    ['not when nothing was known before', undefined, [book(POG, 5)], POG, undefined],
    ['not when it was not kept before', state(5, [book(POG, 4, false)]), [book(POG, 5)], POG, undefined],
    ['not when it is not kept any more', before, [book(POG, 5, false)], POG, undefined],
  ])('%s', (_, earlier, books, here, arrived) => {
    const found = arrivedBetween(earlier, { program: READY, books, busy: false }, here);
    expect(found && { game: found.game, lang: found.lang }).toEqual(arrived);
  });
});
