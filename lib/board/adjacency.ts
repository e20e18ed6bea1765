/**
 * The neighbours of numbered nodes: those of node n are the slots first[n] to first[n + 1] - 1 of `to` (the neighbour)
 * and `line` (the line that leads there).
 */
export interface Adjacency {
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly line: Int32Array;
}

/** Indexes lines between nodes below `count`, each from both of its ends. */
export function adjacency(count: number, endA: ArrayLike<number>, endB: ArrayLike<number>): Adjacency {
  const first = new Int32Array(count + 1);
  const bump = (node: number): void => void (first[node + 1] = (first[node + 1] ?? 0) + 1);
  for (let line = 0; line < endA.length; line++) {
    bump(endA[line] ?? 0);
    bump(endB[line] ?? 0);
  }
  for (let node = 0; node < count; node++) first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0);
  const free = first.slice();
  const to = new Int32Array(2 * endA.length);
  const lines = new Int32Array(2 * endA.length);
  const put = (from: number, target: number, line: number): void => {
    const slot = free[from] ?? 0;
    free[from] = slot + 1;
    to[slot] = target;
    lines[slot] = line;
  };
  for (let line = 0; line < endA.length; line++) {
    put(endA[line] ?? 0, endB[line] ?? 0, line);
    put(endB[line] ?? 0, endA[line] ?? 0, line);
  }
  return { first, to, line: lines };
}
