import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namedGraph, nodeOf, usableBy } from '@/lib/board/graph/named';
import { openPassage, type View } from '@/lib/board/graph/passage';
import { reach } from '@/lib/board/graph/reach';
import { isReached, wayBack } from '@/lib/board/graph/search';
import { naiveReach, positions } from '@/tests/board/graph/boards';

const RAIL = 1;
const FERRY = 2;
/** a – b – c – d along the land, a – sea – d by ship, and a side line b – e for the ferry only */
const graph = namedGraph(
  ['a', 'b', 'c', 'd', 'e', 'sea'],
  [
    { a: 'a', b: 'b', allowed: RAIL },
    { a: 'b', b: 'c', allowed: RAIL },
    { a: 'c', b: 'd', allowed: RAIL },
    { a: 'a', b: 'sea', allowed: RAIL },
    { a: 'sea', b: 'd', allowed: RAIL },
    { a: 'b', b: 'e', allowed: FERRY },
  ],
);
const late = Uint8Array.from(graph.ids, (id) => Number(id === 'sea'));
const view = (closed: readonly string[] = [], traveller = RAIL, shut: readonly number[] = []): View => ({
  graph,
  open: Uint8Array.from(graph.ids, (id) => Number(!closed.includes(id))),
  usable: usableBy(
    graph,
    traveller,
    Uint8Array.from(graph.ends, (_, line) => Number(shut.includes(line))),
  ),
});
const fromD = (seen: View) => reach(openPassage(seen, nodeOf(graph, 'd')), [nodeOf(graph, 'd')], late);
const pathTo = (from: string, seen: View): string =>
  wayBack(fromD(seen), nodeOf(graph, from))
    .map((node) => graph.ids[node])
    .join(' ');

describe('reach', () => {
  test('finds the shortest way over land and uses a late node only when nothing else leads on', () => {
    expect(pathTo('a', view())).toBe('a b c d');
    expect(pathTo('a', view(['c']))).toBe('a sea d');
  });

  test('a closed space is reached but not passed', () => {
    const found = fromD(view(['c', 'sea']));
    expect(isReached(found, nodeOf(graph, 'c'))).toBe(true);
    expect(isReached(found, nodeOf(graph, 'b'))).toBe(false);
  });

  test('a closed root is left all the same, where the passage says so', () => {
    expect(pathTo('c', view(['d']))).toBe('c d');
    expect(isReached(reach(openPassage(view(['d'])), [nodeOf(graph, 'd')]), nodeOf(graph, 'c'))).toBe(false);
  });

  test('lines are for the travellers that share a bit with them, and not when shut', () => {
    expect(pathTo('e', view())).toBe('');
    expect(pathTo('e', view([], RAIL | FERRY))).toBe('e b c d');
    expect(pathTo('b', view(['sea'], RAIL, [1]))).toBe('');
  });

  test('no roots, nothing reached', () => {
    const found = reach(openPassage(view()), []);
    expect(graph.ids.some((_, node) => isReached(found, node))).toBe(false);
  });

  test('a line to an unknown space is a programmer’s error', () => {
    expect(() => namedGraph(['a'], [{ a: 'a', b: 'nowhere', allowed: 1 }])).toThrow(/nowhere/);
    expect(() => nodeOf(graph, 'nowhere')).toThrow(/nowhere/);
  });

  test('agrees with a naive search, and every path is a legal one', () => {
    fc.assert(
      fc.property(positions, fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }), (position, lateNodes) => {
        const { graph: board, view: seen, roots } = position;
        const found = reach(openPassage(seen), roots, Uint8Array.from(lateNodes, Number));
        const naive = naiveReach(position);
        for (let node = 0; node < board.nodes; node++) {
          expect(isReached(found, node)).toBe(naive.has(node));
          const path = wayBack(found, node);
          expect(path.slice(1).every((step) => seen.open[step] === 1)).toBe(true);
          expect(path.slice(0, -1).every((step) => seen.usable[board.line[found.by[step] ?? -1] ?? -1] === 1)).toBe(
            true,
          );
          if (path.length) expect(roots).toContain(path[path.length - 1]);
        }
      }),
    );
  });
});
