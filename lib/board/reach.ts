import { at, usable, type View } from '@/lib/board/graph';

const UNREACHED = -1;
const ROOT = -2;

/**
 * What a search from its roots has found: for each node the next node towards a root, and the line that leads there.
 */
export interface Reach {
  readonly next: Int32Array;
  readonly line: Int32Array;
}

/**
 * Everything connected to the roots, by fewest lines; late nodes are used only after all others. Roots are left even
 * where they are closed; any other closed node is reached but not passed.
 */
export function reach(view: View, roots: Iterable<number>): Reach {
  const { graph, open } = view;
  const count = graph.ids.length;
  const found: Reach = { next: new Int32Array(count).fill(UNREACHED), line: new Int32Array(count).fill(UNREACHED) };
  const queue: number[] = [];
  const later: number[] = [];
  for (const root of roots) {
    if (at(found.next, root) !== UNREACHED) continue;
    found.next[root] = ROOT;
    queue.push(root);
  }
  let head = 0;
  while (head < queue.length || later.length) {
    const node = head < queue.length ? (queue[head++] as number) : (later.shift() as number);
    for (let slot = at(graph.first, node); slot < at(graph.first, node + 1); slot++) {
      const other = at(graph.to, slot);
      if (at(found.next, other) !== UNREACHED || !usable(view, at(graph.line, slot))) continue;
      found.next[other] = node;
      found.line[other] = at(graph.line, slot);
      if (at(open, other)) (at(graph.late, other) ? later : queue).push(other);
    }
  }
  return found;
}

export const isReached = (found: Reach, node: number): boolean => at(found.next, node) !== UNREACHED;

/** The nodes from a reached node to the root that it hangs on, both included; empty when it is not reached. */
export function pathFrom(found: Reach, node: number): readonly number[] {
  const path: number[] = [];
  if (!isReached(found, node)) return path;
  for (let here = node; here !== ROOT; here = at(found.next, here)) path.push(here);
  return path;
}
