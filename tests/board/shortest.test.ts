import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FAR, shortest, wayTo } from '@/lib/board/shortest';

type Steps = readonly (readonly [number, number, number])[];
const graphs = fc.integer({ min: 1, max: 9 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    steps: fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1), fc.nat(20)), { maxLength: 30 }),
    starts: fc.uniqueArray(fc.nat(count - 1), { maxLength: 3 }),
  }),
);

const search = (count: number, steps: Steps, starts: readonly number[], limit?: number) =>
  shortest(
    count,
    starts,
    (state, visit) => steps.forEach(([a, b, step]) => (a === state ? visit(b, step) : undefined)),
    limit,
  );

/** By Bellman and Ford: every step again until nothing changes. */
function slowly(count: number, steps: Steps, starts: readonly number[]): readonly number[] {
  const cost: number[] = Array.from({ length: count }, (_, i) => (starts.includes(i) ? 0 : FAR));
  for (let round = 0; round < count; round++)
    for (const [a, b, step] of steps)
      if ((cost[a] ?? FAR) < FAR) cost[b] = Math.min(cost[b] ?? FAR, (cost[a] ?? 0) + step);
  return cost;
}

describe('shortest', () => {
  test('costs as found by trying everything', () => {
    fc.assert(
      fc.property(graphs, ({ count, steps, starts }) => {
        expect([...search(count, steps, starts).cost]).toEqual(slowly(count, steps, starts));
      }),
    );
  });

  test('a limit hides what is dearer and nothing else', () => {
    fc.assert(
      fc.property(graphs, fc.nat(60), ({ count, steps, starts }, limit) => {
        expect([...search(count, steps, starts, limit).cost]).toEqual(
          slowly(count, steps, starts).map((cost) => (cost > limit ? FAR : cost)),
        );
      }),
    );
  });

  test('ways begin at a start, follow steps and add up to the cost', () => {
    fc.assert(
      fc.property(graphs, ({ count, steps, starts }) => {
        const found = search(count, steps, starts);
        for (let state = 0; state < count; state++) {
          const way = wayTo(found, state);
          expect(way.length > 0).toBe((found.cost[state] ?? FAR) < FAR);
          if (!way.length) continue;
          expect(starts).toContain(way[0]);
          expect(way.at(-1)).toBe(state);
          const sum = way
            .slice(1)
            .reduce(
              (total, next, i) =>
                total + Math.min(...steps.filter(([a, b]) => a === way[i] && b === next).map(([, , step]) => step)),
              0,
            );
          expect(sum).toBe(found.cost[state]);
        }
      }),
    );
  });
});
