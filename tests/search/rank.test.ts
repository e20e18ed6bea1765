import { describe, expect, test } from 'vitest';
import { exportIndex, importIndex } from '@/lib/search/index';
import { createRank } from '@/lib/search/rank';
import type { Slot } from '@/lib/search/slots';

// The first document says one word of the query strongly, the second two of them weakly.
const DOCUMENTS = [
  new Map([['siege', 0.95]]),
  new Map([
    ['siege', 0.3],
    ['fort', 0.3],
  ]),
];
const rank = createRank(importIndex(exportIndex(DOCUMENTS)), { kinds: ['rule', 'rule'], titles: [[], []] });
const slots = (...words: readonly string[]): readonly Slot[] =>
  words.map((token) => ({ weight: 1, sayings: [[[{ token, quality: 1 }]]] }));
const scoresOf = (...words: readonly string[]): readonly number[] => {
  const ranked = rank(slots(...words), () => true);
  return DOCUMENTS.map((_, id) => ranked.find((one) => one.id === id)?.score ?? 0);
};

test('of two words a document that lacks one loses its whole share', () => {
  const [one = 0] = scoresOf('siege');
  expect(scoresOf('siege', 'cavalry')[0]).toBeCloseTo(one / 2);
});

test('the longer the query, the less a document loses by the words that it lacks', () => {
  const [one = 0] = scoresOf('siege');
  const [four = 0] = scoresOf('siege', 'cavalry', 'winter', 'road');
  expect(four).toBeCloseTo(one * (1 / 4) ** (2 / 4));
  const [eight = 0] = scoresOf('siege', 'cavalry', 'winter', 'road', 'rail', 'mud', 'snow', 'ice');
  expect(eight).toBeCloseTo(one * (1 / 8) ** (2 / 8));
});

describe('a word that is begun', () => {
  const OTHERS = Array.from({ length: 40 }, () => new Map([['other', 0.5]]));
  const begun: Slot = {
    weight: 1,
    sayings: [[['concede', 'concentric'].map((token) => ({ token, quality: 0.9, completes: true }))]],
  };
  const ranked = (documents: readonly ReadonlyMap<string, number>[], ...query: readonly Slot[]): readonly number[] => {
    const all = [...documents, ...OTHERS];
    const found = createRank(importIndex(exportIndex(all)), {
      kinds: all.map(() => 'rule'),
      titles: all.map((tokens) => [[...tokens.keys()]]),
    })(query, () => true);
    return documents.map((_, id) => found.find((one) => one.id === id)?.score ?? 0);
  };

  test('leads to what it most often becomes, not to what is rarest', () => {
    const concentric = new Map([['concentric', 0.6]]);
    const [rare = 0, common = 0] = ranked([new Map([['concede', 0.6]]), concentric, concentric, concentric], begun);
    expect(common).toBeGreaterThan(rare);
  });

  test('keeps to the sense of the words before it', () => {
    const documents = [
      new Map([['concede', 0.6]]),
      new Map([['concentric', 0.6]]),
      new Map([
        ['concede', 0.6],
        ['winter', 0.6],
      ]),
      new Map([
        ['concentric', 0.6],
        ['assault', 0.6],
      ]),
    ];
    const [one = 0, other = 0] = ranked(documents, begun);
    expect(one).toBeCloseTo(other);
    const [strange = 0, akin = 0] = ranked(documents, ...slots('assault'), begun);
    expect(akin).toBeGreaterThan(strange);
  });
});
