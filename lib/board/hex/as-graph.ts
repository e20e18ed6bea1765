import { DIRECTIONS, opposite } from '@/lib/board/hex/grid';
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
