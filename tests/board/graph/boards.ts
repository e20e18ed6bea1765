import fc from 'fast-check';
import { neighbourGraph } from '@/lib/board/hex/as-graph';
import { namedGraph, usableBy } from '@/lib/board/graph/named';
import type { Graph } from '@/lib/board/graph/graph';
import type { View } from '@/lib/board/graph/passage';
import { DIRECTIONS, neighbour, type HexGrid } from '@/lib/board/hex/grid';

/** A small random board with closed nodes and shut lines, and where searches start. */
export interface Position {
  readonly graph: Graph;
  readonly view: View;
  readonly roots: readonly number[];
}

const flags = (count: number) => fc.array(fc.boolean(), { minLength: count, maxLength: count });
const bytes = (values: readonly boolean[]): Uint8Array => Uint8Array.from(values, Number);
const rootsOf = (count: number) => fc.uniqueArray(fc.nat(count - 1), { minLength: 0, maxLength: 3 });

/** Named spaces and lines, double ones and loops too, for a traveller whose bit is 1. */
const named: fc.Arbitrary<Position> = fc
  .integer({ min: 1, max: 12 })
  .chain((count) =>
    fc.record({
      lines: fc.array(
        fc.record({
          a: fc.nat(count - 1),
          b: fc.nat(count - 1),
          allowed: fc.constantFrom(0, 1, 2, 3),
          shut: fc.boolean(),
        }),
        { maxLength: 24 },
      ),
      open: flags(count),
      roots: rootsOf(count),
    }),
  )
  .map(({ lines, open, roots }) => {
    const ids = open.map((_, i) => `s${i}`);
    const graph = namedGraph(
      ids,
      lines.map(({ a, b, allowed }) => ({ a: `s${a}`, b: `s${b}`, allowed })),
    );
    const usable = usableBy(graph, 1, bytes(lines.map(({ shut }) => shut)));
    return { graph, roots, view: { graph, open: bytes(open.map((free, i) => free || roots.includes(i))), usable } };
  });

/** All hexes of a grid as a graph. */
export const hexGraph = (grid: HexGrid): Graph =>
  neighbourGraph(
    Int32Array.from(
      Array.from({ length: grid.columns * grid.rows }, (_, hex) =>
        DIRECTIONS.map((direction) => neighbour(grid, hex, direction) ?? -1),
      ).flat(),
    ),
  );

export const grids: fc.Arbitrary<HexGrid> = fc.record({
  columns: fc.integer({ min: 1, max: 5 }),
  rows: fc.integer({ min: 1, max: 5 }),
  evenAhead: fc.boolean(),
});

/** Hexes with closed ones among them, and hexsides that cannot be crossed. */
const hexes: fc.Arbitrary<Position> = grids
  .chain((grid) => {
    const count = grid.columns * grid.rows;
    return fc.record({
      grid: fc.constant(grid),
      open: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: count, maxLength: count }),
      usable: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 6 * count, maxLength: 6 * count }),
      roots: rootsOf(count),
    });
  })
  .map(({ grid, open, usable, roots }) => {
    const graph = hexGraph(grid);
    const free = open.map((chance, i) => chance > 0 || roots.includes(i));
    return { graph, roots, view: { graph, open: bytes(free), usable: bytes(usable.map((chance) => chance > 0)) } };
  });

/** Both kinds of boards. */
export const positions: fc.Arbitrary<Position> = fc.oneof(named, hexes);

/** Every step of a graph from one node to another, with its line. */
export function stepsOf({ nodes, first, to, line }: Graph): readonly (readonly [number, number, number])[] {
  return Array.from({ length: nodes }, (_, node) =>
    Array.from(to.slice(first[node], first[node + 1]), (next, i) => [node, next, line[(first[node] ?? 0) + i] ?? -1]),
  )
    .flat()
    .flatMap(([node = -1, next = -1, by = -1]) => (next < 0 ? [] : [[node, next, by] as const]));
}

/** What a naive search reaches: spread from the roots until nothing changes. */
export function naiveReach({ graph, view, roots }: Position, without = -1): ReadonlySet<number> {
  const steps = stepsOf(graph);
  const reached = new Set(roots.filter((root) => root !== without));
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const [from, to, line] of steps)
      if (view.usable[line] && view.open[from] && reached.has(from) && to !== without) reached.add(to);
  }
  return reached;
}

/** Costs and prices as a random board needs them, long enough for any of those above. */
export const charges = (least: number, most: number) =>
  fc.record({
    node: fc.array(fc.integer({ min: least, max: most }), { minLength: 25, maxLength: 25 }),
    line: fc.array(fc.integer({ min: least, max: most }), { minLength: 150, maxLength: 150 }),
  });

/** Dearer than any detour. */
export const DEAR = 1_000;

/** The prices of a position's closed nodes and lines, each dearer than any detour. */
export const pricesOf = ({ view }: Position) => ({
  node: Int32Array.from(view.open, (open) => (open ? 0 : DEAR)),
  line: Int32Array.from(view.usable, (usable) => (usable ? 0 : DEAR)),
});
