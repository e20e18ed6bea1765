import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dominators, dominatorsOf } from '@/lib/board/dominators';
import { buildGraph, nodeOf } from '@/lib/board/graph';
import { naiveReach, positions } from '@/tests/board/boards';

describe('dominators', () => {
  test('a chain, a ring and a second root', () => {
    const lines = ['root-a', 'a-b', 'a-c', 'b-d', 'c-d', 'd-e', 'e-other'].map((pair) => {
      const [a = '', b = ''] = pair.split('-');
      return { a, b, allowed: 1 };
    });
    const graph = buildGraph(['root', 'a', 'b', 'c', 'd', 'e', 'other'], lines);
    const view = { graph, traveller: 1, open: new Uint8Array(7).fill(1), shut: new Uint8Array(lines.length) };
    const cutting = (roots: readonly string[], id: string) =>
      dominatorsOf(
        dominators(
          view,
          roots.map((root) => nodeOf(graph, root)),
        ),
        nodeOf(graph, id),
      ).map((node) => graph.ids[node]);
    expect(cutting(['root'], 'e')).toEqual(['d', 'a', 'root']);
    expect(cutting(['root', 'other'], 'e')).toEqual([]);
    expect(cutting(['root', 'other'], 'root')).toEqual([]);
  });

  test('exactly the nodes whose removal cuts a node off (brute force)', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const { graph, view, roots } = position;
        const tree = dominators(view, roots);
        const before = naiveReach(position);
        graph.ids.forEach((_, lost) => {
          const after = naiveReach(position, lost);
          graph.ids.forEach((__, node) => {
            const cut = node !== lost && before.has(node) && !after.has(node);
            expect(dominatorsOf(tree, node).includes(lost)).toBe(cut);
          });
        });
      }),
    );
  });
});
