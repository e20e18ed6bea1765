import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS, neighbour, opposite } from '@/lib/board/hex/grid';
import { grids, hexGraph } from '@/tests/board/graph/boards';

test('a grid as a graph: six slots a hex in the order of the directions, one line for both sides of a hexside', () => {
  fc.assert(
    fc.property(grids, (grid) => {
      const { nodes, lines, first, to, line } = hexGraph(grid);
      expect(nodes).toBe(grid.columns * grid.rows);
      for (let hex = 0; hex < nodes; hex++) {
        expect([first[hex], first[hex + 1]]).toEqual([hex * 6, hex * 6 + 6]);
        for (const direction of DIRECTIONS) {
          const slot = hex * 6 + direction;
          const next = neighbour(grid, hex, direction);
          expect(to[slot]).toBe(next ?? -1);
          expect(line[slot]).toBeLessThan(lines);
          if (next !== undefined) expect(line[slot]).toBe(line[next * 6 + opposite(direction)]);
        }
      }
      const sides = [...line].filter((_, slot) => (to[slot] ?? -1) >= 0);
      expect(new Set(sides).size * 2).toBe(sides.length);
    }),
  );
});
