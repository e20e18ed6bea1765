/**
 * A board by numbers: the lines out of node n are the slots first[n] to first[n + 1] - 1 of `to` (the node at the other
 * end, -1 for a slot that leads nowhere, as at the edge of a grid) and of `line` (the line, the same from both ends).
 */
export interface Graph {
  readonly nodes: number;
  readonly lines: number;
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly line: Int32Array;
}

/** Indexes lines between nodes below `nodes`, each from both of its ends. */
export function graphOf(nodes: number, endA: ArrayLike<number>, endB: ArrayLike<number>): Graph {
  const lines = endA.length;
  const first = new Int32Array(nodes + 1);
  const bump = (node: number): void => void (first[node + 1] = (first[node + 1] ?? 0) + 1);
  for (let line = 0; line < lines; line++) {
    bump(endA[line] ?? 0);
    bump(endB[line] ?? 0);
  }
  for (let node = 0; node < nodes; node++) first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0);
  const free = first.slice();
  const to = new Int32Array(2 * lines);
  const slots = new Int32Array(2 * lines);
  const put = (from: number, target: number, line: number): void => {
    const slot = free[from] ?? 0;
    free[from] = slot + 1;
    to[slot] = target;
    slots[slot] = line;
  };
  for (let line = 0; line < lines; line++) {
    put(endA[line] ?? 0, endB[line] ?? 0, line);
    put(endB[line] ?? 0, endA[line] ?? 0, line);
  }
  return { nodes, lines, first, to, line: slots };
}
