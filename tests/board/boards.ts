import fc from 'fast-check';
import { buildGraph, type Graph, type View } from '@/lib/board/graph';

/** A small random board with closed spaces, shut lines and two kinds of travellers. */
export interface Position {
  readonly graph: Graph;
  readonly view: View;
  readonly roots: readonly number[];
}

export const positions: fc.Arbitrary<Position> = fc
  .integer({ min: 1, max: 12 })
  .chain((count) =>
    fc.record({
      count: fc.constant(count),
      lines: fc.array(
        fc.record({
          a: fc.nat(count - 1),
          b: fc.nat(count - 1),
          allowed: fc.constantFrom(0, 1, 2, 3),
          shut: fc.boolean(),
        }),
        { maxLength: 24 },
      ),
      open: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
      late: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
      roots: fc.uniqueArray(fc.nat(count - 1), { minLength: 0, maxLength: 3 }),
    }),
  )
  .map(({ count, lines, open, late, roots }) => {
    const ids = Array.from({ length: count }, (_, i) => `s${i}`);
    const graph = buildGraph(
      ids,
      lines.map(({ a, b, allowed }) => ({ a: `s${a}`, b: `s${b}`, allowed })),
      new Set(ids.filter((_, i) => late[i])),
    );
    const view: View = {
      graph,
      traveller: 1,
      open: Uint8Array.from(open, (free, i) => Number(free || roots.includes(i))),
      shut: Uint8Array.from(lines, ({ shut }) => Number(shut)),
    };
    return { graph, view, roots };
  });

/** What a naive search reaches: spread from the roots until nothing changes. */
export function naiveReach({ graph, view, roots }: Position, without = -1): ReadonlySet<number> {
  const reached = new Set(roots.filter((root) => root !== without));
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    graph.lines.forEach((line, l) => {
      if (!(line.allowed & view.traveller) || view.shut[l]) return;
      const [a, b] = [graph.ids.indexOf(line.a), graph.ids.indexOf(line.b)];
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const) {
        if (reached.has(from) && (view.open[from] || roots.includes(from)) && from !== without && to !== without)
          reached.add(to);
      }
    });
  }
  return reached;
}
