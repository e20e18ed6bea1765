import { describe, expect, it } from 'vitest';
import { bookKey, bytesOf, packsOf, partsFor, placesOf, programParts } from '@/lib/offline/list';
import { list } from '@/tests/components/offline/support/small-list';

const paths = (parts: readonly { readonly path: string }[]) => parts.map(({ path }) => path);
const PROGRAM = ['/program.pack', '/program.js'];

describe('what a device fetches', () => {
  it.each([
    ['the program alone when no book is kept', [], PROGRAM],
    [
      'a book with the code of its game',
      ['paths-of-glory/en'],
      [...PROGRAM, '/pog-code.pack', '/pog-en-1.pack', '/pog-en-2.pack'],
    ],
    [
      'what books share once',
      ['paths-of-glory/en', 'paths-of-glory/es'],
      [...PROGRAM, '/pog-code.pack', '/pog-en-1.pack', '/pog-en-2.pack', '/pog-es.pack'],
    ],
    ['nothing for a book that this version has not', ['no-game/en', '', 'nach-paris/xx'], PROGRAM],
  ])('is %s', (_, kept, expected) => expect(paths(partsFor(list, new Set(kept)))).toEqual(expected));

  it('costs the sum of its files', () => {
    expect(bytesOf([])).toBe(0);
    expect(bytesOf(programParts(list))).toBe(3);
    expect(list.books.map((book) => [bookKey(book), bytesOf(packsOf(list, book))])).toEqual([
      ['paths-of-glory/en', 28],
      ['paths-of-glory/es', 36],
      ['nach-paris/en', 192],
    ]);
  });
});

describe('the place of a file', () => {
  const placeOf = placesOf(list);
  it.each([
    ['/', '/program.pack', 0],
    ['/en/device/', '/program.pack', 2],
    ['/_next/static/np.js', '/np-code.pack', 0],
    ['/en/paths-of-glory/board/', '/pog-en-1.pack', 1],
    ['/es/paths-of-glory/', '/pog-es.pack', 0],
  ])('%s is found in its pack', (address, path, at) => {
    const place = placeOf(address);
    expect([place?.pack.path, place?.at]).toEqual([path, at]);
  });
  it.each(['/en', '/program.js', '/program.pack', '', '__proto__', '/fr/paths-of-glory/'])('%j has none', (address) =>
    expect(placeOf(address)).toBeUndefined(),
  );
});
