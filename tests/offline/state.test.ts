import { describe, expect, it } from 'vitest';
import { FAILURES, isReady, stateOf } from '@/lib/offline/state';
import { list } from '@/tests/components/offline/support/small-list';

const read = (present: readonly string[], kept: readonly string[] = []) => {
  const { program, books } = stateOf(list, new Set(present), new Set(kept));
  return [program, ...books].map(({ done, total }) => `${done}/${total}`);
};

describe('what is on a device', () => {
  it('is counted for the program, and for each book with the code of its game', () => {
    expect(read([])).toEqual(['0/2', '0/3', '0/2', '0/2']);
    expect(read(['/program.pack'])).toEqual(['1/2', '0/3', '0/2', '0/2']);
    expect(read(['/program.pack', '/program.js', '/pog-code.pack'])).toEqual(['2/2', '1/3', '1/2', '0/2']);
    expect(read(['/pog-en-1.pack', '/pog-en-2.pack', '/pog-code.pack', '/np-code.pack'])).toEqual([
      '0/2',
      '3/3',
      '1/2',
      '1/2',
    ]);
  });

  it('does not count what is of no version any more', () => expect(read(['/old.pack'])).toEqual(read([])));

  it('costs what its files cost', () => {
    const { program, books } = stateOf(list, new Set(), new Set());
    expect([program, ...books].map(({ bytes }) => bytes)).toEqual([3, 4 + 8 + 16, 4 + 32, 64 + 128]);
  });

  it('says which books are kept', () => {
    const { books } = stateOf(list, new Set(), new Set(['paths-of-glory/es', 'no-game/en']));
    expect(books.map(({ game, lang, kept }) => [game, lang, kept])).toEqual([
      ['paths-of-glory', 'en', false],
      ['paths-of-glory', 'es', true],
      ['nach-paris', 'en', false],
    ]);
  });

  it.each([
    [0, 0, true],
    [0, 1, false],
    [1, 2, false],
    [2, 2, true],
  ])('is ready when all of it is there: %i of %i', (done, total, ready) =>
    expect(isReady({ done, total, bytes: 1 })).toBe(ready),
  );

  it('is missing for a reason that has words', () => expect(FAILURES).toEqual(['unreached', 'damaged', 'full']));
});
