import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Passage } from '@/lib/board/graph/passage';
import { breachPrices, dearestWay } from '@/lib/board/graph/price';
import { FAR, search } from '@/lib/board/graph/search';

/** Breaks of the heaviest class, of the lighter one, and ordinary cost. */
type Sum = readonly [number, number, number];
const NOTHING: Sum = [0, 0, 0];
const plus = (a: Sum, b: Sum): Sum => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const before = (a: Sum, b: Sum): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

const DEAREST_STEP = 9;
const MOST_BREAKS = 3;
/** From, to, and what the step comes to. */
const boards = fc.integer({ min: 1, max: 8 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    steps: fc.array(
      fc.tuple(
        fc.nat(count - 1),
        fc.nat(count - 1),
        fc.tuple(fc.nat(MOST_BREAKS), fc.nat(MOST_BREAKS), fc.nat(DEAREST_STEP)),
      ),
      { maxLength: 24 },
    ),
  }),
);

/** What the best way to each state comes to, class by class, by every step again until nothing changes. */
function slowly(count: number, steps: readonly (readonly [number, number, Sum])[]): readonly (Sum | undefined)[] {
  const best: (Sum | undefined)[] = [NOTHING];
  for (let round = 0; round < count; round++)
    for (const [from, to, sum] of steps) {
      const [here, known] = [best[from], best[to]];
      if (here && (!known || before(plus(here, sum), known) < 0)) best[to] = plus(here, sum);
    }
  return Array.from({ length: count }, (_, state) => best[state]);
}

describe('prices of breaks', () => {
  test('the cheapest way breaks least, class by class, and is the shortest of those', () => {
    fc.assert(
      fc.property(boards, ({ count, steps }) => {
        const most = dearestWay(count, MOST_BREAKS);
        const [light, heavy] = breachPrices(dearestWay(count, DEAREST_STEP), most, most);
        const passage: Passage = {
          states: count,
          steps: (state, visit) =>
            steps.forEach(([from, to, [much, little, cost]], by) =>
              from === state ? visit(to, cost, much * heavy + little * light, by) : undefined,
            ),
        };
        const { cost } = search(passage, [0], { breaking: true });
        slowly(count, steps).forEach((sum, state) =>
          expect(cost[state]).toBe(sum ? sum[0] * heavy + sum[1] * light + sum[2] : FAR),
        );
      }),
    );
  });

  test('are the places of a number', () => {
    expect(breachPrices(9, 9, 9)).toEqual([10, 100]);
    expect(breachPrices(4, 1, 20, 1)).toEqual([5, 10, 210]);
    expect(breachPrices(0, 0)).toEqual([1]);
  });

  test('bounds that do not go into the number of a search are refused', () => {
    expect(breachPrices(2 ** 20 - 1, 2 ** 11 - 2)).toEqual([2 ** 20]);
    expect(() => breachPrices(2 ** 20 - 1, 2 ** 11 - 1)).toThrow('a search ends');
    expect(() => breachPrices(FAR)).toThrow('a search ends');
  });

  test('a way enters no state twice', () => {
    expect(dearestWay(5, 3)).toBe(12);
  });
});
