import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dominators, dominatorsOf } from '@/lib/board/graph/dominators';
import { openPassage, pricedPassage } from '@/lib/board/graph/passage';
import { FAR, search, type Found } from '@/lib/board/graph/search';
import { threatsTo, tracer, type Tracer } from '@/lib/board/graph/trace';
import { charges, naiveReach, positions, type Position } from '@/tests/board/graph/boards';

const DEAR = 1_000;

/** The prices of a position's closed nodes and lines, each dearer than any detour. */
const pricesOf = ({ view }: Position) => ({
  node: Int32Array.from(view.open, (open) => (open ? 0 : DEAR)),
  line: Int32Array.from(view.usable, (usable) => (usable ? 0 : DEAR)),
});
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

describe('threats', () => {
  test('without a limit they are the dominators, on named spaces and on hexes', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const { graph, view, roots } = position;
        const passage = openPassage(view);
        const tree = dominators(passage, roots);
        for (let node = 0; node < graph.nodes; node++)
          expect(threatsTo(passage, roots, node)).toEqual(dominatorsOf(tree, node));
      }),
    );
  });

  test('with a limit they are the nodes whose removal leaves no way so short (brute force)', () => {
    fc.assert(
      fc.property(positions, charges(0, 9), fc.integer({ min: 0, max: 30 }), (position, costs, limit) => {
        const { graph, roots } = position;
        const passage = pricedPassage(graph, costs, pricesOf(position));
        const costWithout = (lost: number, node: number): number => {
          const wall = { ...pricesOf(position) };
          // Nothing leads into or out of a node that is lost.
          const shut = graph.line.map((line) => line).filter((_, slot) => touches(position, slot, lost));
          shut.forEach((line) => (wall.line[line] = DEAR));
          const found = search(
            pricedPassage(graph, costs, wall),
            roots.filter((root) => root !== lost),
          );
          return found.cost[node] ?? FAR;
        };
        for (let node = 0; node < graph.nodes; node++) {
          const reached = costWithout(-1, node) <= limit;
          const threats = threatsTo(passage, roots, node, limit);
          for (let lost = 0; lost < graph.nodes; lost++)
            expect(threats.includes(lost)).toBe(reached && lost !== node && costWithout(lost, node) > limit);
        }
      }),
      { numRuns: 40 },
    );
  });
});

/** Whether a slot leads into or out of a node. */
const touches = ({ graph }: Position, slot: number, node: number): boolean =>
  graph.to[slot] === node || (slot >= (graph.first[node] ?? 0) && slot < (graph.first[node + 1] ?? 0) && node >= 0);
