import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packMap, unpackMap } from '@/lib/search/pack';

const token = fc.stringMatching(/^[a-zñß0-9.]{1,8}$/);
/** For each document of a token the slot it stands in. */
const postings = fc.dictionary(fc.integer({ min: 0, max: 2000 }).map(String), fc.integer({ min: 0, max: 35 }), {
  minKeys: 1,
  maxKeys: 30,
});

const maps = fc.dictionary(token, postings, { minKeys: 1, maxKeys: 20 }).map((all) =>
  Object.entries(all).map(([name, placed]) => {
    const slots = Array.from({ length: Math.max(...Object.values(placed)) + 1 }, (_, slot) =>
      Object.entries(placed)
        .filter(([, at]) => at === slot)
        .map(([id]) => Number(id))
        .sort((a, b) => a - b),
    );
    return [name, slots.map((ids) => (ids.length > 0 ? ids : null))] as const;
  }),
);

test('a map comes back as it was, its tokens in order', () => {
  fc.assert(
    fc.property(maps, (map) => {
      const sorted = [...map].sort(([a], [b]) => (a < b ? -1 : 1));
      expect(unpackMap(JSON.parse(JSON.stringify(packMap(map))))).toEqual(sorted);
    }),
  );
});

test('numbers are told by their distance', () => {
  expect(
    packMap([
      ['siege', [null, [4, 9]]],
      ['fort', [[7], [2]]],
    ]),
  ).toEqual({ tokens: 'fort siege', slots: '10 11', gaps: "%('(" });
});
