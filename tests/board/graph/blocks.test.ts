import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocks } from '@/lib/board/graph/blocks';
import { graphOf } from '@/lib/board/graph/graph';
import { hexGraph, stepsOf } from '@/tests/board/graph/boards';

type Lines = readonly (readonly [number, number])[];

const blocksOf = (count: number, lines: Lines): Int32Array =>
  blocks(
    graphOf(
      count,
      lines.map(([a]) => a),
      lines.map(([, b]) => b),
    ),
  );

/** Every round trip without a repeated node, as the set of its lines. */
function roundTrips(lines: Lines): readonly ReadonlySet<number>[] {
  const found: Set<number>[] = [];
  const go = (start: number, node: number, seen: readonly number[], used: readonly number[]): void => {
    lines.forEach(([a, b], line) => {
      if (used.includes(line) || (a !== node && b !== node)) return;
      const other = a === node ? b : a;
      if (other === start && used.length) found.push(new Set([...used, line]));
      else if (!seen.includes(other)) go(start, other, [...seen, other], [...used, line]);
    });
  };
  new Set(lines.flat()).forEach((start) => go(start, start, [start], []));
  return found;
}

const graphs = fc.integer({ min: 2, max: 6 }).chain((count) =>
  fc.tuple(
    fc.constant(count),
    fc.array(
      fc.tuple(fc.nat(count - 1), fc.nat(count - 1)).filter(([a, b]) => a !== b),
      { maxLength: 8 },
    ),
  ),
);

test('two lines share a block when a round trip uses both', () => {
  fc.assert(
    fc.property(graphs, ([count, lines]) => {
      const block = blocksOf(count, lines);
      const trips = roundTrips(lines);
      lines.forEach((_, i) => {
        expect(block[i]).toBeGreaterThanOrEqual(0);
        lines.forEach((__, j) =>
          expect(block[i] === block[j]).toBe(i === j || trips.some((trip) => trip.has(i) && trip.has(j))),
        );
      });
    }),
  );
});

test('a long line is no trouble for the stack', () => {
  const lines = Array.from({ length: 50_000 }, (_, i) => [i, i + 1] as const);
  expect(new Set(blocksOf(50_001, lines)).size).toBe(50_000);
  expect(new Set(blocksOf(50_001, [...lines, [50_000, 0]])).size).toBe(1);
});

test('hexes: every hexside of a grid two hexes wide is on a round trip, of a single column on none', () => {
  const blocksOn = (columns: number): ReadonlySet<number> => {
    const graph = hexGraph({ columns, rows: 4, evenAhead: true });
    const block = blocks(graph);
    return new Set(stepsOf(graph).map(([, , line]) => block[line] ?? -1));
  };
  expect(blocksOn(1).size).toBe(3);
  expect(blocksOn(2).size).toBe(1);
});
