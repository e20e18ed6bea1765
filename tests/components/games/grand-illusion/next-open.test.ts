import { expect, it } from 'vitest';
import { nextOpen } from '@/components/games/grand-illusion/map/next-open';

it.each<[string, (number | 'edge' | undefined)[], number | undefined, number | undefined]>([
  ['the one after it', [1, undefined, undefined, 4, 5, 6], 0, 1],
  ['round the hex', [undefined, 2, 3, 4, undefined, 6], 4, 0],
  ['past what is known', [1, undefined, 'edge', 4, undefined, 6], 1, 4],
  ['none, when the place was the last', [1, 2, undefined, 4, 5, 'edge'], 2, undefined],
  ['the first, from nowhere', [1, undefined, 3, 4, 5, 6], undefined, 1],
])('the place that opens next: %s', (_, ring, after, expected) => expect(nextOpen(ring, after)).toBe(expected));
