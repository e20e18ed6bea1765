import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildGraph, nodeOf, type View } from '@/lib/board/graph';
import { isReached, pathFrom, reach } from '@/lib/board/reach';
import { naiveReach, positions } from '@/tests/board/boards';

const RAIL = 1;
const FERRY = 2;
/** a – b – c – d along the land, a – sea – d by ship, and a side line b – e for the ferry only */
const graph = buildGraph(
  ['a', 'b', 'c', 'd', 'e', 'sea'],
  [
    { a: 'a', b: 'b', allowed: RAIL },
    { a: 'b', b: 'c', allowed: RAIL },
    { a: 'c', b: 'd', allowed: RAIL },
    { a: 'a', b: 'sea', allowed: RAIL },
    { a: 'sea', b: 'd', allowed: RAIL },
    { a: 'b', b: 'e', allowed: FERRY },
  ],
  new Set(['sea']),
);
const view = (closed: readonly string[] = [], traveller = RAIL, shut: readonly number[] = []): View => ({
  graph,
  traveller,
  open: Uint8Array.from(graph.ids, (id) => Number(!closed.includes(id))),
  shut: Uint8Array.from(graph.lines, (_, l) => Number(shut.includes(l))),
});
const pathTo = (from: string, seen: View): string => {
  const found = reach(seen, [nodeOf(graph, 'd')]);
  return pathFrom(found, nodeOf(graph, from))
    .map((node) => graph.ids[node])
    .join(' ');
};

describe('reach', () => {
  test('finds the shortest way over land and uses a late node only when nothing else leads on', () => {
    expect(pathTo('a', view())).toBe('a b c d');
    expect(pathTo('a', view(['c']))).toBe('a sea d');
  });

  test('a closed space is reached but not passed', () => {
    const found = reach(view(['c', 'sea']), [nodeOf(graph, 'd')]);
    expect(isReached(found, nodeOf(graph, 'c'))).toBe(true);
    expect(isReached(found, nodeOf(graph, 'b'))).toBe(false);
  });

  test('a closed root is left all the same', () => {
    expect(pathTo('c', view(['d']))).toBe('c d');
  });

  test('lines are for the travellers that share a bit with them, and not when shut', () => {
    expect(pathTo('e', view())).toBe('');
    expect(pathTo('e', view([], RAIL | FERRY))).toBe('e b c d');
    expect(pathTo('b', view(['sea'], RAIL, [1]))).toBe('');
  });

  test('no roots, nothing reached', () => {
    const found = reach(view(), []);
    expect(graph.ids.some((_, node) => isReached(found, node))).toBe(false);
  });

  test('a line to an unknown space is a programmer’s error', () => {
    expect(() => buildGraph(['a'], [{ a: 'a', b: 'nowhere', allowed: 1 }])).toThrow(/nowhere/);
    expect(() => nodeOf(graph, 'nowhere')).toThrow(/nowhere/);
  });

  test('agrees with a naive search, and every path is a legal one', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const { graph: board, view: seen, roots } = position;
        const found = reach(seen, roots);
        const naive = naiveReach(position);
        board.ids.forEach((_, node) => {
          expect(isReached(found, node)).toBe(naive.has(node));
          const path = pathFrom(found, node);
          expect(path.slice(1).every((step) => seen.open[step] === 1)).toBe(true);
          if (path.length) expect(roots).toContain(path[path.length - 1]);
        });
      }),
    );
  });
});
