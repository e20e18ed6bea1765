import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cheapest, type Prices } from '@/lib/board/cheapest';
import { buildGraph } from '@/lib/board/graph';
import { positions } from '@/tests/board/boards';

const FAR = 0x7fffffff;

/** Prices by relaxing every line until nothing changes. */
function naive(graph: ReturnType<typeof buildGraph>, prices: Prices, roots: readonly number[]): readonly number[] {
  const best: number[] = graph.ids.map((_, node) => (roots.includes(node) ? 0 : FAR));
  for (let changed = true; changed;) {
    changed = false;
    graph.lines.forEach(({ a, b }, l) => {
      const ends = [graph.ids.indexOf(a), graph.ids.indexOf(b)] as const;
      for (const [from, to] of [ends, [ends[1], ends[0]] as const]) {
        const offer =
          (best[from] ?? FAR) === FAR ? FAR : (best[from] ?? 0) + (prices.node[from] ?? 0) + (prices.line[l] ?? 0);
        if (offer < (best[to] ?? FAR)) {
          best[to] = offer;
          changed = true;
        }
      }
    });
  }
  return best;
}

describe('cheapest', () => {
  test('pays for the nodes it passes and the root, not for its start', () => {
    const graph = buildGraph(
      ['root', 'dear', 'far1', 'far2', 'start'],
      ['root-dear', 'dear-start', 'root-far1', 'far1-far2', 'far2-start'].map((pair) => {
        const [a = '', b = ''] = pair.split('-');
        return { a, b, allowed: 1 };
      }),
    );
    const prices = { node: Int32Array.from([10, 5, 0, 0, 99]), line: Int32Array.from([1, 1, 1, 1, 1]) };
    const found = cheapest(graph, prices, [0]);
    expect([...found.price]).toEqual([0, 11, 11, 12, 13]);
    expect(graph.ids[found.next[4] ?? -1]).toBe('far2');
    expect(found.next[0]).toBe(-1);
  });

  test('agrees with plain relaxation, and the way adds up to the price', () => {
    fc.assert(
      fc.property(
        positions,
        fc.array(fc.nat(9), { minLength: 12, maxLength: 12 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 24, maxLength: 24 }),
        ({ graph, roots }, node, line) => {
          const prices = { node: Int32Array.from(node), line: Int32Array.from(line) };
          const found = cheapest(graph, prices, roots);
          expect([...found.price]).toEqual(naive(graph, prices, roots));
          graph.ids.forEach((_, start) => {
            let paid = 0;
            for (let here = start; (found.next[here] ?? -1) >= 0; here = found.next[here] ?? -1)
              paid += (prices.node[found.next[here] ?? 0] ?? 0) + (prices.line[found.line[here] ?? 0] ?? 0);
            expect(found.price[start]).toBe((found.next[start] ?? -1) < 0 && !roots.includes(start) ? FAR : paid);
          });
        },
      ),
    );
  });
});
