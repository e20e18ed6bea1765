import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dominators, dominatorsOf } from '@/lib/board/graph/dominators';
import { openPassage, pricedPassage, type Passage } from '@/lib/board/graph/passage';
import { FAR, isReached, search } from '@/lib/board/graph/search';
import { threats } from '@/lib/board/graph/threats';
import { charges, DEAR, positions, pricesOf, type Position } from '@/tests/board/graph/boards';

describe('threats', () => {
  test('without a limit they are the dominators, on named spaces and on hexes', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const { graph, view, roots } = position;
        const passage = openPassage(view);
        const tree = dominators(passage, roots);
        const threatsTo = threats(passage, roots);
        for (let node = 0; node < graph.nodes; node++) expect(threatsTo(node)).toEqual(dominatorsOf(tree, node));
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
        const threatsTo = threats(passage, roots, limit);
        for (let node = 0; node < graph.nodes; node++) {
          const reached = costWithout(-1, node) <= limit;
          for (let lost = 0; lost < graph.nodes; lost++)
            expect(threatsTo(node).includes(lost)).toBe(reached && lost !== node && costWithout(lost, node) > limit);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('places of several states are lost with all of them (brute force)', () => {
    fc.assert(
      fc.property(
        positions,
        charges(0, 3),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 12 }),
        (position, costs, size, limit) => {
          const { graph, roots } = position;
          const passage = pricedPassage(graph, costs, pricesOf(position));
          const placeOf = (state: number): number => (state === 0 ? -1 : Math.floor(state / size));
          const without = (lost: number): Passage => ({
            states: passage.states,
            steps: (state, visit) =>
              passage.steps(state, (next, ...rest) => {
                if (placeOf(next) !== lost) visit(next, ...rest);
              }),
          });
          const threatsTo = threats(passage, roots, limit, placeOf);
          const reached = search(passage, roots, { limit });
          for (let lost = 0; lost < graph.nodes; lost++) {
            const left = search(
              without(lost),
              roots.filter((root) => placeOf(root) !== lost),
              { limit },
            );
            for (let node = 0; node < graph.nodes; node++)
              expect(threatsTo(node).includes(lost)).toBe(
                isReached(reached, node) && placeOf(node) !== lost && !isReached(left, node),
              );
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** Whether a slot leads into or out of a node. */
const touches = ({ graph }: Position, slot: number, node: number): boolean =>
  graph.to[slot] === node || (slot >= (graph.first[node] ?? 0) && slot < (graph.first[node + 1] ?? 0) && node >= 0);
