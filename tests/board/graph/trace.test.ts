import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pricedPassage } from '@/lib/board/graph/passage';
import { search, type Found } from '@/lib/board/graph/search';
import { tracer, type Tracer } from '@/lib/board/graph/trace';
import { DEAR, naiveReach, positions, pricesOf, type Position } from '@/tests/board/graph/boards';

const FREE = { node: new Uint8Array(25), line: new Uint8Array(150).fill(1) };

/** Traces in a position, counting the searches. */
function traceIn(position: Position, outward: boolean): { trace: Tracer<string>; searches: string[] } {
  const { graph, view, roots } = position;
  const passage = pricedPassage(graph, FREE, pricesOf(position));
  const searches: string[] = [];
  const made = (name: string, found: Found): Found => {
    searches.push(name);
    return found;
  };
  const trace = tracer({
    lawful: () => made('lawful', search(passage, roots)),
    broken: () => made('broken', search(passage, roots, { breaking: true })),
    breaks: (from, to, slot) => [
      ...(view.usable[graph.line[slot] ?? -1] ? [] : [`line ${from} ${to}`]),
      ...(view.open[outward ? from : to] ? [] : [`node ${outward ? from : to}`]),
    ],
    outward,
  });
  return { trace, searches };
}

describe('a trace', () => {
  test('is lawful exactly where a naive search finds a way; else it breaks as often as it is charged for', () => {
    fc.assert(
      fc.property(positions, fc.boolean(), (position, outward) => {
        const { graph, roots } = position;
        const { trace } = traceIn(position, outward);
        const naive = naiveReach(position);
        const broken = search(pricedPassage(graph, FREE, pricesOf(position)), roots, { breaking: true });
        for (let node = 0; node < graph.nodes; node++) {
          const way = trace([node]);
          expect(way?.lawful ?? false).toBe(naive.has(node));
          if (!way) continue;
          expect(roots).toContain(outward ? way.states[0] : way.states.at(-1));
          expect(outward ? way.states.at(-1) : way.states[0]).toBe(node);
          expect(way.by.length).toBe(way.states.length - 1);
          expect(way.breaks.length).toBe(way.lawful ? 0 : Math.floor((broken.cost[node] ?? 0) / DEAR));
          // Breaks come in the order of the way.
          const places = way.breaks.map(({ place }) => place);
          expect(places).toEqual([...places].sort((a, b) => a - b));
        }
      }),
    );
  });

  test('searches for broken ways only when a lawful one is missing, and each search once', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const { trace, searches } = traceIn(position, false);
        const missing = Array.from({ length: position.graph.nodes }, (_, node) => trace([node])).some(
          (way) => !way?.lawful,
        );
        expect(searches).toEqual(missing ? ['lawful', 'broken'] : ['lawful']);
      }),
    );
  });

  test('takes the cheapest of several ends, the first of equals', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const { trace } = traceIn(position, true);
        const all = Array.from({ length: position.graph.nodes }, (_, node) => node).reverse();
        const way = trace(all);
        expect(way?.states).toEqual(position.roots.length ? [Math.max(...position.roots)] : undefined);
      }),
    );
  });

  test('a way beyond the limit is too long, not broken', () => {
    const position = {
      graph: { nodes: 3, lines: 2, first: [0, 1, 3, 4], to: [1, 0, 2, 1], line: [0, 0, 1, 1] },
      open: [1, 1, 1],
    };
    const graph = {
      ...position.graph,
      first: Int32Array.from(position.graph.first),
      to: Int32Array.from(position.graph.to),
      line: Int32Array.from(position.graph.line),
    };
    const view = { graph, open: Uint8Array.from(position.open), usable: Uint8Array.from([1, 1]) };
    const { trace } = traceIn({ graph, view, roots: [0] }, false);
    expect(trace([2], 2)).toMatchObject({ lawful: true, states: [2, 1, 0], breaks: [] });
    expect(trace([2], 1)).toMatchObject({ lawful: false, states: [2, 1, 0], breaks: [] });
  });
});
