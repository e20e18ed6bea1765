import { describe, expect, test } from 'vitest';
import { recentQueriesSlot, withQuery } from '@/components/storage/slots';

describe('what was searched for last', () => {
  test('stands first, once, in whichever case it was typed', () => {
    expect(withQuery(['siege', 'nancy'], ' Nancy ')).toEqual(['Nancy', 'siege']);
    expect(withQuery([], 'siege')).toEqual(['siege']);
  });

  test('is eight queries at most', () => {
    const all = Array.from({ length: 12 }, (_, i) => `query ${i}`).reduce<readonly string[]>(withQuery, []);
    expect(all).toEqual([11, 10, 9, 8, 7, 6, 5, 4].map((i) => `query ${i}`));
    expect(recentQueriesSlot.parse(all)).toEqual(all);
  });

  test('holds nothing empty and nothing too long to be a question', () => {
    expect(withQuery(['siege'], '  ')).toEqual(['siege']);
    expect(withQuery(['siege'], 'x'.repeat(10_000))).toEqual(['siege']);
    expect(recentQueriesSlot.parse([''])).toBeUndefined();
    expect(recentQueriesSlot.parse(Array(9).fill('x'))).toBeUndefined();
    expect(recentQueriesSlot.parse('siege')).toBeUndefined();
  });
});
