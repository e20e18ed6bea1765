import { DIRECTIONS, neighbour, opposite, type HexGrid } from '@/lib/board/hex/grid';
import type { Graph } from '@/lib/board/graph/graph';

const SIDES = DIRECTIONS.length;

/**
 * Hexes as a graph: the slot of hex h in direction d is h * 6 + d, as in the neighbours that are given, with -1 where
 * there is none. The line of a hexside is the lower of its two slots.
 */
export function neighbourGraph(neighbours: Int32Array): Graph {
  const nodes = neighbours.length / SIDES;
  return {
    nodes,
    lines: neighbours.length,
    first: Int32Array.from({ length: nodes + 1 }, (_, hex) => hex * SIDES),
    to: neighbours,
    line: neighbours.map((next, slot) =>
      next < 0 ? slot : Math.min(slot, next * SIDES + opposite(DIRECTIONS[slot % SIDES] ?? 0)),
    ),
  };
}

/** All hexes of a grid as a graph. */
export function hexGraph(grid: HexGrid): Graph {
  const neighbours = new Int32Array(grid.columns * grid.rows * SIDES);
  for (let hex = 0; hex < grid.columns * grid.rows; hex++)
    for (const direction of DIRECTIONS) neighbours[hex * SIDES + direction] = neighbour(grid, hex, direction) ?? -1;
  return neighbourGraph(neighbours);
}
