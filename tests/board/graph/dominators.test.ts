import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dominators, dominatorsOf } from '@/lib/board/graph/dominators';
import { namedGraph, nodeOf } from '@/lib/board/graph/named';
import { openPassage } from '@/lib/board/graph/passage';
import { hexGraph, naiveReach, positions } from '@/tests/board/graph/boards';

describe('dominators', () => {
  test('a chain, a ring and a second root', () => {
    const lines = ['root-a', 'a-b', 'a-c', 'b-d', 'c-d', 'd-e', 'e-other'].map((pair) => {
      const [a = '', b = ''] = pair.split('-');
      return { a, b, allowed: 1 };
    });
    const graph = namedGraph(['root', 'a', 'b', 'c', 'd', 'e', 'other'], lines);
    const all = (count: number) => new Uint8Array(count).fill(1);
    const passage = openPassage({ graph, open: all(7), usable: all(lines.length) });
    const cutting = (roots: readonly string[], id: string) =>
      dominatorsOf(
        dominators(
          passage,
          roots.map((root) => nodeOf(graph, root)),
        ),
        nodeOf(graph, id),
      ).map((node) => graph.ids[node]);
    expect(cutting(['root'], 'e')).toEqual(['d', 'a', 'root']);
    expect(cutting(['root', 'other'], 'e')).toEqual([]);
    expect(cutting(['root', 'other'], 'root')).toEqual([]);
  });

  test('hexes: a pass between two closed hexes', () => {
    // Three columns of two hexes; the middle column is open in one hex only.
    const graph = hexGraph({ columns: 3, rows: 2, evenAhead: false });
    const open = Uint8Array.from([1, 1, 1, 0, 1, 1]);
    const passage = openPassage({ graph, open, usable: new Uint8Array(graph.lines).fill(1) });
    expect(dominatorsOf(dominators(passage, [0, 1]), 5)).toEqual([2]);
  });

  test('exactly the nodes whose removal cuts a node off, on named spaces and on hexes (brute force)', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const { graph, view, roots } = position;
        const tree = dominators(openPassage(view), roots);
        const before = naiveReach(position);
        for (let lost = 0; lost < graph.nodes; lost++) {
          const after = naiveReach(position, lost);
          for (let node = 0; node < graph.nodes; node++) {
            const cut = node !== lost && before.has(node) && !after.has(node);
            expect(dominatorsOf(tree, node).includes(lost)).toBe(cut);
          }
        }
      }),
    );
  });
});
