import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pricedPassage, type Passage } from '@/lib/board/graph/passage';
import { FAR, search, wayBack, wayTo, type Extent } from '@/lib/board/graph/search';
import { charges, positions, stepsOf } from '@/tests/board/graph/boards';

/** From, to, cost and breach. */
type Steps = readonly (readonly [number, number, number, number])[];
const boards = fc.integer({ min: 1, max: 9 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    steps: fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1), fc.nat(20), fc.oneof(fc.constant(0), fc.nat(40))), {
      maxLength: 30,
    }),
    starts: fc.uniqueArray(fc.nat(count - 1), { maxLength: 3 }),
  }),
);

const passageOf = (count: number, steps: Steps): Passage => ({
  states: count,
  steps: (state, visit) =>
    steps.forEach(([a, b, cost, breach], by) => (a === state ? visit(b, cost, breach, by) : undefined)),
});

/** By Bellman and Ford: every step again until nothing changes. */
function slowly(count: number, steps: Steps, starts: readonly number[], { limit = FAR, breaking }: Extent) {
  const cost: number[] = Array.from({ length: count }, (_, i) => (starts.includes(i) ? 0 : FAR));
  for (let round = 0; round < count; round++)
    for (const [a, b, step, breach] of steps)
      if ((cost[a] ?? FAR) < FAR && (breaking || breach === 0))
        cost[b] = Math.min(cost[b] ?? FAR, (cost[a] ?? 0) + step + breach);
  return cost.map((found) => (found > limit ? FAR : found));
}

const extents = fc.record({ limit: fc.option(fc.nat(60), { nil: undefined }), breaking: fc.boolean() });

describe('search', () => {
  test('costs as found by trying everything; a limit hides what is dearer and nothing else', () => {
    fc.assert(
      fc.property(boards, extents, ({ count, steps, starts }, extent) => {
        expect([...search(passageOf(count, steps), starts, extent).cost]).toEqual(slowly(count, steps, starts, extent));
      }),
    );
  });

  test('ways begin at a start, follow steps and add up to the cost', () => {
    fc.assert(
      fc.property(boards, ({ count, steps, starts }) => {
        const found = search(passageOf(count, steps), starts, { breaking: true });
        for (let state = 0; state < count; state++) {
          const way = wayTo(found, state);
          expect([...way].reverse()).toEqual(wayBack(found, state));
          expect(way.length > 0).toBe((found.cost[state] ?? FAR) < FAR);
          if (!way.length) continue;
          expect(starts).toContain(way[0]);
          expect(way.at(-1)).toBe(state);
          let sum = 0;
          way.slice(1).forEach((next, i) => {
            const [a, b, cost = 0, breach = 0] = steps[found.by[next] ?? -1] ?? [];
            expect([a, b]).toEqual([way[i], next]);
            sum += cost + breach;
          });
          expect(sum).toBe(found.cost[state]);
        }
      }),
    );
  });

  test('of equal ways the one through the lower states is taken', () => {
    const diamond: Steps = [
      [0, 3, 1, 0],
      [0, 2, 1, 0],
      [3, 4, 1, 0],
      [2, 4, 1, 0],
    ];
    expect(wayTo(search(passageOf(5, diamond), [0]), 4)).toEqual([0, 2, 4]);
  });

  test('priced boards, spaces and hexes: a way pays for the nodes that it passes and for its start, not for its end', () => {
    fc.assert(
      fc.property(
        positions,
        charges(0, 9),
        charges(-3, 9),
        fc.boolean(),
        ({ graph, roots }, costs, prices, breaking) => {
          // Half of the breaches are none.
          const breaches = {
            node: prices.node.map((price) => Math.max(0, price)),
            line: prices.line.map((price) => Math.max(0, price)),
          };
          const steps = stepsOf(graph).map(
            ([from, to, line]) =>
              [
                from,
                to,
                (costs.node[from] ?? 0) + (costs.line[line] ?? 0),
                (breaches.node[from] ?? 0) + (breaches.line[line] ?? 0),
              ] as const,
          );
          const found = search(pricedPassage(graph, costs, breaches), roots, { breaking });
          expect([...found.cost]).toEqual(slowly(graph.nodes, steps, roots, { breaking }));
        },
      ),
    );
  });
});
