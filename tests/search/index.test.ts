import { describe, expect, test } from 'vitest';
import { exportIndex, importIndex } from '@/lib/search/index';

const DOCUMENTS = [
  new Map([
    ['siege', 0.9],
    ['9.5.4.c', 0.3],
  ]),
  new Map([
    ['siege', 0.2],
    ['fort', 0.5],
  ]),
  new Map<string, number>(),
  new Map([['fort', 0.5]]),
];

describe('an index that was exported and imported', () => {
  const store = importIndex(JSON.parse(JSON.stringify(exportIndex(DOCUMENTS))));

  test('finds the documents of a token, the strongest first, with impacts near the true ones', () => {
    const postings = store.postings('siege');
    expect([...(postings?.ids ?? [])]).toEqual([0, 1]);
    expect(postings?.impacts[0]).toBeCloseTo(0.9, 1);
    expect(postings?.impacts[1]).toBeCloseTo(0.2, 1);
    expect([...(store.postings('fort')?.ids ?? [])]).toEqual([1, 3]);
  });

  test('keeps tokens whole', () => {
    expect([...store.tokens].sort()).toEqual(['9.5.4.c', 'fort', 'siege']);
    expect([...(store.postings('9.5.4.c')?.ids ?? [])]).toEqual([0]);
    expect(store.postings('9')).toBeUndefined();
    expect(store.postings('sieg')).toBeUndefined();
  });

  test('finds rare tokens worth more than common ones', () => {
    expect(store.postings('9.5.4.c')?.idf).toBeGreaterThan(store.postings('siege')?.idf ?? Infinity);
  });
});

test('an index made under other options is refused, since it would find nothing', () => {
  expect(() => importIndex({ ...exportIndex(DOCUMENTS), options: 'forward-9' })).toThrow(/build-search/);
});

test('the same documents give the same index', () => {
  expect(exportIndex(DOCUMENTS)).toEqual(exportIndex(DOCUMENTS));
});
