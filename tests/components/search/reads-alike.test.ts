import { expect, test } from 'vitest';
import { readsAlike } from '@/components/search/reads-alike';
import type { Hit } from '@/lib/search/search';

const HIT: Hit = {
  id: 'rule:12.3',
  kind: 'rule',
  game: 'paths-of-glory',
  number: '12.3',
  title: 'Flank attacks',
  path: ['Combat'],
  address: '/en/paths-of-glory/rules/12/#r-12.3',
  score: 1,
  snippet: [
    { text: 'attack from the ', hit: false },
    { text: 'flank', hit: true },
  ],
};

test('a hit of another query that shows the same reads alike', () => {
  expect(readsAlike(HIT, { ...HIT, score: 2, snippet: HIT.snippet.map((part) => ({ ...part })) })).toBe(true);
});

test.each<[string, Partial<Hit>]>([
  ['another thing', { id: 'rule:12.4' }],
  ['the same number in another game', { game: 'nach-paris' }],
  ['another title', { title: 'Flanks' }],
  ['a text that has arrived', { snippet: [] }],
  [
    'another passage',
    {
      snippet: [
        { text: 'an attack from the ', hit: false },
        { text: 'flank', hit: true },
      ],
    },
  ],
  [
    'another word marked',
    {
      snippet: [
        { text: 'attack from the ', hit: false },
        { text: 'flank', hit: false },
      ],
    },
  ],
])('%s does not', (_, other) => {
  expect(readsAlike(HIT, { ...HIT, ...other })).toBe(false);
});
