import { DIRECTIONS, neighbour, opposite, type HexGrid } from '@/lib/board/hex/grid';
import type { Graph } from '@/lib/board/graph/graph';

const SIDES = DIRECTIONS.length;

/**
 * A grid of hexes as a graph: the slot of hex h in direction d is h * 6 + d, with -1 beyond the edge of the grid. The
 * line of a hexside is the lower of its two slots.
 */
export function hexGraph(grid: HexGrid): Graph {
  const nodes = grid.columns * grid.rows;
  const to = new Int32Array(nodes * SIDES);
  const line = new Int32Array(nodes * SIDES);
  for (let hex = 0; hex < nodes; hex++)
    for (const direction of DIRECTIONS) {
      const slot = hex * SIDES + direction;
      const next = neighbour(grid, hex, direction) ?? -1;
      to[slot] = next;
      line[slot] = next < 0 ? slot : Math.min(slot, next * SIDES + opposite(direction));
    }
  return {
    nodes,
    lines: nodes * SIDES,
    first: Int32Array.from({ length: nodes + 1 }, (_, hex) => hex * SIDES),
    to,
    line,
  };
}
